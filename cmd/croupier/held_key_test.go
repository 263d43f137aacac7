package main

import (
	"context"
	"slices"
	"testing"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
)

// A key that is held down repeats itself thirty times a second. On a button that
// sends, or in the amount of a payment, that is one entry and no more.
func TestAHeldKeyEntersOnce(t *testing.T) {
	t.Parallel()
	e := newEvening(t, "custom", nil, "Ada", "Ben")
	defer e.areAsReloaded()
	ada := e.phones[0]
	e.host.posts("money", "symbol=$&unit=&step=1&start=1500&debt=no")
	e.host.posts("pass-go", "amount=200&name=")
	e.host.posts("counter", "name=Houses&per=seat&start=0&min=0&max=99")

	for _, pad := range []struct {
		kind, field string // what is held on: the button, or a field
		answers     map[string]string
		cash        string
	}{
		{"go", "button.btn:not([type=button])", nil, "1,700"},
		{"raise", "button.btn:not([type=button])", map[string]string{"of": "Houses"}, "1,700"},
		{"pay", "[name=amount]", map[string]string{"to": "2", "amount": "50"}, "1,650"},
	} {
		form := ada.form(pad.kind, pad.answers)
		for name, value := range pad.answers {
			ada.fills(form, name, value)
		}
		ada.unfold(form + " " + pad.field)
		ada.do("holds Enter for "+pad.kind, chromedp.Focus(chromedp.CSS(form+" "+pad.field)), held())
		e.allShow(1, pad.cash)
		kinds := slices.DeleteFunc(ada.entries(), func(k string) bool { return k != pad.kind })
		if len(kinds) != 1 {
			t.Errorf("a held key made %d entries of kind %s, not 1", len(kinds), pad.kind)
		}
	}
}

// held is Enter, held down for a second.
func held() chromedp.Action[chromedp.Void] {
	return chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
		enter := input.DispatchKeyEventParams{Key: "Enter", Code: "Enter", WindowsVirtualKeyCode: 13, NativeVirtualKeyCode: 13, Text: "\r", UnmodifiedText: "\r"}
		repeats := false
		enter.Type, enter.AutoRepeat = input.DispatchKeyEventTypeKeyDown, &repeats
		for range 30 {
			if _, err := cdp.Call(ctx, t, input.DispatchKeyEvent, enter); err != nil {
				return err
			}
			time.Sleep(time.Second / 30)
			repeats = true
		}
		repeats, enter.Type, enter.Text, enter.UnmodifiedText = false, input.DispatchKeyEventTypeKeyUp, "", ""
		_, err := cdp.Call(ctx, t, input.DispatchKeyEvent, enter)
		return err
	})
}

package engine

import (
	"encoding/json"
	"net/url"
	"strconv"
)

// Option is a house rule: what is asked, and the answer where nobody says otherwise.
type Option struct {
	Ask   Field  `json:"ask"` // a Choice, Number or Amount
	Usual string `json:"usual"`
}

// withStart is what is asked, with the answer that these options have.
func (o Option) withStart(current Options) Field {
	switch f := o.Ask.(type) {
	case Choice:
		f.Start = current[f.Name]
		return f
	case Number:
		f.Start = current.Int(f.Name)
		return f
	case Amount:
		f.Start = current.Amount(f.Name, f.In)
		return f
	}
	return o.Ask
}

// MarshalJSON writes what is asked with its sort, as pads do.
func (o Option) MarshalJSON() ([]byte, error) {
	ask, err := Fields{o.Ask}.MarshalJSON()
	if err != nil {
		return nil, err
	}
	return json.Marshal(map[string]any{"ask": json.RawMessage(ask[1 : len(ask)-1]), "usual": o.Usual})
}

// Options are the house rules of one table, by name, in the one spelling that
// headers keep.
type Options map[string]string

// Int is the whole number that an option of that name has.
func (o Options) Int(name string) int {
	n, _ := strconv.Atoi(o[name])
	return n
}

// Amount is the money that an option of that name has, in smallest units.
func (o Options) Amount(name string, in Currency) int {
	n, _ := in.parse(o[name])
	return n
}

// fill checks the options of a table and fills in the usual ones.
func (o Options) fill(asked []Option) (Options, error) {
	out, known, asks := Options{}, 0, Fields{}
	for _, a := range asked {
		asks = append(asks, a.Ask)
		name := a.Ask.names()[0]
		value, ok := o[name]
		if ok {
			known++
		} else {
			value = a.Usual
		}
		read := reading{values: map[string]any{}, spelled: url.Values{}}
		if err := a.Ask.read(url.Values{name: {value}}, &read); err != nil {
			return nil, asking(about(err, name), Fields{a.Ask})
		}
		out[name] = read.spelled.Get(name)
	}
	if known < len(o) {
		given := url.Values{}
		for name := range o {
			given.Set(name, "")
		}
		return nil, unasked(given, asks, Refuse("This game has no such option."))
	}
	return out, nil
}

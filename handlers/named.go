package handlers

import (
	"slices"
	"strings"

	"croupier/engine"
	"croupier/engine/night"
	"croupier/handlers/names"
)

// checkNames holds what somebody is about to name to what the eye sees: by signs
// that can be seen, and not to be mistaken for what stands beside it. Only what comes
// in is asked this, never a log: what is called otherwise since an older Croupier
// goes on.
func checkNames(next engine.Position) error {
	for _, typed := range next.Typed() {
		if err := apartAndSeen(typed); err != nil {
			return err
		}
	}
	return nil
}

func apartAndSeen(asked engine.Typed) error {
	typed := asked.Text
	beside := slices.Concat(asked.Apart, asked.But)
	switch {
	case slices.Contains(beside, typed) || slices.Contains(asked.Known, typed): // nothing new
		return nil
	case !asked.Names():
		return legibleText(asked.Label, typed)
	case !names.Inked(typed):
		return engine.Refuse("%v: only signs that can be seen.", asked.Label)
	case !asked.Several:
		return apart(typed, beside)
	}
	names := strings.Split(typed, ",")
	for i, name := range names {
		if err := apart(strings.TrimSpace(name), names[:i]); err != nil {
			return err
		}
	}
	return nil
}

// legibleText is a sentence without signs that steer it or hide in it; those by which
// some scripts join their letters or keep them apart belong to it.
func legibleText(label engine.Text, typed string) error {
	joins := strings.NewReplacer("\u200c", "", "\u200d", "", "\ufe0f", "")
	if !names.Inked(joins.Replace(typed)) {
		return engine.Refuse("%v: only signs that can be seen.", label)
	}
	return nil
}

// apart refuses a name that looks like another and is not it. Whether the same name
// may stand there twice is the game's to say.
func apart(name string, beside []string) error {
	for _, other := range beside {
		other = strings.TrimSpace(other)
		if other != "" && names.Looks(other) == names.Looks(name) && !strings.EqualFold(other, name) {
			return engine.Refuse("There is %v already. Choose a name that cannot be mistaken for it.", other)
		}
	}
	return nil
}

// checkShelfName holds a thing that the host writes on the shelf of a game to the same;
// beside it are the names of its sort, by what they look like, but for the one it was
// called before.
func checkShelfName(k engine.Kept, beside map[string]string) error {
	if !names.Inked(k.Name) {
		return engine.Refuse("A name has only signs that can be seen.")
	}
	for _, said := range k.Goes {
		if err := legibleText(engine.Textf("%v", k.Name), said); err != nil {
			return err
		}
	}
	return apart(k.Name, []string{beside[names.Looks(k.Name)]})
}

// newlyBuilt holds a template that comes in to the same, entry by entry.
func newlyBuilt(t night.Template) error {
	if err := legibleText(engine.Textf("What it is for"), t.About); err != nil {
		return err
	}
	p, err := t.Game.Fold(t.Setup, nil)
	for _, rec := range t.Log {
		if err != nil {
			return err
		}
		rec.Mark = "" // it is new here; what builds a table has no occasion
		if p, err = p.Enter(rec); err == nil {
			err = checkNames(p)
		}
	}
	return err
}

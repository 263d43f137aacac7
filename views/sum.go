package views

import (
	"encoding/binary"
	"hash/maphash"
	"reflect"
	"sync"
	"time"

	"croupier/engine"
)

// Sum stands for all that a drawing depends on: where it is the same, so is the
// drawing. It is of this run of the program alone; 0 is none.
type Sum uint64

var seed = maphash.MakeSeed()

// Summed is the sum of plain data: what blocks and pads are made of. To add it up
// takes a tenth of what drawing takes, and nothing has to be kept to compare with.
func Summed(values ...any) Sum {
	b := spelling.Get().(*[]byte)
	defer spelling.Put(b)
	*b = (*b)[:0]
	for _, v := range values {
		*b = spell(*b, reflect.ValueOf(v))
	}
	return Sum(maphash.Bytes(seed, *b) | 1)
}

// spelling are buffers in which values are spelled before they are added up.
var spelling = sync.Pool{New: func() any { return new([]byte) }}

// speller spells values of one type, so that no two that differ are spelled alike.
type speller func([]byte, reflect.Value) []byte

// spellers are made once for each type: a page's data is walked with each entry.
var spellers sync.Map // from reflect.Type

func spell(b []byte, v reflect.Value) []byte { return spellerOf(v.Type())(b, v) }

func spellerOf(t reflect.Type) speller {
	if known, ok := spellers.Load(t); ok {
		return known.(speller)
	}
	made := newSpeller(t)
	spellers.Store(t, made)
	return made
}

func newSpeller(t reflect.Type) speller {
	switch t.Kind() {
	case reflect.String:
		return func(b []byte, v reflect.Value) []byte { return spellString(b, v.String()) }
	case reflect.Bool:
		return func(b []byte, v reflect.Value) []byte { return append(b, bit(v.Bool())) }
	case reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64:
		return func(b []byte, v reflect.Value) []byte { return put(b, uint64(v.Int())) }
	case reflect.Uint, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64:
		return func(b []byte, v reflect.Value) []byte { return put(b, v.Uint()) }
	case reflect.Struct:
		switch t {
		case reflect.TypeFor[time.Time](): // its own fields say more than is drawn
			return func(b []byte, v reflect.Value) []byte { return put(b, uint64(v.Interface().(time.Time).UnixNano())) }
		case reflect.TypeFor[engine.Text]():
			return spellText
		}
		return structSpeller(t)
	case reflect.Slice, reflect.Array:
		return listSpeller(spellerOf(t.Elem()))
	case reflect.Interface, reflect.Pointer:
		return spellInside
	case reflect.Map:
		return mapSpeller(spellerOf(t.Key()), spellerOf(t.Elem()))
	}
	panic("views: a screen holds a " + t.Kind().String())
}

func structSpeller(t reflect.Type) speller {
	fields := make([]speller, t.NumField())
	for i := range fields {
		fields[i] = spellerOf(t.Field(i).Type)
	}
	return func(b []byte, v reflect.Value) []byte {
		for i, field := range fields {
			b = field(b, v.Field(i))
		}
		return b
	}
}

func listSpeller(one speller) speller {
	return func(b []byte, v reflect.Value) []byte {
		n := v.Len()
		b = put(b, uint64(n))
		for i := range n {
			b = one(b, v.Index(i))
		}
		return b
	}
}

// mapSpeller adds up a map in whatever order it is walked.
func mapSpeller(key, value speller) speller {
	return func(b []byte, v reflect.Value) []byte {
		all, end := uint64(0), len(b)
		for it := v.MapRange(); it.Next(); {
			b = value(key(b[:end], it.Key()), it.Value())
			all += maphash.Bytes(seed, b[end:])
		}
		return put(put(b[:end], uint64(v.Len())), all)
	}
}

// spellInside spells what an interface or a pointer holds, and of what type it is.
func spellInside(b []byte, v reflect.Value) []byte {
	b = append(b, bit(v.IsNil()))
	if v.IsNil() {
		return b
	}
	return spell(spellString(b, v.Elem().Type().String()), v.Elem())
}

// spellText spells what pages hold most of without looking at its insides one by one.
func spellText(b []byte, v reflect.Value) []byte {
	if v.CanAddr() { // then it is not copied
		return textSpelled(b, v.Addr().Interface().(*engine.Text))
	}
	t := v.Interface().(engine.Text)
	return textSpelled(b, &t)
}

func textSpelled(b []byte, t *engine.Text) []byte {
	b = put(spellString(b, t.Format), uint64(len(t.Args)))
	for i := range t.Args {
		switch a := t.Args[i].(type) {
		case engine.Seat:
			b = put(append(b, 's'), uint64(a))
		case int:
			b = put(append(b, 'n'), uint64(a))
		case string:
			b = spellString(append(b, 't'), a)
		case engine.Word:
			b = spellString(append(b, 'w'), string(a))
		case engine.Answer:
			b = spellString(append(b, 'a'), string(a))
		case engine.Text:
			b = textSpelled(append(b, 'x'), &a)
		default:
			v := reflect.ValueOf(&t.Args[i])
			b = spellInside(append(b, 'o'), v.Elem())
		}
	}
	return b
}

func spellString(b []byte, s string) []byte { return append(put(b, uint64(len(s))), s...) }

func bit(on bool) byte {
	if on {
		return 1
	}
	return 0
}

func put(b []byte, n uint64) []byte { return binary.LittleEndian.AppendUint64(b, n) }

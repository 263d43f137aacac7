package views

import (
	"encoding/binary"
	"hash/maphash"
	"reflect"
	"time"
)

// Sum stands for all that a drawing depends on: where it is the same, so is the
// drawing. It is of this run of the program alone; 0 is none.
type Sum uint64

var seed = maphash.MakeSeed()

// Summed is the sum of plain data: what blocks and pads are made of. To add it up
// takes a tenth of what drawing takes, and nothing has to be kept to compare with.
func Summed(values ...any) Sum {
	var h maphash.Hash
	h.SetSeed(seed)
	for _, v := range values {
		add(&h, reflect.ValueOf(v))
	}
	return Sum(h.Sum64() | 1)
}

// add is one value, and what sort of value it is where that may differ.
func add(h *maphash.Hash, v reflect.Value) {
	switch v.Kind() {
	case reflect.String:
		put(h, uint64(v.Len()))
		h.WriteString(v.String())
	case reflect.Bool:
		put(h, bit(v.Bool()))
	case reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64:
		put(h, uint64(v.Int()))
	case reflect.Uint, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64:
		put(h, v.Uint())
	case reflect.Struct:
		if t, ok := timeIn(v); ok {
			put(h, uint64(t.UnixNano()))
			return
		}
		for i := range v.NumField() {
			add(h, v.Field(i))
		}
	case reflect.Slice, reflect.Array:
		put(h, uint64(v.Len()))
		for i := range v.Len() {
			add(h, v.Index(i))
		}
	case reflect.Interface, reflect.Pointer:
		put(h, bit(v.IsNil()))
		if !v.IsNil() {
			h.WriteString(v.Elem().Type().String())
			add(h, v.Elem())
		}
	case reflect.Map: // in whatever order it is walked
		all := uint64(0)
		for it := v.MapRange(); it.Next(); {
			var one maphash.Hash
			one.SetSeed(seed)
			add(&one, it.Key())
			add(&one, it.Value())
			all += one.Sum64()
		}
		put(h, uint64(v.Len()))
		put(h, all)
	default:
		panic("views: a screen holds a " + v.Kind().String())
	}
}

// timeIn is the time that a value is: its own fields say more than is drawn.
func timeIn(v reflect.Value) (time.Time, bool) {
	if v.Type() != reflect.TypeFor[time.Time]() {
		return time.Time{}, false
	}
	t, ok := v.Interface().(time.Time)
	return t, ok
}

func bit(on bool) uint64 {
	if on {
		return 1
	}
	return 0
}

func put(h *maphash.Hash, n uint64) {
	var b [8]byte
	binary.LittleEndian.PutUint64(b[:], n)
	h.Write(b[:])
}

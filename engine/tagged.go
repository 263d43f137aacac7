package engine

import "encoding/json"

// marshalTagged writes a list with the sort of each as "is", before its own fields.
func marshalTagged[T any](list []T, sort func(T) string) ([]byte, error) {
	out := []byte{'['}
	for i, v := range list {
		b, err := json.Marshal(v)
		if err != nil {
			return nil, err
		}
		if i > 0 {
			out = append(out, ',')
		}
		out = append(out, `{"is":"`+sort(v)+`"`...)
		if len(b) > len("{}") {
			out = append(out, ',')
		}
		out = append(out, b[1:]...)
	}
	return append(out, ']'), nil
}

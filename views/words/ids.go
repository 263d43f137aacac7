package words

import (
	"hash/fnv"
	"strconv"
)

// mark is a short name for an id, made from what the thing is.
func ID(of string) string {
	h := fnv.New32a()
	h.Write([]byte(of))
	return strconv.FormatUint(uint64(h.Sum32()), 36)
}

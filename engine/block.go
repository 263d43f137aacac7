package engine

// Block is one thing shown: it says what something is, never how it looks. The
// set is closed, and views draws each kind once.
type Block interface{ is() string }

// Blocks are written to JSON with the sort of each as "is".
type Blocks []Block

// MarshalJSON writes each block with its sort.
func (bs Blocks) MarshalJSON() ([]byte, error) { return marshalTagged(bs, Block.is) }

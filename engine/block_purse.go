package engine

// Purse is money, with its last change.
type Purse struct {
	Label  Text  `json:"label"`
	Amount Money `json:"amount"`
	Change Text  `json:"change,omitzero"` // "+4 from the bank"
}

func (Purse) is() string { return "purse" }

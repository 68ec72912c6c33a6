package inspect

import (
	"slices"

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/codec/euid"
	"github.com/sqluuid/sqluuid/codec/extuuid"
	"github.com/sqluuid/sqluuid/codec/kin"
)

// Forms writes an id in every text form that can express it, the forms of
// package codec first. [Text] reads each of them as the same id.
func Forms(id [16]byte) []Form {
	var out []Form
	for _, t := range codec.Texts() {
		out = append(out, Form{t.String(), t.Encode(id)})
	}
	out = append(out, Form{"EUID", euid.Encode(id)})
	if _, version, err := extuuid.Unpack(id); err == nil && version == extuuid.Version8 {
		out = append(out, Form{"EXTUUID", extuuid.Encode(id)})
	}
	for _, k := range kin.Kinds() {
		// The UUID texts of the COMB kinds are in the list already.
		if text := k.Encode(id); text != "" && !slices.ContainsFunc(out, func(f Form) bool { return f.Text == text }) {
			out = append(out, Form{k.String(), text})
		}
	}
	return out
}

// StoredForms writes the bytes of an id in every order, as 32 hexadecimal digits.
func StoredForms(id [16]byte) []Form {
	out := []Form{{codec.Network.String(), codec.Hex.Encode(id)}}
	for _, s := range storages {
		out = append(out, Form{s.layout.String(), codec.Hex.Encode(s.layout.Encode(id))})
	}
	return out
}

package storage

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/sqluuid/sqluuid/codec"
)

// A Kind is how the ids of a key are made.
type Kind string

// The kinds.
const (
	V4          Kind = "v4"
	V1          Kind = "v1"
	V6          Kind = "v6"
	V7          Kind = "v7"
	V7SQLServer Kind = "v7-sqlserver" // version 7 as codec.SQLServerOrder stores it
	Bigint      Kind = "bigint"       // numbered by the database: the baseline
)

// Kinds returns all kinds, the most usual first.
func Kinds() []Kind { return []Kind{V4, V1, V6, V7, V7SQLServer, Bigint} }

// A Form is how a column stores an id.
type Form string

// The forms.
const (
	Native  Form = "uuid"    // the engine's own type
	Binary  Form = "binary"  // sixteen bytes: BINARY(16), BLOB, bytea
	Char36  Form = "char36"  // canonical text
	Char32  Form = "char32"  // hexadecimal digits alone
	Char26  Form = "char26"  // ULID text
	Swapped Form = "swapped" // sixteen bytes as MySQL's UUID_TO_BIN(x, 1) swaps them
	Number  Form = "number"  // of Bigint alone
)

// text reports whether the form is characters, and how many.
func (f Form) text() (int, bool) {
	switch f {
	case Char36:
		return 36, true
	case Char32:
		return 32, true
	case Char26:
		return 26, true
	}
	return 0, false
}

// appendText writes an id in a form of characters.
func (f Form) appendText(dst []byte, id [16]byte) []byte {
	switch f {
	case Char32:
		return codec.AppendHex(dst, id)
	case Char26:
		return codec.AppendBase32(dst, id)
	}
	return codec.AppendText(dst, id)
}

// An Arm is a kind of key in a form of column. Written v4/char36; the baseline
// is written bigint.
type Arm struct {
	Kind Kind `json:"kind"`
	Form Form `json:"form"`
}

func (a Arm) String() string {
	if a.Kind == Bigint {
		return string(Bigint)
	}
	return string(a.Kind) + "/" + string(a.Form)
}

// bytes is the payload of one key in the column.
func (a Arm) bytes() int {
	if n, ok := a.Form.text(); ok {
		return n
	}
	if a.Kind == Bigint {
		return 8
	}
	return 16
}

// A Mode is how rows are inserted.
type Mode string

// The modes.
const (
	Single Mode = "single" // one statement per row, committed every 1,000 items
	Batch  Mode = "batch"  // one statement per table for 1,000 items, one commit
	Bulk   Mode = "bulk"   // what the engine has for loading: COPY, LOAD DATA
)

// Modes returns all modes.
func Modes() []Mode { return []Mode{Single, Batch, Bulk} }

// A Lane is what is measured as one: an arm and a way of inserting.
type Lane struct {
	Arm
	Mode Mode `json:"mode"`
}

func (l Lane) String() string { return l.Arm.String() + " " + string(l.Mode) }

// slug names the lane in names of tables.
func (l Lane) slug() string {
	return strings.NewReplacer("-", "", "/", "_").Replace(l.Arm.String()) + "_" + string(l.Mode)
}

// possible returns the arms that make sense with the forms of an engine: v1 alone
// is swapped, as MySQL documents it; v7 in SQL Server's order stays in bytes.
func possible(forms []Form) []Arm {
	arms := []Arm{}
	for _, k := range Kinds() {
		for _, f := range forms {
			switch {
			case k == Bigint, f == Swapped && k != V1, k == V7SQLServer && f != forms[0]:
				continue
			}
			arms = append(arms, Arm{k, f})
		}
	}
	return append(arms, Arm{Bigint, Number})
}

// ErrArm occurs when an arm is not known or the engine does not have it. The
// message lists those that it has.
var ErrArm = errors.New("no such arm")

// ParseArms reads a list such as v4/binary,v7,bigint. A kind alone stands for
// the first form of the engine, one of its forms alone for all kinds in it.
func ParseArms(list string, forms []Form) ([]Arm, error) {
	all := possible(forms)
	var arms []Arm
	for word := range strings.SplitSeq(list, ",") {
		word = strings.ToLower(strings.TrimSpace(word))
		found := slices.DeleteFunc(slices.Clone(all), func(a Arm) bool {
			return word != a.String() && word != string(a.Form) &&
				!(word == string(a.Kind) && (a.Form == forms[0] || a.Kind == Bigint))
		})
		if len(found) == 0 {
			return nil, fmt.Errorf("%w: %q; this engine has %v", ErrArm, word, all)
		}
		for _, a := range found {
			if !slices.Contains(arms, a) {
				arms = append(arms, a)
			}
		}
	}
	return arms, nil
}

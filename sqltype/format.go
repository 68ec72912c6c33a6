package sqltype

import (
	"fmt"
	"io"
)

// Format implements [fmt.Formatter]: %x and %X are the 32 digits of the bytes, %#v is
// Go syntax, and every other verb is that of the canonical text.
func (u UUID) Format(s fmt.State, verb rune) { format(s, verb, u, u) }

// Format is [UUID.Format] with the text of [ID.String].
func (a ID[T]) Format(s fmt.State, verb rune) { format(s, verb, a, a) }

// Format is [UUID.Format].
func (a As[F]) Format(s fmt.State, verb rune) { format(s, verb, a, a) }

func format(s fmt.State, verb rune, id [16]byte, v interface{ String() string }) {
	switch {
	case verb == 'x', verb == 'X':
		fmt.Fprintf(s, fmt.FormatString(s, verb), id[:])
	case verb == 'v' && s.Flag('#'):
		io.WriteString(s, goString(id, v))
	default:
		fmt.Fprintf(s, fmt.FormatString(s, verb), v.String())
	}
}

// GoString returns the id as Go syntax, for the differences that tests print.
func (u UUID) GoString() string { return goString(u, u) }

// GoString is [UUID.GoString].
func (a ID[T]) GoString() string { return goString(a, a) }

// GoString is [UUID.GoString].
func (a As[F]) GoString() string { return goString(a, a) }

func goString(id [16]byte, v any) string {
	parse := fmt.Sprintf("sqltype.MustParse(%q)", UUID(id).String())
	if _, ok := v.(UUID); ok {
		return parse
	}
	return fmt.Sprintf("%T(%s)", v, parse)
}

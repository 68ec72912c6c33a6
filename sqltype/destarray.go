package sqltype

import (
	"database/sql"
	"fmt"
	"strings"

	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// DestArray returns a Scan target that fills *ids from an array column, uuid[] or, for
// ids of a text form, text[]: the inverse of [BindArray]. It reads the text of an array
// of one dimension, which database/sql gets from every driver of PostgreSQL. NULL sets
// *ids to nil. A NULL among the ids is [ErrNull], and a failed Scan leaves *ids as it
// was. With a profile that has no arrays the error is [errors.ErrUnsupported].
func DestArray[T ~[16]byte](p engine.Profile, ids *[]T) sql.Scanner { return &destArray[T]{p, ids} }

// ErrArray occurs when what is scanned into a [DestArray] is not the text of an array of
// one dimension. Cast the column, or select its elements with unnest.
const ErrArray Error = "sqltype: not the text of an array of one dimension"

type destArray[T ~[16]byte] struct {
	profile engine.Profile
	ids     *[]T
}

// Scan reads the text of an array as PostgreSQL writes it.
func (d *destArray[T]) Scan(src any) error {
	if err := arraysOf(d.profile, "DestArray"); err != nil {
		return err
	}
	var text string
	switch src := src.(type) {
	case nil:
		*d.ids = nil
		return nil
	case string:
		text = src
	case []byte:
		text = string(src)
	default:
		return fmt.Errorf("%w: %T", ErrScanType, src)
	}
	inside, ok := strings.CutPrefix(text, "{")
	if inside, ok = cutSuffix(inside, "}", ok); !ok {
		return fmt.Errorf("%w: %.80q", ErrArray, text)
	}
	ids := []T{}
	for rest := inside; rest != "" || len(ids) > 0; {
		element, after, more := strings.Cut(rest, ",") // no text of an id has a comma
		quoted, unquoted := strings.CutPrefix(element, `"`)
		if quoted, unquoted = cutSuffix(quoted, `"`, unquoted); unquoted {
			element = quoted
		}
		switch {
		case strings.ContainsAny(element, `"\`), element == "", !unquoted && element[0] == '{':
			return fmt.Errorf("%w: %.80q", ErrArray, text)
		case !unquoted && strings.EqualFold(element, "NULL"):
			return fmt.Errorf("element %d of the array: %w", len(ids)+1, ErrNull)
		}
		id, err := scanFor[T](d.profile, element)
		if err != nil {
			return fmt.Errorf("element %d of the array: %w", len(ids)+1, err)
		}
		if ids, rest = append(ids, id), after; !more {
			break
		}
	}
	*d.ids = ids
	return nil
}

// cutSuffix is [strings.CutSuffix] where ok says that the prefix was there.
func cutSuffix(s, suffix string, ok bool) (string, bool) {
	before, found := strings.CutSuffix(s, suffix)
	return before, ok && found
}

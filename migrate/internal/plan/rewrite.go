package plan

import (
	"fmt"
	"slices"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/hint"
	"github.com/sqluuid/sqluuid/migrate/internal/transform"
	"github.com/sqluuid/sqluuid/migrate/internal/twin"
	"github.com/sqluuid/sqluuid/sqltype"
)

// A Rewrite turns stored ids into others, value by value, with an exact inverse for every id that
// it made. The zero value is no rewrite. Rewrites are comparable.
type Rewrite struct {
	t    *transform.Transform
	kind storage
}

// A storage is a change of a column's type, "" for none.
type storage string

const (
	textToBinary storage = "text-to-binary"
	binaryToText storage = "binary-to-text"
)

// Old keys that get new ids, which are drawn.
const (
	intToV7  storage = "int-to-v7"
	textToV7 storage = "text-to-v7"
	v4ToV7   storage = "v4-to-v7"

	intToV4       storage = "int-to-v4"
	intToV8Bucket storage = "int-to-v8bucket"
)

var newKeys = []storage{intToV7, textToV7, v4ToV7, intToV4, intToV8Bucket}

func (k storage) draws() bool { return slices.Contains(newKeys, k) }

// isNumbered reports whether its old keys are whole numbers.
func (k storage) isNumbered() bool { return strings.HasPrefix(string(k), "int-") }

// layout is the layout of the ids that it draws.
func (k storage) layout() twin.Layout {
	_, to, _ := strings.Cut(string(k), "-to-")
	return twin.Layout(to)
}

// NewKeys returns the rewrites that give old rows new ids.
func NewKeys() (out []Rewrite) {
	for _, k := range newKeys {
		out = append(out, Rewrite{transform.Same, k})
	}
	return out
}

// Then returns the rewrite that changes the type as r does and the ids as next does, in one pass.
// It is an error that wraps [run.ErrConfig] when r does not change a type, or next does.
func (r Rewrite) Then(next Rewrite) (Rewrite, error) {
	switch {
	case r.kind == "" || r.kind.draws() || r.t != transform.Same || next.kind != "" || next.t == nil:
		return Rewrite{}, badConfig("%v cannot be followed by %v in one pass: "+
			"a change of the type comes first, then one rewrite of the ids", r, next)
	case next.t.Ordered():
		return Rewrite{}, badConfig("%v is for a uniqueidentifier, whose type no rewrite makes", next)
	case next.t.Computed():
		return Rewrite{}, badConfig("no SQL computes the images of %v: change the type first, then "+
			"run it", next)
	case next.t.Listed():
		return Rewrite{}, badConfig("%v follows a list of ids, which a change of type has not: "+
			"change the type first, then run it", next)
	}
	return Rewrite{next.t, r.kind}, nil
}

// behindTextToBinary says how a change of type does this rewrite, too, where one can.
func (r Rewrite) behindTextToBinary() string {
	if _, err := (Rewrite{transform.Same, textToBinary}).Then(r); err == nil {
		return fmt.Sprintf("; add %v %v to do both at once", hint.Then, r)
	}
	return "; do it first"
}

// combRefusals says why the COMB layouts that other libraries write have no
// rewrite: none is guessed, and none is rounded.
var combRefusals = map[string]string{
	"legacy": "it counts 1/300 s since 1900, and libraries round it differently " +
		"(RT.Comb, NHibernate)",
	"ramsey":  "it counts 10 microseconds, which version 7 has no room for next to the random bits",
	"efcore":  "its counter overwrites the variant, so it is no UUID of RFC 9562",
	"jhtodd":  "it has neither version nor variant",
	"pomelo":  "it counts 100 nanoseconds since year 1, which version 7 has no room for",
	"newid":   "it has neither version nor variant",
	"uuidord": "it counts 10 microseconds, which version 7 has no room for next to the random bits",
}

// ParseRewrite returns the rewrite of a name, as String writes it.
func ParseRewrite(name string) (Rewrite, error) {
	first, ids, two := strings.Cut(name, "+")
	r := Rewrite{t: transform.Same, kind: storage(first)}
	switch {
	case r.kind.draws() && !two:
		return r, nil
	case r.kind != textToBinary && r.kind != binaryToText:
		r, ids, two = Rewrite{}, name, true
	}
	if two {
		r.t = transform.Named(ids)
	}
	layout, comb := strings.CutPrefix(ids, "comb-to-v7/")
	switch {
	case r.t != nil && (r.kind == "" || !r.t.Computed() && !r.t.Listed()):
		return r, nil
	case comb && combRefusals[layout] != "":
		return Rewrite{}, badConfig("COMB layout %q cannot become version 7 without loss: %s", layout,
			combRefusals[layout])
	case comb:
		return Rewrite{}, badConfig("COMB layout is %q, want one of time-first, time-last", layout)
	}
	return Rewrite{}, badConfig("there is no rewrite %q", name)
}

// Rewrites returns every rewrite, each once, but for inverses that only an undo does.
func Rewrites() (out []Rewrite) {
	for _, t := range transform.All() {
		if !t.UndoOnly() {
			out = append(out, Rewrite{t: t})
		}
	}
	return append(out, Rewrite{transform.Same, textToBinary}, Rewrite{transform.Same, binaryToText})
}

// String returns the name by which the command and the state know the rewrite.
func (r Rewrite) String() string {
	switch {
	case r.t == nil:
		return "no rewrite"
	case r.kind == "":
		return r.t.Name()
	case r.t == transform.Same:
		return string(r.kind)
	}
	return string(r.kind) + "+" + r.t.Name()
}

// Inverse returns the rewrite that takes back what r does. New ids are taken back by a cut-over
// back, or by undo: their inverse is no rewrite.
func (r Rewrite) Inverse() Rewrite {
	switch {
	case r.t == nil:
		return r
	case r.kind.draws():
		return Rewrite{}
	}
	inverse := map[storage]storage{textToBinary: binaryToText, binaryToText: textToBinary}
	return Rewrite{r.t.Inverse(), inverse[r.kind]}
}

// timeFirst reports whether the new ids begin with the highest bits of their time.
func (r Rewrite) timeFirst() bool {
	for _, target := range []string{"-to-v6", "-to-swapped", "-to-dbms0"} {
		if strings.HasSuffix(r.String(), target) {
			return true
		}
	}
	return strings.Contains(r.String(), "comb-to-v7/") || r.String() == "google-v6-repair"
}

// dated reports whether it applies to ids of some version only, which something may go on making.
// A change of type takes any id.
func (r Rewrite) dated() bool {
	return r.t != nil && (r.t.From().Version != 0 || len(r.t.From().In) > 0)
}

// Apply rewrites one id, given and returned as its sixteen stored bytes. An id
// that r does not apply to is an error that wraps [sqltype.ErrVersion].
func (r Rewrite) Apply(id sqltype.UUID) (sqltype.UUID, error) {
	switch {
	case r.t == nil:
		return sqltype.UUID{}, badConfig("no rewrite")
	case r.kind.draws():
		return sqltype.UUID{}, badConfig("%v draws new ids: an old one does not tell its own", r)
	}
	image, ok := r.t.Apply(id)
	if !ok {
		return sqltype.UUID{}, fmt.Errorf("%w: %v applies to %s, not to %v", sqltype.ErrVersion, r,
			r.t.About(), id)
	}
	return image, nil
}

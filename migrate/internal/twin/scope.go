package twin

import (
	"cmp"
	"crypto/sha256"
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
	"github.com/sqluuid/sqluuid/migrate/internal/transform"
)

// A Scope is all twins of a run. It is plain data from the catalogue.
type Scope struct {
	Run      int64  // ends the names of what the run makes
	Ending   string // of the names of twins; "": __new, and __old after a cut-over
	Tables   []Table
	Switched bool   // the twins have the names that programs know
	Half     bool   // a cut-over has stopped in its middle: some of them have
	Keep     string // what finish leaves of old keys
	Kept     bool   // the names of twins stay, and are the ones that programs know
	Schema   string // the text of all definitions, where only the same schema may be changed
}

// A Table is a table of the scope. Referenced ones stand before those that refer to them.
type Table struct {
	sqlgen.Ref
	No    int // in the names of what the run makes for it
	Twins []Twin
}

// A Twin is a column with the one next to it. The column that has the old type is the old one,
// whatever the names are.
type Twin struct {
	Name     string // that programs know
	Old, New Side
	T        *transform.Transform // from the old ids to the new ones
	Draw     *Draw                // instead of T, where new ids are drawn
	Made     bool                 // the counterpart is there
}

// A Side is one of the two columns of a twin.
type Side struct {
	Type string
	// Reads takes the ids in every spelling that the column may have. Writes has the one in which
	// the other column's ids are written.
	Reads, Writes *sqlgen.Form
}

// Endings of the name of the column that programs do not know.
const (
	newEnding = "__new"
	oldEnding = "__old"
)

// maxName is the length in bytes of a name on every engine that has twins.
const maxName = 63

// NewName names what belongs to the new column before a cut-over. OldName names what belongs to the
// old one after it. A name that becomes too long is cut, and ends with a part of its hash.
func (s *Scope) NewName(name string) string {
	return withEnding(name, cmp.Or(s.Ending, newEnding))
}

func (s *Scope) OldName(name string) string {
	if s.Kept {
		return s.FirstName(name)
	}
	return s.Standby(name)
}

// Standby names the index on old columns that stands by for a primary key.
func (s *Scope) Standby(name string) string {
	if s.Ending != "" {
		return withEnding(name, s.Ending+"_old")
	}
	return withEnding(name, oldEnding)
}

// KeptName names an index on old keys that a finish leaves. Another run gives the name that it had
// to an index of its own.
func (s *Scope) KeptName(name string, isTaken func(string) bool) string {
	stem, is := strings.CutSuffix(name, s.Standby(""))
	if !is {
		return name
	}
	kept := withEnding(stem, "_kept")
	for n := 2; isTaken(kept); n++ {
		kept = withEnding(stem, fmt.Sprintf("_kept%d", n))
	}
	return kept
}

// KeepNames returns the scope of programs that go on with the names of the twins.
func (s *Scope) KeepNames() *Scope {
	out := *s
	out.Switched, out.Kept, out.Tables = true, true, slices.Clone(s.Tables)
	for i, t := range s.Tables {
		out.Tables[i].Twins = slices.Clone(t.Twins)
		for k, x := range t.Twins {
			out.Tables[i].Twins[k].Name = s.NewName(x.Name)
		}
	}
	return &out
}

// IsLeft reports whether finish leaves the old column of a twin.
func (s *Scope) IsLeft(x Twin) bool {
	return s.Keep == KeepColumn && s.Switched && x.Draw != nil && x.Draw.IsRoot
}

// FirstName is the name from which NewName made one that it had not to cut.
func (s *Scope) FirstName(name string) string {
	return strings.TrimSuffix(name, cmp.Or(s.Ending, newEnding))
}

// IsCut reports whether NewName has to cut a name.
func (s *Scope) IsCut(name string) bool { return s.FirstName(s.NewName(name)) != name }

// Fit is a name, cut where it is too long for a server. Two names that are cut stay two.
func Fit(name string) string { return withEnding(name, "") }

func withEnding(name, ending string) string {
	if len(name)+len(ending) <= maxName {
		return name + ending
	}
	hash := fmt.Sprintf("_%x", sha256.Sum256([]byte(name)))[:7]
	cut := name[:maxName-len(ending)-len(hash)]
	for !utf8.ValidString(cut) {
		cut = cut[:len(cut)-1]
	}
	return cut + hash + ending
}

// Names returns the present names of the old and the new column.
func (s *Scope) Names(t Twin) (old, new string) {
	if s.Switched {
		return s.OldName(t.Name), t.Name
	}
	return t.Name, s.NewName(t.Name)
}

// TypeOf is the type that a column of a scope has for programs.
func (s *Scope) TypeOf(c sqlgen.ColumnRef) string {
	for _, t := range s.Tables {
		for _, x := range t.Twins {
			switch {
			case t.Ref != c.Ref || x.Name != c.Name:
			case s.Switched:
				return x.New.Type
			default:
				return x.Old.Type
			}
		}
	}
	return ""
}

// Counterpart returns the name of the counterpart the one that programs know.
func (s *Scope) Counterpart(t Twin) string {
	if s.Switched {
		return s.OldName(t.Name)
	}
	return s.NewName(t.Name)
}

// Strays are what a run has made for indexes or keys that are gone, or have another name now. made
// are the ones on counterparts, and known those on columns that programs know.
func (s *Scope) Strays(made, known []string) (out []string) {
	ending := s.Counterpart(Twin{})
	for _, name := range made {
		isPair := func(k string) bool { return s.Counterpart(Twin{Name: k}) == name }
		if ending != "" && strings.HasSuffix(name, ending) && !slices.ContainsFunc(known, isPair) {
			out = append(out, name)
		}
	}
	return out
}

// StrayText says why what [Scope.Strays] has found keeps a cut-over from coming.
const StrayText = "the run made it for one that is gone or has another name now; give that its " +
	"name back, or drop this one"

// NotNumbered says why a column of numbers that the server does not give any more keeps a cut-over
// from coming.
const NotNumbered = "the server does not number its rows any more, and behind a cut-over no row " +
	"would come without a number; let it number them again (a sequence, an identity, AUTO_INCREMENT)"

// IsNumberRoot reports whether a column has the numbers that children refer to.
func IsNumberRoot(x Twin, isNumber func(typ string) bool) bool {
	return x.Draw != nil && x.Draw.IsRoot && isNumber(x.Old.Type)
}

// TakenText says why what has a name that a run gives keeps it from beginning.
const TakenText = "the run would give its name to one that it makes; rename it"

// OddText says why what is not like its counterpart any more keeps a cut-over from coming.
const OddText = "the run made it like another one, which is not like that any more; drop it, and " +
	"the cut-over makes it anew"

// Other returns the scope as it is after the next cut-over.
func (s *Scope) Other() *Scope {
	other := *s
	other.Switched = !s.Switched
	return &other
}

// Refs lists the tables.
func (s *Scope) Refs() (out []sqlgen.Ref) {
	for _, t := range s.Tables {
		out = append(out, t.Ref)
	}
	return out
}

// Image returns the expression for the new id of an old value c. It fails for a value that is no
// id, and is NULL for NULL.
func (t Twin) Image(c string) string { return convert(t.Old.Reads, t.New.Writes, c, t.T) }

// Source returns the expression for the old id of a new value c.
func (t Twin) Source(c string) string {
	return convert(t.New.Reads, t.Old.Writes, c, t.T.Inverse())
}

// convert leaves the ids as they are to which the transform does not apply. The parentheses keep a
// trigger from taking the THEN for its own.
func convert(from, to *sqlgen.Form, c string, t *transform.Transform) string {
	same := from.ConvertTo(to, c, transform.Same)
	if t == transform.Same {
		return same
	}
	return "(CASE WHEN " + from.Match(c, t.From()) + " THEN " + from.ConvertTo(to, c, t) + " ELSE " +
		same + " END)"
}

package scan

import (
	"fmt"
	"slices"
	"strings"

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/codec/euid"
	"github.com/sqluuid/sqluuid/internal/pattern"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// inOrder is the share of pairs in order from which an index is well fed.
const inOrder = 0.9

// advise says for each column what would help. A column that refers to another
// is rewritten together with it, so it is sent there.
func advise(rep *Report, src source) {
	parents := map[string]string{}
	for _, col := range rep.Columns {
		parents[col.Name.String()] = ""
	}
	for _, col := range rep.Columns {
		name := col.Name.String()
		for _, p := range col.Keys.References {
			if _, found := parents[p]; found && p != name && parents[name] == "" {
				parents[name] = p
			}
		}
	}
	also := map[string][]string{}  // by the column that is to be named
	other := map[string][]string{} // and those in another form, which a rewrite in place takes along
	texts := map[string][]string{} // and those in another spelling, which a change of type takes along
	for _, col := range rep.Columns {
		if u := col.Link; u != nil && (u.Also || u.spelled || col.ownForm()) {
			parents[col.Name.String()] = u.Column
		}
	}
	for _, col := range rep.Columns {
		if u := col.Link; u != nil && u.Also {
			root := rootOf(parents, col.Name.String())
			also[root] = append(also[root], col.Name.String())
		} else if u != nil && col.ownForm() {
			root := rootOf(parents, col.Name.String())
			other[root] = append(other[root], col.Name.String())
		}
		if u := col.Link; u != nil && u.spelled {
			root := rootOf(parents, col.Name.String())
			texts[root] = append(texts[root], col.Name.String())
		}
	}
	for i := range rep.Columns {
		col := &rep.Columns[i]
		name := col.Name.String()
		if u := col.Link; u != nil {
			home := u.Column
			if u.Also || u.spelled || col.ownForm() {
				home = rootOf(parents, name)
			}
			reason := fmt.Sprintf("holds ids of %s (%d of %d that were looked up), and no foreign key "+
				"says so: ", home, u.Hits, u.LookedUp)
			if root := rootOf(parents, name); u.Also && root != name {
				col.Advice = append(col.Advice, Advice{Column: root, link: true, child: true, Reason: reason +
					"a rewrite of " + root + " takes it along with --also " + word(name)})
				continue
			}
			if root := rootOf(parents, name); u.spelled && root != name {
				col.Advice = append(col.Advice, Advice{Column: root, child: true, Reason: reason +
					"in another spelling, which text-to-binary of " + root + " takes along with --also " +
					word(name)})
				continue
			}
			if root := rootOf(parents, name); col.ownForm() && root != name {
				col.Advice = append(col.Advice, Advice{Column: root, link: true, Reason: reason +
					"it has another form, in which a rewrite of " + root +
					" in place takes it along with --also " + word(name)})
				col.advise(src)
				col.Advice = slices.DeleteFunc(col.Advice, func(a Advice) bool {
					return slices.Contains(ofVersions, a.Rewrite)
				})
				continue
			}
			if u.Hits < u.LookedUp {
				for _, m := range u.More {
					reason += fmt.Sprintf("it also holds ids of %s (%d of %d); ", m.Column, m.Hits, m.LookedUp)
				}
				col.Advice = append(col.Advice, Advice{Column: u.Column, Reason: reason +
					"not all of its ids are of one column: the plan of a rewrite of " + u.Column +
					" names the rows that it would take along, where another column tells them apart"})
				continue
			}
			col.add("", "%s", reason+"it has another form, which no rewrite takes along; where ids change "+
				"there, change them here too: the same id becomes the same everywhere")
		}
		if root := rootOf(parents, name); root != name {
			col.Advice = append(col.Advice, Advice{Column: root, child: true,
				Reason: "holds the ids of " + root +
					"; a rewrite there rewrites it too"})
			continue
		}
		col.advise(src)
		for i := range col.Advice {
			if col.Advice[i].Rewrite != "" {
				col.Advice[i].Also = also[name]
				if slices.Contains(ofVersions, col.Advice[i].Rewrite) {
					col.Advice[i].Also = slices.Concat(also[name], other[name])
				}
				if col.Advice[i].Rewrite == "text-to-binary" {
					col.Advice[i].Also = slices.Concat(also[name], texts[name])
				}
			}
		}
	}
	for i := range rep.Columns {
		rep.Columns[i].home = rootOf(parents, rep.Columns[i].Name.String())
	}
	joinTypes(rep, src.profile())
	settle(rep)
}

// joinTypes advises to change the type of all texts in one plan: a program sends ids in one form to
// every column.
func joinTypes(rep *Report, to engine.Profile) {
	takesBytes := to.NativeType() != "" && to.NativeType() != to.BinaryType() // bytes change, too
	for i := range rep.Columns {
		col := &rep.Columns[i]
		for k, a := range col.Advice {
			col.Advice[k].All = a.Rewrite == "text-to-binary" &&
				slices.ContainsFunc(rep.Columns, func(other Column) bool {
					isBytes := takesBytes && other.Form == "binary" // also of the same ids, by no key
					isText := (other.text() != nil || other.Form == euidText) && other.home != col.home
					return (isBytes || isText) && !slices.Contains(a.Also, other.Name.String())
				})
		}
	}
}

// settle calls a column fine that holds the ids of a column that is fine. Nothing is rewritten
// there, so nothing has to be taken along.
func settle(rep *Report) {
	fine := map[string]bool{}
	for _, col := range rep.Columns {
		fine[col.Name.String()] = len(col.Findings()) == 0
	}
	for i := range rep.Columns {
		col := &rep.Columns[i]
		if len(col.Advice) > 0 && !slices.ContainsFunc(col.Advice, func(a Advice) bool {
			return !a.child || !fine[a.Column]
		}) {
			col.Advice, col.Fine = []Advice{}, true
		}
	}
}

// plain is what a shell takes as it is.
var plain = pattern.Of(`^[\pL\pN_.]+$`)

// word writes a name as a word of a command line.
func word(name string) string {
	if plain().MatchString(name) {
		return name
	}
	return "'" + strings.ReplaceAll(name, "'", `'\''`) + "'"
}

// ofVersions are the rewrites in place that choose ids by their version, whatever form they have.
var ofVersions = []string{"v1-to-v6", "comb-to-v7", "google-v6-repair"}

// ownForm reports whether a rewrite in place takes the column along in a form of its own. The
// rewrite is of the column whose ids this one holds.
func (col *Column) ownForm() bool {
	u := col.Link
	return u != nil && u.Form && col.noRewrite == "" && u.Hits == u.LookedUp &&
		col.Order == codec.Network.String() && col.inPlace()
}

// inPlace reports whether a rewrite in place takes ids in the form of the column.
func (col *Column) inPlace() bool {
	return col.Form == "uuid" || col.Form == "binary" || col.Form == codec.Hyphenated.String()
}

// rootOf follows the references to the column where the ids come from. Of columns
// that refer to each other in a circle it is the first by name.
func rootOf(parents map[string]string, name string) string {
	seen := []string{name}
	for {
		next := parents[seen[len(seen)-1]]
		if next == "" {
			return seen[len(seen)-1]
		}
		if i := slices.Index(seen, next); i >= 0 {
			return slices.Min(seen[i:])
		}
		seen = append(seen, next)
	}
}

func (col *Column) add(rewrite, format string, args ...any) {
	a := Advice{Rewrite: rewrite, Reason: fmt.Sprintf(format, args...)}
	if slices.Contains(ofVersions, rewrite) && !col.inPlace() {
		a.Reason += "; no rewrite in place takes text in this form: text-to-binary with --then " +
			rewrite + " does both"
		rewrite, a.Rewrite = "", ""
	}
	if rewrite != "" {
		a.Column = col.Name.String()
	}
	col.Advice = append(col.Advice, a)
}

func (col *Column) advise(src source) {
	if col.SampleSize == 0 {
		col.add("", "no value was seen: the table is empty, the column is NULL, or its rows are hidden "+
			"from this role")
		return
	}
	if col.MadeFrom != "" {
		col.add("", "belongs to a materialised view, which cannot be rewritten: it is made from %s, "+
			"and has what its query makes of the ids there when it is refreshed", col.MadeFrom)
		return
	}
	if col.class != "" && col.Form != euidText {
		col.add("", "%s ids, which are no UUIDs of RFC 9562: keep them as they are, no rewrite is for "+
			"them", col.class)
		return
	}
	if col.noRewrite != "" {
		col.add("", "%s", col.noRewrite)
		return
	}
	if col.Form == formPadded {
		col.add("", "each id has zeros behind its 16 bytes, as Hibernate's old default stored it: with "+
			"the writers stopped, change the type to VARBINARY of the same length, "+
			"set the column to its first 16 bytes with LEFT, change the type to BINARY(16), and do so "+
			"with every column that refers to it")
		return
	}
	if col.Form == inSpellings {
		col.add("text-to-binary", "holds ids in several spellings: a text finds its own spelling alone, "+
			"and the same id can stand there twice; as bytes each id has one form")
		return
	}
	if col.suspects(MixedOrder) {
		col.add("", "holds ids in two byte orders; find out which program writes which before anything "+
			"else")
		return
	}
	if col.Form == extuuidText {
		col.add("", "printed EXTUUIDs, which no rewrite moves: read each with extuuid.Decode, and "+
			"write it as a sqltype.EXTUUID to a new column of type %s", src.profile().KeyType())
		return
	}
	one := col.share("1") >= enough
	if a, ok := src.(agelessSource); ok && col.Form == "uuid" {
		col.adviseAgeless(a, one)
		return
	}
	if col.Keys.Ranged {
		col.adviseRanged()
		return
	}
	switch {
	case col.Order == codec.TimeSwapped.String() && one:
		col.add("swapped-to-v6", "MySQL's swapped version 1: as version 6 it sorts the same and every "+
			"reader understands it")
	case col.Order == codec.TimeSwapped.String():
		col.add("swapped-to-network", "the bytes are in MySQL's swapped order")
	case col.Order == codec.MixedEndian.String() && one:
		col.add("newsequentialid-to-v6", "the first three fields are little-endian, as SQL Server and "+
			".NET store them; as version 6 the ids sort by time")
	case col.Order == codec.MixedEndian.String():
		col.add("mixed-to-network", "the first three fields are little-endian, as .NET and SQL Server "+
			"store them")
	case col.Order == codec.SQLServerOrder.String():
		col.add("", "the bytes are rearranged so that uniqueidentifier sorts them by time; outside of "+
			"SQL Server they sort badly")
	}
	if col.suspects(GoogleV6) {
		col.add("google-v6-repair", "version 6 ids of google/uuid, which sort before all others and "+
			"read as years before 1811")
	}
	if col.suspects(DraftV7) {
		rewrite, reason := "draft-v7-to-v7", "version 7 of the draft of 2021, whose times others "+
			"read as years after 2109; the rewrite takes the layout with milliseconds"
		if !col.inPlace() || col.text() != nil {
			rewrite = ""
			reason += ": draft-v7-to-v7, after text-to-binary, because it takes no text"
		}
		col.add(rewrite, "%s", reason)
	}
	if col.Form == euidText {
		col.adviseBytes("text-to-binary", len(euid.Encode([16]byte{})), src)
	}
	if t := col.text(); t != nil {
		rewrite := "" // of the short forms, which the type may as well keep
		if slices.Contains([]codec.Text{codec.Hyphenated, codec.Hex, codec.Braced, codec.Base32}, t) {
			rewrite = "text-to-binary"
		}
		col.adviseBytes(rewrite, t.Len(), src)
	}
	if col.Order == codec.Network.String() && one && (col.Keys.Primary || col.Keys.Indexed) &&
		!col.sortedAlready() {
		col.add("v1-to-v6", "version 1 ids do not sort by their time; version 6 has the same fields "+
			"and does")
	}
	for _, s := range col.Suspicions {
		if s.Kind == TimeInside && (s.Name == "COMB" || s.Name == "COMB, legacy datetime") {
			col.add("comb-to-v7", "a time stands in the last six bytes, where only SQL Server sorts by it")
		}
	}
	if len(col.Advice) > 0 {
		return
	}
	switch random := col.share("4"); {
	case random >= enough && !areOrderedUUIDs(col.ids) && col.Keys.Primary && !col.sortedAlready():
		col.add("", "random keys land anywhere in the index, and no rewrite gives them a time; new "+
			"rows can have version 7")
	default:
		col.Fine = true
	}
}

// adviseBytes says how long a text is, and what makes sixteen bytes of it.
func (col *Column) adviseBytes(rewrite string, length int, src source) {
	col.add(rewrite, "%s takes %d bytes for each id, here and in every index, where %s takes 16",
		col.Form, length, src.profile().KeyType())
}

// spreadKeys is what to do instead of a key that begins with its time.
const spreadKeys = "new rows can have version 4, or bucketed version 8, which carries its time"

// adviseRanged is for a key by whose ranges rows are placed on machines. A key that begins
// with its time sends all new rows to the last range, so no rewrite to one is advised, and
// no change of the type, which is refused there.
func (col *Column) adviseRanged() {
	switch col.Order {
	case codec.TimeSwapped.String():
		col.add("swapped-to-network", "the bytes are in MySQL's swapped order, which begins with the "+
			"time: rows are placed by ranges of this key, "+
			"and all new ones go to the last range; in network order they spread")
	case codec.MixedEndian.String():
		col.add("mixed-to-network", "the first three fields are little-endian, as .NET and SQL Server "+
			"store them")
	case codec.SQLServerOrder.String():
		col.add("", "the bytes are rearranged so that uniqueidentifier sorts them by time")
	}
	if col.suspects(GoogleV6) {
		col.add("", "version 6 ids of google/uuid, which read as years before 1811")
	}
	if t := col.text(); t != nil {
		col.add("", "%s takes %d bytes for each id, here and in every index, where BINARY(16) takes "+
			"16; fill a new table, with the writers stopped", col.Form, t.Len())
	}
	if col.Order != codec.TimeSwapped.String() && (col.share("6") >= enough ||
		col.share("7") >= enough) {
		col.add("", "rows are placed by ranges of this key, and ids that begin with their time all go "+
			"to the last range; %s", spreadKeys)
	}
	col.Fine = len(col.Advice) == 0
}

// adviseAgeless is for a type that does not sort by the time of version 6 and 7: no
// rewrite to them would help there.
func (col *Column) adviseAgeless(a agelessSource, one bool) {
	if col.suspects(GoogleV6) {
		col.add("google-v6-repair", "version 6 ids of google/uuid, which read as years before 1811")
	}
	if one && col.Order == codec.MixedEndian.String() && col.sortedAlready() {
		col.add("", "NEWSEQUENTIALID makes such ids: they ascend in this index as they are")
		return
	}
	key := (col.Keys.Primary || col.Keys.Indexed) && !col.sortedAlready()
	timed := one || col.share("6") >= enough || col.share("7") >= enough
	if key && timed && col.Order != codec.SQLServerOrder.String() {
		col.add("", "the ids do not arrive in the order of their index: %s", a.ageless())
	}
	if len(col.Advice) > 0 {
		return
	}
	if col.share("4") >= enough && !areOrderedUUIDs(col.ids) && col.Keys.Primary &&
		!col.sortedAlready() {
		col.add("", "random keys land anywhere in the index; new rows can have ids that ascend: %s",
			a.ageless())
		return
	}
	col.Fine = true
}

func (col *Column) suspects(kind string) bool {
	for _, s := range col.Suspicions {
		if s.Kind == kind {
			return true
		}
	}
	return false
}

// sortedAlready reports whether the index gets its ids in order as they are.
func (col *Column) sortedAlready() bool {
	return col.Arrival != nil &&
		col.Arrival.Ordered >= inOrder
}

// text is the text form of the column, nil if it has none.
func (col *Column) text() codec.Text {
	for _, t := range texts() {
		if t.String() == col.Form {
			return t
		}
	}
	return nil
}

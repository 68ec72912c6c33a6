package scan

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/codec/kin"
	"github.com/sqluuid/sqluuid/codec/peabody"
	"github.com/sqluuid/sqluuid/inspect"
	"github.com/sqluuid/sqluuid/internal/thousands"
	"github.com/sqluuid/sqluuid/sqltype"
)

// enough is the share of a sample that must agree on the form of a column. some is the share from
// which a minority is reported.
const (
	enough = 0.9
	some   = 0.005
)

// orders are the byte orders that are looked for, the likeliest first.
var orders = []codec.Layout{codec.Network, codec.TimeSwapped, codec.MixedEndian,
	codec.SQLServerOrder}

// ordersIn are the orders in a column of the kind. SQL Server shows its own type with the first
// three fields turned around, also ids that were rearranged for it.
func ordersIn(k kind, src source) []codec.Layout {
	native := src.profile().NativeLayout()
	if k != kindNative || native == codec.Network {
		return orders
	}
	own := slices.Clone(orders)
	at := slices.Index(own, codec.Layout(codec.SQLServerOrder))
	own[at] = shownOrder{codec.SQLServerOrder, native}
	return own
}

// A shownOrder is the order of stored bytes that the server shows in the order of its type.
type shownOrder struct{ storage, native codec.Layout }

func (o shownOrder) Encode(id [16]byte) [16]byte {
	return o.native.Decode(o.storage.Encode(id))
}

func (o shownOrder) Decode(shown [16]byte) [16]byte {
	return o.storage.Decode(o.native.Encode(shown))
}

func (o shownOrder) String() string { return o.storage.String() }

// ascendsIn reports whether the order is one that makes the ids of a column ascend there.
func ascendsIn(l codec.Layout) bool {
	_, shown := l.(shownOrder)
	return shown
}

// texts are the text forms that are looked for, the surest first.
func texts() []codec.Text {
	return []codec.Text{codec.Hyphenated, codec.Hex, codec.Braced, codec.URN, codec.Base32,
		codec.Base32Std, codec.Base36,
		codec.Base58, codec.Base62, codec.Base64URL, codec.NCName32, codec.NCName58, codec.NCName64,
		codec.Slug}
}

// hexadecimal forms say by their looks alone that they are sixteen bytes.
func hexadecimal(t codec.Text) bool {
	return t == codec.Hyphenated || t == codec.Braced || t == codec.URN
}

// plausible is a time in which identifiers have been made.
func plausible(u sqltype.UUID) bool {
	t, ok := u.Time()
	return ok && t.Year() >= 1995 && t.Year() < 2050
}

// sound reports whether RFC 9562 defines an id. A time in it must be plausible. Of random bytes
// 1 in 8 is sound.
func sound(u sqltype.UUID) bool {
	if u == sqltype.Nil() || u == sqltype.Max() {
		return true
	}
	if u.Variant() != sqltype.VariantRFC9562 {
		return false
	}
	switch u.Version() {
	case 1, 6, 7:
		return plausible(u)
	case 2, 3, 4, 5, 8:
		return true
	}
	return false
}

// explained is sound, or a value that other than RFC 9562 explains: an id of
// google/uuid's or of an old version 7.
func explained(u sqltype.UUID) bool {
	if sound(u) {
		return true
	}
	_, google := inspect.SuspectGoogleV6(u)
	s, _ := peabody.Suspect(u)
	return google || s.Lean == peabody.LeanDraft
}

// A decodedSample is a sample in one form: the bytes of each value that has it.
type decodedSample struct {
	form string
	text codec.Text
	ids  []sqltype.UUID
	runs []string // of the values, "" where it is not known

	orders []codec.Layout // that the bytes may be in; nil: any
}

// possible are the orders that the bytes may be in.
func (d decodedSample) possible() []codec.Layout {
	if d.orders != nil {
		return d.orders
	}
	return orders
}

// judge says what a column holds, and false when it holds no identifiers.
func judge(c candidate, values []value, links []link, src source) (Column, bool) {
	col := Column{Name: c.Name, Type: c.Type, MadeFrom: c.madeFrom,
		noRewrite: c.noRewrite,
		Rows:      c.rows, SampleSize: len(values),
		Versions: map[string]int{}, Suspicions: []Suspicion{}, Advice: []Advice{},
		Keys: Keys{Primary: c.primary, Unique: c.unique, Indexed: c.indexed, Ranged: c.ranged,
			References: []string{}, ReferencedBy: []string{}}}
	for _, l := range links {
		switch c.Name {
		case l.child:
			col.Keys.References = append(col.Keys.References, l.parent.String())
		case l.parent:
			col.Keys.ReferencedBy = append(col.Keys.ReferencedBy, l.child.String())
		}
	}
	if len(values) == 0 {
		col.Form, col.Order = "uuid", "unknown"
		return col, c.kind == kindNative // of an empty column only its type can tell
	}
	d, ok := decode(c, values)
	if !ok {
		return col, false
	}
	d.orders = ordersIn(c.kind, src)
	order, share := orderOf(d, len(values))
	if col.class = classOf(d.ids, order); d.form == euidText {
		col.class = classEUID
	}
	if col.class != "" {
		order = nil
	}
	col.Form, col.Order, col.Agree = d.form, "unknown", share
	ids := d.ids
	kind := ""
	switch {
	case col.class != "":
		kind = col.class
		col.Agree = float64(len(ids)) / float64(len(values))
	case order != nil:
		col.Order = order.String()
		ids = make([]sqltype.UUID, len(d.ids))
		for i, id := range d.ids {
			ids[i] = order.Decode(id)
		}
	case known(ids):
		kind = kindsOf(ids)[0].name
		col.Order = codec.Network.String()
		col.Agree = float64(kindsOf(ids)[0].n) / float64(len(values))
	case c.kind != kindNative && (d.text == nil || !hexadecimal(d.text)):
		return col, false // sixteen bytes of something else, such as a hash
	default:
		col.Agree = float64(len(ids)) / float64(len(values))
	}
	col.ids = ids
	for _, id := range ids {
		switch {
		case kind != "":
			col.Versions[kind]++
		case order != nil && !explained(id):
			col.Versions["unexplained"]++
		default:
			col.Versions[version(id)]++
		}
	}
	col.suspect(d, order)
	if d.form != inSpellings { // the index sorts texts
		col.Arrival = col.arrival(c, d, src)
	}
	return col, true
}

// decode finds the form that most values have.
func decode(c candidate, values []value) (decodedSample, bool) {
	need := int(enough * float64(len(values)))
	if c.kind == kindNative {
		d := decodeText(values, codec.Hyphenated)
		d.form = "uuid"
		return d, len(d.ids) > 0
	}
	d := decodedSample{form: "binary"}
	for _, v := range values {
		if !v.isText && len(v.raw) == 16 {
			d.ids, d.runs = append(d.ids, sqltype.UUID(v.raw)), append(d.runs, v.run)
		}
	}
	if len(d.ids) > 0 && len(d.ids) >= need {
		return d, true
	}
	for _, d := range []decodedSample{
		decodePadded(values), decodeEUID(values), decodeEXTUUID(values)} {
		if len(d.ids) > 0 && len(d.ids) >= need {
			return d, true
		}
	}
	for _, t := range texts() {
		d := decodeText(values, t)
		if len(d.ids) == 0 || len(d.ids) < need {
			continue
		}
		// A short text is one of many things; that the value makes sense is
		// what tells.
		if !hexadecimal(t) && classOf(d.ids, nil) == "" && !mostly(d.ids, explained) && !known(d.ids) &&
			!anyOrder(d) {
			continue
		}
		return d, true
	}
	d = decodeSpellings(values)
	return d, len(d.ids) > 0 && len(d.ids) >= need
}

// inSpellings is a column in which ids stand in more than one spelling.
const inSpellings = "several spellings"

// spellings are those in which programs write ids into one column without noticing.
var spellings = []codec.Text{codec.Hyphenated, codec.Hex, codec.Braced, codec.URN}

// decodeSpellings reads each value in the spelling that it has.
func decodeSpellings(values []value) decodedSample {
	out := decodedSample{form: inSpellings}
	for _, v := range values {
		for _, t := range spellings {
			if d := decodeText([]value{v}, t); len(d.ids) > 0 {
				out.ids, out.runs = append(out.ids, d.ids[0]), append(out.runs, v.run)
				break
			}
		}
	}
	if !mostly(out.ids, explained) {
		return decodedSample{} // such as hashes
	}
	return out
}

func decodeText(values []value, t codec.Text) decodedSample {
	d := decodedSample{form: t.String(), text: t}
	for _, v := range values {
		if !v.isText {
			continue
		}
		if id, err := t.Decode(string(v.raw)); err == nil {
			d.ids, d.runs = append(d.ids, id), append(d.runs, v.run)
		}
	}
	return d
}

func mostly(ids []sqltype.UUID, is func(sqltype.UUID) bool) bool {
	return count(ids, is) >= max(1, int(enough*float64(len(ids))))
}

func count(ids []sqltype.UUID, is func(sqltype.UUID) bool) int {
	n := 0
	for _, id := range ids {
		if is(id) {
			n++
		}
	}
	return n
}

// anyOrder is for hexadecimal digits, which are also how people print hashes.
func anyOrder(d decodedSample) bool {
	l, _ := orderOf(d, len(d.ids))
	return l != nil
}

// orderOf finds the byte order in which most values make sense, nil if in none.
// Network order wins where it is good enough. share is of all values.
func orderOf(d decodedSample, all int) (best codec.Layout, share float64) {
	most := 0
	for _, l := range d.possible() {
		n := count(d.ids, func(id sqltype.UUID) bool { return explained(l.Decode(id)) })
		if n >= max(1, int(enough*float64(len(d.ids)))) && n > most {
			best, most = l, n
			if l == codec.Network {
				break
			}
		}
	}
	if best == nil {
		best, most = mixture(d)
	}
	if best == nil {
		return nil, 0
	}
	return best, float64(most) / float64(all)
}

// mixture is for a column that has ids in two orders: both of them together
// explain it, and neither alone. It returns the one that has more.
func mixture(d decodedSample) (codec.Layout, int) {
	ids := d.ids
	inNetwork := func(id sqltype.UUID) bool { return explained(id) }
	for _, l := range d.possible()[1:] {
		// Ids that only this order explains must not be there by chance. Of the
		// versions without a time a quarter is.
		only := func(id sqltype.UUID) bool { return !explained(id) && plausible(l.Decode(id)) }
		a, b := count(ids, inNetwork), count(ids, only)
		if b > 0 && a > 0 && a+b >= int(enough*float64(len(ids))) {
			if b > a {
				return l, b
			}
			return codec.Network, a
		}
	}
	return nil, 0
}

// known reports whether most values are of one of the kinds that have a time in
// places that tell.
func known(ids []sqltype.UUID) bool {
	kinds := kindsOf(ids)
	return len(kinds) > 0 && float64(kinds[0].n) >= enough*float64(len(ids))
}

type kindCount struct {
	name string
	n    int
}

// kindsOf counts as which kinds the values can be read that seldom can by
// chance, the most frequent first.
func kindsOf(ids []sqltype.UUID) []kindCount {
	const seldom = 0.05
	counts := map[string]int{}
	for _, id := range ids {
		for _, f := range kin.IdentifyBytes(id) {
			if f.Chance < seldom {
				counts[f.Kind.String()]++
			}
		}
	}
	var out []kindCount
	for _, name := range slices.Sorted(maps.Keys(counts)) {
		out = append(out, kindCount{name, counts[name]})
	}
	slices.SortStableFunc(out, func(a, b kindCount) int { return b.n - a.n })
	return out
}

// version is the key of Column.Versions.
func version(u sqltype.UUID) string {
	switch {
	case u == sqltype.Nil():
		return "nil"
	case u == sqltype.Max():
		return "max"
	case u.Variant() != sqltype.VariantRFC9562:
		return "other"
	}
	return strconv.Itoa(u.Version())
}

// suspect lists what looks wrong with the values.
func (col *Column) suspect(d decodedSample, order codec.Layout) {
	ids := col.ids
	add := func(kind, name string, n int, detail string) {
		if share := float64(n) / float64(col.SampleSize); share >= some {
			col.Suspicions = append(col.Suspicions, Suspicion{kind, name, share, detail})
		}
	}
	if order != nil && order != codec.Network && !ascendsIn(order) {
		add(ByteOrder, order.String(), len(ids), fmt.Sprintf(
			"the bytes make sense in the order %v: %v is %v", order, d.ids[0], ids[0]))
	}
	if out := col.SampleSize - len(ids); out > 0 {
		add(Stragglers, "", out, fmt.Sprintf("%d of %d values are not in the form %s", out,
			col.SampleSize, d.form))
	}
	for _, l := range d.possible() {
		if order == nil || l == order {
			continue
		}
		n := 0
		for i, id := range ids {
			if !explained(id) && plausible(l.Decode(d.ids[i])) {
				n++
			}
		}
		add(MixedOrder, l.String(), n, fmt.Sprintf("%d values make sense in the order %v only", n, l))
	}
	if col.class != "" {
		return // what a time is in its own fields is none elsewhere
	}
	google := count(ids, func(id sqltype.UUID) bool {
		_, ok := inspect.SuspectGoogleV6(id)
		return ok
	})
	add(GoogleV6, "google/uuid", google, "version 6 in the layout of google/uuid up to 1.6, which "+
		"reads as a time before 1811")
	draft := count(ids, func(id sqltype.UUID) bool {
		s, ok := peabody.Suspect(id)
		return ok && s.Lean == peabody.LeanDraft
	})
	add(DraftV7, "version 7 of the draft of 2021", draft, "version 7 with 36 bits of seconds, as "+
		"the draft of 2021 had it; read as the RFC's the times are after 2109")
	timeless := slices.DeleteFunc(slices.Clone(ids), func(id sqltype.UUID) bool {
		_, timed := id.Time()
		return timed && explained(id)
	})
	if n := count(ids, isEXTUUID); n >= int(enough*float64(len(ids))) {
		add(OtherFormat, "EXTUUID", n, "the version 8 values can be read as EXTUUIDs, which hold a "+
			"value and no time")
		return
	}
	if areOrderedUUIDs(ids) {
		add(TimeInside, orderedUUID, len(ids), "version 4 with the time in front in units of 10 µs, as "+
			"Laravel's Str::orderedUuid makes them; they sort by it")
		return
	}
	for _, k := range kindsOf(timeless) {
		// A few of a hundred random values have such a time; half of them do not.
		if 2*k.n > len(timeless) {
			add(TimeInside, k.name, k.n, "the values have a plausible time where identifiers of the kind "+
				k.name+" have theirs")
		}
	}
}

// share is how much of the sample has a version.
func (col *Column) share(version string) float64 {
	return float64(col.Versions[version]) / float64(max(1, col.SampleSize))
}

// Histogram is Versions in words, the most frequent first.
func (col Column) Histogram() string {
	keys := slices.Sorted(maps.Keys(col.Versions))
	slices.SortStableFunc(keys, func(a, b string) int { return col.Versions[b] - col.Versions[a] })
	var parts []string
	for _, k := range keys {
		name := k
		if k[0] >= '0' && k[0] <= '9' {
			name = "v" + k
		}
		parts = append(parts, name+" "+thousands.Group(col.Versions[k]))
	}
	return strings.Join(parts, ", ")
}

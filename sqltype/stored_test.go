package sqltype_test

import (
	"bytes"
	"database/sql"
	"database/sql/driver"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"math/big"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// A formCase is one form, and a slow and obvious account of it.
type formCase struct {
	name   string
	column string
	binary bool // whether the column holds sixteen bytes, which Value then is
	native bool // whether a native uuid column is one of the form
	own    bool // whether the text is also that of JSON
	stored func(id sqltype.UUID) string
	sent   func(id sqltype.UUID) string // as text, if it is not what is stored
	ops    formOps
}

// formOps are the methods under test without their type parameter.
type formOps interface {
	value(sqltype.UUID) (driver.Value, error)
	stored(sqltype.UUID) []byte
	json(sqltype.UUID) ([]byte, error)
	scan(before sqltype.UUID, src any) (sqltype.UUID, error)
	scanNull(before sqltype.UUID, src any) (sqltype.NullUUID, error)
	bind(engine.Profile, sqltype.UUID) any
	column(engine.Profile) string
	gorm() string
	destination() (sql.Scanner, driver.Valuer)
}

type ops[F sqltype.Form] struct{}

func (ops[F]) value(u sqltype.UUID) (driver.Value, error) { return sqltype.StoredID[F](u).Value() }
func (ops[F]) stored(u sqltype.UUID) []byte               { return sqltype.StoredID[F](u).AppendStored(nil) }
func (ops[F]) json(u sqltype.UUID) ([]byte, error)        { return json.Marshal(sqltype.StoredID[F](u)) }
func (ops[F]) scan(before sqltype.UUID, src any) (sqltype.UUID, error) {
	a := sqltype.StoredID[F](before)
	err := a.Scan(src)
	return sqltype.UUID(a), err
}
func (ops[F]) scanNull(before sqltype.UUID, src any) (sqltype.NullUUID, error) {
	n := sqltype.NullStoredID[F]{UUID: sqltype.StoredID[F](before), Valid: true}
	err := n.Scan(src)
	return sqltype.NullUUID{UUID: sqltype.UUID(n.UUID), Valid: n.Valid}, err
}
func (ops[F]) bind(p engine.Profile, u sqltype.UUID) any {
	return sqltype.Bind(p, sqltype.StoredID[F](u))
}
func (ops[F]) column(p engine.Profile) string { return sqltype.NullStoredID[F]{}.ColumnType(p) }
func (ops[F]) gorm() string                   { return sqltype.NullStoredID[F]{}.GormDataType() }
func (ops[F]) destination() (sql.Scanner, driver.Valuer) {
	a := sqltype.StoredID[F](sqltype.MustParse(v1Text))
	return &a, a
}

// pick writes the bytes at these places of the canonical text's digits.
func pick(id sqltype.UUID, from ...int) string {
	digits := strings.ReplaceAll(id.String(), "-", "")
	var b strings.Builder
	for _, i := range from {
		b.WriteString(digits[2*i : 2*i+2])
	}
	raw, err := hex.DecodeString(b.String())
	if err != nil {
		panic(err)
	}
	return string(raw)
}

func slowBase32(id sqltype.UUID) string {
	const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
	n, five := new(big.Int).SetBytes(id[:]), big.NewInt(32)
	var s string
	for range 26 {
		var digit big.Int
		n.DivMod(n, five, &digit)
		s = string(alphabet[digit.Int64()]) + s
	}
	return s
}

func slowOrdered(id sqltype.UUID) string {
	bits := fmt.Sprintf("%0128b", new(big.Int).SetBytes(id[:]))
	payload := bits[52:64] + bits[66:80]
	s := bits[96:128] + bits[80:96] + payload[14:22] + bits[48:52] + payload[22:26] + bits[64:66] + payload[:14] + bits[:48]
	n, _ := new(big.Int).SetString(s, 2)
	return string(n.FillBytes(make([]byte, 16)))
}

// slowShown is the text in which SQL Server shows sixteen stored bytes.
func slowShown(stored string) string {
	shown := sqltype.UUID([]byte(stored))
	return sqltype.UUID([]byte(pick(shown, 3, 2, 1, 0, 5, 4, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15))).String()
}

// slowEUID is the number with its remainder modulo 127 behind it, in 27 digits.
func slowEUID(id sqltype.UUID) string {
	n := new(big.Int).SetBytes(id[:])
	check := new(big.Int).Mod(n, big.NewInt(127))
	n.Add(n.Lsh(n, 7), check)
	out := make([]byte, 27)
	for i := range out {
		var digit big.Int
		n.DivMod(n, big.NewInt(32), &digit)
		out[26-i] = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"[digit.Int64()]
	}
	return string(out)
}

var forms = []formCase{
	{name: "CharUUID", column: "char(36)", stored: sqltype.UUID.String, ops: ops[sqltype.FormText]{}},
	{name: "HexUUID", column: "char(32)", ops: ops[sqltype.FormHex]{},
		stored: func(id sqltype.UUID) string { return fmt.Sprintf("%x", id[:]) }},
	{name: "CharULID", column: "char(26)", stored: slowBase32, own: true, ops: ops[sqltype.FormULID]{}},
	{name: "CharEUID", column: "char(27)", stored: slowEUID, own: true, ops: ops[sqltype.FormEUID]{}},
	{name: "GUID", column: "uniqueidentifier", binary: true, native: true, ops: ops[sqltype.FormMixedEndian]{},
		stored: func(id sqltype.UUID) string { return pick(id, 3, 2, 1, 0, 5, 4, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15) },
		sent:   sqltype.UUID.String},
	{name: "OrderedGUID", column: "uniqueidentifier", binary: true, native: true, ops: ops[sqltype.FormSQLServerOrder]{},
		stored: slowOrdered,
		sent:   func(id sqltype.UUID) string { return slowShown(slowOrdered(id)) }},
	{name: "SwappedUUID", column: "binary(16)", binary: true, ops: ops[sqltype.FormTimeSwapped]{},
		stored: func(id sqltype.UUID) string { return pick(id, 6, 7, 4, 5, 0, 1, 2, 3, 8, 9, 10, 11, 12, 13, 14, 15) },
		sent:   sqltype.UUID.String},
}

// checkForm checks everything that holds for every id.
func checkForm(t *testing.T, f formCase, id sqltype.UUID) {
	t.Helper()
	stored := f.stored(id)
	text := stored
	if f.sent != nil {
		text = f.sent(id)
	}
	if got := f.ops.stored(id); string(got) != stored {
		t.Errorf("%s: %v is stored as %q, want %q", f.name, id, got, stored)
	}
	want := any(text)
	if f.binary {
		want = []byte(stored)
	}
	value, err := f.ops.value(id)
	if err != nil || !equalValues(value, want) {
		t.Errorf("%s: Value of %v = %T %q, %v, want %T %q", f.name, id, value, value, err, want, want)
	}
	sources := []any{value, text, []byte(text), id}
	if f.binary {
		sources = append(sources, strings.ToUpper(text), []byte(stored), [16]byte([]byte(stored)))
	}
	for _, src := range sources {
		got, err := f.ops.scan(sqltype.Max(), src)
		null, nullErr := f.ops.scanNull(sqltype.Max(), src)
		if err != nil || got != id || nullErr != nil || null != (sqltype.NullUUID{UUID: id, Valid: true}) {
			t.Errorf("%s: Scan(%T %q) = %v, %v; nullable %v, %v; want %v", f.name, src, src, got, err, null, nullErr, id)
		}
	}
	if !f.binary {
		for _, src := range []any{id[:], [16]byte(id)} {
			if got, err := f.ops.scan(id, src); !errors.Is(err, sqltype.ErrForm) || got != id {
				t.Errorf("%s: Scan of sixteen raw bytes = %v, %v, want ErrForm", f.name, got, err)
			}
		}
	}
	got, err := f.ops.json(id)
	plain := id.String()
	if f.own {
		plain = text
	}
	if err != nil || string(got) != `"`+plain+`"` {
		t.Errorf("%s: JSON %s, %v, want %q", f.name, got, err, plain)
	}
}

func equalValues(a, b any) bool {
	x, ok := a.([]byte)
	y, okY := b.([]byte)
	if ok || okY {
		return ok && okY && bytes.Equal(x, y)
	}
	return a == b
}

func TestEveryFormRoundTrips(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	for _, f := range forms {
		t.Run(f.name, func(t *testing.T) {
			for bit := range 128 { // one bit alone, and all but one
				var one, rest sqltype.UUID
				one[bit/8] = 1 << (bit % 8)
				for i := range rest {
					rest[i] = ^one[i]
				}
				checkForm(t, f, one)
				checkForm(t, f, rest)
			}
			for _, id := range []sqltype.UUID{{}, sqltype.Max(), sqltype.UUID([]byte("0123456789abcdef"))} {
				checkForm(t, f, id)
			}
			for range 300 {
				var id sqltype.UUID
				for i := range id {
					id[i] = byte(r.Uint32())
				}
				checkForm(t, f, id)
			}
		})
	}
}

// TestAFormReadsTheSpellingThatItWrites has every spelling of an id in the column of every
// form. An id that is read from another could not find its row again.
func TestAFormReadsTheSpellingThatItWrites(t *testing.T) {
	id := sqltype.MustParse(v7Text)
	var spellings []string
	for _, s := range []string{
		v7Text, strings.ReplaceAll(v7Text, "-", ""), "{" + v7Text + "}", "urn:uuid:" + v7Text, slowBase32(id),
	} {
		spellings = append(spellings, strings.ToLower(s), strings.ToUpper(s), s[:len(s)-1]+strings.ToUpper(s[len(s)-1:]))
	}
	before := sqltype.Max()
	for _, f := range forms {
		if f.name == "OrderedGUID" { // its column shows another id's text: checkForm
			continue
		}
		for _, s := range spellings {
			writes := s == f.stored(id) || f.binary && strings.EqualFold(s, v7Text)
			for _, src := range []any{s, []byte(s)} {
				got, err := f.ops.scan(before, src)
				null, nullErr := f.ops.scanNull(before, src)
				if writes {
					if err != nil || got != id || nullErr != nil || null.UUID != id {
						t.Errorf("%s: Scan(%q) = %v, %v; nullable %v, %v", f.name, src, got, err, null, nullErr)
					}
					continue
				}
				if err == nil || got != before || nullErr == nil || null.Valid {
					t.Errorf("%s: Scan(%q) = %v, %v; nullable %v, %v", f.name, src, got, err, null, nullErr)
				}
				base32 := len(s) == 26
				if errors.Is(err, sqltype.ErrSpelling) == (base32 && f.name != "CharULID") {
					t.Errorf("%s: Scan(%q): %v, want ErrSpelling, or no text at all", f.name, src, err)
				}
			}
		}
	}
	for _, tt := range []struct {
		dest sql.Scanner
		src  string
		want []string
	}{
		{new(sqltype.CharUUID), strings.ToUpper(v7Text), []string{"lower()", "UPDATE", "CharUUID", v7Text, "UUID"}},
		{new(sqltype.CharULID), strings.ToLower(slowBase32(id)), []string{"upper()", "CharULID"}},
		{new(sqltype.CharUUID), strings.ReplaceAll(v7Text, "-", ""), []string{"type HexUUID", "rewrite"}},
		{new(sqltype.CharUUID), "{" + v7Text + "}", []string{"rewrite"}},
	} {
		err := tt.dest.Scan(tt.src)
		for _, want := range tt.want {
			if err == nil || !strings.Contains(err.Error(), want) {
				t.Errorf("%T of %q: %v, want %q in it", tt.dest, tt.src, err, want)
			}
		}
	}
}

func TestScanOfAFormRefuses(t *testing.T) {
	before := sqltype.MustParse(v7Text)
	for _, tt := range []struct {
		name string
		src  any
		err  error
	}{
		{"NULL", nil, sqltype.ErrNull},
		{"no bytes", []byte{}, codec.ErrLength},
		{"fifteen bytes", before[:15], codec.ErrLength},
		{"seventeen bytes", append(before[:], 0), codec.ErrLength},
		{"seventeen characters", string(before[:]) + "x", codec.ErrLength},
		{"25 characters", strings.Repeat("0", 25), codec.ErrLength},
		{"a wrong hyphen", strings.Replace(v7Text, "-", "x", 1), codec.ErrSyntax},
		{"a number", int64(7), sqltype.ErrScanType},
		{"another array", [15]byte{}, sqltype.ErrScanType},
	} {
		for _, f := range forms {
			got, err := f.ops.scan(before, tt.src)
			if !errors.Is(err, tt.err) || got != before {
				t.Errorf("%s: Scan of %s = %v, value %v; want %v and no change", f.name, tt.name, err, got, tt.err)
			}
			null, err := f.ops.scanNull(before, tt.src)
			if null != (sqltype.NullUUID{}) || (tt.src == nil) != (err == nil) {
				t.Errorf("%s: nullable Scan of %s = %v, value %v; want NULL", f.name, tt.name, err, null)
			}
		}
	}
	for name, s := range map[string]string{
		"the letter U":       strings.Repeat("0", 25) + "U",
		"the letter I":       strings.Repeat("0", 25) + "I",
		"the letter L":       strings.Repeat("0", 25) + "l",
		"the letter O":       strings.Repeat("0", 25) + "O",
		"a byte beyond 0x80": strings.Repeat("0", 25) + "\x80",
	} {
		var where *codec.ParseError
		var b sqltype.CharULID
		if err := b.Scan(s); !errors.As(err, &where) || !errors.Is(err, codec.ErrSyntax) || where.Offset != 25 {
			t.Errorf("%s: Scan(%q) = %v, want ErrSyntax", name, s, err)
		}
	}
}

// The value that oklog/ulid's documentation gives.
func TestBase32IsTheTextOfAULID(t *testing.T) {
	id := sqltype.MustParse("01563df3-6481-d2a6-1efe-fd8a54a3b1c4")
	const text = "01ARYZ6S41TSV4RRFFQ69G5FAV"
	var back sqltype.CharULID
	if err := back.Scan(text); err != nil {
		t.Fatal(err)
	}
	if v, err := back.Value(); v != text || err != nil {
		t.Errorf("%s became %v, %v", text, v, err)
	}
	if v, _ := sqltype.CharULID(id).Value(); v != slowBase32(id) {
		t.Errorf("Value of %v = %v, want %s", id, v, slowBase32(id))
	}
}

func TestTextFormsSortAsTheIDs(t *testing.T) {
	ids := []sqltype.UUID{{}, sqltype.MustParse(v7Text), sqltype.MustParse(v6Text), sqltype.MustParse(v4Text), sqltype.MustParse(v1Text), sqltype.Max()}
	for _, f := range forms {
		if f.binary {
			continue
		}
		for _, a := range ids {
			for _, b := range ids {
				if got, want := bytes.Compare(f.ops.stored(a), f.ops.stored(b)), a.Compare(b); got != want {
					t.Errorf("%s: %v and %v sort as %d, want %d", f.name, a, b, got, want)
				}
			}
		}
	}
}

func TestScanOfAFormCopiesTheDriversBuffer(t *testing.T) {
	id := sqltype.MustParse(v1Text)
	for _, f := range forms {
		scanner, valuer := f.ops.destination()
		buffer := bytes.Clone(f.ops.stored(id))
		if err := scanner.Scan(buffer); err != nil {
			t.Fatal(err)
		}
		clear(buffer)
		want := v1Text
		if f.own {
			want = f.stored(id)
		}
		if fmt.Sprint(scanner) != want {
			t.Errorf("%s: after the buffer was reused: %v", f.name, scanner)
		}
		if v, _ := valuer.Value(); f.binary {
			clear(v.([]byte))
		}
		if again, _ := valuer.Value(); f.binary && string(again.([]byte)) != f.stored(id) {
			t.Errorf("%s: clearing the result of Value changed the id", f.name)
		}
	}
}

func TestFormsAreComparableMapKeysAndConvertible(t *testing.T) {
	u := sqltype.MustParse(v7Text)
	m := map[sqltype.CharUUID]int{sqltype.CharUUID(u): 1}
	if m[sqltype.CharUUID(sqltype.SwappedUUID(u))] != 1 || sqltype.UUID(sqltype.GUID(u)) != u || *(*sqltype.UUID)(new(sqltype.CharUUID)) != sqltype.Nil() {
		t.Error("the forms of one id are not the same sixteen bytes")
	}
	if !(sqltype.HexUUID{}).IsZero() || sqltype.HexUUID(u).IsZero() {
		t.Error("IsZero is wrong")
	}
}

func TestFormJSONIsThatOfUUID(t *testing.T) {
	type plain struct {
		ID   sqltype.UUID                  `json:"id"`
		Null sqltype.NullUUID              `json:"null"`
		None sqltype.NullUUID              `json:"none"`
		Omit sqltype.UUID                  `json:"omit,omitzero"`
		Keys map[sqltype.UUID]sqltype.UUID `json:"keys"`
	}
	type stated struct {
		ID   sqltype.CharUUID                            `json:"id"`
		Null sqltype.NullGUID                            `json:"null"`
		None sqltype.NullSwappedUUID                     `json:"none"`
		Omit sqltype.HexUUID                             `json:"omit,omitzero"`
		Keys map[sqltype.OrderedGUID]sqltype.SwappedUUID `json:"keys"`
	}
	u := sqltype.MustParse(v7Text)
	a := plain{ID: u, Null: sqltype.NullUUID{UUID: u, Valid: true}, Keys: map[sqltype.UUID]sqltype.UUID{u: u}}
	b := stated{ID: sqltype.CharUUID(u), Null: sqltype.NullGUID{UUID: sqltype.GUID(u), Valid: true},
		Keys: map[sqltype.OrderedGUID]sqltype.SwappedUUID{sqltype.OrderedGUID(u): sqltype.SwappedUUID(u)}}
	want, err := json.Marshal(a)
	got, err2 := json.Marshal(b)
	if err != nil || err2 != nil || !bytes.Equal(got, want) {
		t.Fatalf("%s, %v\n%s, %v", got, err2, want, err)
	}
	var back stated
	if err := json.Unmarshal(want, &back); err != nil || fmt.Sprint(back) != fmt.Sprint(b) {
		t.Errorf("read back as %v, %v, want %v", back, err, b)
	}
	for _, bad := range []string{`7`, `"x"`, `"01FWHE4YDGFK1SHH6W1G60EECF"`} {
		x, n := sqltype.HexUUID(u), sqltype.NullHexUUID{UUID: sqltype.HexUUID(u), Valid: true}
		if err := json.Unmarshal([]byte(bad), &x); err == nil || x != sqltype.HexUUID(u) {
			t.Errorf("Unmarshal(%s) = %v, %v", bad, x, err)
		}
		if err := json.Unmarshal([]byte(bad), &n); err == nil || n != (sqltype.NullHexUUID{}) {
			t.Errorf("nullable Unmarshal(%s) = %v, %v", bad, n, err)
		}
	}
	raw, err := sqltype.SwappedUUID(u).MarshalBinary()
	if err != nil || string(raw) != string(u[:]) {
		t.Errorf("MarshalBinary = %x, %v", raw, err)
	}
	var s sqltype.SwappedUUID
	if err := s.UnmarshalBinary(raw); err != nil || sqltype.UUID(s) != u {
		t.Errorf("UnmarshalBinary = %v, %v", s, err)
	}
}

func TestFormsAllocateNoMoreThanTheyMust(t *testing.T) {
	id := sqltype.MustParse(v7Text)
	for _, f := range forms {
		value, _ := f.ops.value(id)
		stored := f.ops.stored(id)
		var src any = stored
		scanner, valuer := f.ops.destination()
		for name, tt := range map[string]struct {
			max float64
			f   func()
		}{
			"Scan of what is stored":   {0, func() { scanner.Scan(src) }},
			"Scan of what Value gives": {0, func() { scanner.Scan(value) }},
			"Value":                    {2, func() { valuer.Value() }},
		} {
			if n := testing.AllocsPerRun(200, tt.f); n > tt.max {
				t.Errorf("%s: %s: %v allocations, want at most %v", f.name, name, n, tt.max)
			}
		}
	}
}

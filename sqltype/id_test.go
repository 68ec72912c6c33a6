package sqltype_test

import (
	"bytes"
	"encoding"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"testing"

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/codec/euid"
	"github.com/sqluuid/sqluuid/codec/extuuid"
	"github.com/sqluuid/sqluuid/sqltype"
)

type idOrder struct {
	ID     sqltype.ID[idOrder]
	User   idUserID
	Parent sqltype.NullID[idUser]
}

type idUser struct{ ID idUserID }

func (idUser) TypePrefix() string { return "user" }

func (idUser) IDText() codec.TextCodec { return codec.TypeID("user") }

type idUserID = sqltype.TypeID[idUser]

// idWrong has a prefix that the TypeID specification forbids.
type idWrong struct{}

func (idWrong) IDText() codec.TextCodec { return codec.TypeID("Not Allowed") }

func testIDText[I ~[16]byte, P interface {
	*I
	UnmarshalText([]byte) error
	Scan(any) error
	Set(string) error
	UnmarshalParam(string) error
	UnmarshalGQL(any) error
}](t *testing.T, id [16]byte, want string) {
	t.Helper()
	v := I(id)
	if got := fmt.Sprint(v); got != want {
		t.Errorf("%T prints %q, want %q", v, got, want)
	}
	j, err := json.Marshal(map[string]I{"id": v})
	if err != nil || string(j) != `{"id":"`+want+`"}` {
		t.Errorf("%T marshals as %s, %v", v, j, err)
	}
	var back map[string]I
	if err := json.Unmarshal(j, &back); err != nil || [16]byte(back["id"]) != id {
		t.Errorf("%T unmarshals %s as %v, %v", v, j, back, err)
	}
	canonical := sqltype.UUID(id).String()
	for name, read := range map[string]func(P) error{
		"UnmarshalText":  func(p P) error { return p.UnmarshalText([]byte(want)) },
		"Set":            func(p P) error { return p.Set(want) },
		"UnmarshalParam": func(p P) error { return p.UnmarshalParam(want) },
		"UnmarshalGQL":   func(p P) error { return p.UnmarshalGQL(want) },
		"Scan of text":   func(p P) error { return p.Scan([]byte(want)) },
		"Scan of a uuid": func(p P) error { return p.Scan(canonical) },
		"Scan of bytes":  func(p P) error { return p.Scan(id[:]) },
	} {
		var got I
		if err := read(&got); err != nil || [16]byte(got) != id {
			t.Errorf("%T: %s = %v, %v, want %v", v, name, got, err, v)
		}
	}
	kept := v
	if err := P(&kept).UnmarshalText([]byte("no id")); err == nil || [16]byte(kept) != id {
		t.Errorf("%T: a wrong text gave %v, %v", v, kept, err)
	}
}

func TestIDsShowTheTextOfTheirType(t *testing.T) {
	id := sqltype.MustParse("01890a5d-ac96-774b-bcce-b302099a8057")
	testIDText[sqltype.ID[idOrder]](t, id, id.String())
	testIDText[sqltype.ULID](t, id, "01H455VB4PEX5VSKNK084SN02Q")
	testIDText[idUserID](t, id, "user_01h455vb4pex5vsknk084sn02q")
	testIDText[sqltype.ID[idUser]](t, id, "user_01h455vb4pex5vsknk084sn02q")
	testIDText[sqltype.EUID](t, id, euid.Encode(id))
	money, err := extuuid.ParseMoneyID("GBP222.31")
	if err != nil {
		t.Fatal(err)
	}
	testIDText[sqltype.EXTUUID](t, money, "extuuid:fixedB4:GBP$:222.31")
	testIDText[sqltype.EXTUUID](t, [16]byte{}, sqltype.Nil().String())
}

func TestIDsAreStoredAsSixteenBytes(t *testing.T) {
	id := sqltype.NewID[idUserID]()
	if v, err := id.Value(); err != nil || !bytes.Equal(v.([]byte), id[:]) {
		t.Errorf("Value = %v, %v, want the bytes of %v", v, err, id)
	}
	var n sqltype.NullID[idUser]
	if err := n.Scan(id[:]); err != nil || !n.Valid || n.ID != sqltype.ID[idUser](id) {
		t.Errorf("NullID.Scan = %v, %v", n, err)
	}
	if err := n.Scan(nil); err != nil || n.Valid || n.String() != "NULL" {
		t.Errorf("NullID.Scan of NULL = %v, %v", n, err)
	}
	if err := id.Scan(nil); !errors.Is(err, sqltype.ErrNull) {
		t.Errorf("Scan of NULL = %v, want ErrNull", err)
	}
}

func TestNullIDsInJSON(t *testing.T) {
	user := sqltype.NewID[sqltype.ID[idUser]]()
	o := idOrder{ID: sqltype.NewID[sqltype.ID[idOrder]](), User: idUserID(user), Parent: sqltype.NullID[idUser]{ID: user, Valid: true}}
	for _, want := range []idOrder{o, {ID: o.ID, User: o.User}} {
		j, err := json.Marshal(want)
		var got idOrder
		if err == nil {
			err = json.Unmarshal(j, &got)
		}
		if err != nil || got != want {
			t.Errorf("%s came back as %v, %v, want %v", j, got, err, want)
		}
	}
}

func TestAFormWithoutATextIsAnError(t *testing.T) {
	id := sqltype.NewID[sqltype.ID[idWrong]]()
	if _, err := json.Marshal(id); !errors.Is(err, sqltype.ErrNoText) {
		t.Errorf("Marshal = %v, want ErrNoText", err)
	}
	if got, want := id.String(), sqltype.UUID(id).String(); got != want {
		t.Errorf("String = %q, want %q", got, want)
	}
}

func TestFormattedIDs(t *testing.T) {
	id := sqltype.MustParse("01890a5d-ac96-774b-bcce-b302099a8057")
	for _, c := range []struct {
		format string
		arg    any
		want   string
	}{
		{"%v", id, id.String()},
		{"%40s|", id, "    " + id.String() + "|"},
		{"%q", id, `"` + id.String() + `"`},
		{"%x", id, "01890a5dac96774bbcceb302099a8057"},
		{"%X", sqltype.CharUUID(id), "01890A5DAC96774BBCCEB302099A8057"},
		{"%x", sqltype.ULID(id), "01890a5dac96774bbcceb302099a8057"},
		{"%s", sqltype.ULID(id), "01H455VB4PEX5VSKNK084SN02Q"},
		{"%#v", id, `sqltype.MustParse("01890a5d-ac96-774b-bcce-b302099a8057")`},
		{"%d", id, "%!d(string=01890a5d-ac96-774b-bcce-b302099a8057)"},
	} {
		if got := fmt.Sprintf(c.format, c.arg); got != c.want {
			t.Errorf("Sprintf(%q, %T) = %q, want %q", c.format, c.arg, got, c.want)
		}
	}
}

func TestNamesFromElsewhere(t *testing.T) {
	id := sqltype.New()
	if id.Version() != 4 || id.IsNil() || !sqltype.Nil().IsNil() {
		t.Errorf("New = %v", id)
	}
	for _, s := range []string{id.String(), id.URN()} {
		if got := sqltype.Must(sqltype.ParseBytes([]byte(s))); got != id {
			t.Errorf("ParseBytes(%q) = %v", s, got)
		}
		if err := sqltype.Validate(s); err != nil {
			t.Errorf("Validate(%q) = %v", s, err)
		}
	}
	if err := sqltype.Validate("no id"); err == nil {
		t.Error("Validate takes no id")
	}
	if got := sqltype.Must(sqltype.NewV7()); got.Version() != 7 {
		t.Errorf("Must(NewV7()) = %v", got)
	}
	defer func() {
		if recover() == nil {
			t.Error("Must does not panic")
		}
	}()
	sqltype.Must(sqltype.Parse("no id"))
}

func TestAUUIDIsAFlag(t *testing.T) {
	var id sqltype.UUID
	flags := flag.NewFlagSet("test", flag.ContinueOnError)
	flags.SetOutput(io.Discard)
	flags.Var(&id, "id", "")
	if err := flags.Parse([]string{"-id", v7Text}); err != nil || id.String() != v7Text {
		t.Errorf("-id %s = %v, %v", v7Text, id, err)
	}
	var out bytes.Buffer
	if id.MarshalGQL(&out); out.String() != `"`+v7Text+`"` {
		t.Errorf("MarshalGQL writes %s", &out)
	}
	if err := id.UnmarshalGQL(7); !errors.Is(err, sqltype.ErrScanType) {
		t.Errorf("UnmarshalGQL(7) = %v, want ErrScanType", err)
	}
}

// xorm stores what ToDB returns and reads it with FromDB.
func TestToDBAndFromDBAreInverse(t *testing.T) {
	id := sqltype.MustParse(v7Text)
	toAndFrom(t, id, string(id[:]))
	toAndFrom(t, sqltype.ULID(id), string(id[:]))
	toAndFrom(t, sqltype.CharUUID(id), v7Text)
	toAndFrom(t, sqltype.HexUUID(id), codec.Hex.Encode(id))
	toAndFrom(t, sqltype.NativeUUID(id), v7Text)
	toAndFrom(t, sqltype.NullNativeUUID{UUID: sqltype.NativeUUID(id), Valid: true}, v7Text)
	toAndFrom(t, sqltype.NullUUID{UUID: id, Valid: true}, string(id[:]))
	toAndFrom(t, sqltype.NullID[sqltype.TextULID]{ID: sqltype.ULID(id), Valid: true}, string(id[:]))
	toAndFrom(t, sqltype.NullCharUUID{UUID: sqltype.CharUUID(id), Valid: true}, v7Text)
	for _, null := range []interface{ ToDB() ([]byte, error) }{sqltype.NullUUID{}, sqltype.NullID[any]{}, sqltype.NullCharUUID{}, sqltype.NullNativeUUID{}, sqltype.NullHexUUID{}} {
		if b, err := null.ToDB(); b != nil || err != nil {
			t.Errorf("%T: NULL is %q, %v", null, b, err)
		}
	}
}

func toAndFrom[V interface {
	comparable
	ToDB() ([]byte, error)
}, P interface {
	*V
	FromDB([]byte) error
}](t *testing.T, v V, want string) {
	t.Helper()
	b, err := v.ToDB()
	if err != nil || string(b) != want {
		t.Errorf("%T: ToDB = %q, %v, want %q", v, b, err, want)
	}
	var back V
	if err := P(&back).FromDB(b); err != nil || back != v {
		t.Errorf("%T: FromDB(%q) = %v, %v", v, b, back, err)
	}
}

func FuzzIDScan(f *testing.F) {
	f.Add([]byte("user_01h455vb4pex5vsknk084sn02q"))
	f.Add([]byte(v7Text))
	f.Add([]byte("0123456789abcdef"))
	f.Fuzz(func(t *testing.T, b []byte) {
		before := sqltype.NewID[idUserID]()
		got := before
		if err := got.Scan(b); err != nil {
			if got != before {
				t.Errorf("a failed Scan of %q left %v", b, got)
			}
			return
		}
		again := before
		if err := again.UnmarshalText([]byte(got.String())); err != nil || again != got {
			t.Errorf("%q is %v, whose text is %v, %v", b, got, again, err)
		}
	})
}

// makes gives the makers of a type without a conversion.
func makes[I interface {
	~[16]byte
	String() string
}, P interface {
	*I
	encoding.TextUnmarshaler
}](t *testing.T) {
	t.Helper()
	id := sqltype.NewID[I]()
	back, err := sqltype.ParseID[I, P](id.String())
	if err != nil || back != id || sqltype.MustParseID[I, P](id.String()) != id || sqltype.UUID(id).Version() != 7 {
		t.Errorf("%T: %v, %v, %v", id, id, back, err)
	}
	defer func() {
		if recover() == nil {
			t.Errorf("%T: MustParseID takes what is no id", id)
		}
	}()
	sqltype.MustParseID[I, P]("no id")
}

func TestEveryTypeIsMadeWithoutAConversion(t *testing.T) {
	makes[sqltype.UUID](t)
	makes[sqltype.NativeUUID](t)
	makes[sqltype.CharUUID](t)
	makes[sqltype.HexUUID](t)
	makes[sqltype.SwappedUUID](t)
	makes[sqltype.GUID](t)
	makes[sqltype.OrderedGUID](t)
	makes[sqltype.ULID](t)
	makes[sqltype.CharULID](t)
	makes[sqltype.EUID](t)
	makes[sqltype.CharEUID](t)
	makes[sqltype.TypeID[idUser]](t)
}

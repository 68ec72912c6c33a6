package sqltype

import (
	"bytes"
	"database/sql"
	"database/sql/driver"
	"encoding/hex"
	"errors"
	"fmt"
	"reflect"
	"strings"
	"testing"
	"time"

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// Types as other packages have them.
type (
	plainID    [16]byte // no Value
	textID     [16]byte // google, gofrs: a Value that is text
	pointerID  [16]byte // a Value on the pointer
	statedID   [16]byte // As
	statedNull struct { // NullStoredID
		ID    [16]byte
		Valid bool
	}
	statedByPointer [16]byte
	octet           byte
	octets          [16]octet
	longer          [17]byte
	aliased         = [16]byte
	wrapper         struct{ UUID }
	wrappedForm     struct{ CharUUID }
	twice           struct {
		UUID
		other UUID
	}
	namedField struct{ ID UUID }
)

func (v *plainID) Scan(src any) error             { return (*UUID)(v).Scan(src) }
func (v *textID) Scan(src any) error              { return (*UUID)(v).Scan(src) }
func (v *pointerID) Scan(src any) error           { return (*UUID)(v).Scan(src) }
func (v textID) Value() (driver.Value, error)     { return UUID(v).String(), nil }
func (v *pointerID) Value() (driver.Value, error) { return UUID(*v).String(), nil }
func (v statedID) Value() (driver.Value, error)   { return HexUUID(v).Value() }
func (v statedNull) Value() (driver.Value, error) { return HexUUID(v.ID).Value() }
func (v *statedByPointer) Value() (driver.Value, error) {
	return HexUUID(*v).Value()
}

var argID = MustParse("f81d4fae-7dec-11d0-a765-00a0c91e6bf6")

func bound(p engine.Profile, v any) any {
	ids := newIDCodec(p)
	nv := driver.NamedValue{Ordinal: 1, Value: v}
	ids.bind(&nv)
	return nv.Value
}

func pointer[T any](v T) *T { return &v }

// TestAStructOfAPointerIsRefused has a type that finds no row, and that nothing can be scanned into.
func TestAStructOfAPointerIsRefused(t *testing.T) {
	type embeds struct{ *UUID }
	for _, profile := range engine.Profiles() {
		ids := newIDCodec(profile)
		for _, v := range []any{embeds{}, embeds{&argID}, &embeds{&argID}} {
			err := ids.bind(&driver.NamedValue{Ordinal: 1, Value: v})
			if !errors.Is(err, ErrScanType) || !strings.Contains(err.Error(), "embeds") {
				t.Errorf("%v: bind(%T) = %v, want ErrScanType that names the type", profile, v, err)
			}
		}
	}
}

// writeOnly and writeValue have no Scan, byBytes has one that takes bytes alone, as ulid.ULID has.
type (
	writeOnly  [16]byte
	writeValue [16]byte
	byBytes    [16]byte
)

func (v writeValue) Value() (driver.Value, error) { return UUID(v).String(), nil }
func (v byBytes) Value() (driver.Value, error)    { return v[:], nil }
func (v *byBytes) Scan(src any) error {
	if b, ok := src.([]byte); ok && len(b) == 16 {
		*v = byBytes(b)
		return nil
	}
	return ErrScanType
}

// TestAnIDThatCannotBeReadBackIsRefused has types that could be stored, and then not be scanned.
func TestAnIDThatCannotBeReadBackIsRefused(t *testing.T) {
	for _, profile := range engine.Profiles() {
		ids := newIDCodec(profile)
		refused := func(v any, want bool) {
			t.Helper()
			err := ids.bind(&driver.NamedValue{Ordinal: 1, Value: v})
			name := strings.Trim(fmt.Sprintf("%T", v), "*[]")
			if got := errors.Is(err, ErrScanType); got != want || got && !strings.Contains(err.Error(), name) {
				t.Errorf("%v: bind(%T) = %v, refused: want %v", profile, v, err, want)
			}
		}
		text := profile.Wire() == engine.WireText
		for _, v := range []any{
			writeOnly(argID), pointer(writeOnly(argID)), (*writeOnly)(nil), writeValue(argID),
			sql.Null[writeOnly]{V: writeOnly(argID), Valid: true},
		} {
			refused(v, true)
		}
		refused([]writeOnly{writeOnly(argID)}, profile.Arrays())
		for _, v := range []any{
			byBytes(argID), pointer(byBytes(argID)), (*byBytes)(nil), sql.Null[byBytes]{},
		} {
			refused(v, text)
		}
		refused([]byBytes{byBytes(argID)}, profile.Arrays())
		refused([16]byte(argID), false)
		refused(argID, false)
	}
}

func TestAnIDIsSentAsItsEngineWantsIt(t *testing.T) {
	wire := map[engine.Profile]any{
		engine.PostgreSQL:       "f81d4fae-7dec-11d0-a765-00a0c91e6bf6",
		engine.MySQL:            argID[:],
		engine.MariaDB:          argID[:],
		engine.MariaDBUUID:      "f81d4fae-7dec-11d0-a765-00a0c91e6bf6",
		engine.SQLite:           argID[:],
		engine.SQLServer:        "f81d4fae-7dec-11d0-a765-00a0c91e6bf6",
		engine.SQLServerOrdered: nil, // below
		engine.SQLServerBinary:  argID[:],
		engine.Oracle:           argID[:],
	}
	// The server turns the first three fields of the text around when it stores
	// it; what is then stored must be the rearranged bytes.
	ordered := codec.MixedEndian.Decode(codec.SQLServerOrder.Encode(argID))
	wire[engine.SQLServerOrdered] = string(codec.AppendText(nil, ordered))

	for _, profile := range engine.Profiles() {
		want, ok := wire[profile]
		if !ok {
			t.Errorf("%v: a profile that this test does not know", profile)
		}
		for _, v := range []any{
			argID, &argID, pointer(&argID),
			NullUUID{argID, true}, &NullUUID{argID, true}, pointer(&NullUUID{argID, true}),
			plainID(argID), pointer(plainID(argID)), pointer(pointer(plainID(argID))),
			textID(argID), pointer(textID(argID)),
			pointerID(argID), pointer(pointerID(argID)),
			sql.Null[UUID]{V: argID, Valid: true}, &sql.Null[textID]{V: textID(argID), Valid: true},
			twice{argID, argID}, wrapper{argID}, &wrapper{argID}, sql.Null[wrapper]{V: wrapper{argID}, Valid: true},
		} {
			if got := bound(profile, v); !reflect.DeepEqual(got, want) {
				t.Errorf("%v: %T is sent as %T %v, want %T %v", profile, v, got, got, want, want)
			}
		}
		for _, v := range []any{
			(*UUID)(nil), (**UUID)(nil), pointer((*UUID)(nil)), NullUUID{}, NullUUID{UUID: argID}, &NullUUID{}, (*NullUUID)(nil), pointer((*NullUUID)(nil)),
			(*plainID)(nil), (*textID)(nil), pointer((*textID)(nil)), (*pointerID)(nil),
			sql.Null[UUID]{V: argID}, &sql.Null[plainID]{}, (*sql.Null[textID])(nil),
			(*wrapper)(nil), sql.Null[wrapper]{V: wrapper{argID}},
		} {
			if got := bound(profile, v); !reflect.DeepEqual(got, profile.Null()) {
				t.Errorf("%v: %T, which is NULL, is sent as %T %v", profile, v, got, got)
			}
		}
	}
}

func TestTheDullIDsAreSentAsTheyAre(t *testing.T) {
	for _, id := range []UUID{Nil(), Max()} {
		for _, profile := range engine.Profiles() {
			got := bound(profile, id)
			var back UUID
			if err := back.Scan(got); err != nil || back != id {
				t.Errorf("%v: %v is sent as %v", profile, id, got)
			}
		}
	}
}

// notIDs are values that are the parent's, whatever is in them.
func notIDs() []any {
	return []any{
		nil, "text", []byte{1, 2}, argID[:], int64(1), 1, true, 1.5, time.Time{}, int8(1), uint64(1), float32(1),
		[16]byte(argID), pointer([16]byte(argID)), aliased(argID),
		statedID(argID), pointer(statedID(argID)), (*statedID)(nil), pointer(pointer(statedID(argID))),
		statedNull{argID, true}, &statedNull{argID, true}, pointer(statedByPointer(argID)),
		octets{1}, &octets{1}, longer{1}, [16]octet{}, namedField{argID},
		[]HexUUID{HexUUID(argID)}, [][]UUID{{argID}}, map[string]UUID{"a": argID}, func() {},
		wrappedForm{CharUUID(argID)}, sql.Null[CharUUID]{V: CharUUID(argID), Valid: true}, sql.Null[[16]byte]{V: argID, Valid: true}, sql.Out{Dest: &argID}, sql.NullString{String: "a", Valid: true},
		pointer("a"), (*string)(nil), pointer(1), (*int)(nil), struct{}{}, &struct{}{}, (*any)(nil),
	}
}

func TestWhatIsNoIDIsLeftAlone(t *testing.T) {
	for _, profile := range engine.Profiles() {
		for _, v := range notIDs() {
			got := bound(profile, v)
			if reflect.TypeOf(got) != reflect.TypeOf(v) {
				t.Errorf("%v: %T became %T", profile, v, got)
				continue
			}
			switch v := v.(type) {
			case []byte:
				if !bytes.Equal(got.([]byte), v) {
					t.Errorf("%v: %x became %x", profile, v, got)
				}
			default:
				if reflect.TypeOf(v) != nil && reflect.TypeOf(v).Kind() != reflect.Func && !reflect.DeepEqual(got, any(v)) {
					t.Errorf("%v: %v became %v", profile, v, got)
				}
			}
		}
	}
}

// TestTheBytesOfAnArgumentAreItsOwn keeps a driver that holds on to them from
// seeing a later change of the id.
func TestTheBytesOfAnArgumentAreItsOwn(t *testing.T) {
	id := plainID(argID)
	sent := bound(engine.SQLite, &id).([]byte)
	id[0] = 0
	if hex.EncodeToString(sent[:1]) != "f8" {
		t.Errorf("the argument changed to %x with the id", sent)
	}
}

func TestWhatIsNoIDCostsNoAllocation(t *testing.T) {
	for _, profile := range []engine.Profile{engine.PostgreSQL, engine.SQLServerOrdered} {
		ids := newIDCodec(profile)
		for _, v := range notIDs() {
			nv := driver.NamedValue{Ordinal: 1}
			if n := testing.AllocsPerRun(100, func() {
				nv.Value = v
				ids.bind(&nv)
			}); n != 0 {
				t.Errorf("%v: %T: %v allocations, want none", profile, v, n)
			}
		}
	}
}

func TestAnIDCostsOnlyWhatIsSent(t *testing.T) {
	for _, profile := range engine.Profiles() {
		ids := newIDCodec(profile)
		for _, v := range []any{argID, &argID, NullUUID{argID, true}, plainID(argID), pointer(textID(argID))} {
			nv := driver.NamedValue{Ordinal: 1}
			if n := testing.AllocsPerRun(100, func() {
				nv.Value = v
				ids.bind(&nv)
			}); n > 3 {
				t.Errorf("%v: %T: %v allocations, want at most 3", profile, v, n)
			}
		}
	}
}

// BenchmarkCheckNamedValue is what an argument costs more than without the
// connector, for a parent that has no checker.
func BenchmarkCheckNamedValue(b *testing.B) {
	f := newFakeServer()
	ids := newIDCodec(engine.PostgreSQL)
	checker := wrapConn(&fakeConn{f}, &ids).(driver.NamedValueChecker)
	text := "a"
	for _, v := range []any{
		nil, int64(1), 1, "text", []byte("bytes"), 1.5, true, time.Time{}, [16]byte{},
		&text, &[16]byte{}, sql.NullString{}, octets{}, statedID{}, &statedID{}, statedNull{}, f, struct{ a, b int }{},
		argID, &argID, plainID{}, textID{},
	} {
		b.Run(fmt.Sprintf("%T", v), func(b *testing.B) {
			b.ReportAllocs()
			nv := driver.NamedValue{Ordinal: 1}
			for b.Loop() {
				nv.Value = v
				if err := checker.CheckNamedValue(&nv); err != driver.ErrSkip {
					b.Fatal(err)
				}
			}
		})
	}
}

package sqltype

import (
	"bytes"
	"database/sql"
	"database/sql/driver"
	"errors"
	"reflect"
	"slices"
	"testing"

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

func TestAnArgumentThatStatesItsFormIsLeftAlone(t *testing.T) {
	for _, profile := range engine.Profiles() {
		for _, v := range slices.Concat(formValues[FormText](), formValues[FormHex](), formValues[FormULID](), formValues[FormEUID](),
			formValues[FormMixedEndian](), formValues[FormSQLServerOrder](), formValues[FormTimeSwapped]()) {
			if isNullOfBytes(v) && profile.Null() != nil { // which needs a type there
				if got := bound(profile, v); !reflect.DeepEqual(got, profile.Null()) {
					t.Errorf("%v: NULL of %T became %T %v", profile, v, got, got)
				}
				continue
			}
			if got := bound(profile, v); reflect.TypeOf(got) != reflect.TypeOf(v) || !reflect.DeepEqual(got, v) {
				t.Errorf("%v: %T became %T %v", profile, v, got, got)
			}
			valuer, ok := v.(driver.Valuer)
			if !ok || reflect.ValueOf(v).Kind() == reflect.Pointer {
				continue
			}
			want, err := valuer.Value()
			if err != nil {
				t.Fatal(err)
			}
			f := newFakeServer()
			if _, err := openFake(t, NewConnector(f, profile)).Exec("q", v); err != nil || !reflect.DeepEqual(f.args(), []driver.Value{want}) {
				t.Errorf("%v: %T is sent as %v, %v, want %v", profile, v, f.args(), err, want)
			}
		}
	}
}

func formValues[F Form]() []any {
	a, n := StoredID[F](argID), NullStoredID[F]{UUID: StoredID[F](argID), Valid: true}
	return []any{a, &a, pointer(&a), n, &n, pointer(&n), NullStoredID[F]{}, (*StoredID[F])(nil), (*NullStoredID[F])(nil)}
}

// A formRead reads a column into every kind of destination of one form.
type formRead struct {
	name string
	read func(*testing.T, func(dest any) error) []UUID
}

func formReadOf[F Form](name string) formRead {
	return formRead{name, func(t *testing.T, scan func(any) error) []UUID {
		t.Helper()
		var (
			a    StoredID[F]
			n    NullStoredID[F]
			p    *StoredID[F]
			std  sql.Null[StoredID[F]]
			viaD StoredID[F]
			viaP *StoredID[F]
		)
		for _, dest := range []any{&a, &n, &p, &std, Dest(engine.SQLServer, &viaD), DestPtr(engine.SQLite, &viaP)} {
			if err := scan(dest); err != nil {
				t.Fatalf("scan into %T: %v", dest, err)
			}
		}
		if !n.Valid || !std.Valid {
			t.Error("an id is read as NULL")
		}
		return []UUID{UUID(a), UUID(n.UUID), UUID(*p), UUID(std.V), UUID(viaD), UUID(*viaP)}
	}}
}

// nativeServer has the id in one uniqueidentifier column, stored by the layout, as
// bytes or as the text that the server shows.
func nativeServer(layout codec.Layout, id UUID, text bool) *fakeServer {
	f := newFakeServer()
	f.rowsShape = typedRows
	stored := layout.Encode(id)
	var v driver.Value = stored[:]
	if text {
		v = string(codec.AppendText(nil, codec.MixedEndian.Decode(stored)))
	}
	f.sets = []fakeSet{{types: []string{"UNIQUEIDENTIFIER"}, rows: [][]driver.Value{{v}}}}
	return f
}

// TestNativeColumnsAreReadRightByWhatStatesItsForm has each form in a column of its
// own layout, whatever the connector's profile is.
func TestNativeColumnsAreReadRightByWhatStatesItsForm(t *testing.T) {
	forms := []struct {
		formRead
		layout codec.Layout
		text   bool // the form reads the server's text too
	}{
		{formReadOf[FormMixedEndian]("GUID"), codec.MixedEndian, true},
		{formReadOf[FormSQLServerOrder]("OrderedGUID"), codec.SQLServerOrder, true},
		{formReadOf[FormTimeSwapped]("SwappedUUID"), codec.TimeSwapped, false},
	}
	for _, profile := range rearranged(t) {
		for _, form := range forms {
			for _, shape := range nativeShapes {
				for _, text := range []bool{false, true} {
					if text && !form.text {
						continue
					}
					for _, id := range rowIDs {
						f := nativeServer(form.layout, id, text)
						f.rowsShape = shape.shape
						db := openFake(t, NewConnector(f, profile))
						for i, got := range form.read(t, func(dest any) error { return db.QueryRow("q").Scan(dest) }) {
							if got != id {
								t.Errorf("%v, %s, %s, as text %v: destination %d reads %v, want %v", profile, form.name, shape.name, text, i, got, id)
							}
						}
					}
				}
			}
		}
	}
}

func TestNativeColumnsAreReadRightByTheProfile(t *testing.T) {
	for _, profile := range rearranged(t) {
		for _, shape := range nativeShapes {
			for _, text := range []bool{false, true} {
				for _, want := range rowIDs {
					f := nativeServer(profile.NativeLayout(), want, text)
					f.rowsShape = shape.shape
					db := openFake(t, NewConnector(f, profile))
					var (
						id, dest UUID
						null     NullUUID
						std      sql.Null[UUID]
						pointed  *UUID
						plain    plainID
						plainPtr *plainID
						shown    string
					)
					for _, d := range []any{&id, &null, &std, &pointed, Dest(profile, &dest), Dest(profile, &plain), DestPtr(profile, &plainPtr), &shown} {
						if err := db.QueryRow("q").Scan(d); err != nil {
							t.Fatalf("scan into %T: %v", d, err)
						}
					}
					for i, got := range []UUID{id, dest, null.UUID, std.V, *pointed, UUID(plain), UUID(*plainPtr), MustParse(shown)} {
						if got != want {
							t.Errorf("%v, %s, as text %v: destination %d reads %v, want %v", profile, shape.name, text, i, got, want)
						}
					}
				}
			}
		}
	}
}

func TestNativeColumnsAreRefusedByFormsOfText(t *testing.T) {
	for _, profile := range rearranged(t) {
		for _, shape := range nativeShapes {
			f := nativeServer(profile.Layout(), argID, false)
			f.rowsShape = shape.shape
			db := openFake(t, NewConnector(f, profile))
			for _, dest := range []any{new(CharUUID), new(HexUUID), new(CharULID), new(NullCharUUID), new(*CharUUID)} {
				if err := db.QueryRow("q").Scan(dest); !errors.Is(err, ErrForm) {
					t.Errorf("%v, %s: scan into %T: %v, want ErrForm as without the connector", profile, shape.name, dest, err)
				}
			}
		}
	}
}

// nativeShapes are the rows whose types are known, in each way of reading them.
var nativeShapes = append([]nativeShape{{"Next", typedRows}}, scannerShapes...)

type nativeShape struct {
	name  string
	shape func(*fakeRows) driver.Rows
}

// TestOnlyADecodedColumnHasItsNative has the bytes of other makers, however much
// they look like those.
func TestOnlyADecodedColumnHasItsNative(t *testing.T) {
	var b nativeBytes
	given := native{value: argID}
	v := b.set(rowIDs[1], given)
	if got, ok := nativeOf(v); !ok || got != given || string(v) != rowIDs[1].String() {
		t.Fatalf("nativeOf(%q) = %v, %v, want %v", v, got, ok, given)
	}
	for name, other := range map[string][]byte{
		"a copy": bytes.Clone(v), "a part": v[:16], "a limit": v[:36:36], "nil": nil, "other bytes": make([]byte, 36, len(b)),
	} {
		if got, ok := nativeOf(other); ok {
			t.Errorf("%s has the native %v", name, got)
		}
	}
}

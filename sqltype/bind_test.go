package sqltype_test

import (
	"database/sql/driver"
	"errors"
	"fmt"
	"reflect"
	"testing"

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// foreign is another library's UUID type, with methods that must not matter.
type foreign [16]byte

func (foreign) Value() (driver.Value, error) { return "not this", nil }
func (*foreign) Scan(any) error              { return errors.New("not this") }

func TestBind(t *testing.T) {
	id := sqltype.MustParse(v7Text)
	ordered := sqltype.UUID(codec.MixedEndian.Decode(codec.SQLServerOrder.Encode(id))).String()
	for p, want := range map[engine.Profile]any{
		engine.PostgreSQL: v7Text, engine.MariaDBUUID: v7Text, engine.SQLServer: v7Text, engine.SQLServerOrdered: ordered,
		engine.MySQL: id[:], engine.MariaDB: id[:], engine.SQLite: id[:], engine.Oracle: id[:],
		engine.SQLServerBinary: id[:],
	} {
		other := foreign(id)
		for _, got := range []any{
			sqltype.Bind(p, id), sqltype.Bind(p, other), sqltype.Bind(p, [16]byte(id)), sqltype.BindPtr(p, &other),
		} {
			if !reflect.DeepEqual(got, want) {
				t.Errorf("%v: got %T %v, want %T %v", p, got, got, want, want)
			}
		}
		all := sqltype.BindAll(p, []foreign{other, other})
		if !reflect.DeepEqual(all, []any{want, want}) {
			t.Errorf("%v: BindAll = %v", p, all)
		}
		if got := sqltype.BindPtr(p, (*foreign)(nil)); !reflect.DeepEqual(got, p.Null()) {
			t.Errorf("%v: BindPtr(nil) = %v", p, got)
		}
	}
}

func TestBindOfAFormIsTheForm(t *testing.T) {
	id := sqltype.MustParse(v7Text)
	for _, f := range forms {
		for _, p := range append(engine.Profiles(), engine.Profile{}) {
			want, err := f.ops.value(id)
			if err != nil {
				t.Fatal(err)
			}
			if f.native && !p.IsZero() && p.Wire() == engine.WireText {
				want = f.sent(id)
			}
			if got := f.ops.bind(p, id); !equalValues(got, want) {
				t.Errorf("%s on %v: %T %q, want %T %q", f.name, p, got, got, want, want)
			}
		}
	}
}

func TestBindArray(t *testing.T) {
	id := sqltype.MustParse(v7Text)
	for _, tt := range []struct {
		name string
		got  any
		want any
	}{
		{"two ids", sqltype.BindArray(engine.PostgreSQL, []foreign{foreign(id), {}}), `{"` + v7Text + `","` + sqltype.Nil().String() + `"}`},
		{"none", sqltype.BindArray(engine.PostgreSQL, []foreign{}), `{}`},
		{"nil", sqltype.BindArray(engine.PostgreSQL, []foreign(nil)), nil},
	} {
		if tt.got != tt.want {
			t.Errorf("%s: %v, want %v", tt.name, tt.got, tt.want)
		}
	}
	for name, tt := range map[string]struct {
		got  any
		want error
	}{
		"an engine without arrays": {sqltype.BindArray(engine.MySQL, []foreign{}), errors.ErrUnsupported},
		"a form of bytes":          {sqltype.BindArray(engine.PostgreSQL, []sqltype.SwappedUUID{{}}), errors.ErrUnsupported},
		"no engine":                {sqltype.BindArray(engine.Profile{}, []foreign{}), sqltype.ErrProfile},
		"no engine for one":        {sqltype.Bind(engine.Profile{}, id), sqltype.ErrProfile},
	} {
		v, ok := tt.got.(driver.Valuer)
		if !ok {
			t.Errorf("%s: %v, want a value that fails", name, tt.got)
			continue
		}
		if _, err := v.Value(); !errors.Is(err, tt.want) {
			t.Errorf("%s: %v, want %v", name, err, tt.want)
		}
	}
}

func ExampleBind() {
	type UUID [16]byte // google's, gofrs's, a ULID, the standard library's
	id := UUID(sqltype.MustParse("017f22e2-79b0-7cc3-98c4-dc0c0c07398f"))
	fmt.Println(sqltype.Bind(engine.PostgreSQL, id))
	fmt.Printf("%x\n", sqltype.Bind(engine.MySQL, id))
	fmt.Println(sqltype.BindPtr[UUID](engine.MySQL, nil))
	fmt.Println(len(sqltype.BindAll(engine.SQLite, []UUID{id, id, id})))
	// Output:
	// 017f22e2-79b0-7cc3-98c4-dc0c0c07398f
	// 017f22e279b07cc398c4dc0c0c07398f
	// <nil>
	// 3
}

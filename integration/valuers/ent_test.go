package valuers_test

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"entgo.io/ent"
	"entgo.io/ent/entc/gen"
	"entgo.io/ent/entc/load"
	"entgo.io/ent/schema/field"

	"github.com/sqluuid/sqluuid/sqltype"
)

// Order is a schema of ent.
type Order struct{ ent.Schema }

// Fields has the types that the page names.
func (Order) Fields() []ent.Field {
	return []ent.Field{
		field.UUID("id", sqltype.CharUUID{}).Default(func() sqltype.CharUUID { return sqltype.CharUUID(sqltype.NewV7()) }),
		field.UUID("native", sqltype.NativeUUID{}),
		field.UUID("plain", sqltype.UUID{}).Default(sqltype.NewV7),
		field.UUID("null", sqltype.NullCharUUID{}).Optional(),
	}
}

// TestEntGeneratesCode has ent write its code, which ent itself parses and formats.
func TestEntGeneratesCode(t *testing.T) {
	raw, err := load.MarshalSchema(Order{})
	if err != nil {
		t.Fatal(err)
	}
	schema := &load.Schema{}
	if err := json.Unmarshal(raw, schema); err != nil {
		t.Fatal(err)
	}
	storage, err := gen.NewStorage("sql")
	if err != nil {
		t.Fatal(err)
	}
	target := t.TempDir()
	graph, err := gen.NewGraph(&gen.Config{Target: target, Package: "example.com/ent",
		Schema: "example.com/ent/schema", Storage: storage}, schema)
	if err != nil {
		t.Fatal(err)
	}
	if err := graph.Gen(); err != nil {
		t.Fatal(err)
	}
	code, err := os.ReadFile(filepath.Join(target, "order.go"))
	if err != nil {
		t.Fatal(err)
	}
	for _, typ := range []string{"ID sqltype.CharUUID ", "Native sqltype.NativeUUID ", "Plain sqltype.UUID ", "Null sqltype.NullCharUUID "} {
		if !strings.Contains(strings.Join(strings.Fields(string(code)), " "), typ) {
			t.Errorf("no field %s in\n%s", typ, code)
		}
	}
}

package sqltype_test

import (
	"testing"

	"github.com/sqluuid/sqluuid/sqltype/engine"
)

func TestColumnTypesOfForms(t *testing.T) {
	native := map[engine.Profile]string{
		engine.PostgreSQL: "uuid", engine.MySQL: "binary(16)", engine.MariaDB: "binary(16)", engine.MariaDBUUID: "uuid",
		engine.SQLite: "blob", engine.SQLServer: "uniqueidentifier", engine.SQLServerOrdered: "uniqueidentifier",
		engine.SQLServerBinary: "uniqueidentifier", engine.Oracle: "raw(16)",
	}
	for _, f := range forms {
		if got := f.ops.gorm(); got != f.column {
			t.Errorf("%s: GormDataType = %q, want %q", f.name, got, f.column)
		}
		for _, p := range engine.Profiles() {
			want := f.column
			switch {
			case f.native:
				want = native[p]
			case f.binary:
				want = p.BinaryType()
			}
			if got := f.ops.column(p); got != want {
				t.Errorf("%s on %v is a %q, want %q", f.name, p, got, want)
			}
		}
		if got := f.ops.column(engine.Profile{}); got != f.column {
			t.Errorf("%s on no engine is a %q, want %q", f.name, got, f.column)
		}
	}
}

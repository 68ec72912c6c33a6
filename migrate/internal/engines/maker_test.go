package engines

import (
	"slices"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/mysql"
	"github.com/sqluuid/sqluuid/migrate/internal/postgres"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlite"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlserver"
)

func TestSourcesMake(t *testing.T) {
	for _, tt := range []struct {
		d     dialect.Dialect
		text  string
		calls string
		named bool
	}{
		{sqlserver.Dialect{}, "(newsequentialid())", "newsequentialid()1", false},
		{sqlserver.Dialect{}, "(newid())", "newid()4", false},
		{sqlserver.Dialect{}, "CREATE TRIGGER t ON [Orders] AS SELECT NEWSEQUENTIALID ()",
			"newsequentialid()1", true},
		{postgres.Dialect{}, `old."uuid_generate_v1mc"()`, "uuid_generate_v1mc()1", false},
		{postgres.Dialect{}, "uuidv7() || gen_random_uuid()", "uuidv7()7 gen_random_uuid()4", false},
		{postgres.Dialect{}, "gen_random_uuid() -- of orders, uuid_generate_v1()",
			"gen_random_uuid()4", false},
		{postgres.Dialect{}, "'uuid_generate_v1()'::text", "", false},
		{postgres.Dialect{}, "uuid_v1_to_v6(x), uuid16(x), uuid_nil()", "uuid_v1_to_v6()6", false},
		{mysql.Dialect{}, "insert into `orders` values (uuid_to_bin(uuid()))", "uuid()1", true},
		{mysql.Dialect{}, "uuid_short(), is_uuid(x), uuid_to_bin(x)", "", false},
		{sqlite.Dialect{}, "(uuid1())", "uuid1()1", false},
	} {
		made, named := dialect.Source{Text: tt.text}.Makes(tt.d.Facts().Makers, "orders")
		var got []string
		for _, m := range made {
			got = append(got, m.Call+string(rune('0'+m.Version)))
			if int(m.ID[6]>>4) != m.Version {
				t.Errorf("%s: the id %x has another version than %d", tt.text, m.ID, m.Version)
			}
		}
		if named != tt.named || !slices.Equal(got, strings.Fields(tt.calls)) {
			t.Errorf("%s makes %v, named %v; want %s, %v", tt.text, got, named, tt.calls, tt.named)
		}
	}
}

func FuzzSourceMakes(f *testing.F) {
	f.Add("uuid_to_bin(uuid(), 1)")
	f.Add("-- \"uuid1\"(")
	f.Fuzz(func(t *testing.T, text string) {
		made, _ := dialect.Source{Text: text}.Makes(mysql.Dialect{}.Facts().Makers, "orders")
		for _, m := range made {
			if m.Version < 1 || m.Version > 8 {
				t.Errorf("%q makes version %d", text, m.Version)
			}
		}
	})
}

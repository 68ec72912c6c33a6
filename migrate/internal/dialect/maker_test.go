package dialect

import (
	"slices"
	"strings"
	"testing"
)

func TestSourcesMake(t *testing.T) {
	for _, tt := range []struct {
		d     Maker
		text  string
		calls string
		named bool
	}{
		{sqlserver{}, "(newsequentialid())", "newsequentialid()1", false},
		{sqlserver{}, "(newid())", "newid()4", false},
		{sqlserver{}, "CREATE TRIGGER t ON [Orders] AS SELECT NEWSEQUENTIALID ()", "newsequentialid()1", true},
		{postgres{}, `old."uuid_generate_v1mc"()`, "uuid_generate_v1mc()1", false},
		{postgres{}, "uuidv7() || gen_random_uuid()", "uuidv7()7 gen_random_uuid()4", false},
		{postgres{}, "gen_random_uuid() -- of orders, uuid_generate_v1()", "gen_random_uuid()4", false},
		{postgres{}, "'uuid_generate_v1()'::text", "", false},
		{postgres{}, "uuid_v1_to_v6(x), uuid16(x), uuid_nil()", "uuid_v1_to_v6()6", false},
		{mysql{}, "insert into `orders` values (uuid_to_bin(uuid()))", "uuid()1", true},
		{mysql{}, "uuid_short(), is_uuid(x), uuid_to_bin(x)", "", false},
		{sqlite{}, "(uuid1())", "uuid1()1", false},
	} {
		made, named := Source{Text: tt.text}.Makes(tt.d, "orders")
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
		made, _ := Source{Text: text}.Makes(mysql{}, "orders")
		for _, m := range made {
			if m.Version < 1 || m.Version > 8 {
				t.Errorf("%q makes version %d", text, m.Version)
			}
		}
	})
}

package mysql

import (
	"testing"

	"github.com/sqluuid/sqluuid/migrate/internal/shadow"
	"github.com/sqluuid/sqluuid/migrate/internal/transform"
)

func TestADefaultIsCarriedOver(t *testing.T) {
	bytes := shadow.CopyColumn{To: myBinary, T: transform.Same}
	text := shadow.CopyColumn{To: myText, T: transform.Same}
	digits := shadow.CopyColumn{To: myAnyText, T: transform.Same}
	for _, tt := range []struct {
		name, value, want string
		col               shadow.CopyColumn
	}{
		{"uuid", "uuid()", "unhex(replace(uuid(),'-',''))", bytes},
		{"32 digits as MySQL shows them", `replace(uuid(),_utf8mb4\'-\',_utf8mb4\'\')`,
			"unhex(replace(replace(uuid(),'-',''),'-',''))", bytes},
		{"32 digits as MariaDB shows them", "replace(uuid(), '-', '')",
			"unhex(replace(replace(uuid(),'-',''),'-',''))", bytes},
		{"version 7 of MariaDB", "uuid_v7()", "unhex(replace(uuid_v7(),'-',''))", bytes},
		{"bytes of MySQL", "uuid_to_bin(uuid())", "uuid()", text},
		{"bytes for 32 digits", "unhex(replace(uuid(),'-',''))", "replace(uuid(),'-','')", digits},
		{"another order", "uuid_to_bin(uuid(),1)", "", text},
		{"a text", "'nobody'", "", bytes},
		{"a function", "my_id()", "", bytes},
		{"what ends a text", `uuid()\'`, "", bytes},
		{"ids that change their order", "uuid()", "", shadow.CopyColumn{To: myBinary, T: transform.Named("network-to-swapped")}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			if got, ok := carriedDefault(tt.value, tt.col); got != tt.want || ok != (tt.want != "") {
				t.Errorf("%s becomes %q, %v", tt.value, got, ok)
			}
		})
	}
}

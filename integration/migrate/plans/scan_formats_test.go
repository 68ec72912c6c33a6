package plans_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/codec/euid"
	"github.com/sqluuid/sqluuid/integration/migrate/lab"
	"github.com/sqluuid/sqluuid/internal/dbtest"
	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// EUIDs as bytes and as text, ids of Laravel's, and ids that a longer column fills up.
func TestScanNamesTheFormatsOfOtherLibraries(t *testing.T) {
	for name, server := range map[string]dbtest.Server{"MySQL": dbtest.MySQL, "MariaDB": dbtest.MariaDB} {
		t.Run(name, func(t *testing.T) {
			url, db := server.Own(t)
			l := &lab.Lab{Name: name, URL: url, DB: db, Profile: engine.MySQL, ID: "binary(16)", Lit: lab.HexLiteral}
			l.Exec(t, "CREATE TABLE made (n int AUTO_INCREMENT PRIMARY KEY, padded binary(255), euid binary(16), text char(27), laravel char(36))")
			var rows []string
			for i := range 200 {
				id, err := euid.New()
				if err != nil {
					t.Fatal(err)
				}
				when, _ := spaced(i).Time()
				ordered := sqltype.NewV4()
				for n, units := 5, when.UnixMicro()/10; n >= 0; n, units = n-1, units>>8 {
					ordered[n] = byte(units)
				}
				rows = append(rows, fmt.Sprintf("(%s, %s, '%s', '%s')", lab.HexLiteral(spaced(i)), lab.HexLiteral(id), euid.Encode(id), ordered))
			}
			l.Exec(t, "INSERT INTO made (padded, euid, text, laravel) VALUES "+strings.Join(rows, ", "))
			s := scanJSON(t, l)
			for column, want := range map[string]struct{ form, version, suspicion, rewrite, reason string }{
				"padded":  {"padded binary", "1", "", "", "BINARY(16)"},
				"euid":    {"binary", "EUID", "", "", "keep them as they are"},
				"text":    {"EUID text", "EUID", "", "text-to-binary", "27 bytes"},
				"laravel": {"hyphenated", "4", "orderedUuid (Laravel)", "text-to-binary", "36 bytes"},
			} {
				c := s.of(t, "made", column)
				if c.Form != want.form || c.Versions[want.version] != 200 || len(c.Advice) != 1 ||
					c.Advice[0].Rewrite != want.rewrite || !strings.Contains(c.Advice[0].Reason, want.reason) ||
					(want.suspicion != "") != (len(c.Suspicions) == 1 && c.Suspicions[0].Name == want.suspicion) {
					t.Errorf("made.%s is %+v, want %+v", column, c, want)
				}
			}
			// The advice about the padded ones, carried out.
			l.Exec(t, "ALTER TABLE made MODIFY padded varbinary(255)")
			l.Exec(t, "UPDATE made SET padded = LEFT(padded, 16)")
			l.Exec(t, "ALTER TABLE made MODIFY padded binary(16)")
			if c := scanJSON(t, l).of(t, "made", "padded"); c.Form != "binary" || c.Versions["1"] != 200 {
				t.Errorf("after the change of the type: %+v", c)
			}
		})
	}
}

package gorm_test

import (
	"errors"
	"strings"
	"testing"

	"github.com/google/uuid"

	"github.com/sqluuid/sqluuid/gormplugin"
	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// TestAnIDInASubqueryHasTheFormOfWhatItMeets has ids in what a subquery selects, in statements that
// read. They were sent as bytes and texts as texts, and found nothing in a column of another form.
func TestAnIDInASubqueryHasTheFormOfWhatItMeets(t *testing.T) {
	id := sqltype.NewV7()
	for _, tg := range matrixTargets() {
		if tg.profile.Wire() == engine.WireText {
			continue // the server knows the type of what a subquery selects
		}
		t.Run(tg.name, func(t *testing.T) {
			tg.byDay(t, matrixTargets())
			e := tg.open(t)
			e.migrate(t, &OddHost{})
			must(t, "Create", e.Create(&[]OddHost{oddHost("a", id), oddHost("b", sqltype.NewV7()), {Name: "c", Str: "-"}}))
			const hosts = "SELECT h.* FROM odd_hosts h "
			row := "(?)"
			if tg.profile == engine.MySQL {
				row = "ROW(?)"
			}
			for _, c := range oddColumns {
				for _, query := range []string{
					"WITH w AS (SELECT ? AS x) " + hosts + "JOIN w ON w.x = h." + c,
					"WITH w (x) AS (SELECT ?) " + hosts + "JOIN w ON h." + c + " = w.x",
					"WITH v AS (SELECT 1 AS n), w AS (SELECT 2 AS n, ? AS x) " + hosts + "JOIN w AS z ON h." + c + " = z.x",
					"WITH w AS (SELECT ? AS x) SELECT * FROM odd_hosts WHERE " + c + " IN (SELECT x FROM w)",
					"WITH w AS (SELECT ? AS x) SELECT * FROM odd_hosts WHERE " + c + " = (SELECT w.x FROM w)",
					"WITH w AS (SELECT ? AS " + c + ") SELECT * FROM odd_hosts JOIN w USING (" + c + ")",
					"WITH w (x) AS (VALUES " + row + ") " + hosts + "JOIN w ON w.x = h." + c,
					hosts + "JOIN (SELECT ? AS x) w ON w.x = h." + c,
					hosts + "JOIN (SELECT ? x) AS w ON x = h." + c,
					hosts + ", (SELECT ? AS x) w WHERE h." + c + " = w.x",
					"SELECT * FROM odd_hosts WHERE " + c + " IN (SELECT x FROM (SELECT ? AS x) w)",
					"SELECT * FROM odd_hosts WHERE " + c + " IN (SELECT " + c + " FROM odd_hosts WHERE num = 77 UNION SELECT ?)",
				} {
					if tg.isTSQL() && (strings.Contains(query, " USING ") || strings.Contains(query, "VALUES")) {
						continue // T-SQL has neither there
					}
					for _, arg := range []any{id, &id, uuid.UUID(id), id.String(), sqltype.HexUUID(id), sqltype.SwappedUUID(id)} {
						var got []OddHost
						err := e.Raw(query, arg).Find(&got).Error
						bytes := !strings.Contains("txt hex str", c)
						values := tg.profile == engine.MariaDB && strings.Contains(query, "VALUES")
						union := strings.Contains(query, "UNION")
						if tg.profile != engine.SQLite && !tg.isTSQL() && (bytes && !union || values) {
							refused := errors.Is(err, gormplugin.ErrPlace) // it takes the bytes for a text
							if tg.profile == engine.MySQL {                // error 3854
								refused = err != nil
							}
							if !refused {
								t.Errorf("%T in %s: %d rows, %v, want an error", arg, query, len(got), err)
							}
							continue
						}
						if err != nil || len(got) != 1 || got[0].Name != "a" {
							t.Errorf("%T in %s: %d rows, %v", arg, query, len(got), err)
						}
					}
				}
			}
			for _, arg := range []any{id, id.String()} {
				forms := "WITH w AS (SELECT ? AS x) SELECT h.* FROM odd_hosts h JOIN w ON w.x = h.goo OR w.x = h.txt"
				if err := e.Raw(forms, arg).Find(&[]OddHost{}).Error; !errors.Is(err, gormplugin.ErrPlace) {
					t.Errorf("%T for columns of two forms: %v, want ErrPlace", arg, err)
				}
				var got []OddHost
				must(t, "lower", e.Raw("WITH w AS (SELECT ? AS x) SELECT h.* FROM odd_hosts h JOIN w ON lower(w.x) = h.txt", arg).Find(&got))
				if len(got) != 1 || got[0].Name != "a" {
					t.Errorf("%T in lower: %d rows", arg, len(got))
				}
			}
			var n int
			kept := []any{7, "no id"}
			if tg.profile != engine.MySQL {
				kept = append(kept, id[:])
			}
			for _, arg := range kept { // what is no id is left alone
				must(t, "a number", e.Raw("SELECT count(*) FROM (SELECT ? AS x) w", arg).Scan(&n))
			}
		})
	}
}

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

// TestAutoMigrateKeepsTheTextsOfATable is a program that has stored texts and then
// uses the plugin.
func TestAutoMigrateKeepsTheTextsOfATable(t *testing.T) {
	for _, tg := range targets() {
		for _, column := range []string{"char(36)", "varchar(36)", "text", "uuid"} {
			if column == "uuid" && tg.profile != engine.SQLite {
				continue // a type of the server's own, or none
			}
			t.Run(tg.name+"/"+column, func(t *testing.T) {
				e := tg.open(t)
				must(t, "sql_mode", e.Exec(map[bool]string{true: "SET sql_mode = ''", false: "SELECT 1"}[strings.HasPrefix(tg.name, "M")]))
				must(t, "CREATE", e.Exec("CREATE TABLE keeps (id "+column+", name varchar(9))"))
				id := "7182d337-b29b-4c5a-8c0d-0123456789ab"
				must(t, "INSERT", e.Exec("INSERT INTO keeps VALUES ('"+id+"', 'a')"))
				type Keep struct {
					ID   uuid.UUID `gorm:"type:uuid"`
					Name string    `gorm:"size:9"`
				}
				type Plain struct {
					ID   sqltype.UUID
					Name string `gorm:"size:9"`
				}
				model := any(&Plain{})
				if column == "uuid" {
					model = &Keep{}
				}
				before := e.typeOf(t, "keeps", "id")
				err := e.Table("keeps").AutoMigrate(model)
				if tg.profile.Wire() == engine.WireText {
					if err != nil {
						t.Fatalf("AutoMigrate: %v", err)
					}
					var got Plain
					must(t, "First", e.Table("keeps").First(&got, sqltype.MustParse(id)))
				} else if !errors.Is(err, gormplugin.ErrColumnType) ||
					!strings.Contains(err.Error(), "keeps.id") || !strings.Contains(err.Error(), "text-to-binary") {
					t.Errorf("AutoMigrate: %v, want ErrColumnType with the column and the remedy", err)
				}
				var kept string
				if err := e.Raw("SELECT id FROM keeps").Row().Scan(&kept); err != nil || kept != id {
					t.Errorf("%q is left, %v, want %q", kept, err, id)
				}
				if after := e.typeOf(t, "keeps", "id"); after != before {
					t.Errorf("the column is %s, and was %s", after, before)
				}
			})
		}
	}
}

package gorm_test

import (
	"strings"
	"testing"

	"github.com/google/uuid"
)

func threadsOfColumns() []thread {
	return []thread{
		{refs: []string{"go-gorm/gorm#3103", "go-gorm/gorm#3866", "go-gorm/gorm#1668"},
			met:   "MySQL got a key and a foreign key of different types, and refused the table.",
			holds: "a foreign key has its key's type, and the constraint is made",
			run: func(t *testing.T, e *env) {
				type Alias struct {
					ID             uuid.UUID
					OrganizationID uuid.UUID `gorm:"index"`
				}
				type Organization struct {
					ID      uuid.UUID
					Aliases []Alias
				}
				e.migrate(t, &Organization{}, &Alias{})
				if k, f := e.typeOf(t, "organizations", "id"), e.typeOf(t, "aliases", "organization_id"); k != f || k != e.column {
					t.Errorf("the key is %s and the foreign key %s, want %s", k, f, e.column)
				}
				o := Organization{Aliases: []Alias{{}, {}}}
				must(t, "Create", e.Create(&o))
				if err := e.Create(&Alias{OrganizationID: uuid.New()}).Error; err == nil {
					t.Error("a row without its organization was inserted")
				}
			}},
		{refs: []string{"go-gorm/gorm#614"},
			met:   "The columns of a join table had another type than the keys.",
			holds: "the columns of a join table have the keys' type",
			run: func(t *testing.T, e *env) {
				harbour(t, e)
				for _, column := range []string{"ship_id", "crew_id"} {
					if got := e.typeOf(t, "ship_crews", column); got != e.column {
						t.Errorf("%s is %s, want %s", column, got, e.column)
					}
				}
			}},
		{refs: []string{"go-gorm/gorm#5320", "go-gorm/playground#474"},
			met:   "The second AutoMigrate of models with UUID keys and many2many failed.",
			holds: "a second AutoMigrate succeeds and alters nothing",
			run: func(t *testing.T, e *env) {
				harbour(t, e)
				sent := e.log.during(func() { e.migrate(t, &Flag{}, &Crew{}, &Ship{}) })
				if len(sent) == 0 {
					t.Fatal("no statement was seen")
				}
				for _, s := range sent {
					if strings.Contains(s, "ALTER TABLE") || strings.Contains(s, "CREATE ") {
						t.Errorf("sent %s", s)
					}
				}
			}},
		{refs: []string{"go-gorm/sqlserver#19", "go-gorm/gorm#5419", "go-gorm/gorm#5488", "go-gorm/gorm#6379"},
			met:   "An id read from SQL Server had its first eight bytes in another order.",
			holds: "a pool that reads ids in that order is refused when the plugin is registered, or its models state it",
			why: "no SQL Server runs in the continuous run. `TestSQLServerProbe` and `TestSQLServerConnectorReadsWhatItWrote` " +
				"show it with what such a server answers."},
	}
}

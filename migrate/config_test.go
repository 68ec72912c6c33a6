package migrate_test

import (
	"context"
	"errors"
	"fmt"
	"io"
	"strings"
	"testing"
	"time"

	"github.com/sqluuid/sqluuid/internal/sqlmock"
	"github.com/sqluuid/sqluuid/migrate"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

var column = migrate.ColumnName{Table: "orders", Column: "id"}

func TestPlannerConfig(t *testing.T) {
	db, _, err := sqlmock.New()
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	tests := []struct {
		name string
		p    engine.Profile
		cfg  migrate.PlannerConfig
		want error
	}{
		{"works", engine.SQLite, migrate.PlannerConfig{Column: column}, nil},
		{"no column", engine.SQLite, migrate.PlannerConfig{}, migrate.ErrConfig},
		{"unknown way", engine.SQLite, migrate.PlannerConfig{Column: column, OnMismatch: "drop"}, migrate.ErrConfig},
		{"two answers", engine.SQLite, migrate.PlannerConfig{Column: column, IncludeNew: true, CreatedBefore: time.Now()}, migrate.ErrConfig},
		{"Oracle", engine.Oracle, migrate.PlannerConfig{Column: column}, errors.ErrUnsupported},
		{"no engine", engine.Profile{}, migrate.PlannerConfig{Column: column}, errors.ErrUnsupported},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if _, err := migrate.NewPlanner(db, tt.p, tt.cfg); !errors.Is(err, tt.want) {
				t.Errorf("error %v, want %v", err, tt.want)
			}
		})
	}
	p, err := migrate.NewPlanner(db, engine.SQLite, migrate.PlannerConfig{Column: column})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := p.Plan(t.Context()); !errors.Is(err, migrate.ErrConfig) {
		t.Errorf("Plan without a rewrite: %v, want ErrConfig", err)
	}
	for _, cfg := range []migrate.RunnerConfig{{ChunkRows: -1}, {ChunkRows: 1 << 30}, {LockWait: -1}} {
		if _, err := migrate.NewRunner(&migrate.Plan{}, cfg); !errors.Is(err, migrate.ErrConfig) {
			t.Errorf("NewRunner(%+v): %v, want ErrConfig", cfg, err)
		}
	}
}

// A driver's error keeps its identity and gets a meaning.
func TestDriverErrorsAreWrapped(t *testing.T) {
	db, mock, err := sqlmock.New()
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	mock.ExpectExec("sql_big_selects").WillReturnResult(sqlmock.NewResult(0, 0))
	mock.ExpectQuery("SELECT VERSION").WillReturnError(io.ErrUnexpectedEOF)
	p, err := migrate.NewPlanner(db, engine.MariaDB, migrate.PlannerConfig{Column: column, Rewrite: migrate.V1ToV6})
	if err != nil {
		t.Fatal(err)
	}
	_, err = p.Plan(t.Context())
	if !errors.Is(err, io.ErrUnexpectedEOF) || !strings.HasPrefix(err.Error(), "migrate: cannot open a session") {
		t.Errorf("error %v", err)
	}
	if strings.Contains(err.Error(), "already closed") {
		t.Errorf("the session's own end is reported: %v", err)
	}
}

func ExampleRewrite() {
	fmt.Println(migrate.V1ToV6, "is taken back by", migrate.V1ToV6.Inverse())
	// Output: v1-to-v6 is taken back by v6-to-v1
}

// Nobody knows of a link without a foreign key before a run is recorded.
func TestAStopWhilePlanningTellsOfAlso(t *testing.T) {
	db, _, err := sqlmock.New()
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	p, err := migrate.NewPlanner(db, engine.PostgreSQL, migrate.PlannerConfig{Column: column, Rewrite: migrate.V1ToV6, Also: []migrate.ColumnName{{Table: "notes", Column: "about"}}})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := p.Plan(ctx); !errors.Is(err, migrate.ErrStopped) || !strings.Contains(err.Error(), "name notes.about again (--also)") {
		t.Errorf("Plan returns %v", err)
	}
}

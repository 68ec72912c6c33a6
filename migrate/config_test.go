package migrate_test

import (
	"context"
	"database/sql/driver"
	"errors"
	"fmt"
	"io"
	"strings"
	"testing"
	"time"

	"github.com/sqluuid/sqluuid/migrate"
	"github.com/sqluuid/sqluuid/migrate/internal/dialecttest"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

var column = migrate.ColumnName{Table: "orders", Column: "id"}

func TestOpenRefusesEnginesByName(t *testing.T) {
	db := new(dialecttest.Server).Open(t)
	for _, tt := range []struct {
		name string
		p    engine.Profile
		want error
	}{
		{"works", engine.SQLite, nil},
		{"Oracle", engine.Oracle, errors.ErrUnsupported},
		{"no engine", engine.Profile{}, errors.ErrUnsupported},
	} {
		t.Run(tt.name, func(t *testing.T) {
			if m, err := migrate.Open(db, tt.p); !errors.Is(err,
				tt.want) || (m == nil) != (err != nil) {
				t.Errorf("Open returns %v and error %v, want %v", m, err, tt.want)
			}
		})
	}
}

// A configuration that is out of its bounds is refused before the database is asked anything.
func TestConfigurationsOutOfBounds(t *testing.T) {
	m := open(t, engine.SQLite)
	ctx := t.Context()
	for name, call := range map[string]func() error{
		"no column": func() error {
			_, err := m.Plan(ctx,
				migrate.PlanConfig{Rewrite: migrate.V1ToV6})
			return err
		},
		"no rewrite": func() error {
			_, err := m.Plan(ctx,
				migrate.PlanConfig{Column: column})
			return err
		},
		"two answers": func() error {
			_, err := m.Plan(ctx, migrate.PlanConfig{Undo: true, Column: column, IncludeNew: true,
				CreatedBefore: time.Now()})
			return err
		},
		"images of a rewrite that tells them": func() error {
			_, err := m.Plan(ctx, migrate.PlanConfig{Rewrite: migrate.V1ToV6, Column: column,
				RewriteImages: true})
			return err
		},
		"a negative number of rows": func() error {
			_, err := m.Run(ctx, &migrate.Plan{},
				migrate.RunConfig{ChunkRows: -1})
			return err
		},
		"too many rows": func() error {
			_, err := m.Run(ctx, &migrate.Plan{},
				migrate.RunConfig{ChunkRows: 1 << 30})
			return err
		},
		"a negative wait": func() error {
			_, err := m.Run(ctx, &migrate.Plan{},
				migrate.RunConfig{LockWait: -1})
			return err
		},
		"a negative time to stop": func() error {
			_, err := m.Run(ctx, &migrate.Plan{},
				migrate.RunConfig{StopAfter: -1})
			return err
		},
		"a plan that nobody made": func() error {
			_, err := m.Run(ctx, &migrate.Plan{},
				migrate.RunConfig{})
			return err
		},
		"no plan": func() error {
			_, err := m.Run(ctx, nil,
				migrate.RunConfig{})
			return err
		},
		"verify without a column": func() error {
			_, err := m.Verify(ctx,
				migrate.VerifyConfig{})
			return err
		},
		"pause without a column": func() error {
			_, err := m.Pause(ctx,
				migrate.ColumnName{})
			return err
		},
		"finish of nothing": func() error {
			_, err := m.Finish(ctx,
				migrate.FinishConfig{})
			return err
		},
		"finish of two things": func() error {
			_, err := m.Finish(ctx, migrate.FinishConfig{Column: column, Run: 1})
			return err
		},
	} {
		t.Run(name, func(t *testing.T) {
			if err := call(); !errors.Is(err, migrate.ErrConfig) {
				t.Errorf("error %v, want ErrConfig", err)
			}
		})
	}
}

// open returns a Database that fails the test when it is asked anything.
func open(t *testing.T, p engine.Profile) *migrate.Database {
	t.Helper()
	m, err := migrate.Open(new(dialecttest.Server).Open(t), p)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// A driver's error keeps its identity and gets a meaning.
func TestDriverErrorsAreWrapped(t *testing.T) {
	server := &dialecttest.Server{Answer: func(s string, _ []driver.NamedValue) ([][]driver.Value, error) {
		if strings.Contains(s, "SELECT VERSION") {
			return nil, io.ErrUnexpectedEOF
		}
		return nil, nil
	}}
	m, err := migrate.Open(server.Open(t), engine.MariaDB)
	if err != nil {
		t.Fatal(err)
	}
	_, err = m.Plan(t.Context(), migrate.PlanConfig{Column: column, Rewrite: migrate.V1ToV6})
	if !errors.Is(err, io.ErrUnexpectedEOF) || !strings.HasPrefix(err.Error(),
		"migrate: cannot open a session") {
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
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	_, err := open(t, engine.PostgreSQL).Plan(ctx, migrate.PlanConfig{Column: column,
		Rewrite: migrate.V1ToV6, Also: []migrate.ColumnName{{Table: "notes", Column: "about"}}})
	if !errors.Is(err, migrate.ErrStopped) || !strings.Contains(err.Error(),
		`repeat the setting "also" (notes.about)`) {
		t.Errorf("Plan returns %v", err)
	}
}

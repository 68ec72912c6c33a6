package main

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	gomigrate "github.com/golang-migrate/migrate/v4"

	"github.com/sqluuid/sqluuid/examples/internal/database"
	"github.com/sqluuid/sqluuid/examples/internal/databasetest"
	"github.com/sqluuid/sqluuid/migrate"
)

// versions counts the versions of the ids: the digit after the twelfth.
func versions(t *testing.T, url string) string {
	t.Helper()
	n := map[byte]int{}
	for _, id := range databasetest.IDs(t, url) {
		if id != "" {
			n[id[12]]++
		}
	}
	return fmt.Sprintf("%d of version 1, %d of version 6", n['1'], n['6'])
}

func perform(t *testing.T, url, direction string) string {
	t.Helper()
	var out strings.Builder
	if err := run(t.Context(), &out, url, direction, migrate.RunConfig{}); err != nil {
		t.Fatalf("%s: %v\n%s", direction, err, out.String())
	}
	return out.String()
}

func TestGolangMigrateGoesUpAndDown(t *testing.T) {
	databasetest.Each(t, func(t *testing.T, url string) {
		out := perform(t, url, "up")
		if !strings.HasPrefix(out, "Plan: v1-to-v6 of orders.id on ") || !strings.HasSuffix(out,
			".payments.order_id: 3 of version 6, 1 NULL\nverified: v1-to-v6 is done, 6 ids looked up, 0 rows without a parent\n") {
			t.Errorf("up prints\n%s", out)
		}
		after := databasetest.IDs(t, url)
		if got := versions(t, url); got != "0 of version 1, 6 of version 6" {
			t.Errorf("after up there are %s", got)
		}
		if err := run(t.Context(), &strings.Builder{}, url, "up", migrate.RunConfig{}); !errors.Is(err, gomigrate.ErrNoChange) {
			t.Errorf("up again: %v", err)
		}
		out = perform(t, url, "down")
		if !strings.HasPrefix(out, "Plan: undo of v1-to-v6 of orders.id on ") || !strings.HasSuffix(out, "verified: v1-to-v6 is undone, 6 ids looked up, 0 rows without a parent\n") {
			t.Errorf("down prints\n%s", out)
		}
		if got := versions(t, url); got != "6 of version 1, 0 of version 6" {
			t.Errorf("after down there are %s", got)
		}
		perform(t, url, "up")
		if got := databasetest.IDs(t, url); !slices.Equal(got, after) {
			t.Errorf("the second time the ids are\n%q, want\n%q", got, after)
		}
	})
}

// A step that is stopped leaves the tool dirty and the run unfinished; both go on.
func TestAStoppedStepGoesOn(t *testing.T) {
	databasetest.Each(t, func(t *testing.T, url string) {
		stopped := func(direction string) {
			t.Helper()
			ctx, cancel := context.WithCancel(t.Context())
			defer cancel()
			cfg := migrate.RunConfig{ChunkRows: 1, OnEvent: func(e migrate.Event) {
				if e.Kind == migrate.Chunk {
					cancel()
				}
			}}
			if err := run(ctx, &strings.Builder{}, url, direction, cfg); !errors.Is(err, migrate.ErrStopped) {
				t.Fatalf("%s is not stopped: %v", direction, err)
			}
			var dirty gomigrate.ErrDirty
			if err := run(t.Context(), &strings.Builder{}, url, direction, migrate.RunConfig{}); !errors.As(err, &dirty) {
				t.Errorf("%s after that: %v", direction, err)
			}
		}
		if err := run(t.Context(), &strings.Builder{}, url, "resume-up", migrate.RunConfig{}); err == nil {
			t.Error("there is nothing to resume, and it does")
		}
		stopped("up")
		if out := perform(t, url, "resume-up"); !strings.Contains(out, "Run 1 is under way; this goes on with it.") {
			t.Errorf("it does not go on:\n%s", out)
		}
		if got := versions(t, url); got != "0 of version 1, 6 of version 6" {
			t.Errorf("after up there are %s", got)
		}
		stopped("down")
		perform(t, url, "resume-down")
		if got := versions(t, url); got != "6 of version 1, 0 of version 6" {
			t.Errorf("after down there are %s", got)
		}
		perform(t, url, "up")
	})
}

func TestAStepThatIsWrittenWrongIsRefused(t *testing.T) {
	databasetest.Each(t, func(t *testing.T, url string) {
		db, p, err := database.Open(url)
		if err != nil {
			t.Fatal(err)
		}
		defer db.Close()
		d := driver{ctx: t.Context()}
		d.step.DB, d.step.Engine = db, p
		for text, want := range map[string]string{
			"-- sqluuid v1-to-v6":                     "a rewrite and a column",
			"-- sqluuid v1-to-v6 orders.id\nSELECT 1": "want one line",
			"-- sqluuid v1-to-v9 orders.id":           `there is no rewrite "v1-to-v9"`,
			"-- sqluuid v1-to-v6 id":                  "[SCHEMA.]TABLE.COLUMN",
		} {
			if err := d.Run(strings.NewReader(text)); err == nil || !strings.Contains(err.Error(), want) {
				t.Errorf("%q: %v, want %q", text, err, want)
			}
		}
	})
}

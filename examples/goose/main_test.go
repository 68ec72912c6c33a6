package main

import (
	"slices"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/examples/internal/databasetest"
)

var (
	before = []string{"c232ab00941411ecb3c89f6bdeced846", "d1a2c400941411ecb3c89f6bdeced846", "0ff1ce00941511ecb3c89f6bdeced846",
		"c232ab00941411ecb3c89f6bdeced846", "d1a2c400941411ecb3c89f6bdeced846", "0ff1ce00941511ecb3c89f6bdeced846", ""}
	after = []string{"1ec9414c232a6b00b3c89f6bdeced846", "1ec9414d1a2c6400b3c89f6bdeced846", "1ec94150ff1c6e00b3c89f6bdeced846",
		"1ec9414c232a6b00b3c89f6bdeced846", "1ec9414d1a2c6400b3c89f6bdeced846", "1ec94150ff1c6e00b3c89f6bdeced846", ""}
)

func TestGooseGoesUpAndDown(t *testing.T) {
	databasetest.Each(t, func(t *testing.T, url string) {
		schema := "main"
		if strings.HasPrefix(url, "postgres:") {
			schema = "public"
		}
		perform := func(direction, want string) {
			t.Helper()
			var out strings.Builder
			if err := run(t.Context(), &out, url, direction); err != nil {
				t.Fatalf("%s: %v\n%s", direction, err, out.String())
			}
			if got := ending(out.String()); got != strings.ReplaceAll(want, "SCHEMA", schema) {
				t.Errorf("%s prints at its end\n%s\nwant\n%s", direction, got, want)
			}
		}
		holds := func(when string, want []string) {
			t.Helper()
			if got := databasetest.IDs(t, url); !slices.Equal(got, want) {
				t.Errorf("%s the ids are\n%q, want\n%q", when, got, want)
			}
		}
		perform("up", `SCHEMA.orders.id: 3 of version 6
SCHEMA.payments.order_id: 3 of version 6, 1 NULL
verified: v1-to-v6 is done, 6 ids looked up, 0 rows without a parent
goose: up 1 is done
goose: up 2 is done
`)
		holds("after up", after)
		perform("up", "")
		perform("down", `SCHEMA.orders.id: 3 of version 1
SCHEMA.payments.order_id: 3 of version 1, 1 NULL
verified: v1-to-v6 is undone, 6 ids looked up, 0 rows without a parent
goose: down 2 is done
`)
		holds("after down", before)
		perform("up", `SCHEMA.orders.id: 3 of version 6
SCHEMA.payments.order_id: 3 of version 6, 1 NULL
verified: v1-to-v6 is done, 6 ids looked up, 0 rows without a parent
goose: up 2 is done
`)
		holds("after the second up", after)
	})
}

// ending leaves the plan out.
func ending(out string) string {
	if i := strings.Index(out, ".orders.id: "); i >= 0 {
		return out[strings.LastIndex(out[:i], "\n")+1:]
	}
	return out
}

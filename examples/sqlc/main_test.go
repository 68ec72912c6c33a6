package main

import (
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/examples/internal/database"
	"github.com/sqluuid/sqluuid/examples/internal/databasetest"
)

func TestSqlcStoresAndFinds(t *testing.T) {
	databasetest.Servers(t, func(t *testing.T, url string) {
		pool, profile, err := database.Open(url)
		if err != nil {
			t.Fatal(err)
		}
		defer pool.Close()
		var out strings.Builder
		if err := run(t.Context(), &out, pool, profile); err != nil {
			t.Fatal(err)
		}
		if want := "true 1 true\n"; out.String() != want {
			t.Errorf("prints %q, want %q", out.String(), want)
		}
	})
}

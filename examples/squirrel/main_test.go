package main

import (
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/examples/internal/databasetest"
)

func TestSquirrelStoresAndFinds(t *testing.T) {
	databasetest.Servers(t, func(t *testing.T, url string) {
		var out strings.Builder
		if err := run(t.Context(), &out, url); err != nil {
			t.Fatal(err)
		}
		if want := "true 2\n"; out.String() != want {
			t.Errorf("prints %q, want %q", out.String(), want)
		}
	})
}

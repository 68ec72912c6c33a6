package main

import (
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/internal/dbtest"
)

func TestLibPQStoresAndFinds(t *testing.T) {
	url, _ := dbtest.Postgres.Own(t)
	var out strings.Builder
	if err := run(t.Context(), &out, url); err != nil {
		t.Fatal(err)
	}
	// The program proves the refusal of a plain UUID by its last line.
	if want := "2\ntrue\n"; out.String() != want {
		t.Errorf("prints %q, want %q", out.String(), want)
	}
}

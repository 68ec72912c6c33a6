package main

import (
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/internal/dbtest"
)

// pgx prepares statements; PgBouncer's users have its modes without them.
func TestOrdersAreCopiedAndFound(t *testing.T) {
	for _, mode := range []string{"cache_statement", "exec", "simple_protocol"} {
		t.Run(mode, func(t *testing.T) {
			url, _ := dbtest.Postgres.Own(t)
			var out strings.Builder
			if err := run(t.Context(), &out, url+"&default_query_exec_mode="+mode); err != nil {
				t.Fatal(err)
			}
			if want := "2 false true\n2 children\n"; out.String() != want {
				t.Errorf("prints %q, want %q", out.String(), want)
			}
		})
	}
}

package sqlgen_test

import (
	"testing"
	"testing/fstest"

	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

func TestQueriesOfFiles(t *testing.T) {
	query := sqlgen.MustQueries(fstest.MapFS{
		"a.sql": {Data: []byte("-- Queries of a test.\n\n-- name: part\n-- It is a part.\nSELECT 1\n\n")},
		"b.sql": {Data: []byte("-- name: whole\nSELECT *\n  -- A comment.\n" +
			"FROM ({part}) x WHERE {t} = '-- no'\n")},
		"c.txt": {Data: []byte("-- name: other\nSELECT 2")},
	})
	for name, want := range map[string]string{
		"part": "SELECT 1", "whole": "SELECT *\nFROM (SELECT 1) x WHERE {t} = '-- no'",
	} {
		if got := query(name); got != want {
			t.Errorf("%s: got %q, want %q", name, got, want)
		}
	}
	defer func() {
		if recover() == nil {
			t.Error("a query that is in no file was found")
		}
	}()
	query("other")
}

package sqlite

import (
	"testing"

	"github.com/sqluuid/sqluuid/migrate/internal/dialecttest"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

func TestGoldenSQLite(t *testing.T) {
	dialecttest.Engine{
		Name: "sqlite", Dialect: Dialect{},
		Forms:     []*sqlgen.Form{liteBlob, liteText, liteText.WithCollation("NOCASE")},
		Canonical: canonical,
		Types:     []string{"INTEGER", ""},
		Places:    &sqlgen.Places{Name: "rowid", Last: 50_000},
	}.Test(t)
}

package postgres

import (
	"testing"

	"github.com/sqluuid/sqluuid/migrate/internal/dialecttest"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

func TestGoldenPostgres(t *testing.T) {
	dialecttest.Engine{
		Name: "postgres", Dialect: Dialect{},
		Forms:     []*sqlgen.Form{pgUUID, pgBytea, pgText, pgBpchar},
		Canonical: canonical,
		Types: []string{"bigint", "bytea", "numeric(10,2)", "uuid", "character varying(20)",
			"timestamp(3) with time zone", "date", "double precision", "integer[]", "shop.mood"},
		Places: &sqlgen.Places{Name: "ctid", Cast: "tid", Last: 1000, PerRow: 50},
	}.Test(t)
}

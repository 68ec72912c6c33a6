package sqlserver

import (
	"testing"

	"github.com/sqluuid/sqluuid/migrate/internal/dialecttest"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

func TestGoldenSQLServer(t *testing.T) {
	dialecttest.Engine{
		Name: "sqlserver", Dialect: Dialect{},
		Forms: []*sqlgen.Form{
			msGUID, msBinary, msText, msNText.WithParamCollation("Latin1_General_CI_AS"),
		},
		Canonical: canonical,
		Types:     []string{"int", "nvarchar(20)", "timestamp", "datetimeoffset(7)"},
	}.Test(t)
}

package dialect

import "testing"

func TestGoldenSQLServer(t *testing.T) {
	goldenEngine{
		name: "sqlserver", d: sqlserver{},
		forms: []*Form{msGUID, msBinary, msText, msNText.collatedParam("Latin1_General_CI_AS")},
		types: []string{"int", "nvarchar(20)", "timestamp", "datetimeoffset(7)"},
	}.test(t)
}

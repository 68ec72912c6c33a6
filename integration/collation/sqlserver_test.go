package collation_test

import (
	"testing"

	_ "github.com/microsoft/go-mssqldb" // registers sqlserver

	"github.com/sqluuid/sqluuid/collation"
	"github.com/sqluuid/sqluuid/internal/dbtest"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// TestSQLServer needs the server that SQLUUID_SQLSERVER names.
func TestSQLServer(t *testing.T) {
	_, db := dbtest.SQLServer.Own(t)
	binary := func(id [16]byte) string { return "0x" + bareHex(id)[1:33] }
	shown := func(c string) string { return "CONVERT(char(36), " + c + ")" }
	digits := func(c string) string { return "CONVERT(char(32), " + c + ", 2)" }
	run(t, db, map[string]column{
		"uniqueidentifier": {"uniqueidentifier", quoted, shown, collation.SQLServer, nil},
		"binary(16)":       {"binary(16)", binary, digits, collation.Bytes, nil},
		"char(36)":         {"char(36)", quoted, bare, collation.Bytes, nil},
	})
	for _, tt := range []struct {
		profile engine.Profile
		want    collation.Order
	}{
		{engine.SQLServer, collation.SQLServer},
		{engine.SQLServerBinary, collation.Bytes},
	} {
		r, err := collation.Probe(t.Context(), db, tt.profile)
		if err != nil || !r.Agrees() || r.Err() != nil || r.Got != tt.want {
			t.Errorf("Probe of %v: %v, %v", tt.profile, r, err)
		}
	}
}

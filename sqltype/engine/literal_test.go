package engine_test

import (
	"testing"

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

func TestKeyLiteral(t *testing.T) {
	id, err := codec.ParseCanonical("01890a5d-ac96-774b-bcce-b302099a8057")
	if err != nil {
		t.Fatal(err)
	}
	found := 0
	for p, want := range map[engine.Profile]string{
		engine.PostgreSQL:       "CAST('01890a5d-ac96-774b-bcce-b302099a8057' AS uuid)",
		engine.MySQL:            "CAST(X'01890a5dac96774bbcceb302099a8057' AS binary(16))",
		engine.MariaDB:          "CAST(X'01890a5dac96774bbcceb302099a8057' AS binary(16))",
		engine.MariaDBUUID:      "CAST('01890a5d-ac96-774b-bcce-b302099a8057' AS uuid)",
		engine.SQLite:           "X'01890a5dac96774bbcceb302099a8057'",
		engine.SQLServer:        "CAST('01890a5d-ac96-774b-bcce-b302099a8057' AS uniqueidentifier)",
		engine.SQLServerOrdered: "CAST('57809a09-02b3-7ecc-9d2f-01890a5dac96' AS uniqueidentifier)",
		engine.SQLServerBinary:  "CAST(0x01890a5dac96774bbcceb302099a8057 AS binary(16))",
		engine.Oracle:           "HEXTORAW('01890a5dac96774bbcceb302099a8057')",
		{}:                      "",
	} {
		found++
		if got := p.KeyLiteral(id); got != want {
			t.Errorf("%v.KeyLiteral(%x) = %s, want %s", p, id, got, want)
		}
	}
	if found != len(engine.Profiles())+1 {
		t.Errorf("%d profiles tested, there are %d", found-1, len(engine.Profiles()))
	}
	if got := engine.Oracle.OneRow() + engine.SQLite.OneRow(); got != " FROM DUAL" {
		t.Errorf("Oracle and SQLite need %q", got)
	}
}

package plan

import (
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

// To drop the trigger of a program that copies the table would lose writes from its copy.
func TestATriggerOfACopierIsLeftToIt(t *testing.T) {
	ref := sqlgen.Ref{Schema: "shop", Table: "orders"}
	for name, want := range map[string]string{
		"pt_osc_shop_orders_upd":      "pt-online-schema-change is at work on table \"orders\"",
		"lhmt_upd_orders":             "Large Hadron Migrator is at work",
		"_pgroll_trigger_orders_note": "pgroll is at work",
		"__osc_upd_orders":            "OnlineSchemaChange is at work",
		"repack_trigger":              "pg_repack is at work",

		"primary_to_audit_table_trigger": "pg-osc is at work",

		"audit": "an update of table \"orders\" fires the trigger \"audit\"; allow it",
	} {
		table := &sqlgen.Table{Ref: ref, Triggers: []sqlgen.Trigger{{Name: name}}}
		pl := &Plan{Schema: &dialect.Schema{Tables: map[sqlgen.Ref]*sqlgen.Table{ref: table}},
			Class: &sqlgen.Class{Columns: []sqlgen.Column{{Ref: ref, Name: "id"}}}}
		if err := pl.triggers(); err == nil || !strings.Contains(err.Error(), want) ||
			strings.Contains(err.Error(), "drop") != (name == "audit") {
			t.Errorf("%s: %v, want %q", name, err, want)
		}
	}
}

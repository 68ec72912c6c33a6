package dialect

import (
	"context"
	"fmt"
	"strings"
)

// like makes a new table, without indexes.
func (postgres) like(b *builder, t *CopyTable, into Ref) []string {
	steps := []string{fmt.Sprintf("CREATE TABLE %s (LIKE %s INCLUDING ALL EXCLUDING INDEXES)", b.table(into), b.table(t.Ref))}
	for _, col := range t.Columns {
		if col.Type != "" {
			steps = append(steps, fmt.Sprintf("ALTER TABLE %s ALTER COLUMN %s TYPE %s USING NULL", b.table(into), b.q(col.Name), col.Type))
		}
	}
	return steps
}

// pgIdentity lets identity columns go on where those of the old table are. A lock of
// the table keeps nobody from its sequences, its move to another schema does: asked
// before, numbers that a program fetched meanwhile would be given out twice.
const pgIdentity = `SELECT format('SELECT setval(pg_get_serial_sequence(%L, %L), s.last_value, s.is_called) FROM %s s', format('%I.%I', $3::text, $2::text), a.attname,
 pg_get_serial_sequence(format('%I.%I', $1::text, $2::text), a.attname)) FROM pg_attribute a WHERE a.attrelid = {t} AND a.attidentity <> ''`

// pgIdentityType: LIKE gives every identity column a sequence of bigint.
const pgIdentityType = `SELECT format('ALTER SEQUENCE %s AS %s', pg_get_serial_sequence(format('%I.%I', $3::text, $2::text), a.attname), format_type(s.seqtypid, NULL))
 FROM pg_attribute a JOIN pg_sequence s ON s.seqrelid = pg_get_serial_sequence(format('%I.%I', $1::text, $2::text), a.attname)::regclass WHERE a.attrelid = {t} AND a.attidentity <> ''`

// derived runs the statements that a query makes of an old table for the one in
// the schema fresh.
func (postgres) derived(ctx context.Context, tx Tx, query string, old Ref, fresh string) error {
	query = strings.ReplaceAll(query, "{t}", `(SELECT x.oid FROM pg_class x JOIN pg_namespace y ON y.oid = x.relnamespace WHERE y.nspname = $1::text AND x.relname = $2::text)`)
	query = "SELECT w.* FROM (" + query + ") w WHERE $1::text || $2::text || $3::text IS NOT NULL"
	list, err := names(ctx, tx, query, old.Schema, old.Table, fresh)
	if err != nil {
		return err
	}
	return within(ctx, tx, list...)
}

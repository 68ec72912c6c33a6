package conformance_test

import (
	"database/sql"
	"reflect"
	"testing"

	google "github.com/google/uuid"
	"github.com/jackc/pgx/v5"
	"github.com/oklog/ulid/v2"

	"github.com/sqluuid/sqluuid/internal/dbtest"
	"github.com/sqluuid/sqluuid/sqltype"
)

type (
	embeddedID struct{ sqltype.UUID }
	namedID    sqltype.UUID // without Scan and Value
	nullOf     struct{ sql.Null[google.UUID] }
)

// TestIDsOfOtherTypes has ids whose types the map is not told, in all five modes.
func TestIDsOfOtherTypes(t *testing.T) {
	url, _ := dbtest.Postgres.Own(t)
	id := sqltype.NewV7()
	for _, mode := range execModes {
		t.Run(mode.String(), func(t *testing.T) {
			conn := connect(t, url, mode, true)
			temporary(t, conn, `id uuid, list uuid[], note text`)
			roundTrip(t, conn, embeddedID{id}, id)
			roundTrip(t, conn, namedID(id), id)
			roundTrip(t, conn, ulid.ULID(id), id)
			roundTrip(t, conn, google.UUID(id), id)
			roundTrip(t, conn, sqltype.NativeUUID(id), id)
			roundTrip(t, conn, sqltype.CharUUID(id), id)
			roundTrip(t, conn, sql.Null[sqltype.UUID]{V: id, Valid: true}, id)
			roundTrip(t, conn, sql.Null[embeddedID]{V: embeddedID{id}, Valid: true}, id)
			roundTrip(t, conn, google.NullUUID{UUID: google.UUID(id), Valid: true}, id)
			roundTrip(t, conn, nullOf{sql.Null[google.UUID]{V: google.UUID(id), Valid: true}}, id)
			roundTrip(t, conn, sqltype.NullNativeUUID{UUID: sqltype.NativeUUID(id), Valid: true}, id)
		})
	}
}

// roundTrip writes v to a uuid, to a text and in a slice, finds the row by it, and reads it.
func roundTrip[T comparable](t *testing.T, conn *pgx.Conn, v T, id sqltype.UUID) {
	t.Helper()
	mustExec(t, conn, `TRUNCATE mine`)
	if _, err := conn.Exec(t.Context(), `INSERT INTO mine VALUES ($1, $2, $3)`, v, []T{v, v}, &v); err != nil {
		t.Errorf("%T: %v", v, err)
		return
	}
	var stored string
	one(t, conn, &stored, `SELECT id::text || list::text || note FROM mine`)
	text := id.String()
	if want := text + "{" + text + "," + text + "}" + text; stored != want {
		t.Errorf("%T: stored %s, want %s", v, stored, want)
	}
	var back T
	var list []T
	var pointer *T
	row := conn.QueryRow(t.Context(), `SELECT id, list, id FROM mine WHERE id = $1 AND id = any($2)`, v, []T{v})
	if err := row.Scan(&back, &list, &pointer); err != nil || back != v || !reflect.DeepEqual(list, []T{v, v}) ||
		pointer == nil || *pointer != v {
		t.Errorf("%T: read %v, %v, %v, %v", v, back, list, pointer, err)
	}
}

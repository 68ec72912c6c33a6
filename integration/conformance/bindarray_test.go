package conformance_test

import (
	"database/sql"
	"github.com/sqluuid/sqluuid/internal/dbtest"
	"slices"
	"testing"

	google "github.com/google/uuid"
	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/stdlib"

	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// An array from BindArray reaches uuid[] and char(36)[] through every driver and
// in every mode, as do the lists of BindAll.
func TestBindArray(t *testing.T) {
	url, pgxPool := dbtest.Postgres.Own(t)
	pools := map[string]*sql.DB{"pgx": pgxPool}
	libpq, err := sql.Open("postgres", url)
	if err != nil {
		t.Fatal(err)
	}
	pools["lib-pq"] = libpq
	for _, mode := range execModes {
		config, err := pgx.ParseConfig(url)
		if err != nil {
			t.Fatal(err)
		}
		config.DefaultQueryExecMode = mode
		pools["pgx in mode "+mode.String()] = stdlib.OpenDB(*config)
	}
	if _, err := pgxPool.Exec(`CREATE TABLE arrays (id uuid, txt char(36), ids uuid[])`); err != nil {
		t.Fatal(err)
	}
	ids := []google.UUID{google.New(), google.New(), google.New()}
	texts := make([]sqltype.CharUUID, len(ids))
	for i, id := range ids {
		texts[i] = sqltype.CharUUID(id)
		if _, err := pgxPool.Exec(`INSERT INTO arrays (id, txt) VALUES ($1, $2)`, sqltype.Bind(engine.PostgreSQL, id), texts[i]); err != nil {
			t.Fatal(err)
		}
	}
	for name, db := range pools {
		t.Run(name, func(t *testing.T) {
			t.Cleanup(func() { db.Close() })
			for query, args := range map[string][]any{
				`SELECT count(*) FROM arrays WHERE id = any($1)`:             {sqltype.BindArray(engine.PostgreSQL, ids[:2])},
				`SELECT count(*) FROM arrays WHERE txt = any($1)`:            {sqltype.BindArray(engine.PostgreSQL, texts[:2])},
				`SELECT count(*) FROM arrays WHERE id IN ($1, $2)`:           sqltype.BindAll(engine.PostgreSQL, ids[1:]),
				`SELECT 2 + count(*) FROM arrays WHERE id = any($1::uuid[])`: {sqltype.BindArray(engine.PostgreSQL, []google.UUID{})},
				`SELECT 2 + count(*) FROM arrays WHERE id = any($1)`:         {sqltype.BindArray[google.UUID](engine.PostgreSQL, nil)},
			} {
				var n int
				if err := db.QueryRow(query, args...).Scan(&n); err != nil || n != 2 {
					t.Errorf("%s with %v: %d, %v, want 2", query, args, n, err)
				}
			}
			if _, err := db.Exec(`UPDATE arrays SET ids = $1`, sqltype.BindArray(engine.PostgreSQL, ids)); err != nil {
				t.Errorf("UPDATE: %v", err)
			}
			var stored string
			if err := db.QueryRow(`SELECT ids[3]::text FROM arrays LIMIT 1`).Scan(&stored); err != nil || stored != ids[2].String() {
				t.Errorf("the third of the array is %q, %v, want %v", stored, err, ids[2])
			}
			var back []google.UUID
			if err := db.QueryRow(`SELECT ids FROM arrays LIMIT 1`).Scan(sqltype.DestArray(engine.PostgreSQL, &back)); err != nil || !slices.Equal(back, ids) {
				t.Errorf("the array is %v, %v, want %v", back, err, ids)
			}
			var shown []sqltype.CharUUID
			if err := db.QueryRow(`SELECT array_agg(txt ORDER BY array_position(ids, id)) FROM arrays`).Scan(sqltype.DestArray(engine.PostgreSQL, &shown)); err != nil || !slices.Equal(shown, texts) {
				t.Errorf("the array of texts is %v, %v, want %v", shown, err, texts)
			}
		})
	}
}

package collation_test

import (
	"context"
	"database/sql"
	"errors"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/collation"
	"github.com/sqluuid/sqluuid/internal/dbtest"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

func TestProbeAgrees(t *testing.T) {
	_, postgres := dbtest.Postgres.Own(t)
	_, mariadb := dbtest.MariaDB.Own(t)
	_, mysql := dbtest.MySQL.Own(t)
	_, sqlite := dbtest.SQLite.Own(t)
	for _, tt := range []struct {
		db   *sql.DB
		p    engine.Profile
		want collation.Order
	}{
		{postgres, engine.PostgreSQL, collation.Bytes},
		{mariadb, engine.MariaDB, collation.Bytes},
		{mariadb, engine.MySQL, collation.Bytes},
		{mysql, engine.MySQL, collation.Bytes},
		{mariadb, engine.MariaDBUUID, collation.MariaDB},
		{sqlite, engine.SQLite, collation.Bytes},
	} {
		r, err := collation.Probe(t.Context(), tt.db, tt.p)
		if err != nil || !r.Agrees() || r.Err() != nil || r.Got != tt.want {
			t.Errorf("%v: %v, %v", tt.p, r, err)
		}
	}
}

// A role that may write nothing, in a transaction that may write nothing.
func TestProbeOnlyReads(t *testing.T) {
	_, postgres := dbtest.Postgres.Own(t)
	_, mariadb := dbtest.MariaDB.Own(t)
	_, mysql := dbtest.MySQL.Own(t)
	for db, p := range map[*sql.DB]engine.Profile{
		postgres: engine.PostgreSQL, mariadb: engine.MariaDBUUID, mysql: engine.MySQL,
	} {
		tx, err := db.BeginTx(t.Context(), &sql.TxOptions{ReadOnly: true})
		if err != nil {
			t.Fatal(err)
		}
		defer tx.Rollback()
		if r, err := collation.Probe(t.Context(), tx, p); err != nil || !r.Agrees() {
			t.Errorf("%v: %v, %v", p, r, err)
		}
	}
}

func TestProbeOfAnotherEngineSaysWhatToDo(t *testing.T) {
	_, postgres := dbtest.Postgres.Own(t)
	_, err := collation.Probe(t.Context(), postgres, engine.SQLServer)
	if !errors.Is(err, collation.ErrProbe) || !strings.Contains(err.Error(), "check that the profile is this database's") {
		t.Errorf("SQLServer on PostgreSQL: error %v", err)
	}
	cancelled, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := collation.Probe(cancelled, postgres, engine.PostgreSQL); !errors.Is(err, context.Canceled) || !errors.Is(err, collation.ErrProbe) {
		t.Errorf("cancelled: error %v", err)
	}
}

// SQLite takes every type name, and this one for a number.
func TestProbeFindsThatADatabaseDisagrees(t *testing.T) {
	_, sqlite := dbtest.SQLite.Own(t)
	r, err := collation.Probe(t.Context(), sqlite, engine.SQLServer)
	if err != nil || r.Agrees() || !errors.Is(r.Err(), collation.ErrDisagrees) {
		t.Errorf("SQLServer on SQLite: %v, %v", r, err)
	}
}

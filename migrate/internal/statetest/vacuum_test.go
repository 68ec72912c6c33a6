package statetest

import (
	"testing"
	"time"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

// A VACUUM that did not get at its table is told from one that was done.
func TestAVacuumThatIsKeptOutIsAnError(t *testing.T) {
	eachLab(t, "", func(t *testing.T, l *lab) {
		d := l.D.Abilities().Vacuumer
		if d == nil {
			t.Skip("nothing to vacuum")
		}
		s := l.session(t)
		defer s.Close()
		if _, err := s.ExecContext(t.Context(), "CREATE TABLE public.x (id uuid)"); err != nil {
			t.Fatal(err)
		}
		list := d.Vacuum(sqlgen.Ref{Schema: "public", Table: "x"})
		vacuum := func() (err error) {
			for _, st := range list {
				if err == nil {
					err = dialect.Exec(t.Context(), s, st)
				}
			}
			return err
		}
		if err := vacuum(); err != nil {
			t.Fatal(err)
		}
		tx, err := l.db.Begin()
		if err != nil {
			t.Fatal(err)
		}
		defer tx.Rollback()
		if _, err := tx.Exec("LOCK TABLE x IN SHARE UPDATE EXCLUSIVE MODE"); err != nil {
			t.Fatal(err)
		}
		// A wait for the lock would end after a minute, with the same kind of error.
		if err := dialect.Exec(t.Context(), s, sqlgen.Statement{SQL: "SET lock_timeout = '1min'"}); err != nil {
			t.Fatal(err)
		}
		start := time.Now()
		if err := vacuum(); err == nil || l.D.Kind(err) != dialect.KindLock {
			t.Errorf("the error is %v, want one of a lock", err)
		}
		if took := time.Since(start); took > 50*time.Second {
			t.Errorf("it waited for %v", took)
		}
	})
}

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
		d, ok := l.D.(dialect.Vacuumer)
		if !ok {
			t.Skip("nothing to vacuum")
		}
		s := l.session(t)
		defer s.Close()
		if _, err := s.ExecContext(t.Context(), "CREATE TABLE x (id uuid)"); err != nil {
			t.Fatal(err)
		}
		home, err := l.D.Home(t.Context(), s)
		if err != nil {
			t.Fatal(err)
		}
		list, err := d.Vacuum(sqlgen.Ref{Schema: home, Table: "x"})
		if err != nil {
			t.Fatal(err)
		}
		vacuum := func() (err error) {
			for _, st := range list {
				if err == nil {
					_, err = s.ExecContext(t.Context(), st.SQL, st.Args...)
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
		start := time.Now()
		if err := vacuum(); err == nil || l.D.Kind(err) != dialect.KindLock {
			t.Errorf("the error is %v, want one of a lock", err)
		}
		if took := time.Since(start); took > 500*time.Millisecond {
			t.Errorf("it waited for %v", took)
		}
	})
}

package dialect

import (
	"regexp"
	"testing"
	"time"

	"github.com/DATA-DOG/go-sqlmock"
)

// A quarter of the buffers of the log passes between two nudges, and nobody is nudged
// where that would fill logs, or where the log is another one.
func TestNudge(t *testing.T) {
	for _, tt := range []struct {
		name, version string
		amiss         bool
		buffers       int64
		want          time.Duration
	}{
		{"as it comes", "PostgreSQL 15.20", false, 4 << 20, 10 * time.Millisecond},
		{"more of them", "PostgreSQL 15.20", false, 16 << 20, 40 * time.Millisecond},
		{"smallest", "PostgreSQL 15.20", false, 32 << 10, 5 * time.Millisecond},
		{"large", "PostgreSQL 18.1", false, 1 << 30, 100 * time.Millisecond},
		{"decoded or written down", "PostgreSQL 15.20", true, 4 << 20, 0},
		{"another log", "PostgreSQL 15.12-YB-2025.1.0.0-b168", false, 0, 0},
		{"another server", "CockroachDB CCL v24.1.1", false, 0, 0},
	} {
		t.Run(tt.name, func(t *testing.T) {
			db, mock := mocked(t)
			mock.MatchExpectationsInOrder(false)
			mock.ExpectQuery(regexp.QuoteMeta("SELECT version()")).WillReturnRows(sqlmock.NewRows([]string{"v"}).AddRow(tt.version))
			mock.ExpectQuery("citus").WillReturnRows(sqlmock.NewRows([]string{"e"}).AddRow(false))
			mock.ExpectQuery("wal_buffers").WillReturnRows(sqlmock.NewRows([]string{"l", "b"}).AddRow(tt.amiss, tt.buffers))
			got, err := postgres{}.Nudge(t.Context(), db)
			if err != nil || got.Every != tt.want || (got.SQL == "") != (tt.want == 0) {
				t.Errorf("Nudge gives %+v, %v, want one every %v", got, err, tt.want)
			}
		})
	}
}

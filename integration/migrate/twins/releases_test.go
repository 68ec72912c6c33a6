package twins_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/sqluuid/sqluuid/integration/migrate/lab"
	"github.com/sqluuid/sqluuid/integration/programs"
)

// TestReleasesNoticeNothing changes the type there and back by the command while an application
// works: database/sql with transactions, sqlx, GORM with the plugin and without, and pgx, with
// google/uuid and sqltype.UUID.
func TestReleasesNoticeNothing(t *testing.T) {
	if !programs.IsNightly() {
		t.Parallel()
	}
	l := lab.Open(t, "PostgreSQL")
	l.Exec(t, `
CREATE TABLE users (id varchar(36) PRIMARY KEY, email varchar(80));
CREATE TABLE orders (id varchar(36) PRIMARY KEY, user_id varchar(36) NOT NULL REFERENCES users (id), n int);
INSERT INTO users SELECT gen_random_uuid()::text, 'first' FROM generate_series(1, 900);
INSERT INTO orders SELECT gen_random_uuid()::text, id, 1 FROM users`)
	aside(t, l)
	p := programs.Release{Target: "PostgreSQL", URL: l.URL, Column: "users.id"}.Start(t)
	p.Busy()
	lab.MustRun(t, twins(l)...)
	prepared := programs.Tally{}
	for worker, got := range p.Take() {
		prepared.Add(got)
		for text, n := range got.Errors {
			// A statement that was prepared with SELECT * meets a new column once.
			if !strings.Contains(text, "0A000") {
				t.Errorf("while the twins were made, %s: %d times %s", worker, n, text)
			}
		}
	}
	t.Logf("while the twins were made: %v", prepared)
	if prepared.Empty+prepared.Wrong > 0 {
		t.Error("answers were empty or wrong while the twins were made")
	}
	var back []string
	total := p.Cross(func() string {
		begun := time.Now()
		r := lab.Run(t, verb(l, "cutover", back...)...)
		if r.Code != 0 {
			t.Fatalf("exit %d: %s", r.Code, r.Err)
		}
		if back == nil {
			back = []string{"--back"}
		} else {
			back = nil
		}
		return fmt.Sprintf("%s %v", strings.TrimSpace(r.Out), time.Since(begun).Round(time.Millisecond))
	})
	t.Logf("in all: %v", total)
	lab.MustRun(t, verb(l, "verify")...)
}

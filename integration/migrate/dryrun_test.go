package migrate_test

import (
	"math/rand/v2"
	"testing"
)

// A dry run exited with 0 where the run refused the same flags.
func TestADryRunRefusesWhatTheRunRefuses(t *testing.T) {
	for _, tt := range []struct {
		lab, word string
		args      []string
	}{
		{"SQLite", "--vacuum", []string{"v1-to-v6", "--vacuum"}},
		{"SQLite", "late ids", []string{"v1-to-v6", "--normalize-inserts"}},
		{"SQLite", "one worker", []string{"binary-to-text", "--workers", "2"}},
		{"SQLite", "leave --vacuum", []string{"binary-to-text", "--vacuum"}},
		{"MariaDB", "--vacuum", []string{"v1-to-v6", "--vacuum"}},
		{"PostgreSQL", "leave --vacuum", []string{"v1-to-v6", "--strategy", "copy", "--vacuum"}},
	} {
		t.Run(tt.lab+" "+tt.args[0]+tt.args[1], func(t *testing.T) {
			l := labs()[tt.lab](t)
			l.exec(t, "CREATE TABLE orders (id ID! NOT NULL PRIMARY KEY)")
			l.exec(t, "INSERT INTO orders VALUES ("+l.lit(newV1(rand.New(rand.NewPCG(1, 1))))+")")
			args := append([]string{"migrate"}, tt.args...)
			wantError(t, run(t, append(args, on(l, "--dry-run")...)...), 3, tt.word)
			wantError(t, run(t, append(args, on(l, "--yes")...)...), 3, tt.word)
			ok := append([]string{"migrate", tt.args[0]}, on(l, "--dry-run")...)
			mustRun(t, ok...)
		})
	}
}

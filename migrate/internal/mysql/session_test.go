package mysql

import (
	"database/sql/driver"
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/dialecttest"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// These servers cannot be had here; what they call themselves, and what their
// catalogues hold, is as their documentation has it.

func TestWhatAMySQLServerIs(t *testing.T) {
	for _, tt := range []struct {
		name, version, comment string
		primaries              int
		is                     func(variant) bool
	}{
		{"MySQL", "8.0.40", "MySQL Community Server - GPL", 0, func(v variant) bool {
			return !v.apart && len(v.settings) == len(innodb)+2 && v.isMySQL && v.costs == nil
		}},
		{"MySQL of Debian", "9.7.4-2", "(Debian)", 0, func(v variant) bool { return !v.apart && v.isMySQL }},
		{"Group Replication with one primary", "9.7.4", "", 1, func(v variant) bool { return !v.apart && v.isMySQL }},
		{"Group Replication with several primaries", "9.7.4", "", 3, func(v variant) bool {
			return v.apart && v.certifies && v.links == groupLinks && v.costs == groupCosts
		}},
		{"MariaDB without SKIP LOCKED", "10.5.29-MariaDB", "", 0, func(v variant) bool { return v.claim == dialect.Fails && v.lists }},
		{"MariaDB", "10.11.19-MariaDB-0+deb12u1", "Debian 12", 0, func(v variant) bool { return !v.apart && !v.isMySQL }},
		{"TiDB", "8.0.11-TiDB-v8.5.3", "TiDB Server (Apache License 2.0) Community Edition, MySQL 8.0 compatible", 0, func(v variant) bool {
			return v.apart && v.folds && v.triggers != "" && v.claim == dialect.Fails && v.lists && v.costs == &tidbCosts
		}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			server := answering(tt.version, tt.comment, map[string]driver.Value{
				"replication_group_members": tt.primaries > 1,
			})
			v, err := Dialect{engine.MySQL}.variant(t.Context(), server.Open(t))
			if err != nil || !tt.is(v) {
				t.Errorf("%s, %s is taken for %+v, %v", tt.version, tt.comment, v, err)
			}
		})
	}
}

// answering is a server that calls itself so, answers what asks for a word with the word's value,
// and takes every setting. It is no node of a cluster.
func answering(version, comment string, values map[string]driver.Value) *dialecttest.Server {
	values["lower_case_table_names"] = int64(0)
	return &dialecttest.Server{Answer: func(s string, _ []driver.NamedValue) ([][]driver.Value, error) {
		switch {
		case strings.Contains(s, "wsrep_on"):
			return nil, nil
		case strings.Contains(s, "VERSION"):
			return [][]driver.Value{{version, comment}}, nil
		}
		for word, v := range values {
			if strings.Contains(s, word) {
				return [][]driver.Value{{v}}, nil
			}
		}
		if strings.HasPrefix(s, "SET ") {
			return nil, nil
		}
		return nil, errors.New("asked: " + s)
	}}
}

// The pairs of a chunk travel in one statement. A larger one than max_allowed_packet ends the
// connection.
func TestAChunkFitsIntoAPacket(t *testing.T) {
	for _, tt := range []struct{ packet, want int }{{1 << 20, 5242}, {1000, 5}, {100, 1}} {
		t.Run(fmt.Sprint(tt.packet), func(t *testing.T) {
			server := answering("10.11.19-MariaDB", "Debian 12", map[string]driver.Value{
				"max_allowed_packet": int64(tt.packet),
			})
			s, err := Dialect{engine.MariaDB}.Open(t.Context(), server.Open(t))
			if err != nil {
				t.Fatal(err)
			}
			if s.Most != tt.want {
				t.Errorf("a chunk has %d ids at most with packets of %d bytes, want %d", s.Most, tt.packet, tt.want)
			}
			if err := s.Close(); err != nil {
				t.Error(err)
			}
		})
	}
}

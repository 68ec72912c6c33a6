package mysql

import "testing"

func TestLosesRows(t *testing.T) {
	const oracle, percona = "MySQL Community Server - GPL", "Percona Server (GPL), Release 30"
	for _, tt := range []struct {
		version, comment string
		want             bool
	}{
		{"8.0.23", oracle, false}, {"8.0.26", oracle, false}, {"8.0.27", oracle, true}, {"8.0.36-0ubuntu0.22.04.1", oracle, true},
		{"8.0.40", oracle, true}, {"8.0.41", oracle, false}, {"8.0.45", oracle, false}, {"8.1.0", oracle, true}, {"8.3.0", oracle, true},
		{"8.4.0", oracle, true}, {"8.4.3", oracle, true}, {"8.4.4", oracle, false}, {"8.4.13", oracle, false}, {"9.0.1", oracle, true},
		{"9.1.0", oracle, true}, {"9.2.0", oracle, false}, {"9.7.4", oracle, false}, {"26.10.0", oracle, false},
		{"8.0.37-29", percona, true}, {"8.0.39-30", percona, false}, {"8.4.0-1", percona, true}, {"8.4.2-2", percona, false},
	} {
		if got := losesRows(tt.version, tt.comment); got != tt.want {
			t.Errorf("%s, %s: %t, want %t", tt.version, tt.comment, got, tt.want)
		}
	}
}

package mysql

import (
	"testing"

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
	"github.com/sqluuid/sqluuid/migrate/internal/transform"
)

// A pair of ids of which MariaDB's UUID type does not hold one says nothing of how
// the server computes: a plan that tried it was refused, about once in fifty times.
func TestIdsThatTheTypeDoesNotHold(t *testing.T) {
	back := transform.Named("newsequentialid-to-v6").Inverse()
	for _, tt := range []struct {
		name string
		form *sqlgen.Form
		id   string
		want bool
	}{
		{"an image that looks like a reordered record", myUUID, "2b0ec73b-d5a3-656b-80d2-0f90aba2e489", false},
		{"one that does not", myUUID, "2b0ec73b-d5a3-656b-81d2-0f90aba2e489", true},
		{"an id that looks like one", myUUID, "2b0ec73b-d5a3-856b-80d2-0f90aba2e489", false},
		{"sixteen bytes", myBinary, "2b0ec73b-d5a3-656b-80d2-0f90aba2e489", true},
	} {
		t.Run(tt.name, func(t *testing.T) {
			id, err := codec.ParseCanonical(tt.id)
			if err != nil {
				t.Fatal(err)
			}
			if got := tt.form.Holds(back, id); got != tt.want {
				t.Errorf("held: %v, want %v", got, tt.want)
			}
		})
	}
}

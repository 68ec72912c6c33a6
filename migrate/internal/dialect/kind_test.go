package dialect

import (
	"errors"
	"fmt"
	"testing"

	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// An error as the driver has it: a number, reached by reflection.
type numbered struct{ Number uint16 }

func (e *numbered) Error() string { return fmt.Sprint("Error ", e.Number) }

func TestConflictsOfACluster(t *testing.T) {
	d, err := For(engine.MariaDB)
	if err != nil {
		t.Fatal(err)
	}
	for _, tt := range []struct {
		name   string
		number uint16
		want   Kind
		again  bool
	}{
		{"a transaction that another node's was certified before", 1213, KindConflict, true},
		{"a node that has lost the others", 1047, KindUnready, true},
		{"a transaction that is too big for the cluster", 1180, KindTooBig, true},
		{"a duplicate key", 1062, KindUnique, false},
		{"a full disk", 1114, KindOther, false},
	} {
		t.Run(tt.name, func(t *testing.T) {
			got := d.Kind(fmt.Errorf("chunk 1: %w", errors.Join(errors.New("first"), &numbered{tt.number})))
			if got != tt.want || got.Retry() != tt.again {
				t.Errorf("error %d is of kind %d and tried again: %v; want %d and %v", tt.number, got, got.Retry(), tt.want, tt.again)
			}
		})
	}
}

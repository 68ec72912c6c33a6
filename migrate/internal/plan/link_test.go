package plan

import (
	"testing"

	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

func TestTheColumnBesideALinkTellsItsRows(t *testing.T) {
	tests := []struct{ column, beside, want string }{
		{"record_id", "record_type", "record_type"},
		{"commentableId", "commentableType", "commentableType"},
		{"object_id", "content_type_id", "content_type_id"},
		{"owner", "owner_kind", "owner_kind"},
		{"record_id", "other_type", ""},
		{"record_type", "record_id", ""},
	}
	for _, tt := range tests {
		t.Run(tt.column, func(t *testing.T) {
			table := &sqlgen.Table{Columns: []sqlgen.TableColumn{{Name: tt.column}, {Name: tt.beside}}}
			if got, _ := discriminatorOf(table, tt.column); got.Name != tt.want {
				t.Errorf("got %q, want %q", got.Name, tt.want)
			}
		})
	}
}

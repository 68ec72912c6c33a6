package gormplugin_test

import (
	"database/sql"
	"database/sql/driver"
	"errors"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/gormplugin"
	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

type (
	bareID  [16]byte
	bytesOf [16]byte // as ulid.ULID
)

func (b bytesOf) Value() (driver.Value, error) { return b[:], nil }

func (b *bytesOf) Scan(src any) error {
	id, ok := src.([]byte)
	if !ok || len(id) != 16 {
		return errors.New("bad data size")
	}
	*b = bytesOf(id)
	return nil
}

// TestATypeThatCannotReadBackIsRefused has ids that were written, and could not be read.
func TestATypeThatCannotReadBackIsRefused(t *testing.T) {
	for _, tt := range []struct {
		name  string
		model any
		as    engine.Profile
		names string // "" if the model is taken
	}{
		{"no Scan", &struct{ ID bareID }{}, engine.SQLite, "bareID"},
		{"no Scan, in a field", &struct {
			ID  sqltype.UUID
			Ref *bareID
		}{}, engine.PostgreSQL, "bareID"},
		{"no Scan, nullable", &struct{ ID sql.Null[bareID] }{}, engine.MySQL, "bareID"},
		{"a Scan of bytes, sent as text", &struct{ ID bytesOf }{}, engine.PostgreSQL, "bytesOf"},
		{"a Scan of bytes, sent as text", &struct{ ID bytesOf }{}, engine.MariaDBUUID, "bytesOf"},
		{"a Scan of bytes", &struct{ ID bytesOf }{}, engine.MariaDB, ""},
		{"embedded", &struct{ ID struct{ sqltype.UUID } }{}, engine.PostgreSQL, ""},
		{"no column", &struct {
			ID  sqltype.UUID
			Ref bareID `gorm:"-"`
		}{}, engine.SQLite, ""},
	} {
		t.Run(tt.name+" on "+tt.as.String(), func(t *testing.T) {
			err := bare(t, plain{name: "dry"}).Use(gormplugin.New(
				gormplugin.Config{Engine: tt.as, Models: []any{tt.model}}))
			if tt.names == "" {
				if err != nil {
					t.Errorf("Use = %v", err)
				}
				return
			}
			if !errors.Is(err, gormplugin.ErrUnreadable) || !strings.Contains(err.Error(), tt.names) {
				t.Errorf("Use = %v, want ErrUnreadable that names %s", err, tt.names)
			}
		})
	}
}

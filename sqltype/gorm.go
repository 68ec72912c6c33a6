package sqltype

import (
	"log/slog"

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/internal/gormuse"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// warnGORM warns that no plugin binds the values of this package for GORM.
var warnGORM = func() {
	slog.Warn("sqltype: GORM parsed a model with a sqltype.UUID and no plugin is in use: " +
		"keys are not filled, and a text or a number for an id finds other rows or none; " +
		"call db.Use(gormplugin.New(gormplugin.Config{})) first")
}

// GormDataType returns "uuid", the type by which GORM and gormplugin know the
// column. Each call warns through [log/slog] while no plugin is in use in the process,
// which is at each field of each model that GORM parses.
func (UUID) GormDataType() string {
	if !gormuse.Recorded() {
		warnGORM()
	}
	return "uuid"
}

// GormDataType is [UUID.GormDataType].
func (NullUUID) GormDataType() string { return UUID{}.GormDataType() }

// columnType is [StoredID.ColumnType].
func (f *form) columnType(p engine.Profile) string {
	switch {
	case f.sends == sendsText || p.IsZero():
		return f.column
	case f.sends == sendsNative && p.Wire() == engine.WireText:
		return p.KeyType()
	case f.sends == sendsNative && p.NativeLayout() != codec.Network: // in bytes it would not ascend
		return p.NativeType()
	}
	return p.BinaryType()
}

// gormDataType is [StoredID.GormDataType].
func (f *form) gormDataType() string {
	if f.bytes != nil && !gormuse.Recorded() {
		warnGORM()
	}
	return f.column
}

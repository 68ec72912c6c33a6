package sqltype

import (
	"log/slog"
	"sync/atomic"

	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// gormPlugin is whether some plugin binds the values of this package for GORM,
// and warnGORM the warning when none does.
var (
	gormPlugin atomic.Bool
	warnGORM   = func() {
		slog.Warn("sqltype: GORM parsed a model with a sqltype.UUID and no plugin is in use: " +
			"keys are not filled, and a text or a number for an id finds other rows or none; " +
			"call db.Use(gormplugin.New(gormplugin.Config{})) first")
	}
)

// GORMPluginInstalled tells the package that a GORM plugin binds its types. Parsing a model then
// logs no warning. gormplugin calls it; a program calls it only if it has a plugin of its own.
func GORMPluginInstalled() { gormPlugin.Store(true) }

// GormDataType returns "uuid", the type by which GORM and gormplugin know the
// column. Each call warns through [log/slog] while no plugin is in use in the process,
// which is at each field of each model that GORM parses.
func (UUID) GormDataType() string {
	if !gormPlugin.Load() {
		warnGORM()
	}
	return "uuid"
}

// GormDataType is [UUID.GormDataType].
func (NullUUID) GormDataType() string { return UUID{}.GormDataType() }

// columnType is [As.ColumnType].
func (f *form) columnType(p engine.Profile) string {
	switch {
	case f.sends == sendsText || p.IsZero():
		return f.column
	case f.sends == sendsNative && p.Wire() == engine.WireText:
		return p.KeyType()
	}
	return p.BinaryType()
}

// gormDataType is [As.GormDataType].
func (f *form) gormDataType() string {
	if f.sends == sendsInBytes && !gormPlugin.Load() {
		warnGORM()
	}
	return f.column
}

package sqltype

import "github.com/sqluuid/sqluuid/sqltype/engine"

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

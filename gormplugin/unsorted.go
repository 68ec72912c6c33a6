package gormplugin

import (
	"reflect"

	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// warnUnsorted says once that new keys are spread over SQL Server's index.
func (d *dialector) warnUnsorted(key *filledField) {
	if d.profile.Order() != engine.OrderSQLServer || !d.inNativeColumn(key.Field) {
		return
	}
	if key.make.name != "v7" && key.make.name != "v6" || d.ascends(key) {
		return
	}
	d.plugin.unsorted.Do(func() {
		d.plugin.warn("keys that ascend by time are spread over the index of a uniqueidentifier, "+
			"which SQL Server sorts by its last six bytes first; "+
			"use sqltype.OrderedGUID, a connector for engine.SQLServerOrdered, or the tag uuid:\"sequential\"",
			"model", key.Schema.Name, "field", key.Name)
	})
}

// ascends reports whether a later version 7 id of the field is stored as one that
// SQL Server sorts later: two that differ in their first byte alone are told apart
// by where that byte goes.
func (d *dialector) ascends(key *filledField) bool {
	v := reflect.New(key.IndirectFieldType).Elem()
	id := [16]byte{0: 0xff, 6: 0x70, 8: 0x80}
	key.shape.set(v, id)
	if s, ok := v.Interface().(interface{ AppendStored([]byte) []byte }); ok {
		stored := s.AppendStored(nil)
		return len(stored) == 16 && stored[10] == 0xff
	}
	return d.profile.Layout().Encode(id)[10] == 0xff
}

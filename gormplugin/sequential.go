package gormplugin

import (
	"database/sql/driver"
	"errors"
	"fmt"
	"reflect"
	"strings"
	"sync"

	"gorm.io/gorm/schema"

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/collation"
	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// A sequence makes its collation.Sequence when it is first needed. Keys of one
// plugin come from one.
type sequence func() (*collation.Sequence, error)

func newSequence(config collation.SequenceConfig) sequence {
	return sync.OnceValues(func() (*collation.Sequence, error) { return collation.NewSequence(config) })
}

// sequentialMaker makes the ids whose stored bytes are codec/inin's.
func (d *dialector) sequentialMaker(f *schema.Field, sh *shape) (maker, error) {
	seq, order := d.plugin.bytes, engine.OrderBytes
	if d.inNativeColumn(f) {
		if d.profile.NativeLayout() != d.profile.Layout() {
			return maker{}, fmt.Errorf("%v does not sort them in a %s: %w", d.profile, d.profile.NativeType(), errors.ErrUnsupported)
		}
		order = d.nativeOrder()
	}
	switch order {
	case engine.OrderBytes:
	case engine.OrderSQLServer:
		seq = d.plugin.guids
	default:
		return maker{}, fmt.Errorf("%v does not sort them: %w", d.profile, errors.ErrUnsupported)
	}
	var id func(stored [16]byte) (sqltype.UUID, error)
	for _, candidate := range []func([16]byte) (sqltype.UUID, error){
		func(stored [16]byte) (sqltype.UUID, error) { return stored, nil },
		func(stored [16]byte) (sqltype.UUID, error) { return d.profile.Layout().Decode(stored), nil },
		func(stored [16]byte) (sqltype.UUID, error) { return codec.MixedEndian.Decode(stored), nil },
		func(stored [16]byte) (sqltype.UUID, error) { return scanned(f.IndirectFieldType, sh, stored[:]) },
		func(stored [16]byte) (sqltype.UUID, error) {
			return scanned(f.IndirectFieldType, sh, sqltype.UUID(stored).String())
		},
	} {
		if d.ascending(f, sh, order, candidate) {
			id = candidate
			break
		}
	}
	if id == nil {
		return maker{}, fmt.Errorf("they do not ascend as %v in its column: %w", f.FieldType, errors.ErrUnsupported)
	}
	many := func(n int) ([]sqltype.UUID, error) {
		s, err := seq()
		if err != nil {
			return nil, err
		}
		ids := make([]sqltype.UUID, n)
		for i := range ids {
			stored, err := s.Next()
			if err != nil {
				return nil, err
			}
			if ids[i], err = id(stored.Array()); err != nil {
				return nil, err
			}
		}
		return ids, nil
	}
	return registered(sequential, many), nil
}

// nativeOrder is how the engine's own type for ids sorts, also where the profile keeps
// its keys in another.
func (d *dialector) nativeOrder() engine.Order {
	for _, p := range d.known.engines {
		if p.NativeType() == d.profile.NativeType() && p.KeyType() == p.NativeType() {
			return p.Order()
		}
	}
	return d.profile.Order()
}

// significance are the stored bytes in which SQL Server compares, first to last.
var significance = [16]int{10, 11, 12, 13, 14, 15, 8, 9, 6, 7, 4, 5, 0, 1, 2, 3}

// ascending reports whether ids of ascending bytes are sent as values that the column sorts in the
// same order. It tries a step of each byte.
func (d *dialector) ascending(f *schema.Field, sh *shape, order engine.Order,
	id func([16]byte) (sqltype.UUID, error)) bool {
	at := func(i int) int { return i }
	if order == engine.OrderSQLServer {
		at = func(i int) int { return significance[i] }
	}
	for i := range 16 {
		var keys [2]string
		for n := range keys {
			stored := [16]byte{}
			for j := range stored {
				stored[at(j)] = [2]byte{0xff, 0}[n] // behind the byte that differs
				if j <= i {
					stored[at(j)] = 0x5a
				}
			}
			stored[at(i)] += byte(n)
			made, err := id(stored)
			if err != nil {
				return false
			}
			sent, ok := d.sent(f, sh, made)
			if shown, err := codec.ParseLenient(sent); ok && order == engine.OrderSQLServer {
				key := collation.SQLServer.Key(shown)
				sent, ok = string(key[:]), err == nil
			}
			if !ok {
				return false
			}
			keys[n] = sent
		}
		if keys[0] >= keys[1] {
			return false
		}
	}
	return true
}

// sent returns the text or the bytes that the field is sent as with the id.
func (d *dialector) sent(f *schema.Field, sh *shape, id [16]byte) (string, bool) {
	v := reflect.New(f.IndirectFieldType)
	sh.set(v.Elem(), id)
	var sent any
	switch x := v.Elem().Interface().(type) {
	case stating:
		sent = x.BindTo(d.profile)
	case driver.Valuer:
		if sh.stated {
			sent, _ = x.Value()
			break
		}
		sent = sqltype.Bind(d.profile, id)
	default:
		sent = sqltype.Bind(d.profile, id)
		if sh.kind == kindText || sh.kind == kindBytes {
			sent = x
		}
	}
	switch x := sent.(type) {
	case string:
		return x, true
	case []byte:
		return string(x), true
	}
	return "", false
}

// inNativeColumn reports whether the field's column is of the engine's own type
// for ids.
func (d *dialector) inNativeColumn(f *schema.Field) bool {
	column := strings.ToLower(f.TagSettings["TYPE"])
	if c, ok := d.columnType(f); ok {
		column = c
	}
	return column != "" && column == d.profile.NativeType()
}

// scanned returns the id that a type which states its form reads from stored
// bytes or from text.
func scanned(t reflect.Type, sh *shape, stored any) (sqltype.UUID, error) {
	v := reflect.New(t)
	s, ok := v.Interface().(interface{ Scan(any) error })
	if !ok {
		return sqltype.UUID{}, fmt.Errorf("%v reads no columns: %w", t, errors.ErrUnsupported)
	}
	if err := s.Scan(stored); err != nil {
		return sqltype.UUID{}, err
	}
	id, _ := sh.get(v.Elem())
	return id, nil
}

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

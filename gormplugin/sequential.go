package gormplugin

import (
	"errors"
	"fmt"
	"reflect"
	"strings"
	"sync"

	"gorm.io/gorm/schema"

	"github.com/sqluuid/sqluuid/collation"
	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// A sequence makes its collation.Sequence when it is first needed. Keys of one
// plugin come from one.
type sequence func() (*collation.Sequence, error)

// forGUIDs is the dbms type of ids that ascend in SQL Server.
const forGUIDs = 0b01

func newSequence(config collation.SequenceConfig) sequence {
	return sync.OnceValues(func() (*collation.Sequence, error) { return collation.NewSequence(config) })
}

// sequentialMaker makes the ids whose stored bytes are codec/inin's.
func (d *dialector) sequentialMaker(f *schema.Field, sh *shape) (maker, error) {
	seq, id := d.plugin.bytes, func(stored [16]byte) (sqltype.UUID, error) { return stored, nil }
	switch order := d.profile.Order(); {
	case !d.inNativeColumn(f):
	case order == engine.OrderSQLServer:
		seq = d.plugin.guids
		id = func(stored [16]byte) (sqltype.UUID, error) { return d.profile.Layout().Decode(stored), nil }
		if sh.stated {
			id = func(stored [16]byte) (sqltype.UUID, error) { return scanned(f.IndirectFieldType, sh, stored) }
		}
	case order != engine.OrderBytes:
		return maker{}, fmt.Errorf("%v does not sort them: %w", d.profile, errors.ErrUnsupported)
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
			if ids[i], err = id(stored); err != nil {
				return nil, err
			}
		}
		return ids, nil
	}
	return registered(sequential, many), nil
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
// bytes.
func scanned(t reflect.Type, sh *shape, stored [16]byte) (sqltype.UUID, error) {
	v := reflect.New(t)
	s, ok := v.Interface().(interface{ Scan(any) error })
	if !ok {
		return sqltype.UUID{}, fmt.Errorf("%v reads no sixteen bytes: %w", t, errors.ErrUnsupported)
	}
	if err := s.Scan(stored[:]); err != nil {
		return sqltype.UUID{}, err
	}
	id, _ := sh.get(v.Elem())
	return id, nil
}

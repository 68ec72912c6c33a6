package gormplugin

import (
	"database/sql/driver"
	"errors"
	"fmt"
	"maps"
	"reflect"
	"slices"
	"strings"
	"sync"

	"gorm.io/gorm/schema"

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/codec/euid"
	"github.com/sqluuid/sqluuid/collation"
	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// A Generator makes the keys of one statement: n ids, in the order in which the
// statement has its rows. It is called once per field and statement, only for
// rows without a key, and must be safe for concurrent use. One of package idgen is
//
//	func(n int) ([]sqltype.UUID, error) { return idgen.Batch[sqltype.UUID](g, n) }
type Generator func(n int) ([]sqltype.UUID, error)

// none is the tag of a field that is never filled.
const none = "none"

// sequential is the tag of the ids of codec/inin, which depend on the column.
const sequential = "sequential"

// A maker makes keys: one, or many in order.
type maker struct {
	name string
	one  func() (sqltype.UUID, error)
	many Generator
}

// versions are the generators that need nothing.
var versions = map[string]maker{
	"v1":   repeated("v1", sqltype.NewV1),
	"v4":   repeated("v4", sqltype.NewV4),
	"v6":   repeated("v6", sqltype.NewV6),
	"ulid": repeated("ulid", func() sqltype.UUID { return sqltype.UUID(sqltype.NewULID()) }),
	"euid": registered("euid", newEUIDs),
	"v7": {
		name: "v7",
		one:  func() (sqltype.UUID, error) { return sqltype.NewV7(), nil },
		many: func(n int) ([]sqltype.UUID, error) { return sqltype.Batch(n), nil },
	},
}

// bucket is the tag of bucketed version 8 ids. A width may follow it: "v8bucket:6".
const bucket = "v8bucket"

// defaultBucketBits is the width of the tag without one.
const defaultBucketBits = 4

// bucketBits returns the width that a name of a bucketed generator has, and whether the
// name is one.
func bucketBits(name string) (bits int, ok bool) {
	width, found := strings.CutPrefix(name, bucket)
	if !found {
		return 0, false
	}
	if width == "" {
		return defaultBucketBits, true
	}
	for bits := codec.MinBucketBits; bits <= codec.MaxBucketBits; bits++ {
		if width == fmt.Sprintf(":%d", bits) {
			return bits, true
		}
	}
	return 0, false
}

// bucketMaker makes the ids of [sqltype.NewV8Bucket].
func bucketMaker(name string, bits int) maker {
	return maker{
		name: name,
		one:  func() (sqltype.UUID, error) { return sqltype.NewV8Bucket(bits) },
		many: func(n int) ([]sqltype.UUID, error) {
			ids := sqltype.Batch(n)
			for i, v7 := range ids {
				id, err := codec.EncodeBucket(bits, v7)
				if err != nil {
					return nil, err
				}
				ids[i] = id
			}
			return ids, nil
		},
	}
}

// euids makes the EUIDs of all plugins, which thus ascend in a process.
var euids euid.Generator

func newEUIDs(n int) (ids []sqltype.UUID, err error) {
	ids = make([]sqltype.UUID, n)
	for i := range ids {
		if ids[i], err = euids.Next(); err != nil {
			return nil, err
		}
	}
	return ids, nil
}

func repeated(name string, one func() sqltype.UUID) maker {
	return maker{
		name: name,
		one:  func() (sqltype.UUID, error) { return one(), nil },
		many: func(n int) ([]sqltype.UUID, error) {
			ids := make([]sqltype.UUID, n)
			for i := range ids {
				ids[i] = one()
			}
			return ids, nil
		},
	}
}

// registered is the maker of a program's own generator, whose answers are
// checked.
func registered(name string, g Generator) maker {
	many := func(n int) ([]sqltype.UUID, error) {
		ids, err := g(n)
		switch {
		case err != nil:
			return nil, fmt.Errorf("%w: %q: %w", ErrGenerator, name, err)
		case len(ids) != n:
			return nil, fmt.Errorf("%w: %q made %d ids in place of %d", ErrGenerator, name, len(ids), n)
		case slices.Contains(ids, sqltype.UUID{}):
			return nil, fmt.Errorf("%w: %q made the nil UUID", ErrGenerator, name)
		}
		return ids, nil
	}
	return maker{name: name, many: many, one: func() (sqltype.UUID, error) {
		ids, err := many(1)
		if err != nil {
			return sqltype.UUID{}, err
		}
		return ids[0], nil
	}}
}

// checkGenerators reports a name that is taken, a generator that is nil, and a
// default that is no generator.
func (c *Config) checkGenerators() error {
	for _, name := range slices.Sorted(maps.Keys(c.Generators)) {
		if _, taken := versions[name]; taken || reserved(name) || name == "" || name != strings.TrimSpace(name) {
			return fmt.Errorf("%w: Config.Generators has one named %q, which is not free", ErrGenerator, name)
		}
		if c.Generators[name] == nil {
			return fmt.Errorf("%w: Config.Generators[%q] is nil", ErrGenerator, name)
		}
	}
	if c.Generator != "" && !c.knows(c.Generator) {
		return fmt.Errorf("%w: Config.Generator is %q; there are %s", ErrGenerator, c.Generator, c.generatorNames())
	}
	return nil
}

// reserved reports whether a name has a meaning of its own in a tag.
func reserved(name string) bool {
	return name == none || name == sequential || name == bucket || strings.HasPrefix(name, bucket+":")
}

func (c *Config) knows(name string) bool {
	return slices.Contains(c.names(), name)
}

// names are those that a tag can have.
func (c *Config) names() []string {
	names := slices.AppendSeq([]string{none, sequential, bucket}, maps.Keys(versions))
	for bits := codec.MinBucketBits; bits <= codec.MaxBucketBits; bits++ {
		names = append(names, fmt.Sprintf("%s:%d", bucket, bits))
	}
	return slices.Sorted(slices.Values(slices.AppendSeq(names, maps.Keys(c.Generators))))
}

func (c *Config) generatorNames() string { return strings.Join(c.names(), ", ") }

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
	column := typeName(f.TagSettings["TYPE"])
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

package gormplugin

import (
	"fmt"
	"maps"
	"reflect"
	"slices"
	"strings"

	"gorm.io/gorm/schema"

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/codec/euid"
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

// versions are the generators that need nothing.
var versions = map[string]Generator{
	"v1":   each(sqltype.NewV1),
	"v4":   each(sqltype.NewV4),
	"v6":   each(sqltype.NewV6),
	"v7":   func(n int) ([]sqltype.UUID, error) { return sqltype.Batch(n), nil },
	"ulid": each(func() sqltype.UUID { return sqltype.UUID(sqltype.NewULID()) }),
	"euid": newEUIDs,
}

// each makes many ids of a function that makes one.
func each(one func() sqltype.UUID) Generator {
	return func(n int) ([]sqltype.UUID, error) {
		ids := make([]sqltype.UUID, n)
		for i := range ids {
			ids[i] = one()
		}
		return ids, nil
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

// bucket is the tag of bucketed version 8 ids. A width may follow it: "v8bucket:6". Without one it
// is four bits.
const bucket = "v8bucket"

// bucketGenerator makes the ids of [idgen.NewV8Bucket] of a width that a name has, nil for another
// name.
func bucketGenerator(name string) Generator {
	bits := 4
	if _, err := fmt.Sscanf(name, bucket+":%d", &bits); err != nil && name != bucket ||
		bits < codec.MinBucketBits || bits > codec.MaxBucketBits {
		return nil
	}
	return func(n int) (ids []sqltype.UUID, err error) {
		ids = sqltype.Batch(n)
		for i, v7 := range ids {
			if ids[i], err = codec.EncodeBucket(bits, v7); err != nil {
				return nil, err
			}
		}
		return ids, nil
	}
}

// generator returns the generator of a name, whose answers are checked.
func (c *Config) generator(name string) Generator {
	g := versions[name]
	if g == nil {
		g = bucketGenerator(name)
	}
	if g == nil {
		g = c.Generators[name]
	}
	return func(n int) ([]sqltype.UUID, error) {
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
}

// makesNone refuses to make a key of a type whose ids nobody can make up.
func makesNone(t reflect.Type) Generator {
	return func(int) ([]sqltype.UUID, error) {
		return nil, fmt.Errorf("%w: a %v has a meaning and is not made up; set it before the row is "+
			"created", ErrGenerator, t)
	}
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
	return name == none || name == bucket || strings.HasPrefix(name, bucket+":")
}

func (c *Config) knows(name string) bool { return slices.Contains(c.names(), name) }

// names are those that a tag can have.
func (c *Config) names() []string {
	names := slices.AppendSeq([]string{none, bucket}, maps.Keys(versions))
	for bits := codec.MinBucketBits; bits <= codec.MaxBucketBits; bits++ {
		names = append(names, fmt.Sprintf("%s:%d", bucket, bits))
	}
	return slices.Sorted(slices.Values(slices.AppendSeq(names, maps.Keys(c.Generators))))
}

func (c *Config) generatorNames() string { return strings.Join(c.names(), ", ") }

// inNativeColumn reports whether the field's column is of the engine's own type for ids.
func (d *dialector) inNativeColumn(f *schema.Field) bool {
	column := typeName(f.TagSettings["TYPE"])
	if c, ok := d.columnType(f); ok {
		column = c
	}
	return column != "" && column == d.profile.NativeType()
}

// warnDefault says once that the plugin makes a key in the place of a default of the database.
func (d *dialector) warnDefault(key *schema.Field, generator string) {
	if !key.HasDefaultValue || key.DefaultValueInterface != nil {
		return
	}
	d.plugin.defaults.Do(func() {
		d.plugin.warn("the plugin makes a key that the program has not set, and the default of its column "+
			"makes none; tag the field uuid:\"none\" for the ids of the database, or with the name of a "+
			"generator to be without this warning",
			"model", key.Schema.Name, "field", key.Name, "default", key.DefaultValue, "generator", generator)
	})
}

// warnUnsorted says once that new keys are spread over SQL Server's index: those whose time comes
// first, as the version of one says.
func (d *dialector) warnUnsorted(key *filledField, made sqltype.UUID) {
	if d.profile.Order() != engine.OrderSQLServer || !key.PrimaryKey || !d.inNativeColumn(key.Field) {
		return
	}
	if v := made.Version(); v != 7 && v != 6 || d.ascends(key) {
		return
	}
	d.plugin.warnSort.Do(func() {
		d.plugin.warn("keys that ascend by time are spread over the index of a uniqueidentifier, "+
			"which SQL Server sorts by its last six bytes first; "+
			"use a sqltype.OrderedGUID, or a connector for engine.SQLServerOrdered",
			"model", key.Schema.Name, "field", key.Name)
	})
}

// ascends reports whether a later version 7 id is stored as one that SQL Server sorts later. Where
// its first byte goes says so.
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

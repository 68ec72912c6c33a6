package gormplugin

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/codec/euid"
	"github.com/sqluuid/sqluuid/sqltype"
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

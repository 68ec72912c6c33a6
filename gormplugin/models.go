package gormplugin

import (
	"encoding"
	"reflect"
	"slices"
	"strings"
	"sync"
	"sync/atomic"

	"gorm.io/gorm"
	"gorm.io/gorm/schema"

	"github.com/sqluuid/sqluuid/gormplugin/internal/read"
	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// models are those that the plugin has seen, by their tables. A model that was migrated, or that
// Config.Models has, owns its table: the others may read it into other types.
type models struct {
	mu      sync.RWMutex
	byTable map[string][]*schema.Schema
	owners  map[*schema.Schema]bool
	hasOdd  atomic.Bool // a column takes ids in a form that the engine's is not
	catalog atomic.Pointer[catalog]
}

// A catalog is what was made of the models. A new model makes a new one.
type catalog struct {
	tables   sync.Map // by name, to *read.Table
	readings sync.Map // readingKey to *read.Reading
	bytes    atomic.Int64
}

// bare is the name of a table as statements have it, without the schema that changes nothing.
func (d *dialector) bare(table string) string {
	table = strings.ToLower(table)
	if schema := d.dialect.reads.Schema; schema != "" {
		table = strings.TrimPrefix(table, schema+".")
	}
	return table
}

// know makes a model known by its table, with the models that it refers to.
func (d *dialector) know(sc *schema.Schema) {
	d.models.mu.Lock()
	defer d.models.mu.Unlock()
	d.knowOne(d.bare(sc.Table), sc)
	eachRelation(&sc.Relationships, func(rel *schema.Relationship) {
		for _, other := range []*schema.Schema{rel.FieldSchema, rel.JoinTable} {
			if other != nil {
				d.knowOne(d.bare(other.Table), other)
			}
		}
	})
}

func (d *dialector) knowOne(table string, sc *schema.Schema) {
	if slices.Contains(d.models.byTable[table], sc) {
		return
	}
	d.models.byTable[table] = append(d.models.byTable[table], sc)
	d.models.catalog.Store(&catalog{})
	if slices.ContainsFunc(sc.Fields, d.isOdd) {
		d.models.hasOdd.Store(true)
	}
}

// isOdd reports whether the field's column takes the text of an id in another form.
func (d *dialector) isOdd(f *schema.Field) bool {
	sh := d.shapeOf(f)
	return f.DBName != "" && (sh != nil && (sh.stated || hasOwnText(f, sh)) || f.Serializer != nil ||
		isJSON(f))
}

// hasOwnText reports whether people see ids of the field's type in a text of its own, as a ULID.
func hasOwnText(f *schema.Field, sh *shape) bool {
	if sh.Type == nil {
		return false
	}
	v, sample := reflect.New(f.IndirectFieldType), sqltype.Max()
	sh.Set(v.Elem(), sample)
	m, ok := v.Interface().(encoding.TextMarshaler)
	if !ok {
		return false
	}
	text, err := m.MarshalText()
	return err == nil && !strings.EqualFold(string(text), sample.String())
}

// ownModels says that the models own their tables, and the one that the statement names.
func (d *dialector) ownModels(db *gorm.DB, models []any) {
	_ = d.eachModel(db, models, func(sc *schema.Schema) error {
		d.know(sc)
		d.models.mu.Lock()
		defer d.models.mu.Unlock()
		if table := db.Statement.Table; table != "" {
			d.knowOne(d.bare(table), sc)
		}
		d.models.owners[sc] = true
		d.models.catalog.Store(&catalog{})
		return nil
	})
}

// modelsOf returns the models that say what columns a table has: its owners, if there are any.
func (d *dialector) modelsOf(table string) []*schema.Schema {
	d.models.mu.RLock()
	defer d.models.mu.RUnlock()
	var owners []*schema.Schema
	for _, sc := range d.models.byTable[table] {
		if d.models.owners[sc] {
			owners = append(owners, sc)
		}
	}
	if owners != nil {
		return owners
	}
	return d.models.byTable[table]
}

// tableNamed returns what the models say of a table, nil if there is none.
func (d *dialector) tableNamed(table string) *read.Table {
	c := d.models.catalog.Load()
	if known, ok := c.tables.Load(table); ok {
		return known.(*read.Table)
	}
	t := d.newTable(d.modelsOf(table))
	if t != nil {
		c.tables.Store(table, t)
	}
	return t
}

func (d *dialector) newTable(models []*schema.Schema) *read.Table {
	if len(models) == 0 {
		return nil
	}
	var columns []*read.Column
	seen := map[string]bool{}
	for _, sc := range models {
		for _, name := range sc.DBNames {
			if lower := strings.ToLower(name); !seen[lower] {
				seen[lower] = true
				for _, f := range d.fieldsOf(models, lower) {
					columns = append(columns, &read.Column{Name: lower, Of: f})
				}
			}
		}
	}
	return read.NewTable(columns...)
}

// fieldsOf returns the field of a column, or two where the models differ in how it stores ids.
func (d *dialector) fieldsOf(models []*schema.Schema, column string) []*schema.Field {
	var found *schema.Field
	for _, sc := range models {
		f := columnNamed(sc, column)
		switch {
		case f == nil:
		case found == nil:
			found = f
		case d.differ(found, f):
			return []*schema.Field{found, f}
		case d.shapeOf(found) == nil && d.shapeOf(f) != nil:
			found = f
		}
	}
	if found == nil {
		return nil
	}
	return []*schema.Field{found}
}

// differ reports whether two models say that a column stores ids in two forms.
func (d *dialector) differ(a, b *schema.Field) bool {
	isA, isB := d.shapeOf(a) != nil, d.shapeOf(b) != nil
	if isA != isB { // one of them may only read it, and nothing says which
		return a.Serializer == nil && b.Serializer == nil && d.profile.Wire() == engine.WireBytes &&
			(d.storesBytes(a) || d.storesBytes(b))
	}
	x, y := d.storageOf(a), d.storageOf(b)
	return isA && !x.unknown && !y.unknown && x.sample != y.sample
}

// columnNamed returns the field of a column. Engines fold the case of names.
func columnNamed(sc *schema.Schema, name string) *schema.Field {
	if f := sc.LookUpField(name); f != nil {
		return f
	}
	for _, known := range sc.DBNames {
		if strings.EqualFold(known, name) {
			return sc.FieldsByDBName[known]
		}
	}
	return nil
}

// A readingKey is what a reading depends on besides the models.
type readingKey struct {
	sql string
	own *schema.Schema
	// The table that the statement names, and how.
	table, expr string
}

// The readings that are kept: of texts of at most so many bytes, each and in all.
const (
	longestReading = 16 << 10
	mostRead       = 1 << 20
)

// ownTable returns the name of the statement's table.
func (d *dialector) ownTable(stmt *gorm.Statement) string {
	name := stmt.Table
	if t := stmt.TableExpr; t != nil {
		name, _, _ = strings.Cut(t.SQL, " ")
	}
	return d.bare(strings.NewReplacer("`", "", `"`, "", "[", "", "]", "").Replace(name))
}

// reading reads the SQL of a statement. The statement's own model says what columns its table has,
// if no model is known by the table's name.
func (d *dialector) reading(stmt *gorm.Statement, sql string) *read.Reading {
	c := d.models.catalog.Load()
	key := readingKey{sql: sql, own: stmt.Schema, table: stmt.Table}
	if stmt.TableExpr != nil {
		key.expr = stmt.TableExpr.SQL
	}
	if r, ok := c.readings.Load(key); ok {
		return r.(*read.Reading)
	}
	r := read.Read(sql, d.dialect.reads, func(name string) *read.Table {
		t := d.tableNamed(name)
		if t == nil && stmt.Schema != nil && name == d.ownTable(stmt) {
			t = d.newTable([]*schema.Schema{stmt.Schema})
		}
		return t
	})
	if len(sql) > longestReading {
		return r
	}
	if c.bytes.Add(int64(len(sql))) > mostRead {
		c.readings.Clear()
		c.bytes.Store(int64(len(sql)))
	}
	c.readings.Store(key, r)
	return r
}

// touchesBytes reports whether one of the names is a table whose ids are stored as bytes.
func (d *dialector) touchesBytes(stmt *gorm.Statement, names []string) bool {
	stores := func(sc *schema.Schema) bool {
		return slices.ContainsFunc(sc.Fields, func(f *schema.Field) bool { return f.DBName != "" && d.storesBytes(f) })
	}
	if names == nil || stmt.Schema != nil && stores(stmt.Schema) {
		return true
	}
	return slices.ContainsFunc(names, func(name string) bool { return slices.ContainsFunc(d.modelsOf(name), stores) })
}

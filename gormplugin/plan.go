package gormplugin

import (
	"cmp"
	"database/sql/driver"
	"errors"
	"fmt"
	"maps"
	"reflect"
	"slices"
	"strings"

	"gorm.io/gorm"
	"gorm.io/gorm/schema"

	"github.com/sqluuid/sqluuid/sqltype"
)

// A plan is what the plugin knows about one model.
type plan struct {
	fills   []*filledField // those that get an id
	key     *filledField   // the one of them that is the model's key, nil if there is none
	uniques []unique       // what besides the primary key rows can conflict on
	err     error          // why statements on the model are refused
}

func (d *dialector) planFor(sc *schema.Schema) *plan {
	if sc == nil {
		return &plan{} // of a statement without a model
	}
	if p, ok := d.plans.Load(sc); ok {
		return p.(*plan)
	}
	made := d.newPlan(sc)
	d.know(sc) // before others find the plan
	p, _ := d.plans.LoadOrStore(sc, made)
	return p.(*plan)
}

func (d *dialector) newPlan(sc *schema.Schema) *plan {
	p := &plan{}
	for _, f := range sc.Fields {
		if p.err = errors.Join(d.checkTag(f), d.array(f), d.scans(f), d.readable(f)); p.err != nil {
			return p
		}
	}
	if p.err = d.links(sc); p.err != nil {
		return p
	}
	key := keyOf(sc)
	for _, f := range sc.Fields {
		t, err := d.filledField(sc, f, f == key)
		if err != nil {
			p.err = err
			return p
		}
		if t == nil {
			continue
		}
		p.fills = append(p.fills, t)
		if f == key {
			p.key = t
		}
	}
	if p.key != nil {
		p.uniques = uniquesOf(sc)
	}
	return p
}

// tagOf returns the field's uuid tag.
func tagOf(f *schema.Field) (name string, tagged bool) {
	name, tagged = f.Tag.Lookup("uuid")
	return strings.TrimSpace(name), tagged
}

// filledField returns how the field is filled, nil if it is not.
func (d *dialector) filledField(sc *schema.Schema, f *schema.Field, key bool) (*filledField, error) {
	name, tagged := tagOf(f)
	if name == none || !tagged && !key {
		return nil, nil
	}
	refuse := func(why string, args ...any) error {
		return fmt.Errorf("%w: uuid:%q of field %s of %s: %s", ErrTag, name, f.Name, sc.Name, fmt.Sprintf(why, args...))
	}
	if tagged && name != "" && !d.plugin.config.knows(name) {
		return nil, refuse("there is no such generator; there are %s", d.plugin.config.generatorNames())
	}
	sh := d.shapeOf(f)
	switch {
	case f.DBName == "":
		if tagged {
			return nil, refuse("the field has no column")
		}
		return nil, nil
	case sh == nil && tagged:
		return nil, refuse("a %v holds no id; use a named [16]byte, a string or a []byte", f.FieldType)
	case sh != nil && sh.kind == kindText && f.Size > 0 && f.Size < textLen:
		return nil, refuse("the text of an id has %d characters, the column %d", textLen, f.Size)
	case isForeignKey(sc, f):
		if tagged {
			return nil, refuse("a foreign key is the other model's key; it is not made")
		}
		return nil, nil
	case sh == nil || !f.Creatable:
		return nil, nil
	}
	if name == "" {
		if g, ok := reflect.Zero(f.IndirectFieldType).Interface().(sqltype.IDGenerator); ok {
			name = g.IDGenerator()
		}
		if name != "" && !d.plugin.config.knows(name) {
			return nil, refuse("%v asks for the generator %q; there are %s", f.FieldType, name, d.plugin.config.generatorNames())
		}
	}
	if name == none && key && !f.HasDefaultValue { // the program has to set it
		return &filledField{Field: f, shape: sh, make: makesNone(f.IndirectFieldType)}, nil
	}
	if name = cmp.Or(name, d.plugin.config.Generator, "v7"); name == none {
		return nil, nil
	}
	if !tagged {
		d.warnDefault(f, name)
	}
	return &filledField{Field: f, shape: sh, make: d.plugin.config.generator(name)}, nil
}

// textLen is the length of an id's canonical text.
const textLen = 36

// shapeOf returns how the field holds an id, nil if it holds none. A string or
// []byte does when it is tagged.
func (d *dialector) shapeOf(f *schema.Field) *shape {
	if f.Serializer != nil {
		return nil
	}
	if sh := d.shapes.of(f.IndirectFieldType); sh != nil {
		return sh
	}
	if _, tagged := tagOf(f); !tagged {
		return nil
	}
	switch t := f.IndirectFieldType; {
	case t.Kind() == reflect.String:
		return &shape{kind: kindText, stated: true}
	case t.Kind() == reflect.Slice && t.Elem() == byteType:
		return &shape{kind: kindBytes, stated: true}
	}
	return nil
}

// keyOf returns the field that is the model's key: the only primary key, or the
// one of several that is named ID.
func keyOf(sc *schema.Schema) *schema.Field {
	if len(sc.PrimaryFields) == 1 {
		return sc.PrimaryFields[0]
	}
	for _, f := range sc.PrimaryFields {
		if f.Name == "ID" || f.DBName == "id" {
			return f
		}
	}
	return nil
}

// isForeignKey reports whether the field refers to another model's key, as the
// relations of its own model say.
func isForeignKey(sc *schema.Schema, field *schema.Field) bool {
	found := false
	eachReference(&sc.Relationships, func(ref *schema.Reference) {
		found = found || ref.ForeignKey == field
	})
	return found
}

// eachRelation calls f for each relation, by name.
func eachRelation(rels *schema.Relationships, f func(*schema.Relationship)) {
	rels.Mux.RLock()
	defer rels.Mux.RUnlock()
	for _, name := range slices.Sorted(maps.Keys(rels.Relations)) {
		f(rels.Relations[name])
	}
	for _, name := range slices.Sorted(maps.Keys(rels.EmbeddedRelations)) {
		eachRelation(rels.EmbeddedRelations[name], f)
	}
}

// eachReference calls f for each column pair of the relations.
func eachReference(rels *schema.Relationships, f func(*schema.Reference)) {
	eachRelation(rels, func(rel *schema.Relationship) {
		for _, ref := range rel.References {
			f(ref)
		}
	})
}

// eachModel calls f for each model, but for names of tables, which migrators take. One may have no
// db.
func (d *dialector) eachModel(db *gorm.DB, models []any, f func(*schema.Schema) error) error {
	for _, m := range models {
		if _, ok := m.(string); ok || db == nil {
			continue
		}
		stmt := &gorm.Statement{DB: db}
		if err := stmt.Parse(m); err != nil {
			return fmt.Errorf("gormplugin: model %T: %w", m, err)
		}
		if err := f(stmt.Schema); err != nil {
			return err
		}
	}
	return nil
}

// checkModels makes the plans of models, and returns the first error.
func (d *dialector) checkModels(db *gorm.DB, models []any) error {
	return d.eachModel(db, models, func(sc *schema.Schema) error { return d.planFor(sc).err })
}

// links returns ErrLink if a foreign key of the model stores ids in another form than the
// referenced key. It also looks at the foreign keys that refer to the model.
func (d *dialector) links(sc *schema.Schema) error {
	var err error
	eachReference(&sc.Relationships, func(ref *schema.Reference) {
		if err == nil && ref.PrimaryKey != nil && ref.ForeignKey != nil {
			err = d.link(ref.PrimaryKey, ref.ForeignKey)
		}
	})
	return err
}

func (d *dialector) link(key, foreign *schema.Field) error {
	a, b := d.storageOf(key), d.storageOf(foreign)
	if a.id && isNumberField(foreign) || b.id && isNumberField(key) {
		return fmt.Errorf("%w: %s refers to %s; give both one Go type",
			ErrLink, d.describe(foreign, b), d.describe(key, a))
	}
	if a.unknown || b.unknown || !a.id && !b.id {
		return nil
	}
	if a.sample == b.sample && (a.column == b.column || a.column == "" || b.column == "" ||
		isTextType(a.column) && isTextType(b.column)) {
		return nil
	}
	return fmt.Errorf("%w: %s refers to %s", ErrLink, d.describe(foreign, b), d.describe(key, a))
}

func (d *dialector) describe(f *schema.Field, s storage) string {
	column := s.column
	switch {
	case isNumberField(f):
		column = "a number"
	case column == "":
		column = "column type by tag"
	}
	return fmt.Sprintf("%s.%s (%v, %s)", f.Schema.Name, f.Name, f.FieldType, column)
}

// storage is how a field's column stores an id.
type storage struct {
	id      bool   // the field holds an id
	unknown bool   // nothing can be said about it
	column  string // its type, "" where a tag says it
	sample  any    // what is sent for one id: a text or sixteen bytes
}

// sampleID is the id that stored sends.
var sampleID = [16]byte{0xa0, 0xb1, 0xc2, 0xd3, 0xe4, 0xf5, 0x76, 0x87, 0x98, 0xa9, 0xba, 0xcb, 0xdc, 0xed, 0xfe, 0x0f}

// storageOf says how the field's column stores an id. A string is its text; a []byte without a tag
// and types that are no ids can be anything.
func (d *dialector) storageOf(f *schema.Field) storage {
	sh, v := d.shapeOf(f), reflect.New(f.IndirectFieldType)
	s, text := storage{id: true}, sqltype.UUID(sampleID).String()
	s.column, _ = d.columnType(f)
	switch isID := sh != nil && (sh.Type != nil || !tagIsNone(f)); {
	case f.Serializer != nil || !isID && f.IndirectFieldType.Kind() != reflect.String:
		return storage{unknown: true}
	case !isID:
		return storage{sample: text, column: cmp.Or(strings.ToLower(f.TagSettings["TYPE"]), "text")}
	case sh.kind == kindText:
		s.sample = text
		return s
	case sh.kind == kindBytes:
		s.sample = sampleID
		return s
	case !sh.stated:
		s.sample = comparable16(sqltype.Bind(d.profile, sqltype.UUID(sampleID)))
		return s
	}
	sh.set(v.Elem(), sampleID)
	if form, ok := v.Elem().Interface().(stating); ok {
		s.sample = comparable16(form.BindTo(d.profile))
		return s
	}
	valuer, ok := v.Interface().(driver.Valuer)
	if !ok {
		return storage{unknown: true}
	}
	sent, err := valuer.Value()
	s.sample, s.unknown = comparable16(sent), err != nil
	return s
}

// comparable16 makes bytes comparable.
func comparable16(v any) any {
	if b, ok := v.([]byte); ok && len(b) == 16 {
		return [16]byte(b)
	}
	if _, ok := v.(string); ok {
		return v
	}
	return fmt.Sprint(v)
}

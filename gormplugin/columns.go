package gormplugin

import (
	"database/sql/driver"
	"fmt"
	"reflect"
	"regexp"
	"strconv"
	"strings"

	"gorm.io/gorm"
	"gorm.io/gorm/migrator"
	"gorm.io/gorm/schema"

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/internal/idtype"
	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// DataTypeOf returns the engine's key type for the field of an id. A type that states its form has
// that form's column, and the driver's dialector answers for every other field and for one with a
// type tag.
func (d *dialector) DataTypeOf(field *schema.Field) string {
	if column, ok := d.columnType(field); ok {
		f := *field // the schema is shared; the driver adds what it has to, such as GENERATED
		f.DataType, f.AutoIncrement = schema.DataType(column), false
		field = &f
	}
	return d.Dialector.DataTypeOf(field)
}

// columnType returns the type that the plugin gives the field's column.
func (d *dialector) columnType(field *schema.Field) (string, bool) {
	switch {
	case field.TagSettings["TYPE"] != "":
		return "", false
	case d.ownsColumn(field):
		return d.profile.KeyType(), true
	}
	if column, ok := d.formColumn(field); ok {
		return column, true
	}
	switch sh := d.shapeOf(field); {
	case sh == nil || tagIsNone(field):
		return "", false
	case sh.kind == kindText:
		return sqltype.Text{}.ColumnType(d.profile), true
	case sh.kind == kindBytes:
		return d.profile.BinaryType(), true
	}
	return "", false
}

func tagIsNone(field *schema.Field) bool {
	name, _ := tagOf(field)
	return name == none
}

// ownsColumn reports whether the field's values are ids that the plugin binds.
func (d *dialector) ownsColumn(field *schema.Field) bool {
	if field.Serializer != nil {
		return false
	}
	sh := d.shapes.of(field.IndirectFieldType)
	return sh != nil && !sh.stated
}

// array returns ErrColumnType for a slice of ids that no column takes as it is.
func (d *dialector) array(field *schema.Field) error {
	t := field.IndirectFieldType
	if field.Serializer != nil || field.DBName == "" || t.Kind() != reflect.Slice ||
		d.shapes.of(pointedTo(t.Elem())) == nil {
		return nil
	}
	if _, ok := reflect.New(t).Interface().(driver.Valuer); !ok {
		return fmt.Errorf("%w: field %s of %s is a %v, which has no Value; "+
			"make it a sqltype.Array, or give it a serializer", ErrColumnType, field.Name, field.Schema.Name, field.FieldType)
	}
	if !d.profile.Arrays() && strings.HasSuffix(string(field.GORMDataType), "[]") {
		return fmt.Errorf("%w: field %s of %s is a %v, and %v has no arrays; "+
			"give it a serializer, or a table of its own", ErrColumnType, field.Name, field.Schema.Name, field.FieldType, d.profile)
	}
	return nil
}

// fits returns ErrColumnType if the type tag names a column that cannot hold the field's ids. The
// column has to take the form in which they are sent.
func (d *dialector) fits(field *schema.Field) error {
	tag := strings.ToLower(field.TagSettings["TYPE"])
	s := d.stored(field)
	if tag == "" || !s.id || s.unknown {
		return nil
	}
	text, isText := s.sent.(string)
	form, native := engine.WireBytes, d.profile.NativeType()
	var wrong bool
	if isText {
		form = engine.WireText
		_, err := codec.Parse(text)
		wrong = isBytesType(tag) || strings.Contains(tag, "bytes") ||
			err != nil && typeName(tag) == native || // another spelling comes back
			d.known.dynamic && !isTextType(tag) && d.readsAsNumber(field)
	} else {
		wrong = isTextType(tag) || strings.Contains(tag, "string") ||
			native != "" && strings.Contains(tag, native)
	}
	if !wrong && d.hasLength(tag, text) {
		return nil
	}
	return fmt.Errorf("%w: field %s of %s is %q, and on %v a %v is sent as %s%s",
		ErrColumnType, field.Name, field.Schema.Name, tag, d.profile, field.FieldType,
		sentAs[form], d.profileFor(typeName(tag)))
}

// typeName returns the type that a type tag names, without what follows it, such as NOT NULL.
func typeName(tag string) string {
	name, _, _ := strings.Cut(strings.TrimSpace(strings.ToLower(tag)), " ")
	return name
}

// readsAsNumber reports whether the texts of some ids are numbers. SQLite stores these as numbers
// in a column whose type is not text.
func (d *dialector) readsAsNumber(field *schema.Field) bool {
	v := reflect.New(field.IndirectFieldType).Elem()
	d.shapes.of(field.IndirectFieldType).set(v, [16]byte{15: 1})
	if s, ok := v.Interface().(stating); ok {
		text, _ := s.BindTo(d.profile).(string)
		_, err := strconv.ParseFloat(text, 64)
		return err == nil
	}
	return false
}

// sized finds the length of a column type.
var sized = regexp.MustCompile(`^(\w+)\s*\((\d+)\)`)

// hasLength reports whether a column of the type holds the text, or without one sixteen
// bytes, as they are: it neither cuts nor pads them.
func (d *dialector) hasLength(tag, text string) bool {
	m := sized.FindStringSubmatch(tag)
	if m == nil {
		return true
	}
	length := len(text)
	if text == "" {
		length = 16
	}
	n, _ := strconv.Atoi(m[2])
	pads := m[1] == "binary" || m[1] == fixed && d.known.pads
	return n == length || n > length && !pads || d.known.dynamic
}

// profileFor names the profile whose keys have the type, as the next step of an error.
func (d *dialector) profileFor(column string) string {
	for _, p := range d.known.engines {
		if p.KeyType() == column {
			return fmt.Sprintf("; engine.%v keeps ids there: state it as Config.Engine", p)
		}
	}
	return ""
}

// scans returns ErrUnreadable if the field's type could not read back what is stored.
func (d *dialector) scans(field *schema.Field) error {
	sh := d.shapes.of(field.IndirectFieldType)
	if sh == nil || field.Serializer != nil || field.DBName == "" {
		return nil
	}
	if t := field.FieldType; t.Kind() == reflect.Pointer && t.Elem().Kind() == reflect.Pointer {
		return fmt.Errorf("%w: field %s of %s is a %v, which GORM cannot set; make it a *%v",
			ErrUnreadable, field.Name, field.Schema.Name, t, field.IndirectFieldType)
	}
	if field.IndirectFieldType.PkgPath() == "uuid" { // database/sql knows Go's own
		return nil
	}
	why := "has no Scan method"
	switch text := textID(idtype.Probe).String(); {
	case !sh.Scans():
	case sh.stated:
		if d.readsOwn(field, sh) {
			return nil
		}
		why = fmt.Sprintf("does not scan the bytes in which the driver of %v gives its text", d.profile)
	case d.profile.Order() == engine.OrderSQLServer,
		d.profile.Wire() == engine.WireBytes && sh.Reads(idtype.Probe[:]),
		d.profile.Wire() == engine.WireText && (sh.Reads(text) || sh.Reads([]byte(text))):
		return nil
	default:
		why = fmt.Sprintf("does not scan the %s that %v gives", sentAs[d.profile.Wire()], d.profile)
	}
	return fmt.Errorf("%w: field %s of %s is a %v, which %s; "+
		"embed a sqltype.UUID in a struct, or use sqltype.ID or sqltype.ULID", ErrUnreadable, field.Name, field.Schema.Name, field.FieldType, why)
}

// readsOwn reports whether a type that states its form scans what its Value sends, as the driver
// gives it back.
func (d *dialector) readsOwn(field *schema.Field, sh *shape) bool {
	t := field.IndirectFieldType
	if t.Implements(statingType) || reflect.PointerTo(t).Implements(reflect.TypeFor[gorm.Valuer]()) {
		return true
	}
	column := strings.ToLower(d.Dialector.DataTypeOf(field))
	return sh.ReadsSent(d.known.textsAsBytes || isBytesType(column) && !d.known.dynamic)
}

// readable returns ErrReads if the pool reads another id from the field's column
// than the one that is stored.
func (d *dialector) readable(field *schema.Field) error {
	sh := d.shapes.of(field.IndirectFieldType)
	if sh == nil || field.Serializer != nil || d.reads.plain && d.reads.native || !d.inNativeColumn(field) {
		return nil
	}
	switch {
	case !sh.stated && !d.reads.plain:
		return fmt.Errorf("%w: field %s of %s is a %v: %s, or make it a sqltype.GUID or sqltype.OrderedGUID",
			ErrReads, field.Name, field.Schema.Name, field.FieldType, mendReads)
	case sh.stated && !d.reads.native:
		return fmt.Errorf("%w: field %s of %s is a %v, and the driver has put its bytes right already: "+
			"make it a sqltype.UUID, or leave out the driver's option \"guid conversion\"", ErrReads, field.Name, field.Schema.Name, field.FieldType)
	}
	return nil
}

var sentAs = map[engine.Wire]string{engine.WireBytes: "sixteen bytes", engine.WireText: "text"}

// Migrator returns the driver's migrator, with the column types of ids.
func (d *dialector) Migrator(db *gorm.DB) gorm.Migrator {
	driver := d.Dialector.Migrator(db)
	if driver == nil {
		return nil
	}
	return idMigrator{Migrator: patch(driver, d), driver: driver, dialector: d, db: db}
}

// An idMigrator is the driver's migrator, patched, except where that one needs
// its own dialector.
type idMigrator struct {
	gorm.Migrator // patched
	driver        gorm.Migrator
	dialector     *dialector
	db            *gorm.DB
}

// AutoMigrate refuses models whose ids cannot be kept, before any table is
// changed.
func (m idMigrator) AutoMigrate(dst ...any) error {
	for _, model := range dst { // before GORM parses them
		if err := m.dialector.embeds(reflect.TypeOf(model), map[reflect.Type]bool{}); err != nil {
			return err
		}
	}
	all := dst
	if o, ok := m.Migrator.(interface {
		ReorderModels(values []any, autoAdd bool) []any
	}); ok && m.db != nil {
		all = o.ReorderModels(dst, true) // with the models that they refer to
	}
	if err := m.check(all); err != nil {
		return err
	}
	if err := m.existing(all); err != nil {
		return err
	}
	return m.Migrator.AutoMigrate(dst...)
}

// CreateTable refuses what AutoMigrate does.
func (m idMigrator) CreateTable(dst ...any) error {
	if err := m.check(dst); err != nil {
		return err
	}
	return m.Migrator.CreateTable(dst...)
}

func (m idMigrator) check(models []any) error {
	if m.db == nil {
		return nil
	}
	if err := m.dialector.checkModels(m.db, models); err != nil {
		return err
	}
	for _, model := range models {
		stmt := &gorm.Statement{DB: m.db}
		if _, ok := model.(string); ok || stmt.Parse(model) != nil {
			continue
		}
		for _, field := range stmt.Schema.Fields {
			if err := m.dialector.exists(field); err != nil {
				return err
			}
		}
	}
	return nil
}

// exists returns ErrColumnType for a column of the type uuid where there is none. A type that is
// no id to the plugin, such as a string with a GormDataType, asks for it.
func (d *dialector) exists(field *schema.Field) error {
	if field.IgnoreMigration || !strings.EqualFold(string(field.DataType), "uuid") ||
		d.profile.NativeType() == "uuid" || len(d.known.engines) == 0 || d.known.dynamic { // which takes any name
		return nil
	}
	if _, ours := d.columnType(field); ours {
		return nil
	}
	if _, own := reflect.New(field.IndirectFieldType).Interface().(migrator.GormDataTypeInterface); own {
		return nil
	}
	return fmt.Errorf("%w: field %s of %s (%v) is %q, and %v has no such type; give it the type tag %s",
		ErrColumnType, field.Name, field.Schema.Name, field.FieldType, field.DataType, d.profile,
		d.profile.TextType())
}

// ColumnTypes asks the driver's own migrator, which may need its own dialector:
// PostgreSQL's reads its settings there to choose the simple protocol, without
// which a column that was just added makes a cached plan fail (0A000).
func (m idMigrator) ColumnTypes(dst any) ([]gorm.ColumnType, error) {
	return m.driver.ColumnTypes(dst)
}

// MigrateColumn ignores a size tag, as in size:36, on the column of an id. GORM would take it for
// the column's length and alter the column at every run. A column that takes the ids and is wider
// stays as it is.
func (m idMigrator) MigrateColumn(dst any, field *schema.Field, column gorm.ColumnType) error {
	if m.dialector.keepsType(field, column) {
		return nil
	}
	if _, ours := m.dialector.columnType(field); ours && field.Size != 0 {
		f := *field
		f.Size = 0
		field = &f
	}
	if form, ok := m.dialector.columnType(field); ok && strings.HasPrefix(form, fixed+"(") {
		column = fixedChar{column}
	}
	return m.Migrator.MigrateColumn(dst, field, column)
}

// AddColumn, and the three methods after it, forget the statements that were
// prepared for the table as it was. GORM's cache keeps them, and SQLite then
// answers with the old columns, which AutoMigrate adds a second time. It refuses what the rows that
// are there have no id for.
func (m idMigrator) AddColumn(dst any, name string) error {
	if err := m.addable(dst, name); err != nil {
		return err
	}
	return m.forget(m.Migrator.AddColumn(dst, name))
}

// AlterColumn is explained at AddColumn. It refuses what AutoMigrate does.
func (m idMigrator) AlterColumn(dst any, name string) error {
	if err := m.existing([]any{dst}); err != nil {
		return err
	}
	return m.forget(m.Migrator.AlterColumn(dst, name))
}

// DropColumn is explained at AddColumn.
func (m idMigrator) DropColumn(dst any, name string) error {
	return m.forget(m.Migrator.DropColumn(dst, name))
}

// RenameColumn is explained at AddColumn.
func (m idMigrator) RenameColumn(dst any, from, to string) error {
	return m.forget(m.Migrator.RenameColumn(dst, from, to))
}

func (m idMigrator) forget(err error) error {
	m.dialector.tables.Clear()
	if err == nil && m.db != nil && !m.db.DryRun {
		if pool, ok := m.db.ConnPool.(*gorm.PreparedStmtDB); ok {
			pool.Close()
		}
	}
	return err
}

// BuildIndexOptions is asked of every migrator by GORM, though its interface
// does not have it.
func (m idMigrator) BuildIndexOptions(opts []schema.IndexOption, stmt *gorm.Statement) []any {
	if b, ok := m.Migrator.(migrator.BuildIndexOptionsInterface); ok {
		return b.BuildIndexOptions(opts, stmt)
	}
	return migrator.Migrator{}.BuildIndexOptions(opts, stmt)
}

// patch returns a copy of the driver's migrator m that asks d for column types and bound values.
// It returns nil if m is not built on GORM's migrator. Drivers embed it as a value, and none has
// an interface to replace what it holds.
func patch(m gorm.Migrator, d gorm.Dialector) gorm.Migrator {
	v := reflect.ValueOf(m)
	pointer := v.Kind() == reflect.Pointer
	if pointer {
		v = v.Elem()
	}
	if v.Kind() != reflect.Struct {
		return nil
	}
	c := reflect.New(v.Type())
	c.Elem().Set(v)
	base, ok := c.Interface().(*migrator.Migrator)
	if !ok {
		f := c.Elem().FieldByName("Migrator")
		if !f.IsValid() || !f.CanSet() {
			return nil
		}
		if base, ok = f.Addr().Interface().(*migrator.Migrator); !ok {
			return nil
		}
	}
	base.Dialector = d
	if pointer {
		return c.Interface().(gorm.Migrator)
	}
	return c.Elem().Interface().(gorm.Migrator)
}

package gormplugin

import (
	"fmt"
	"reflect"
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

// DataTypeOf returns the column type of an id: the engine's type or the form's. The driver's
// dialector answers for every other field and for one with a type tag.
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
		return sqltype.CharUUID{}.ColumnType(d.profile), true
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

// storesBytes reports whether the field's column takes ids as bytes, as the engine's own form.
func (d *dialector) storesBytes(f *schema.Field) bool {
	return d.profile.Wire() == engine.WireBytes && d.ownsColumn(f)
}

// fieldError returns an error that names a field and its type.
func fieldError(err Error, f *schema.Field, why string, args ...any) error {
	args = append([]any{err, f.Name, f.Schema.Name, f.FieldType}, args...)
	return fmt.Errorf("%w: field %s of %s, a %v, "+why, args...)
}

// array returns ErrColumnType for a slice of ids that no column takes as it is.
func (d *dialector) array(f *schema.Field) error {
	t := f.IndirectFieldType
	if f.Serializer != nil || f.DBName == "" || t.Kind() != reflect.Slice || d.shapes.of(pointedTo(t.Elem())) == nil {
		return nil
	}
	if !reflect.PointerTo(t).Implements(valuerType) {
		return fieldError(ErrColumnType, f, "has no Value; make it a sqltype.Array, or give it a serializer")
	}
	if !d.profile.Arrays() && strings.HasSuffix(string(f.GORMDataType), "[]") {
		return fieldError(ErrColumnType, f, "needs an array, which %v has not; give it a serializer, or a table "+
			"of its own", d.profile)
	}
	return nil
}

// checkTag returns ErrColumnType if the type tag names a column that cannot hold the field's ids.
// The column has to take the form in which they are sent.
func (d *dialector) checkTag(field *schema.Field) error {
	tag := strings.ToLower(field.TagSettings["TYPE"])
	s := d.storageOf(field)
	if tag == "" || !s.id || s.unknown {
		return nil
	}
	text, isText := s.sample.(string)
	form, native := engine.WireBytes, d.profile.NativeType()
	var wrong bool
	if isText {
		form = engine.WireText
		_, err := codec.ParseCanonical(text)
		wrong = isBytesType(tag) || strings.Contains(tag, "bytes") ||
			err != nil && typeName(tag) == native || // another spelling comes back
			d.dialect.dynamic && !isTextType(tag) && d.readsAsNumber(field)
	} else {
		wrong = isTextType(tag) || strings.Contains(tag, "string") ||
			native != "" && strings.Contains(tag, native)
	}
	if !wrong && d.hasLength(tag, text) {
		return nil
	}
	return fieldError(ErrColumnType, field, "is %q, and on %v it is sent as %s; %s", tag, d.profile, sentAs[form],
		d.wayTo(tag, isText))
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
	d.shapeOf(field).set(v, [16]byte{15: 1})
	if s, ok := v.Interface().(stating); ok {
		text, _ := s.BindTo(d.profile).(string)
		_, err := strconv.ParseFloat(text, 64)
		return err == nil
	}
	return false
}

// hasLength reports whether a column of the type holds the text, or without one sixteen bytes, as
// they are: it neither cuts nor pads them.
func (d *dialector) hasLength(tag, text string) bool {
	name, rest, _ := strings.Cut(tag, "(")
	digits, _, _ := strings.Cut(rest, ")")
	n, err := strconv.Atoi(strings.TrimSpace(digits))
	if err != nil || d.dialect.dynamic {
		return true
	}
	length := len(text)
	if text == "" {
		length = 16
	}
	name = strings.TrimSpace(name)
	return n == length || n > length && name != "binary" && !(name == "char" && d.dialect.pads)
}

// wayTo says how a field whose tag has a wrong type is mended, as the next step of an error.
func (d *dialector) wayTo(tag string, sendsText bool) string {
	for _, p := range d.dialect.engines {
		if p != d.profile && p.KeyType() == typeName(tag) {
			return fmt.Sprintf("engine.%v keeps ids there: state it as Config.Engine", p)
		}
	}
	const remove = "remove the type from the tag"
	if sendsText || !isTextType(tag) {
		return remove
	}
	form := "sqltype.CharUUID"
	switch id := sqltype.UUID(sampleID).String(); {
	case d.hasLength(tag, id):
	case d.hasLength(tag, strings.ReplaceAll(id, "-", "")):
		form = "sqltype.HexUUID"
	default:
		return remove
	}
	return fmt.Sprintf("to keep texts, make the field a %s; for sixteen bytes %s, and move the texts "+
		"that a table has by \"sqluuid migrate text-to-binary\"", form, remove)
}

// scans returns ErrUnreadable if the field's type could not read back what is stored.
func (d *dialector) scans(field *schema.Field) error {
	sh := d.shapes.of(field.IndirectFieldType)
	if sh == nil || field.Serializer != nil || field.DBName == "" {
		return nil
	}
	if t := field.FieldType; t.Kind() == reflect.Pointer && t.Elem().Kind() == reflect.Pointer {
		return fieldError(ErrUnreadable, field, "cannot be set by GORM; make it a *%v", field.IndirectFieldType)
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
	return fieldError(ErrUnreadable, field,
		"%s; embed a sqltype.UUID in a struct, or use sqltype.ID or sqltype.ULID", why)
}

// readsOwn reports whether a type that states its form scans what its Value sends, as the driver
// gives it back.
func (d *dialector) readsOwn(field *schema.Field, sh *shape) bool {
	t := field.IndirectFieldType
	if t.Implements(statingType) || reflect.PointerTo(t).Implements(reflect.TypeFor[gorm.Valuer]()) {
		return true
	}
	column := strings.ToLower(d.Dialector.DataTypeOf(field))
	return sh.ReadsSent(d.dialect.textsAsBytes || isBytesType(column) && !d.dialect.dynamic)
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
		return fieldError(ErrReads, field, "needs another pool: %s, or make it a sqltype.GUID or sqltype.OrderedGUID",
			mendReads)
	case sh.stated && !d.reads.native:
		return fieldError(ErrReads, field, "has bytes that the driver has put right already: make it a "+
			"sqltype.UUID, or leave out the driver's option \"guid conversion\"")
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

// An idMigrator is the driver's migrator, patched, except where that one needs its own dialector.
type idMigrator struct {
	gorm.Migrator // patched
	driver        gorm.Migrator
	dialector     *dialector
	db            *gorm.DB
}

// AutoMigrate refuses models whose ids cannot be kept, before any table is changed.
func (m idMigrator) AutoMigrate(dst ...any) error {
	all := dst
	if o, ok := m.Migrator.(interface {
		ReorderModels(values []any, autoAdd bool) []any
	}); ok && m.db != nil {
		all = o.ReorderModels(dst, true) // with the models that they refer to
	}
	if err := m.dialector.checkModels(m.db, all); err != nil {
		return err
	}
	if err := m.existing(all); err != nil {
		return err
	}
	m.dialector.ownModels(m.db, dst)
	return m.Migrator.AutoMigrate(dst...)
}

// CreateTable refuses what AutoMigrate does.
func (m idMigrator) CreateTable(dst ...any) error {
	if err := m.dialector.checkModels(m.db, dst); err != nil {
		return err
	}
	m.dialector.ownModels(m.db, dst)
	return m.Migrator.CreateTable(dst...)
}

// ColumnTypes asks the driver's own migrator. PostgreSQL's reads its settings there: without the
// simple protocol a column that was just added makes a cached plan fail (0A000).
func (m idMigrator) ColumnTypes(dst any) ([]gorm.ColumnType, error) {
	return m.driver.ColumnTypes(dst)
}

// MigrateColumn ignores a size tag on the column of an id: GORM would alter it at every run. A
// column that takes the ids and is wider stays as it is.
func (m idMigrator) MigrateColumn(dst any, field *schema.Field, column gorm.ColumnType) error {
	if m.dialector.keepsType(field, column) {
		return nil
	}
	if _, ours := m.dialector.columnType(field); ours && field.Size != 0 {
		f := *field
		f.Size = 0
		field = &f
	}
	return m.Migrator.MigrateColumn(dst, field, column)
}

// AddColumn refuses a column for which the rows that are there have no id. It forgets the prepared
// statements of the table: SQLite answers them with the old columns.
func (m idMigrator) AddColumn(dst any, name string) error {
	if err := m.addable(dst, name); err != nil {
		return err
	}
	return m.forget(m.Migrator.AddColumn(dst, name))
}

// AlterColumn refuses what AutoMigrate does, and forgets as AddColumn.
func (m idMigrator) AlterColumn(dst any, name string) error {
	if err := m.existing([]any{dst}); err != nil {
		return err
	}
	return m.forget(m.Migrator.AlterColumn(dst, name))
}

func (m idMigrator) forget(err error) error {
	if err == nil && m.db != nil && !m.db.DryRun {
		if pool, ok := m.db.ConnPool.(*gorm.PreparedStmtDB); ok {
			pool.Close()
		}
	}
	return err
}

// BuildIndexOptions is a method that GORM calls of every migrator; its interface does not have it.
func (m idMigrator) BuildIndexOptions(opts []schema.IndexOption, stmt *gorm.Statement) []any {
	if b, ok := m.Migrator.(migrator.BuildIndexOptionsInterface); ok {
		return b.BuildIndexOptions(opts, stmt)
	}
	return migrator.Migrator{}.BuildIndexOptions(opts, stmt)
}

// patch returns a copy of the driver's migrator m that asks d for column types and bound values. It
// returns nil if m is not built on GORM's, which drivers embed as a value.
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

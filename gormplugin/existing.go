package gormplugin

import (
	"cmp"
	"fmt"
	"math"
	"slices"
	"strings"

	"gorm.io/gorm"
	"gorm.io/gorm/clause"
	"gorm.io/gorm/schema"

	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// existing returns ErrColumnType if a table of the models holds ids in another form than its field.
// AutoMigrate would alter such a column, and a server that is not strict would cut texts.
func (m idMigrator) existing(models []any) error {
	if m.db == nil {
		return nil
	}
	query := m.db.Session(&gorm.Session{})
	query.DryRun = false
	if err := m.dialector.askFollowed(query); err != nil {
		return err
	}
	for _, model := range models {
		if _, ok := model.(string); ok {
			continue
		}
		stmt := &gorm.Statement{DB: query}
		if err := stmt.ParseWithSpecialTableName(model, m.db.Statement.Table); err != nil {
			return fmt.Errorf("gormplugin: model %T: %w", model, err)
		}
		if !query.Migrator().HasTable(model) {
			continue
		}
		columns, err := query.Migrator().ColumnTypes(model)
		if err != nil {
			return fmt.Errorf("gormplugin: the columns of %s: %w", stmt.Schema.Table, err)
		}
		table := stmt.Schema.Table
		if expr := m.db.Statement.TableExpr; expr != nil { // as of Table("app.users")
			table = strings.NewReplacer("`", "", `"`, "").Replace(expr.SQL)
		}
		for _, column := range columns {
			f := stmt.Schema.FieldsByDBName[column.Name()] // by no field's name
			if f == nil || f.IgnoreMigration {
				continue
			}
			if m.dialector.isFollowed(f) {
				real := strings.ToLower(column.DatabaseTypeName())
				if err := m.dialector.followsToo(query, table, f, real); err != nil {
					return err
				}
				continue
			}
			if err := m.dialector.keeps(query, table, f, column); err != nil {
				return err
			}
		}
	}
	return nil
}

// addable returns ErrColumnType for a column of ids that is NOT NULL or a key, if the table has
// rows. MySQL would give each of them the nil UUID, or an empty text.
func (m idMigrator) addable(model any, name string) error {
	if m.db == nil {
		return nil
	}
	query := m.db.Session(&gorm.Session{})
	query.DryRun = false
	stmt := &gorm.Statement{DB: query}
	if err := stmt.ParseWithSpecialTableName(model, m.db.Statement.Table); err != nil {
		return nil // the driver's migrator says so
	}
	f := stmt.Schema.LookUpField(name)
	if f == nil || !f.NotNull && !f.PrimaryKey || f.HasDefaultValue || !m.dialector.storageOf(f).id {
		return nil
	}
	some, err := holdsRow(query, stmt.Table, "1 = 1")
	if err != nil {
		return fmt.Errorf("gormplugin: whether %s has rows: %w", stmt.Table, err)
	}
	if !some {
		return nil
	}
	return fieldError(ErrColumnType, f, "takes no NULL, and %s has rows, for which nobody gives an id; "+
		"nothing was altered: add the column without NOT NULL, fill it, and state it then", stmt.Table)
}

// keeps returns ErrColumnType if the column stores ids in another form than the field sends.
func (d *dialector) keeps(db *gorm.DB, table string, f *schema.Field, column gorm.ColumnType) error {
	s := d.storageOf(f)
	real := strings.ToLower(column.DatabaseTypeName())
	tagged := d.shapes.of(f.IndirectFieldType) == nil
	if !s.id || s.unknown || tagged && (hasTypeTag(f, real) || d.takesText(s, real)) {
		return nil
	}
	wrong, err := d.holdsOther(db, table, f, s, column)
	if err != nil {
		return fmt.Errorf("gormplugin: what %s.%s holds: %w", table, f.DBName, err)
	}
	if !wrong {
		return d.checkSpelling(db, table, f, s, real)
	}
	way := "give the field a type of the column's form, as sqltype.CharUUID has for texts, or move the " +
		"column first, texts by \"sqluuid migrate text-to-binary\""
	_, text := s.sample.(string)
	switch {
	case real == "uuid" && !d.dialect.dynamic && d.profile.Wire() != engine.WireText:
		way = "state Config.Engine as engine.MariaDBUUID, whose ids the column takes"
	case text && d.dialect.dynamic && !isBytesType(real):
		real += " with bytes in it"
	case !text && (isBytesType(real) || d.dialect.dynamic && !isTextType(real)):
		real += " with other values than ids"
	}
	wanted := cmp.Or(s.column, strings.ToLower(f.TagSettings["TYPE"]))
	return fieldError(ErrColumnType, f, "needs %s, and %s.%s is %s; nothing was altered: %s",
		wanted, table, f.DBName, real, way)
}

// hasTypeTag reports whether the type tag asks for the type that the column has.
func hasTypeTag(f *schema.Field, real string) bool {
	return strings.HasPrefix(strings.ToLower(f.TagSettings["TYPE"]), real)
}

// takesText reports whether the column is of the engine's own type and the ids are sent as text.
func (d *dialector) takesText(s storage, real string) bool {
	_, text := s.sample.(string)
	return text && real != "" && real == d.profile.NativeType()
}

// holdsOther reports whether the column takes or holds other values than those that are sent.
func (d *dialector) holdsOther(
	db *gorm.DB, table string, f *schema.Field, s storage, column gorm.ColumnType,
) (bool, error) {
	real := strings.ToLower(column.DatabaseTypeName())
	_, text := s.sample.(string)
	length, known := lengthOf(column)
	switch {
	case text && (isBytesType(real) || !d.dialect.dynamic && !isKnownText(real) && d.isOtherType(f, real) ||
		real == d.profile.NativeType() && s.column != "" && s.column != real):
		return true, nil
	case text && d.dialect.dynamic:
		held, err := heldType(db, table, f.DBName, " DESC") // bytes come behind texts
		return held == "blob", err
	case text:
		return false, nil
	case isTextType(real), real == d.profile.NativeType() && s.column != real:
		return true, nil
	case d.dialect.dynamic:
		held, err := heldType(db, table, f.DBName, "")
		return held == "text", err
	case real == "binary":
		return known && length > 16, nil // the bytes come back with zeros
	case isBytesType(real):
		if d.dialect.lengthOf == "" || known && length <= 16 {
			return false, nil
		}
		return holdsRow(db, table, d.dialect.lengthOf+"(?) <> 16", clause.Column{Name: f.DBName})
	}
	return d.isOtherType(f, real), nil
}

// isOtherType reports whether the type is none that stores the field's ids, such as json or an
// enum. A server that is not strict would cut what it holds.
func (d *dialector) isOtherType(f *schema.Field, real string) bool {
	return len(d.dialect.engines) > 0 && real != d.profile.NativeType() && !hasTypeTag(f, real) ||
		isNumberType(real)
}

// checkSpelling returns ErrColumnType if a column of texts has ids in another spelling than is
// written. The column would be of the engine's own type, and Save would insert a second row.
func (d *dialector) checkSpelling(db *gorm.DB, table string, f *schema.Field, s storage, real string) error {
	if s.column == "" || s.column != d.profile.NativeType() || !isTextType(real) {
		return nil
	}
	c := clause.Column{Name: f.DBName}
	other, err := holdsRow(db, table,
		"? <> LOWER(?) OR RTRIM(?) NOT LIKE '________-____-____-____-____________'", c, c, c)
	if err != nil {
		return fmt.Errorf("gormplugin: what %s.%s holds: %w", table, f.DBName, err)
	}
	if !other {
		return nil
	}
	return fieldError(ErrColumnType, f, "is sent in another spelling than ids in %s.%s, a %s; nothing was altered: "+
		"put them in lower case with hyphens, or give the column the type %s", table, f.DBName, real, s.column)
}

// holdsRow reports whether the table has a row of the condition. Every engine knows EXISTS.
func holdsRow(db *gorm.DB, table, condition string, vars ...any) (bool, error) {
	var found int
	err := db.Session(&gorm.Session{NewDB: true}).
		Raw("SELECT CASE WHEN EXISTS (SELECT 1 FROM ? WHERE "+condition+") THEN 1 ELSE 0 END",
			append([]any{clause.Table{Name: table}}, vars...)...).Scan(&found).Error
	return found == 1, err
}

// heldType returns the type of the first value that the column holds in an order, "" without one.
// In SQLite texts come before bytes. Bytes are a text if their length is not an id's.
func heldType(db *gorm.DB, table, column, order string) (string, error) {
	c := clause.Column{Name: column}
	var held []string
	err := db.Session(&gorm.Session{NewDB: true}).
		Raw("SELECT CASE WHEN length(?) <> 16 THEN 'text' ELSE typeof(?) END FROM ? WHERE ? IS NOT NULL ORDER BY ?"+order+" LIMIT 1",
			c, c, clause.Table{Name: table}, c, c).Scan(&held).Error
	if err != nil || len(held) == 0 {
		return "", err
	}
	return held[0], nil
}

// keepsType reports whether the column takes ids as they are sent and needs no other type. It is
// one of text where ids are sent as text, or a wider one, which another type would cut.
func (d *dialector) keepsType(f *schema.Field, column gorm.ColumnType) bool {
	if d.isFollowed(f) {
		return true
	}
	s := d.storageOf(f)
	if !s.id || s.unknown {
		return false
	}
	real := strings.ToLower(column.DatabaseTypeName())
	text, isText := s.sample.(string)
	length, known := lengthOf(column)
	tagged := d.shapes.of(f.IndirectFieldType) == nil
	switch {
	case tagged && f.TagSettings["TYPE"] == "" && d.takesText(s, real):
		return true
	case isText && isTextType(real):
		return d.ownsColumn(f) || !known || length >= int64(len(text))
	case !isText && isBytesType(real):
		return known && length > 16
	}
	return false
}

// lengthOf returns how many bytes or characters a value of the column may have, if that is known.
// SQL Server says -1 for a varbinary(max).
func lengthOf(column gorm.ColumnType) (int64, bool) {
	length, known := column.Length()
	if length < 0 {
		length = math.MaxInt64
	}
	return length, known
}

// isKnownText reports whether a column's type is one of text. On PostgreSQL an enum may have any
// name.
func isKnownText(real string) bool {
	return slices.Contains([]string{"text", "varchar", "char", "bpchar", "character", "character varying", "citext",
		"name", "tinytext", "mediumtext", "longtext", "nvarchar", "nchar", "ntext"}, real)
}

func isTextType(name string) bool { return containsAny(name, "char", "text", "clob") }

// isNumberType reports whether the type is one of numbers, or of times, which are numbers too.
func isNumberType(name string) bool {
	return containsAny(name, "int", "real", "double", "float", "decimal", "numeric", "bool", "serial", "date", "time")
}

func isBytesType(name string) bool { return containsAny(name, "binary", "blob", "bytea", "raw") }

func containsAny(name string, words ...string) bool {
	return slices.ContainsFunc(words, func(w string) bool { return strings.Contains(name, w) })
}

package gormplugin

import (
	"fmt"
	"strings"

	"gorm.io/gorm"
	"gorm.io/gorm/clause"
	"gorm.io/gorm/schema"
)

// existing returns ErrColumnType if a table of the models holds ids in another form
// than its field. AutoMigrate would alter such a column, and a server that is not
// strict cuts the texts to sixteen characters.
func (m idMigrator) existing(models []any) error {
	if m.db == nil {
		return nil
	}
	query := m.db.Session(&gorm.Session{})
	query.DryRun = false
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
		for _, column := range columns {
			f := stmt.Schema.LookUpField(column.Name())
			if f == nil || f.IgnoreMigration {
				continue
			}
			if err := m.dialector.keeps(query, stmt.Table, f, column); err != nil {
				return err
			}
		}
	}
	return nil
}

// keeps returns ErrColumnType if the column stores ids in another form than the
// field sends.
func (d *dialector) keeps(db *gorm.DB, table string, f *schema.Field, column gorm.ColumnType) error {
	s := d.stored(f)
	if !s.id || s.unknown {
		return nil
	}
	real, wrong := strings.ToLower(column.DatabaseTypeName()), false
	switch _, text := s.sent.(string); {
	case text:
		wrong = isBytesType(real)
	case isTextType(real) || real == d.profile.NativeType():
		wrong = true
	case real == "binary":
		length, known := column.Length()
		wrong = known && length > 16 // the bytes come back with zeros
	case d.known.dynamic && !isBytesType(real):
		held, err := heldType(db, table, f.DBName)
		if err != nil {
			return fmt.Errorf("gormplugin: what %s.%s holds: %w", table, f.DBName, err)
		}
		if wrong = held == "text"; wrong {
			real += " with texts"
		}
	}
	if !wrong {
		return nil
	}
	wanted := s.column
	if wanted == "" {
		wanted = strings.ToLower(f.TagSettings["TYPE"])
	}
	return fmt.Errorf("%w: %s.%s is %s, and field %s of %s (%v) needs %s; nothing was altered: give "+
		"the field a type of the column's form, as sqltype.Text has for texts, or move the column "+
		"first, texts by \"sqluuid migrate text-to-binary\"",
		ErrColumnType, table, f.DBName, real, f.Name, f.Schema.Name, f.FieldType, wanted)
}

// heldType returns the type of the least value that the column holds, "" without
// one. Where each value has a type of its own, texts come before bytes.
func heldType(db *gorm.DB, table, column string) (string, error) {
	c := clause.Column{Name: column}
	var held []string
	err := db.Session(&gorm.Session{NewDB: true}).
		Raw("SELECT typeof(?) FROM ? WHERE ? IS NOT NULL ORDER BY ? LIMIT 1",
			c, clause.Table{Name: table}, c, c).Scan(&held).Error
	if err != nil || len(held) == 0 {
		return "", err
	}
	return held[0], nil
}

// keepsType reports whether the column takes ids as they are sent and needs no other type. Another
// type would be of no use or cut what it holds: a text where the plugin sends texts, and every
// column that is wider than the field's.
func (d *dialector) keepsType(f *schema.Field, column gorm.ColumnType) bool {
	s := d.stored(f)
	if !s.id || s.unknown {
		return false
	}
	real := strings.ToLower(column.DatabaseTypeName())
	text, isText := s.sent.(string)
	length, known := column.Length()
	switch {
	case isText && isTextType(real):
		return d.ownsColumn(f) || !known || length > int64(len(text))
	case !isText && isBytesType(real):
		return known && length > 16
	}
	return false
}

func isTextType(name string) bool { return containsAny(name, "char", "text", "clob") }

func isBytesType(name string) bool { return containsAny(name, "binary", "blob", "bytea", "raw") }

func containsAny(name string, words ...string) bool {
	for _, w := range words {
		if strings.Contains(name, w) {
			return true
		}
	}
	return false
}

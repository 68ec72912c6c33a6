package gormplugin

import (
	"context"
	"database/sql"
	"database/sql/driver"
	"encoding"
	"errors"
	"io"
	"reflect"
	"regexp"
	"slices"
	"strings"

	"gorm.io/gorm"
	"gorm.io/gorm/clause"
	"gorm.io/gorm/logger"
	"gorm.io/gorm/schema"

	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// readTexts turns ids that a query has read into maps into the texts that they print as. It also
// turns the bytes of ids in strings into the text.
func (d *dialector) readTexts(db *gorm.DB) {
	stmt := db.Statement
	if db.Error != nil || db.DryRun || stmt.Dest == nil {
		return
	}
	d.textReader(stmt).readInto(stmt.Dest, stmt.ReflectValue)
}

func (d *dialector) textReader(stmt *gorm.Statement) *textReader {
	return &textReader{walker: walker{
		dialector: d, stmt: stmt, schema: stmt.Schema, table: stmt.Table, noRead: true}}
}

// readInto reads what a statement has put into its destination.
func (r *textReader) readInto(dest any, v reflect.Value) {
	switch dest := dest.(type) {
	case map[string]any:
		r.readMap(dest)
	case *map[string]any:
		r.readMap(*dest)
	case []map[string]any:
		r.readMaps(dest)
	case *[]map[string]any:
		r.readMaps(*dest)
	default:
		r.read(v)
	}
}

// A textReader knows the columns of a statement.
type textReader struct {
	walker
	text *walker                  // of the statement's SQL
	ids  map[string]*schema.Field // of the result, if it is known
	seen map[string]*schema.Field // the answers of idField
	only string                   // the only one of the result, if it is known
}

func (r *textReader) readMaps(rows []map[string]any) {
	for _, row := range rows {
		r.readMap(row)
	}
}

func (r *textReader) readMap(row map[string]any) {
	for name, v := range row {
		if p, ok := v.(*any); ok && p != nil { // GORM's of an expression without a type
			v = *p
		}
		if text, ok := r.idText(r.idField(name), v, true); ok {
			row[name] = text
		}
	}
}

// idField returns the field of an id that the result's column is, nil for another.
func (r *textReader) idField(name string) *schema.Field {
	if r.ids != nil {
		return r.ids[name]
	}
	if f, ok := r.seen[name]; ok {
		return f
	}
	if r.seen == nil {
		r.seen = make(map[string]*schema.Field)
	}
	f := r.source(name)
	if f == nil || f.Serializer != nil || r.shapes.of(f.IndirectFieldType) == nil {
		f = nil
	}
	r.seen[name] = f
	return f
}

// source returns the field whose values the result's column has.
func (r *textReader) source(name string) *schema.Field {
	sql := r.stmt.SQL.String()
	left := beforeAlias(sql, name)
	if left == "" && strings.HasSuffix(name, ")") { // a function without another name
		left = name
	}
	if left != "" {
		switch p := comparedWith(left); {
		case p.kind == placeComputed:
			return nil
		case p.kind == placeColumn && p.query != "":
			in := r.inText(r.stmt.DB, p.query)
			f, _, _ := in.field(p.column)
			return f
		case p.kind == placeColumn:
			return r.column(p.column)
		}
	}
	return r.column(name)
}

// aliases finds the names that columns are given by AS.
var aliases = regexp.MustCompile("(?i)\\s+as\\s+(?:[`\"\\[]([^`\"\\]]+)[`\"\\]]|(\\w+))")

// beforeAlias returns the SQL up to what it gives the name, "" if it gives the name to nothing.
func beforeAlias(sql, name string) string {
	for _, at := range aliases.FindAllStringSubmatchIndex(sql, -1) {
		from, to := max(at[2], at[4]), max(at[3], at[5])
		if strings.EqualFold(sql[from:to], name) {
			return sql[:at[0]]
		}
	}
	quoted := "[`\"\\[]?" + regexp.QuoteMeta(name) + "[`\"\\]]?"
	bare := regexp.MustCompile("(?i)[\\w`\"\\])]\\s+" + quoted + "\\s*(?:,|\\sfrom\\b)")
	if at := bare.FindStringIndex(sql); at != nil {
		if left := sql[:at[0]+1]; !slices.Contains(sqlWords, strings.ToLower(columnAtEnd(left))) {
			return left
		}
	}
	return ""
}

// column returns the field of a column of the model, or of the tables of the SQL.
func (r *textReader) column(name string) *schema.Field {
	f, _, _ := r.field(name)
	if f == nil {
		if r.text == nil {
			in := r.inText(r.stmt.DB, r.stmt.SQL.String())
			r.text = &in
		}
		f, _, _ = r.text.field(name)
	}
	return f
}

// idText returns the text of what a column of the field gave: as the type prints it, or
// the canonical text, and only of bytes.
func (r *textReader) idText(f *schema.Field, v any, printed bool) (string, bool) {
	if f == nil || v == nil {
		return "", false
	}
	if s, ok := v.(string); ok && len(s) == 16 {
		v = []byte(s)
	}
	if b, ok := v.([]byte); !printed && (!ok || len(b) != 16) {
		return "", false
	}
	id := reflect.New(f.IndirectFieldType)
	s, ok := id.Interface().(sql.Scanner)
	if !ok || s.Scan(v) != nil {
		return "", false
	}
	if m, ok := id.Interface().(encoding.TextMarshaler); ok && printed {
		text, err := m.MarshalText()
		return string(text), err == nil
	}
	b, ok := r.shapes.of(f.IndirectFieldType).get(id.Elem())
	return sqlText(b), ok
}

// read turns the bytes of ids in strings, and in the strings of structs that are no
// model, into texts.
func (r *textReader) read(v reflect.Value) {
	if !v.IsValid() {
		return
	}
	t, several := v.Type(), v.Kind() == reflect.Slice
	if several {
		t = t.Elem()
	}
	t = pointedTo(t)
	var fields []*schema.Field // of a struct
	var columns []*schema.Field
	switch {
	case t.Kind() == reflect.String || t == nullStringType || t == anyType:
		columns = []*schema.Field{r.idField(r.onlyColumn())}
		if columns[0] == nil {
			return
		}
	case t.Kind() == reflect.Struct && (r.schema == nil || t != r.schema.ModelType):
		parsed := &gorm.Statement{DB: r.stmt.DB}
		if err := parsed.Parse(reflect.New(t).Interface()); err != nil {
			return
		}
		for _, f := range parsed.Schema.Fields {
			if k := f.IndirectFieldType; f.DBName == "" || k.Kind() != reflect.String && k != nullStringType {
				continue
			}
			if c := r.idField(f.DBName); c != nil {
				fields, columns = append(fields, f), append(columns, c)
			}
		}
		if len(fields) == 0 {
			return
		}
	default:
		return
	}
	if !several {
		r.readOne(v, fields, columns)
		return
	}
	for i := range v.Len() {
		r.readOne(v.Index(i), fields, columns)
	}
}

func (r *textReader) readOne(v reflect.Value, fields, columns []*schema.Field) {
	v = reflect.Indirect(v)
	if !v.IsValid() {
		return
	}
	for i, c := range columns {
		s := v
		if fields != nil {
			s = reflect.Indirect(fields[i].ReflectValueOf(r.stmt.Context, v))
		}
		if !s.IsValid() || !s.CanSet() {
			continue
		}
		if s.Type() == nullStringType {
			s = s.Field(0)
		}
		if s.Type() == anyType {
			if text, ok := r.idText(c, s.Interface(), true); ok {
				s.Set(reflect.ValueOf(text))
			}
			continue
		}
		if text, ok := r.idText(c, s.String(), false); ok {
			s.SetString(text)
		}
	}
}

var (
	nullStringType = reflect.TypeFor[sql.NullString]()
	anyType        = reflect.TypeFor[any]()
)

// onlyColumn returns the column of a statement that selects one, as Pluck does.
func (r *textReader) onlyColumn() string {
	if r.only != "" {
		return r.only
	}
	if len(r.stmt.Selects) == 1 {
		return strings.TrimSpace(r.stmt.Selects[0])
	}
	if s, ok := r.stmt.Clauses["SELECT"].Expression.(clause.Select); ok && len(s.Columns) == 1 {
		return s.Columns[0].Name
	}
	if m := selection.FindStringSubmatch(r.stmt.SQL.String()); m != nil { // of Raw
		if names := columnNames("", m[1], 0); len(names) == 1 && len(split(m[1])) == 1 {
			return names[0]
		}
	}
	return ""
}

// watchScan has readTexts done for Scan, which calls nothing after it has filled its
// destination, but closes its rows. They become rows of our own, whose Close does it. It is
// for Scan alone: the program may keep what Rows returns, and nobody knows where that goes.
func (d *dialector) watchScan(db *gorm.DB) {
	stmt := db.Statement
	rows, ok := stmt.Dest.(*sql.Rows)
	if !ok || db.Error != nil || d.profile.Wire() != engine.WireBytes || !inScan(db) {
		return
	}
	columns, err := rows.Columns()
	if err != nil {
		return
	}
	// GORM forgets the model and the SQL before the rows are closed.
	r := d.textReader(stmt)
	ids := make(map[string]*schema.Field)
	for _, name := range columns {
		if f := r.idField(name); f != nil {
			ids[name] = f
		}
	}
	if len(ids) == 0 {
		return
	}
	r.ids = ids
	if len(columns) == 1 {
		r.only = columns[0]
	}
	watched := &watchedRows{Rows: rows, closed: func() {
		if _, none := stmt.Dest.(*sql.Rows); !none { // there was a row
			r.readInto(stmt.Dest, stmt.ReflectValue)
		}
	}}
	pool := sql.OpenDB(watchDriver{})
	defer pool.Close() // its rows stay open, and no goroutine is left
	if stmt.Dest, err = pool.QueryContext(context.Background(), "", watched); err != nil {
		_ = db.AddError(errors.Join(err, rows.Close()))
	}
}

// inScan reports whether db is that of a Scan, which records what it logs.
func inScan(db *gorm.DB) bool {
	return reflect.TypeOf(db.Logger) == reflect.TypeOf(logger.Recorder.New())
}

// A watchDriver makes a *sql.Rows of the argument of a query.
type watchDriver struct{}

var (
	_ driver.Connector         = watchDriver{}
	_ driver.QueryerContext    = watchDriver{}
	_ driver.NamedValueChecker = watchDriver{}
)

func (d watchDriver) Connect(context.Context) (driver.Conn, error) { return d, nil }
func (d watchDriver) Driver() driver.Driver                        { return d }
func (d watchDriver) Open(string) (driver.Conn, error)             { return d, nil }
func (watchDriver) Close() error                                   { return nil }
func (watchDriver) CheckNamedValue(*driver.NamedValue) error       { return nil }

func (watchDriver) Prepare(string) (driver.Stmt, error) {
	return nil, errors.ErrUnsupported
}

func (watchDriver) Begin() (driver.Tx, error) {
	return nil, errors.ErrUnsupported
}

func (watchDriver) QueryContext(
	_ context.Context, _ string, args []driver.NamedValue,
) (driver.Rows, error) {
	return args[0].Value.(*watchedRows), nil
}

// watchedRows are the rows of a Scan.
type watchedRows struct {
	*sql.Rows
	closed func()
	types  []*sql.ColumnType

	values, pointers []any // of a row
}

var (
	_ driver.RowsNextResultSet              = (*watchedRows)(nil)
	_ driver.RowsColumnTypeScanType         = (*watchedRows)(nil)
	_ driver.RowsColumnTypeDatabaseTypeName = (*watchedRows)(nil)
)

// Columns returns the names of the columns.
func (r *watchedRows) Columns() []string {
	columns, _ := r.Rows.Columns()
	return columns
}

// Next reads a row as the driver gave it.
func (r *watchedRows) Next(dest []driver.Value) error {
	if !r.Rows.Next() {
		if err := r.Rows.Err(); err != nil {
			return err
		}
		return io.EOF
	}
	if r.values == nil {
		r.values, r.pointers = make([]any, len(dest)), make([]any, len(dest))
		for i := range r.values { // a *driver.Value is no *any
			r.pointers[i] = &r.values[i]
		}
	}
	err := r.Rows.Scan(r.pointers...)
	for i, v := range r.values {
		dest[i] = v
	}
	return err
}

// HasNextResultSet keeps the rows open at their end, until GORM has filled its destination.
func (r *watchedRows) HasNextResultSet() bool { return true }

// NextResultSet is never called by GORM.
func (r *watchedRows) NextResultSet() error { return io.EOF }

// Close closes the rows, and then reads what is in the destination.
func (r *watchedRows) Close() error {
	err := r.Rows.Close()
	r.closed()
	return err
}

// ColumnTypeScanType returns the type by which GORM makes the values of a map.
func (r *watchedRows) ColumnTypeScanType(i int) reflect.Type {
	if t := r.columnType(i); t != nil && t.ScanType() != nil {
		return t.ScanType()
	}
	return reflect.TypeFor[any]()
}

// ColumnTypeDatabaseTypeName returns the engine's name of the column's type.
func (r *watchedRows) ColumnTypeDatabaseTypeName(i int) string {
	if t := r.columnType(i); t != nil {
		return t.DatabaseTypeName()
	}
	return ""
}

// columnType waits for the first row: SQLite knows the types no earlier.
func (r *watchedRows) columnType(i int) *sql.ColumnType {
	if r.types == nil {
		r.types, _ = r.Rows.ColumnTypes()
	}
	if i >= len(r.types) {
		return nil
	}
	return r.types[i]
}

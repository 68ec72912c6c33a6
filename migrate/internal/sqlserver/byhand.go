package sqlserver

import (
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

// retype fills a second column in one transaction and gives it the name of the first. A batch is
// compiled as a whole, so that statements with the new column are texts of their own.
func (d Dialect) retype(cols []sqlgen.Column) (string, error) {
	b := sqlgen.NewBuilder(d.Profile())
	text := func(s string) string { return "N'" + strings.ReplaceAll(s, "'", "''") + "'" }
	b.W("SET XACT_ABORT ON;\nBEGIN TRANSACTION;\n")
	for _, col := range cols {
		table, c := b.Table(col.Ref), b.Q(col.Name)
		b.W("IF EXISTS (SELECT 1 FROM ", table, " WITH (TABLOCKX, HOLDLOCK) WHERE ", c,
			" IS NOT NULL AND NOT ", col.Form.Shape(c),
			") BEGIN; THROW 50000, ", text("a value of "+table+"."+c+" is no id"), ", 1; END;\n")
	}
	b.W("-- Drop the keys, constraints and indexes of these columns here.\n")
	for _, col := range cols {
		table, c, fresh := b.Table(col.Ref), b.Q(col.Name), b.Q(col.Name+"_new")
		typ, image := "binary(16)", col.Form.Canon(c)
		switch {
		case col.Form.IsText():
		case col.Form.Bare:
			x := "CONVERT(char(32), " + c + ", 2)"
			for _, at := range []string{"21", "17", "13", "9"} {
				x = "STUFF(" + x + ", " + at + ", 0, '-')"
			}
			typ, image = "char(36)", "LOWER("+x+")"
		default:
			typ, image = "char(36)", "LOWER("+col.Form.KeyOut(c)+")"
		}
		b.W("ALTER TABLE ", table, " ADD ", fresh, " ", typ, " NULL;\n",
			"EXEC (", text("UPDATE "+table+" SET "+fresh+" = "+image), ");\n",
			"EXEC (", text("ALTER TABLE "+table+" DROP COLUMN "+c), ");\n",
			"EXEC sp_rename ", text(table+"."+fresh), ", ", text(col.Name), ", N'COLUMN';\n")
	}
	b.W("-- Make them again here, and NOT NULL where it was (ALTER COLUMN).\nCOMMIT TRANSACTION;")
	st := b.Done()
	return st.SQL, st.Err()
}

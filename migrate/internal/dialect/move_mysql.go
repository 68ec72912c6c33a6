package dialect

import (
	"context"
	"fmt"
)

// listRows is how many pairs a statement has where they are literals.
const listRows = 500

// TableLocks is none: rows and the gaps between them are locked.
func (mysql) TableLocks(*Class) ([]Statement, error) { return nil, nil }

// Move updates column by column, those that are referred to first: the locks that [Take] has
// on their rows hold off any row that refers to one of them. The pairs come as a table. It
// does not rely on ON UPDATE CASCADE, whose changes are missing from the binary log.
func (d mysql) Move(ctx context.Context, tx Tx, c *Class, m Batch) ([]int64, error) {
	out := make([]int64, len(c.Columns))
	for i, col := range c.Columns {
		for rest := m; len(rest.From) > 0; {
			part := rest
			if m.Lists && len(part.From) > listRows {
				part.From, part.To = part.From[:listRows], part.To[:listRows]
			}
			rest.From, rest.To = rest.From[len(part.From):], rest.To[len(part.To):]
			n, err := d.moveColumn(ctx, tx, col, part)
			if err != nil {
				return nil, err
			}
			out[i] += n
		}
	}
	return out, nil
}

func (d mysql) moveColumn(ctx context.Context, tx Tx, col Column, m Batch) (int64, error) {
	b := newBuilder(d.p)
	list, image, err := m.listed(b, col)
	if err != nil {
		return 0, err
	}
	b.w("UPDATE ")
	pairs := func() {
		if m.Lists {
			d.literals(b, col.Form, m)
		} else {
			d.table(b, list, !m.turns(col.Form), !col.Indexed)
		}
	}
	if col.Indexed {
		pairs()
		b.w(" STRAIGHT_JOIN ", b.table(col.Ref))
	} else { // for each row the pair is looked up
		b.w(b.table(col.Ref), " STRAIGHT_JOIN ")
		pairs()
	}
	b.w(" ON ")
	b.onlyOf(col)
	b.w(b.col(col), " = ", col.Form.pairOf("m.o"), " SET ", b.col(col), " = ", image)
	for _, k := range col.Keep {
		name := b.table(col.Ref) + "." + b.q(k)
		b.w(", ", name, " = ", name)
	}
	return moved(ctx, tx, b)
}

// table writes a table m of the pairs, or of texts alone, from JSON. One that is looked
// things up in gets an index by being a table of its own.
func (mysql) table(b *builder, list string, images, indexed bool) {
	columns := "o VARCHAR(40) PATH '$[0]'"
	if images {
		columns += ", n VARCHAR(40) PATH '$[1]'"
	}
	from := "JSON_TABLE(" + b.arg(list) + ", '$[*]' COLUMNS (" + columns + "))"
	if indexed {
		b.w("(SELECT DISTINCT * FROM ", from, " j) m")
		return
	}
	b.w(from, " m")
}

// literals writes the table of pairs row by row.
func (mysql) literals(b *builder, f *Form, m Batch) {
	row := func(i int, first bool) {
		as := [2]string{}
		if first {
			as = [2]string{" AS o", " AS n"}
		}
		if m.turns(f) {
			b.w("SELECT ", b.arg(m.texts()[i]), as[0])
			return
		}
		b.w("SELECT ", b.arg(f.Text(m.From[i])), as[0], ", ", b.arg(f.Text(m.To[i])), as[1])
	}
	n := len(m.From)
	if m.turns(f) {
		n = len(m.texts())
	}
	b.w("(")
	for i := range n {
		if i > 0 {
			b.w(" UNION ALL ")
		}
		row(i, i == 0)
	}
	if n == 1 { // else TiDB takes the constants into the join, and loses the columns (1105)
		b.w(" LIMIT 1")
	}
	b.w(") m")
}

func (d mysql) listIDs(b *builder, m Batch) {
	if !m.Lists {
		b.w("SELECT UNHEX(m.o) FROM ")
		d.table(b, m.pairsJSON(myBinary), false, false)
		return
	}
	for i, id := range m.From {
		if i > 0 {
			b.w(", ")
		}
		b.w(fmt.Sprintf("x'%x'", id[:]))
	}
}

package dialect

// Chunk locks, records and rewrites column by column; see [mysql].
func (d mysql) Chunk(c *Class, m Move, r Range) ([]Statement, error) {
	var out []Statement
	packed := m.Records() && m.Packed
	stored := packed && len(c.Columns) == 1 && !c.Columns[0].Form.apart
	if stored {
		col, name := c.Columns[0], newBuilder(d.p).col(c.Columns[0])
		all := "GROUP_CONCAT(" + newBuilder(d.p).image(col, m) + " SEPARATOR '')"
		if m.Wide { // one UNHEX for all is quicker
			all = "UNHEX(GROUP_CONCAT(" + col.Form.digits(myBinary, name, m.T) + " SEPARATOR ''))"
		}
		var err error
		if out, err = packChunk(d, col, m, r, all, " FOR UPDATE"); err != nil {
			return nil, err
		}
	}
	for _, does := range []Does{Lock, Record, Update} {
		if does == Lock && stored || does == Record && (!m.Records() || m.Packed) {
			continue
		}
		for _, col := range c.Columns {
			b, returns := newBuilder(d.Profile()), does
			switch name := b.col(col); does {
			case Lock:
				what := "count(*)"
				if packed { // row by row, to be compared with those of other columns
					what, returns = b.image(col, m), LockPack
				}
				b.w("SELECT ", what, " FROM ", b.table(col.Ref), " WHERE ")
				b.inRange(col, r)
				b.picked(d, col.Form, name, m)
				b.w(" FOR UPDATE")
			case Record:
				recordMoved(b, d, col, m, r)
			case Update:
				b.update(d, col, m, r)
			}
			s, err := b.done(returns)
			if err != nil {
				return nil, err
			}
			out = append(out, s)
		}
	}
	return out, nil
}

// recordMoved writes the INSERT that records the ids of one column's range,
// before they are rewritten.
func recordMoved(b *builder, d Dialect, col Column, m Move, r Range) {
	b.w("INSERT INTO ", d.StateIDs(), " (run_id, id, kind) SELECT g.id, x.id, '", IDMoved, "' FROM (SELECT DISTINCT y.id FROM (")
	b.moved(d, col, m, r)
	b.w(") y) x, ", d.StateTable(), " g WHERE g.id = ", b.arg(m.Run), d.Unrecorded(IDMoved), ignore(d, IDMoved))
}

package dialect

// Takes asks for a primary key: InnoDB reads the rows of a range in its order, and so
// locks no more of them than are taken, and in a table of partitions one more of each.
func (d mysql) Takes(c *Class, m Move) bool {
	return m.Wide && len(c.Columns) == 1 && c.Columns[0].Clustered && c.Columns[0].Form.plain && !c.Columns[0].Form.apart && m.Records() && m.Packed
}

// Take names the index, so that whatever the optimiser expects the rows are read, and
// locked, in its order. MariaDB returns their ids as one value, which takes two thirds
// of the time of so many rows; what it reads beside that stands in comments of its own.
func (d mysql) Take(c *Class, m Move, r Range, rows int) (Statement, error) {
	b, col := newBuilder(d.Profile()), c.Columns[0]
	b.w("SELECT /*M!101100 GROUP_CONCAT(x.k SEPARATOR '') FROM (SELECT */ ", b.col(col), " /*M!101100 AS k */ FROM ", b.table(col.Ref), " FORCE INDEX (", b.q(primaryIndex), ") WHERE ")
	b.inRange(col, r)
	b.picked(d, col.Form, b.col(col), m)
	b.w(" ORDER BY ", col.Form.Key(b.col(col)), b.limit(rows), " FOR UPDATE /*M!101100 ) x */")
	s, err := b.done(LockPack)
	s.Raw = true
	return s, err
}

func (d mysql) Rewrite(c *Class, m Move, r Range) (Statement, error) {
	b := newBuilder(d.Profile())
	b.update(d, c.Columns[0], m, r)
	return b.done(Update)
}

// Chunk locks, records and rewrites column by column; see [mysql].
func (d mysql) Chunk(c *Class, m Move, r Range) ([]Statement, error) {
	var out []Statement
	packed := m.Records() && m.Packed
	stored := packed && len(c.Columns) == 1 && !c.Columns[0].Form.apart
	if stored && m.Wide && c.Columns[0].Form.plain { // joining ids as they stand is quicker still
		b, col := newBuilder(d.Profile()), c.Columns[0]
		b.w("SELECT GROUP_CONCAT(", b.col(col), " SEPARATOR '') FROM ", b.table(col.Ref), " WHERE ")
		b.inRange(col, r)
		b.picked(d, col.Form, b.col(col), m)
		b.w(" FOR UPDATE")
		s, err := b.done(Pack)
		if err != nil {
			return nil, err
		}
		s.Raw = true
		out = append(out, s)
	} else if stored {
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
	unlocked := false
	for _, does := range []Does{Lock, Record, Update} {
		if does == Lock && stored || does == Record && (!m.Records() || m.Packed) {
			continue
		}
		for i, col := range c.Columns {
			b, returns := newBuilder(d.Profile()), does
			// Text may be equal to what the guard leaves alone.
			free := packed && !m.Tried && c.follows(i) && !col.Form.apart && !col.Form.stored
			switch {
			case does == Record:
				recordMoved(b, d, col, m, r)
			case does == Lock && !free:
				returns = d.read(b, col, m, r, " FOR UPDATE")
			case does == Update:
				if free {
					unlocked = true
					ahead := newBuilder(d.Profile())
					s, err := ahead.done(d.read(ahead, col, m, r, ""))
					if err != nil {
						return nil, err
					}
					s.Of, s.Raw = i+1, col.Form.plain
					out = append(out, s)
				}
				b.update(d, col, m, r)
			default:
				continue
			}
			s, err := b.done(returns)
			if err != nil {
				return nil, err
			}
			s.Of, s.Raw = i+1, col.Form.plain && (returns == LockPack || returns == LockGroup)
			out = append(out, s)
		}
	}
	for _, col := range c.Columns {
		if !unlocked || !col.Referenced {
			continue
		}
		b := newBuilder(d.Profile())
		b.w("SELECT count(*) FROM ", b.table(col.Ref), " WHERE ")
		b.inRange(col, r)
		b.picked(d, col.Form, b.col(col), m)
		s, err := b.done(None)
		if err != nil {
			return nil, err
		}
		out = append(out, s)
	}
	return out, nil
}

// read writes the query for the rows of a range, which locks them when it ends as FOR
// UPDATE does, and returns what it does.
func (d mysql) read(b *builder, col Column, m Move, r Range, lock string) Does {
	what, group, does := "count(*)", "", Lock
	if m.Records() && m.Packed { // row by row, to be compared with those of other columns
		what, does = b.image(col, m), LockPack
		if col.Form.plain {
			what = b.col(col)
		}
		if !col.Form.apart && !col.Referenced { // an index has equal ids next to each other
			what, group, does = what+", count(*)", " GROUP BY "+b.col(col), LockGroup
		}
	}
	b.w("SELECT ", what, " FROM ", b.table(col.Ref), " WHERE ")
	b.inRange(col, r)
	b.picked(d, col.Form, b.col(col), m)
	b.w(group, lock)
	return does
}

// recordMoved writes the INSERT that records the ids of one column's range,
// before they are rewritten.
func recordMoved(b *builder, d Dialect, col Column, m Move, r Range) {
	b.w("INSERT INTO ", d.StateIDs(), " (run_id, id, kind) SELECT g.id, x.id, '", IDMoved, "' FROM (SELECT DISTINCT y.id FROM (")
	b.moved(d, col, m, r)
	b.w(") y) x, ", d.StateTable(), " g WHERE g.id = ", b.arg(m.Run), d.Unrecorded(IDMoved), ignore(d, IDMoved))
}

package dialect

import (
	"context"
	"fmt"
	"hash/crc32"
	"strings"
	"unicode/utf16"
)

// A copy on SQL Server is one transaction under XACT_ABORT, so that nothing is left
// of one that was killed. It locks the tables against everybody, because a lock that
// lets readers in could not be raised at the swap without deadlocks. The new tables
// are made beside the old ones from what the catalogue says, by sp_rename both change
// names at the end. Names of constraints and triggers are taken once in a schema, so
// that those of the old tables get the date too.

var (
	msAnyText  = msAnyTextForm("varchar(38)", 1, false)
	msAnyChar  = msAnyTextForm("varchar(38)", 1, true)
	msAnyNText = msAnyTextForm("nvarchar(38)", 2, false)
	msAnyNChar = msAnyTextForm("nvarchar(38)", 2, true)
)

// msAnyTextForm is text with so many bytes for a character, which a type of fixed
// length pads with blanks.
func msAnyTextForm(typ string, width int, padded bool) *Form {
	c, decode := "{c}", decodeAnyText
	if padded {
		c, decode = "RTRIM({c})", func(raw []byte) ([16]byte, bool) { return decodeAnyText([]byte(strings.TrimRight(string(raw), " "))) }
	}
	const digit = "[0-9a-fA-F]"
	d := func(n int) string { return strings.Repeat(digit, n) }
	hyphens := d(8) + "-" + d(4) + "-" + d(4) + "-" + d(4) + "-" + d(12)
	var ways []string
	for _, w := range []struct {
		n       int
		pattern string
	}{{32, d(32)}, {36, hyphens}, {38, "{" + hyphens + "}"}} {
		ways = append(ways, fmt.Sprintf("DATALENGTH(%s) = %d AND CONVERT(nvarchar(38), %s) COLLATE Latin1_General_BIN2 LIKE N'%s'", c, w.n*width, c, w.pattern))
	}
	digits := "REPLACE(REPLACE(REPLACE(" + c + ", '-', ''), '{', ''), '}', '')"
	bytes := "TRY_CONVERT(binary(16), " + digits + ", 2)"
	return &Form{
		Name: strings.TrimSuffix(typ, "(38)"), source: digits, stored: true, build: "{x}",
		shape: "(" + strings.Join(ways, " OR ") + ")",
		bytes: bytes, inside: msInside, canon: bytes, keyOut: c, param: "CONVERT(" + typ + ", {p})",
		concat: plus, substr: msSubstring, decode: decode, scalar: true,
	}
}

func (sqlserver) TextForms(_ context.Context, _ Querier, cols []Column, facts []TableColumn) error {
	return notText(cols, facts, func(f TableColumn) *Form {
		switch f.Text {
		case "char":
			return msAnyChar
		case "varchar":
			return msAnyText
		case "nchar":
			return msAnyNChar
		case "nvarchar":
			return msAnyNText
		}
		return nil
	})
}

func (sqlserver) Binary() (*Form, string) { return msBinary, "binary(16)" }
func (sqlserver) Text() (*Form, string) {
	return msText, "char(36) COLLATE Latin1_General_BIN2"
}

// BinaryAs implements [BinaryChooser].
func (d sqlserver) BinaryAs(columnType string) (*Form, string, bool) {
	switch strings.ToLower(columnType) {
	case "binary(16)":
		f, typ := d.Binary()
		return f, typ, true
	case "uniqueidentifier":
		return msGUID, "uniqueidentifier", true
	}
	return nil, "", false
}

// Excludes implements [Excluder].
func (sqlserver) Excludes() string {
	return "From the first step to the last nobody else can write to them, nor read them unless by row versions (READ_COMMITTED_SNAPSHOT, SNAPSHOT) or\n" +
		"  without locks (NOLOCK); these wait too for the moment of the swap."
}

// dated names what stands beside something, with at most the 128 UTF-16 units of a
// sysname.
func dated(name, what, label string) string {
	tail := "_" + what + "_" + label
	units := func(s string) int { return len(utf16.Encode([]rune(s))) }
	if units(name)+units(tail) <= 128 {
		return name + tail
	}
	tail = fmt.Sprintf("_%08x", crc32.ChecksumIEEE([]byte(name))) + tail
	short := []rune(name)
	for units(string(short))+units(tail) > 128 {
		short = short[:len(short)-1]
	}
	return string(short) + tail
}

func (c *Copy) dated(what string) map[Ref]Ref {
	out := map[Ref]Ref{}
	for _, t := range c.Tables {
		out[t.Ref] = Ref{t.Schema, dated(t.Table, what, c.Label)}
	}
	return out
}

func (sqlserver) Kept(c *Copy) map[Ref]Ref { return c.dated("old") }

// Guard is an application lock, which lasts as long as the session.
func (sqlserver) Guard(ctx context.Context, s *Session, c *Copy) (bool, error) {
	var got int
	err := s.QueryRowContext(ctx, "DECLARE @got int; EXEC @got = sys.sp_getapplock @Resource = @p1, @LockMode = N'Exclusive', @LockOwner = N'Session', @LockTimeout = 0; SELECT @got", guardName(c)).Scan(&got)
	return got >= 0, err
}

func (sqlserver) Unguard(ctx context.Context, s *Session, c *Copy) error {
	return unguarded(s.QueryRowContext(ctx, "DECLARE @got int; EXEC @got = sys.sp_releaseapplock @Resource = @p1, @LockOwner = N'Session'; SELECT CASE WHEN @got = 0 THEN 1 ELSE 0 END", guardName(c)))
}

func (d sqlserver) Swapped(ctx context.Context, q Querier, c *Copy) (bool, error) {
	return allThere(ctx, d, q, d.Kept(c))
}

func (d sqlserver) Clean(ctx context.Context, s *Session, c *Copy) (bool, error) {
	return d.Swapped(ctx, s, c)
}

func (sqlserver) CopyCosts() Costs {
	return Costs{LogName: "transaction log (not measured on SQL Server; less where the recovery model is SIMPLE or BULK_LOGGED)", LogPerValue: 350, Locks: []string{
		"TABLOCKX on every table of the class from the first step to the last: writers wait, and readers do unless they read row versions or take no locks",
		"Sch-M on them from the swap to the commit, for which every reader waits",
	}}
}

// Beside names what a foreign key is made with.
func (sqlserver) Beside(c *Copy, undo bool) []string {
	var out []string
	seen := map[Ref]bool{}
	for _, k := range c.outside() {
		if seen[k.Parent] {
			continue
		}
		seen[k.Parent] = true
		from := "the new tables are full"
		if undo {
			from = "the old tables are in place"
		}
		out = append(out, "Sch-M on "+k.Parent.Schema+"."+k.Parent.Table+", to which foreign keys refer, from when "+from+" until the commit: its readers and writers wait")
	}
	return out
}

func (d sqlserver) Sample(t *CopyTable, names []string, rows int) (fill, drop string, err error) {
	b := newBuilder(d.Profile())
	to, exprs := t.exprs(b, names)
	_, key := t.exprs(b, []string{t.Columns[0].Name})
	var list []string
	for i := range to {
		list = append(list, exprs[i]+" AS "+to[i])
	}
	b.w("SELECT ", strings.Join(list, ", "), " INTO [#sqluuid_sample] FROM (SELECT ", b.first(rows), strings.Join(to, ", "), " FROM ", b.table(t.Ref), ") x ORDER BY ", key[0])
	st, err := b.done(Exec)
	return st.SQL, "DROP TABLE [#sqluuid_sample]", err
}

// fill writes the statement that fills a new table. The order of the new key spares
// an index on it a sort, and TABLOCK the log where the recovery model lets it.
func (d sqlserver) fill(t *CopyTable, f *msFacts, into Ref) (string, error) {
	b := newBuilder(d.Profile())
	to, exprs := t.exprs(b, f.insertable())
	_, key := t.exprs(b, []string{t.Columns[0].Name})
	on, off := "", ""
	if f.identity() != nil {
		on, off = "SET IDENTITY_INSERT "+b.table(into)+" ON; ", "; SET IDENTITY_INSERT "+b.table(into)+" OFF"
	}
	b.w(on, "INSERT INTO ", b.table(into), " WITH (TABLOCK) (", strings.Join(to, ", "), ") SELECT ", strings.Join(exprs, ", "),
		" FROM ", b.table(t.Ref), " ORDER BY ", key[0], off)
	st, err := b.done(Update)
	return st.SQL, err
}

// Differ adds up a hash of every row: rows of some types cannot be compared. A
// rowversion is a new one in every table.
func (d sqlserver) Differ(ctx context.Context, q Querier, t *CopyTable, from, to Ref) (bool, error) {
	f, err := d.facts(ctx, q, to)
	if err != nil {
		return false, err
	}
	b := newBuilder(d.Profile())
	into, exprs := t.exprs(b, f.insertable())
	var sums []string
	for _, x := range []struct {
		list []string
		ref  Ref
	}{{exprs, from}, {into, to}} {
		var sum string
		if err := q.QueryRowContext(ctx, d.sum(b, f, x.list, x.ref)).Scan(&sum); err != nil {
			return false, err
		}
		sums = append(sums, sum)
	}
	return sums[0] != sums[1], b.err
}

// sum writes the query for the number of rows and the sum of their hashes, of the
// expressions for the columns that an INSERT may name.
func (sqlserver) sum(b *builder, f *msFacts, list []string, r Ref) string {
	parts := []string{"CONVERT(varchar(max), '')"} // which makes the rest as long
	i := 0
	for _, c := range f.columns {
		if !c.insertable() {
			continue
		}
		parts = append(parts, "COALESCE(CONVERT(varchar(max), "+c.image(list[i])+", 2), '-')", "'|'")
		i++
	}
	hash := "CONVERT(bigint, SUBSTRING(HASHBYTES('SHA2_256', " + strings.Join(parts, " + ") + "), 1, 8))"
	return "SELECT CONVERT(varchar(20), COUNT_BIG(*)) + ' ' + COALESCE(CONVERT(varchar(40), SUM(CONVERT(decimal(38, 0), " + hash + "))), '0') FROM " + b.table(r)
}

package plan

import (
	"cmp"
	"fmt"
	"io"
	"slices"
	"strings"
	"time"

	"github.com/sqluuid/sqluuid/internal/thousands"
	"github.com/sqluuid/sqluuid/migrate/internal/rebuild"
	"github.com/sqluuid/sqluuid/migrate/internal/twin"
)

// Figures are what the tables of a run by twins take, in bytes, and will take besides.
type Figures struct {
	Size   int64 `json:"size_bytes"`   // of the tables with their indexes
	Growth int64 `json:"growth_bytes"` // until they are vacuumed; the twins' indexes are a part of it
	Again  int64 `json:"index_bytes"`  // of the twins' indexes
	Log    int64 `json:"log_bytes"`
}

// logShare is how many bytes of the log a byte of a table costs, with the images of its pages.
const logShare = 3

// Figures estimates the room that a run needs. Each row is written once more, each index gets an
// entry for it, and each index of ids is built once more.
func (pl *Twins) Figures() (f Figures) {
	for _, t := range pl.Sizes {
		f.Size += t.Rows + t.Indexes
		f.Again += t.Again
	}
	if pl.Rebuilds {
		f.Growth = rebuild.Need(pl.Sizes)
		return f
	}
	f.Growth = f.Size + f.Again
	f.Log = f.Size*logShare + f.Again
	return f
}

// WriteTo writes the plan as text.
func (pl *Twins) WriteTo(w io.Writer) (int64, error) {
	var b strings.Builder
	pl.writeHead(&b)
	if pl.NothingToDo {
		fmt.Fprintf(&b, "  Nothing to do: the columns have the type already that %v makes; no run is "+
			"recorded.\n", pl.Rewrite)
		n, err := io.WriteString(w, b.String())
		return int64(n), err
	}
	writeTable(&b, pl.columnRows())
	line := func(format string, args ...any) { fmt.Fprintf(&b, "  "+format+"\n", args...) }
	for _, k := range pl.Keys {
		line("foreign key %s", k)
	}
	for _, text := range slices.Concat(pl.linkLines(), pl.drawLines(), pl.mapLines()) {
		line("%s", text)
	}
	for _, c := range pl.Carriage {
		line("carried over: %s", c)
	}
	for _, c := range pl.LeftOut {
		line("without a twin: %s", c)
	}
	for _, c := range pl.Others {
		line("left out: %s (%s): %s", c.Column, c.Type, c.Holds)
	}
	for _, c := range pl.Exceptions {
		line("left out by name: %s", c)
	}
	if len(pl.InnerIDs) > 0 {
		line("not changed: ids within the values of %s", first(columnNames(pl.InnerIDs)))
	}
	for _, c := range pl.Warnings {
		line("warning: %s", c)
	}
	pl.writeOthers(line)
	if pl.Resumes() {
		line("Run %d is %s; this goes on with it.", pl.Run.ID, pl.Run.Status)
	} else {
		pl.writeFigures(line)
	}
	if pl.Rebuilds {
		pl.writeRebuild(&b, pl.Reader.Course())
	} else {
		pl.writeCourse(&b, pl.Reader.Course())
	}
	n, err := io.WriteString(w, b.String())
	return int64(n), err
}

// columnRows are the rows of the table of columns, below their headings.
func (pl *Twins) columnRows() [][]string {
	rows := [][]string{{"COLUMN", "TYPE", "TWIN", "OF TYPE", "ROWS", "NULL"}}
	if pl.Rebuilds {
		rows = [][]string{{"COLUMN", "TYPE", "BECOMES", "ROWS", "NULL"}}
	}
	for _, t := range pl.Scope.Tables {
		for _, x := range t.Twins {
			v := pl.Values[twinName(t, x)]
			row := []string{twinName(t, x), x.Old.Type}
			if !pl.Rebuilds {
				row = append(row, pl.Scope.NewName(x.Name))
			}
			rows = append(rows, append(row, x.New.Type, thousands.Group(v.Rows), thousands.Group(v.Null)))
		}
	}
	return rows
}

func (pl *Twins) writeHead(b *strings.Builder) {
	what := "all ids"
	if !pl.All {
		what = strings.Join(columnNames(pl.Columns), ", ")
	}
	way := "twins"
	if pl.Rebuilds {
		way = "a rebuild"
	}
	fmt.Fprintf(b, "Plan: %v of %s on %s, by %s\n", pl.Rewrite, what, pl.Engine, way)
	if n := len(pl.Class.Columns); n > 1 {
		fmt.Fprintf(b, "  These %d columns change together:\n", n)
	}
}

// writeOthers tells the ids to which the rewrite does not apply. Their twins are the same ids.
func (pl *Twins) writeOthers(line func(string, ...any)) {
	var all int64
	var list []string
	for _, t := range pl.Scope.Tables {
		for _, x := range t.Twins {
			if n := pl.Values[twinName(t, x)].Others; n > 0 {
				all += n
				list = append(list, thousands.Group(n)+" in "+twinName(t, x))
			}
		}
	}
	if all > 0 {
		line("not rewritten: ids that are not of %s, %s in all: %s", pl.Transform().About(),
			thousands.Group(all), first(list))
	}
}

func (pl *Twins) writeFigures(line func(string, ...any)) {
	f, c := pl.Figures(), pl.Reader.Course()
	if pl.Rebuilds {
		free := "free disk: not known"
		if pl.Free > 0 {
			free = "free disk: " + thousands.Bytes(pl.Free)
		}
		line("disk: about %s for the time of the run, in the file and its %s", thousands.Bytes(f.Growth),
			c.Log)
		line("%s", free)
		line("time: not measured; reading every value once took %v", pl.ReadTime.Round(time.Millisecond))
		return
	}
	line("disk: tables of %s can grow by %s%s", thousands.Bytes(f.Size), thousands.Bytes(f.Growth),
		c.Shrinks)
	line("free disk: not known; the server does not tell a client")
	line("log: about %s of %s", thousands.Bytes(f.Log), c.Log)
	line("time: not measured; reading every value once took %v", pl.ReadTime.Round(time.Millisecond))
}

// writeCourse writes what a run does, with its locks.
func (pl *Twins) writeCourse(b *strings.Builder, c twin.Course) {
	b.WriteString("  The run does this while the application works:\n")
	for i, step := range c.Steps {
		fmt.Fprintf(b, "    %d %s\n", i+1, step)
	}
	seen := c.Ready
	if pl.Ending != "" {
		seen = cmp.Or(c.Own, seen)
	}
	fmt.Fprintf(b, "  Then it is ready, and nothing has changed for the application but %s.\n", seen)
	if pl.Ending != "" {
		b.WriteString("  A release that knows the new names runs beside the old one, without a " +
			"cut-over. Finish, which keeps the names, drops the old columns, and then there is no way " +
			"back.\n")
		return
	}
	fmt.Fprintf(b, "  The cut-over exchanges the names %s, and goes back in the same way. Finish "+
		"drops the old columns, and then there is no way back.\n", c.CutOver)
}

// writeRebuild writes what a rebuild does.
func (pl *Twins) writeRebuild(b *strings.Builder, c twin.Course) {
	if pl.Resumes() {
		b.WriteString("  Its tables have the new type. The run verifies them.\n")
		return
	}
	b.WriteString("  The run does this in one transaction, while nobody else can write to the file:\n")
	for i, step := range c.Steps {
		fmt.Fprintf(b, "    %d %s\n", i+1, step)
	}
	b.WriteString("  Then the columns have the new type. A program that sends ids as before finds " +
		"nothing, without an error: stop it before, and start the release that sends the new type " +
		"behind. Undo makes the tables once more, with what was written since, until finish.\n")
}

// columnNames writes names of columns.
func columnNames(list []ColumnName) (out []string) {
	for _, c := range list {
		out = append(out, c.String())
	}
	return out
}

// TwinFacts are a plan by twins as plain data. Package migrate says what they are.
type TwinFacts struct {
	Run         int64        `json:"run,omitempty"`
	NothingToDo bool         `json:"nothing_to_do,omitempty"`
	Columns     []TwinColumn `json:"columns"`
	ForeignKeys []string     `json:"foreign_keys"`
	Carriage    []string     `json:"carried"`
	Without     []string     `json:"indexes_without_twin"`
	LeftOut     []IDColumn   `json:"left_out"`
	Exceptions  []ColumnName `json:"except"`
	InnerIDs    []ColumnName `json:"not_changed"`
	Warnings    []string     `json:"warnings"`
	Figures     Figures      `json:"figures"`
}

// A TwinColumn is a column with its twin.
type TwinColumn struct {
	Column   string `json:"column"`
	Type     string `json:"type"`
	Twin     string `json:"twin"` // "" of a rebuild
	TwinType string `json:"twin_type"`
	Rows     int64  `json:"rows"`
	Null     int64  `json:"null"`
	// Others are ids to which the rewrite does not apply. They stay as they are.
	Others int64 `json:"not_rewritten"`
}

// Facts returns the plan as plain data.
func (pl *Twins) Facts() TwinFacts {
	f := TwinFacts{Run: pl.Run.ID, NothingToDo: pl.NothingToDo,
		Columns: []TwinColumn{}, ForeignKeys: some(pl.Keys),
		Carriage: some(pl.Carriage), Without: some(pl.LeftOut), LeftOut: some(pl.Others),
		Exceptions: some(pl.Exceptions), InnerIDs: some(pl.InnerIDs), Warnings: some(pl.Warnings),
		Figures: pl.Figures()}
	for _, t := range pl.Scope.Tables {
		for _, x := range t.Twins {
			v := pl.Values[twinName(t, x)]
			name := ""
			if !pl.Rebuilds {
				name = pl.Scope.NewName(x.Name)
			}
			f.Columns = append(f.Columns, TwinColumn{Column: twinName(t, x),
				Type: strings.TrimSpace(x.Old.Type), Twin: name, TwinType: x.New.Type, Rows: v.Rows,
				Null: v.Null, Others: v.Others})
		}
	}
	return f
}

// some makes a list that JSON does not write as null.
func some[T any](list []T) []T {
	if list == nil {
		return []T{}
	}
	return slices.Clone(list)
}

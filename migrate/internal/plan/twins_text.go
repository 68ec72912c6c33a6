package plan

import (
	"fmt"
	"io"
	"strings"
	"text/tabwriter"

	"github.com/sqluuid/sqluuid/internal/thousands"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
	"github.com/sqluuid/sqluuid/migrate/internal/twin"
)

// WriteTo writes the plan as text.
func (pl *Twins) WriteTo(w io.Writer) (int64, error) {
	var b strings.Builder
	fmt.Fprintf(&b, "Plan: %v of %s on %s, by twins\n", pl.Rewrite, pl.Columns[0], pl.Engine)
	if n := len(pl.Class.Columns); n > 1 {
		fmt.Fprintf(&b, "  These %d columns change together:\n", n)
	}
	tw := tabwriter.NewWriter(&b, 0, 0, 2, ' ', 0)
	fmt.Fprintf(tw, "  COLUMN\tTYPE\tTWIN\tOF TYPE\tROWS\tNULL\n")
	for _, t := range pl.Scope.Tables {
		for _, x := range t.Twins {
			name := NameOf(sqlgen.Column{Ref: t.Ref, Name: x.Name}).String()
			v := pl.Values[name]
			fmt.Fprintf(tw, "  %s\t%s\t%s\t%s\t%s\t%s\n", name, x.Old.Type, twin.NewName(x.Name),
				x.New.Type, thousands.Group(v.Rows), thousands.Group(v.Null))
		}
	}
	tw.Flush()
	for _, k := range pl.Keys {
		fmt.Fprintf(&b, "  foreign key %s\n", k)
	}
	for _, c := range pl.Carriage {
		fmt.Fprintf(&b, "  carried over: %s\n", c)
	}
	for _, c := range pl.LeftOut {
		fmt.Fprintf(&b, "  left out: %s\n", c)
	}
	for _, c := range pl.Warnings {
		fmt.Fprintf(&b, "  warning: %s\n", c)
	}
	if pl.Resumes() {
		fmt.Fprintf(&b, "  Run %d is %s; this goes on with it.\n", pl.Run.ID, pl.Run.Status)
	}
	b.WriteString(twinSteps)
	n, err := io.WriteString(w, b.String())
	return int64(n), err
}

// twinSteps says what a run does, with its locks.
const twinSteps = `  The run does this while the application works:
    1 columns       ACCESS EXCLUSIVE on a table for a moment, waited for at most 0.3 s at a time
    2 triggers      SHARE ROW EXCLUSIVE for a moment; each write costs more from now on, and one
                    of a value that is no id fails
    3 fill          row locks of at most 10,000 rows; each row is written once, so that a table
                    grows by its size until it is vacuumed
    4 indexes       CONCURRENTLY; each waits for older transactions
    5 keys          validated without a lock that readers or writers notice
    6 verification  reads all pairs in one snapshot
  Then it is ready, and nothing has changed for the application but that twins are seen by
  SELECT *, and that a cached SELECT * fails once on each connection (0A000).
  The cut-over exchanges the names under ACCESS EXCLUSIVE, in one transaction that writes no row,
  and goes back in the same way. Finish drops the old columns, and then there is no way back.
`

package plan

import (
	"errors"
	"fmt"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/sqluuid/sqluuid/internal/casetest"
	"github.com/sqluuid/sqluuid/migrate/internal/check"
	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/run"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
	"github.com/sqluuid/sqluuid/migrate/internal/state"
)

// Each file of testdata has cases without a server: "plan" with a column, a rewrite and settings,
// what the catalogue, the runs and the rows have, and below ---- what a plan says to it. Add one by
// hand, and run go test ./migrate/internal/plan -run Plans -update.
func TestPlansOfValues(t *testing.T) {
	casetest.Run(t, "testdata/*.txt", func(t *testing.T, _ *casetest.Case) func(*casetest.Step) string {
		return func(s *casetest.Step) string {
			c := newPlanCase()
			for line := range strings.Lines(s.Input) {
				if err := c.read(casetest.Words(strings.TrimSpace(line))); err != nil {
					t.Fatalf("%q: %v", strings.TrimSpace(line), err)
				}
			}
			if err := c.flags(s.Args); err != nil {
				t.Fatal(err)
			}
			return c.plan()
		}
	})
}

// planForms are the forms of columns, by their types.
var planForms = map[string]*sqlgen.Form{
	"uuid":             {Name: "uuid"},
	"binary(16)":       {Name: "binary", Bare: true},
	"char(36)":         {Name: "text", Stored: true},
	"text":             {Name: "text", Stored: true},
	"uniqueidentifier": {Name: "uniqueidentifier", WhyUnaged: "they sort by their last six bytes"},
}

// planAnyText is the form of text in which ids stand in several ways.
var planAnyText = &sqlgen.Form{Name: "any text", Stored: true}

// A planCase is what one case gives.
type planCase struct {
	s    dialect.Schema
	was  runHistory
	f    findings
	rows map[string]check.Reading
	asks inquiry
}

func newPlanCase() *planCase {
	return &planCase{
		s: dialect.Schema{
			Engine: "PostgreSQL", Disables: true,
			Retypes: &dialect.Retypes{
				Binary: planForms["uuid"], BinaryType: "uuid", Text: planForms["text"], TextType: "text",
			},
			Tables:  map[sqlgen.Ref]*sqlgen.Table{},
			Names:   map[string][]string{},
			Sources: map[sqlgen.Ref][]dialect.Source{}, SourceErrors: map[sqlgen.Ref]string{},
			Makers: map[string]int{"gen_random_uuid": 4},
		},
		f:    findings{absent: map[int][]string{}, idsOfLaterRuns: map[int64]int64{}},
		rows: map[string]check.Reading{},
	}
}

// planSettings are the words of a line that set something, by their names.
func planSettings(words []string) map[string]string {
	out := map[string]string{}
	for _, w := range words {
		name, value, _ := strings.Cut(w, "=")
		out[name] = value
	}
	return out
}

// read takes one line.
func (c *planCase) read(w []string) error {
	if len(w) == 0 {
		return nil
	}
	if len(w) < 2 {
		return errors.New("too short")
	}
	rest := w[2:]
	set := planSettings(rest)
	has := func(name string) bool { _, ok := set[name]; return ok }
	number := func(name string) int64 { n, _ := strconv.ParseInt(set[name], 10, 64); return n }
	switch w[0] {
	case "engine":
		c.s.Engine, c.s.Suspends, c.s.SuspendWarning = w[1], has("suspends"), set["suspends"]
		c.s.Disables = !has("no-disabling")
		c.s.Writers, c.s.Retype = int(number("writers")), set["by-hand"]
	case "table":
		t := &sqlgen.Table{
			Ref: sqlgen.Ref{Table: w[1]}, Refusal: set["refusal"], LinkRefusal: set["unlinked"],
			IndexRefusal: set["unindexed"],
		}
		if has("note") {
			t.Notes = []string{set["note"]}
		}
		c.s.Tables[t.Ref] = t
		c.s.Names[""] = append(c.s.Names[""], w[1])
	case "column":
		col, err := ParseColumn(w[1])
		t := c.s.Tables[sqlgen.Ref{Table: col.Table}]
		if err != nil || t == nil || len(rest) == 0 {
			return fmt.Errorf("no such table: %w", err)
		}
		f := sqlgen.TableColumn{
			Name: col.Column, Type: rest[0], Form: planForms[rest[0]], Indexed: has("indexed"),
			Unique: has("unique"), Generated: has("generated"), Touched: has("touched"),
			Refusal: set["refusal"], Collation: set["collation"],
		}
		if f.Form != nil && f.Form.IsText() || strings.HasPrefix(f.Type, "char") {
			f.AnyText = planAnyText
		}
		if has("example") {
			f.Example = []byte(set["example"])
		}
		t.Columns = append(t.Columns, f)
	case "trigger":
		t := c.s.Tables[sqlgen.Ref{Table: w[1]}]
		g := sqlgen.Trigger{Name: rest[0], Definition: set["as"], Stays: set["stays"]}
		if has("of") {
			g.Of = strings.Split(set["of"], ",")
		}
		t.Triggers = append(t.Triggers, g)
	case "key":
		child, err := ParseColumn(rest[0])
		parent, parentErr := ParseColumn(rest[2])
		if err = errors.Join(err, parentErr); err != nil {
			return err
		}
		k := sqlgen.ForeignKey{
			Name: w[1], Child: sqlgen.Ref{Table: child.Table}, Parent: sqlgen.Ref{Table: parent.Table},
			Unvalidated: has("unvalidated"), Disabled: has("disabled"),
		}
		parents := strings.Split(parent.Column, ",")
		for i, name := range strings.Split(child.Column, ",") {
			k.Columns = append(k.Columns, sqlgen.Pair{Child: name, Parent: parents[i]})
		}
		c.s.Keys = append(c.s.Keys, k)
	case "fact":
		return c.fact(w[1], rest)
	case "run":
		id, err := strconv.ParseInt(w[1], 10, 64)
		r := state.Run{
			ID: id, Rewrite: rest[0], Status: state.Status(rest[1]), Columns: strings.Split(rest[2], ","),
			MovedValues: number("moved"), Total: number("total"), Normalise: has("normalise"),
			PlanHash: "as now",
		}
		r.Active = r.Status == state.Running || r.Status == state.Undoing
		if has("other-schema") {
			r.PlanHash = "other"
		}
		if has("also") {
			r.Before.Also = strings.Split(set["also"], ",")
		}
		r.Before.New = set["new"]
		c.was.runs = append(c.was.runs, r)
		return err
	case "rows":
		f := check.Reading{
			Counts: check.Counts{
				Versions: map[int]int64{}, Null: number("null"), Nil: number("nil"),
				NoUUID: number("malformed"), OtherSpelling: number("spelled"), Others: number("others"),
			},
			Images: number("images"), Done: number("done"), Unfit: number("unfit"),
			Moves: number("moves"),
		}
		for v := 1; v <= 8; v++ {
			if n := number("v" + strconv.Itoa(v)); n > 0 {
				f.Versions[v] = n
			}
		}
		if has("example") {
			f.Examples = []string{set["example"]}
		}
		if has("stranger") {
			f.Strangers = []string{set["stranger"]}
		}
		c.rows[w[1]] = f
	default:
		return errors.New("no such word")
	}
	return nil
}

// fact takes what the server, or the rows, say.
func (c *planCase) fact(what string, w []string) error {
	last := w[len(w)-1]
	switch what {
	case "outside":
		c.s.Outside = last
	case "warning":
		c.s.Warnings = append(c.s.Warnings, last)
	case "publication":
		c.s.Publications = append(c.s.Publications, last)
	case "materialised":
		c.s.Refresh = append(c.s.Refresh, last)
	case "ranged":
		c.s.RangedTables = append(c.s.RangedTables, last)
	case "lacks":
		c.s.Lacks.Grants = append(c.s.Lacks.Grants, last)
	case "hidden":
		c.s.Hidden = last
	case "unseen":
		c.s.Unseen = true
	case "home":
		c.s.Home = last
	case "places":
		c.s.Places = &sqlgen.Places{Name: last}
	case "source":
		ref := sqlgen.Ref{Table: w[0]}
		c.s.Sources[ref] = append(c.s.Sources[ref], dialect.Source{
			Column: w[1], Table: w[0], What: w[2], Text: last,
		})
	case "unsourced":
		c.s.SourceErrors[sqlgen.Ref{Table: w[0]}] = last
	case "orphans":
		n, err := strconv.ParseInt(last, 10, 64)
		c.f.Orphans = append(c.f.Orphans, n)
		return err
	case "strays", "moving":
		n, err := strconv.ParseInt(last, 10, 64)
		if what == "moving" {
			c.f.movingStrayIDs = map[string]int64{w[0]: n}
		} else {
			c.f.StrayIDs = map[string]int64{w[0]: n}
		}
		return err
	case "absent":
		c.f.absent[0], c.f.absent[1] = w, w
	case "torn":
		c.f.brokenLink = &brokenLink{
			childValue: w[0], parentValue: w[1],
			child:  sqlgen.Column{Ref: sqlgen.Ref{Table: "items"}, Name: "order_id"},
			parent: sqlgen.Column{Ref: sqlgen.Ref{Table: "orders"}, Name: "id"},
		}
	case "clash":
		c.f.clash = fmt.Errorf("%w: %s", run.ErrRefused, last)
	case "link":
		col, err := ParseColumn(w[0])
		c.f.Links = append(c.f.Links, Link{Column: col, Type: w[1], RowsFound: 50, Sample: 50,
			Also: last == "also"})
		return err
	case "unread":
		if c.f.Search == nil {
			c.f.Search = &Search{}
		}
		c.f.Search.Unread = append(c.f.Search.Unread, last)
	case "common":
		id, err := strconv.ParseInt(w[0], 10, 64)
		n, nErr := strconv.ParseInt(last, 10, 64)
		c.f.idsOfLaterRuns[id] = n
		return errors.Join(err, nErr)
	case "there":
		c.was.presentColumns = append(c.was.presentColumns, last)
	default:
		return errors.New("no such fact")
	}
	return nil
}

// flags takes the configuration: the column, the rewrite, and settings.
func (c *planCase) flags(w []string) (err error) {
	cfg := &c.asks.Config
	if cfg.Column, err = ParseColumn(w[0]); err != nil {
		return err
	}
	for _, word := range w[1:] {
		name, value, _ := strings.Cut(word, "=")
		switch name {
		case "undo":
			cfg.Undo = true
		case "skip":
			cfg.SkipOthers = true
		case "disable-triggers":
			cfg.DisableTriggers = true
		case "allow-triggers":
			cfg.AllowTriggers = true
		case "allow-orphans":
			cfg.AllowOrphans = true
		case "ignore-hidden-keys":
			cfg.IgnoreHiddenKeys = true
		case "include-new":
			cfg.IncludeNew = true
		case "created-before":
			cfg.CreatedBefore = time.Date(2026, 1, 1, 0, 0, 0, 0, time.UTC)
		case "also":
			also, err := ParseColumn(value)
			if err != nil {
				return err
			}
			cfg.Also = append(cfg.Also, also)
		default:
			if cfg.Rewrite, err = ParseRewrite(word); err != nil {
				return err
			}
		}
	}
	return cfg.validate()
}

// plan makes a plan of values alone: what the catalogue has, what the runs on its columns are and
// were, and what the rows hold. A [Planner] reads them in between, and decides in the same steps.
func plan(ask inquiry, s *dialect.Schema, was runHistory, f findings,
	rows map[string]check.Reading) (*Plan, error) {
	pl := &Plan{Inquiry: ask, history: was, findings: f}
	err := pl.findClass(s)
	if err == nil {
		err = pl.outline()
	}
	if err == nil && len(pl.MissingColumns()) == 0 {
		for i, c := range pl.Columns {
			pl.count(i, rows[c.Column.String()])
		}
		err = pl.decide()
	}
	return pl, errors.Join(append(pl.refusals, err)...)
}

// plan plans, and says what came of it.
func (c *planCase) plan() string {
	// The hashes of runs are those of the class.
	now := &Plan{Inquiry: c.asks}
	if err := now.findClass(&c.s); err == nil {
		class, plan := now.hashes()
		for i := range c.was.runs {
			c.was.runs[i].ClassHash = class
			if c.was.runs[i].PlanHash == "as now" {
				c.was.runs[i].PlanHash = plan
			}
		}
		for len(c.f.Orphans) < len(now.Class.Keys) {
			c.f.Orphans = append(c.f.Orphans, 0)
		}
	}
	c.f.laterRuns = c.was.runs
	pl, err := plan(c.asks, &c.s, c.was, c.f, c.rows)
	var b strings.Builder
	if err != nil {
		for text := range strings.SplitSeq(err.Error(), "\n") {
			fmt.Fprintf(&b, "error: %s\n", text)
		}
	} else {
		fmt.Fprintf(&b, "%s, %d to move", pl.Phase, pl.ToMove)
		for i, col := range pl.Columns {
			link := ""
			if pl.Class.Columns[i].Undeclared {
				link = " (link)"
			}
			fmt.Fprintf(&b, "; %s %s%s", col.Column, col.Form, link)
		}
		b.WriteString("\n")
	}
	for _, m := range pl.MissingColumns() {
		fmt.Fprintf(&b, "missing: %s\n", m)
	}
	for _, w := range pl.Warnings {
		fmt.Fprintf(&b, "warning: %s\n", w)
	}
	return b.String()
}

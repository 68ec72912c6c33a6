package plan

import (
	"errors"
	"fmt"
	"strconv"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/internal/casetest"
	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
	"github.com/sqluuid/sqluuid/migrate/internal/state"
	"github.com/sqluuid/sqluuid/migrate/internal/twin"
)

// Each file of testdata/twins has plans by twins without a server: "plan" or "refused" with a
// rewrite and settings, what the catalogue, the rows and the state have, and the text of the plan
// or what refuses it. Tables, columns, keys and triggers are written as in TestPlansOfValues; besides
//
//	sample notes.ref values=10 ids=9        what was looked at of a column
//	values users.id rows=100 null=2 misfits=1 example=x digits=98 others=5
//	clash users.id A B                      two values that become one id
//	size users rows=8192 indexes=8192 again=8192
//	found obstacle|warning|lacks|carried|without TEXT [TEXT [SQL]]
//	run 3 text-to-binary ready users.id,orders.id except=x ending=_v2
func TestPlansByTwins(t *testing.T) {
	casetest.Run(t, "testdata/twins/*.txt", func(t *testing.T, _ *casetest.Case) func(*casetest.Step) string {
		return func(s *casetest.Step) string {
			c := twinCase{planCase: newPlanCase(), pl: newTwins(TwinConfig{})}
			for line := range strings.Lines(s.Input) {
				if err := c.read(casetest.Words(strings.TrimSpace(line))); err != nil {
					t.Fatalf("%q: %v", strings.TrimSpace(line), err)
				}
			}
			if err := c.flags(s.Args); err != nil {
				t.Fatal(err)
			}
			return c.plan(s.Directive)
		}
	})
}

// A twinCase is what one case gives.
type twinCase struct {
	*planCase
	pl   *Twins
	runs []state.Run
}

// texts is a Twinner that knows forms alone.
type texts struct{ twin.Twinner }

func (texts) Course() twin.Course {
	return twin.Course{Log: "WAL", Shrinks: " until they are vacuumed"}
}

func (texts) Texts(*sqlgen.Form) twin.Texts {
	return twin.Texts{Any: planAnyText, Hyphens: planForms["text"], Digits: planAnyText,
		Braces: planForms["text"]}
}

func (c *twinCase) read(w []string) error {
	if len(w) < 2 {
		return c.planCase.read(w)
	}
	set := planSettings(w[2:])
	number := func(name string) int64 { n, _ := strconv.ParseInt(set[name], 10, 64); return n }
	name, _ := ParseColumn(w[1])
	switch w[0] {
	case "column":
		if err := c.planCase.read(w); err != nil {
			return err
		}
		t := c.s.Tables[sqlgen.Ref{Table: name.Table}]
		last := &t.Columns[len(t.Columns)-1]
		last.Length = -1
		if _, length, ok := strings.Cut(last.Type, "("); ok {
			last.Length, _ = strconv.ParseInt(strings.TrimSuffix(length, ")"), 10, 64)
		}
		if last.AnyText != nil {
			last.Form = planForms["text"]
		}
	case "sample":
		_, hidden := set["hidden"]
		_, makes := set["makes"]
		c.pl.samples[name] = twin.Sample{Values: number("values"), IDs: number("ids"),
			Moves: number("moves"), MakesIDs: makes, IsHidden: hidden}
	case "values":
		v := twin.Values{Rows: number("rows"), Null: number("null"), Misfits: number("misfits"),
			Example: set["example"], Digits: number("digits"), Braced: number("braced"),
			Others: number("others")}
		v.Plain = v.Rows - v.Null - v.Misfits - v.Digits - v.Braced
		c.pl.Values[name.String()] = v
	case "clash":
		c.pl.clashes[name.String()] = [2]string{w[2], w[3]}
	case "size":
		c.pl.Sizes = append(c.pl.Sizes, twin.Size{Ref: sqlgen.Ref{Table: w[1]}, Rows: number("rows"),
			Indexes: number("indexes"), Again: number("again")})
	case "found":
		f := &c.pl.Findings
		switch w[1] {
		case "obstacle":
			f.Obstacles = append(f.Obstacles, twin.Obstacle{Object: w[2], Why: w[3], SQL: strings.Join(w[4:], " ")})
		case "warning":
			f.Warnings = append(f.Warnings, w[2])
		case "lacks":
			f.Lacks.Grants = append(f.Lacks.Grants, w[2])
		case "carried":
			f.Carriage = append(f.Carriage, w[2])
		case "without":
			f.LeftOut = append(f.LeftOut, w[2])
		default:
			return errors.New("nothing is found so")
		}
	case "run":
		id, err := strconv.ParseInt(w[1], 10, 64)
		r := state.Run{ID: id, Rewrite: w[2], Status: state.Status(w[3]), Active: true,
			Columns: strings.Split(w[4], ",")}
		r.Before.Twins = &state.Twins{Ending: set["ending"]}
		if set["except"] != "" {
			r.Before.Twins.Except = strings.Split(set["except"], ",")
		}
		if _, ok := set["in-place"]; ok {
			r.Before.Twins = nil
		}
		c.runs = append(c.runs, r)
		return err
	default:
		return c.planCase.read(w)
	}
	return nil
}

// flags takes the rewrite and the settings.
func (c *twinCase) flags(w []string) (err error) {
	cfg := &c.pl.TwinConfig
	for _, word := range w {
		name, value, _ := strings.Cut(word, "=")
		switch name {
		case "all":
			cfg.All = true
		case "except":
			cfg.Except = append(cfg.Except, value)
		case "own-names":
			cfg.Ending = value
		case "allow-triggers":
			cfg.AllowTriggers = true
		case "column":
			col, err := ParseColumn(value)
			if err != nil {
				return err
			}
			cfg.Columns = append(cfg.Columns, col)
		default:
			if cfg.Rewrite, err = ParseRewrite(word); err != nil {
				return err
			}
		}
	}
	return nil
}

// plan is the text of the plan, or with "refused" what refuses it.
func (c *twinCase) plan(what string) string {
	pl := c.pl
	pl.setReader(texts{})
	pl.Engine, pl.schema = c.s.Engine, &c.s
	pl.setTarget()
	err := pl.validate()
	if err == nil {
		err = pl.outline(c.runs)
	}
	if err == nil && !pl.Resumes() {
		pl.decide()
		err = errors.Join(pl.Refusals...)
	}
	var b strings.Builder
	if err != nil {
		for _, one := range pl.Refusals {
			var script *dialect.ScriptError
			fmt.Fprintf(&b, "error: %v\n", one)
			if errors.As(one, &script) && !strings.Contains(one.Error(), script.SQL) {
				fmt.Fprintf(&b, "  %s\n", script.SQL)
			}
		}
		if len(pl.Refusals) == 0 {
			fmt.Fprintf(&b, "error: %v\n", err)
		}
	}
	if what == "plan" && pl.Scope != nil {
		var text strings.Builder
		_, _ = pl.WriteTo(&text)
		var course strings.Builder
		pl.writeCourse(&course, pl.Reader.Course())
		b.WriteString(strings.Replace(text.String(), course.String(), "", 1)) // which is always the same
	}
	return b.String()
}

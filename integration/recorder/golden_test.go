package recorder_test

import (
	"path/filepath"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/integration/recorder"
	"github.com/sqluuid/sqluuid/internal/casetest"
)

// attempts is how often a run that differs from its file is recorded. On a busy machine a lock may
// be waited for once more. The test fails if each attempt differs, and logs each.
const attempts = 3

// TestStatements carries out the runs of the files of each engine. An update needs the files of
// MariaDB before those of MySQL, so its engines follow one another.
func TestStatements(t *testing.T) {
	for _, tg := range targets {
		t.Run(tg.folder, func(t *testing.T) {
			if !*casetest.Update {
				t.Parallel()
			}
			compare(t, tg)
		})
	}
}

func compare(t *testing.T, tg target) {
	runs, err := filepath.Glob(tg.file("*"))
	if err != nil {
		t.Fatal(err)
	}
	all, done := &recorder.Questions{Name: tg.queryName(t)}, 0
	casetest.Run(t, tg.file("*"), func(t *testing.T, c *casetest.Case) func(*casetest.Step) string {
		out, asked := tg.recordUntilSame(t, c)
		all.Merge(asked)
		done++
		return func(s *casetest.Step) string { return out[s] }
	})
	casetest.Run(t, "testdata/questions/"+tg.folder+".txt",
		func(t *testing.T, c *casetest.Case) func(*casetest.Step) string {
			if done < len(runs) {
				t.Skipf("%d of %d runs were recorded", done, len(runs))
			}
			return func(s *casetest.Step) string { return tg.shown(t, c, s, all.List()) }
		})
}

// file is the file of a run.
func (tg target) file(run string) string {
	return filepath.Join("testdata", tg.folder, run+".txt")
}

// recordUntilSame records a case, and again when it differs from its file.
func (tg target) recordUntilSame(t *testing.T, c *casetest.Case) (
	map[*casetest.Step]string, *recorder.Questions,
) {
	t.Helper()
	for n := 1; ; n++ {
		out, asked := tg.record(t, c)
		differs := ""
		for _, s := range c.Steps {
			if out[s] = tg.shown(t, c, s, out[s]); out[s] != s.Output {
				differs += casetest.Difference(s.Output, out[s])
			}
		}
		if differs == "" || n == attempts || *casetest.Update {
			return out, asked
		}
		t.Logf("attempt %d differs and is made again:\n%s", n, differs)
	}
}

// record carries out a run in a database of its own.
func (tg target) record(t *testing.T, c *casetest.Case) (
	map[*casetest.Step]string, *recorder.Questions,
) {
	t.Helper()
	l := tg.newLab(t)
	j := &job{lab: l, t: t, ctx: t.Context()}
	r := &recorder.Renderer{
		Normaliser: &recorder.Normaliser{Database: l.name, KnownID: known},
		Questions:  &recorder.Questions{Data: data},
	}
	name := strings.TrimSuffix(filepath.Base(c.File), ".txt")
	out := map[*casetest.Step]string{}
	for _, s := range c.Steps {
		from := len(l.log.Entries())
		j.do(s)
		if _, unseen := s.Value("unrecorded"); !unseen {
			r.Normaliser.Others = l.otherDatabases(t)
			out[s] = r.Render(name+"/"+s.Directive, l.log.Entries()[from:])
		}
	}
	return out, r.Questions
}

// shown is a text, or how it differs from the output of the same step on the engine that this one
// is like.
func (tg target) shown(t *testing.T, c *casetest.Case, s *casetest.Step, text string) string {
	t.Helper()
	if tg.like == "" {
		return text
	}
	others, err := casetest.Read(strings.Replace(c.File, tg.folder, tg.like, 1))
	if err != nil {
		t.Fatal(err)
	}
	for i, own := range c.Steps {
		if own == s && i < len(others[0].Steps) {
			return recorder.Changes(others[0].Steps[i].Output, text)
		}
	}
	t.Fatalf("%s has no step like that of line %d of %s", others[0].File, s.Line, c.File)
	return ""
}

package recorder

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
)

// Questions are what the runs of an engine ask its catalogue, and the settings of their sessions.
// [Renderer.Render] leaves them out of a run and collects them here.
//
// The line "-- asks the catalogue" stands for any number of questions: statements that read the
// catalogue of the server or its settings, or try what the role may do, and the settings of a
// session. A step that has sent nothing else yet only looks: all that it reads is a question too.
// testdata/questions/<engine>.txt has each question once, by its name in the .sql files of the
// engine, with the steps that ask it. So a new question changes that file alone.
type Questions struct {
	// Data finds the names of tables with rows or with state. A statement with such a name is no
	// question, unless it reads the catalogue too or stands at the beginning of a step.
	Data *regexp.Regexp
	// Name returns the name of a question, "" if it has none.
	Name func(text string) string

	steps []string // in which something was asked
	order []string // the texts
	asked map[string]*question
}

type question struct {
	first string // as it was sent first, with its arguments
	steps []string
}

var (
	reads = regexp.MustCompile(`^(SELECT|WITH|SHOW|PRAGMA|EXPLAIN|(DEALLOCATE )?PREPARE)\b`)
	// catalogue is what a server says about itself and its tables.
	catalogue = regexp.MustCompile(`^SHOW |^PRAGMA|information_schema\.|performance_schema\.|` +
		`pragma_|sqlite_(master|schema)|\bpg_(class|proc|index|constraint|attribute)\b`)
	// rights are statements that read no row: whether the role may.
	rights = regexp.MustCompile(`sqluuid_may|WHERE (false|1 = 0)$|LIMIT 0$`)
	// effects are what a statement does that begins as one that reads.
	effects = regexp.MustCompile(`^SELECT (pg_catalog\.)?set_config\(|GET_LOCK|RELEASE_LOCK|` +
		`advisory_(un)?lock|FOR UPDATE`)
	settings = regexp.MustCompile(`^(SET|RESET)\b|^SELECT (pg_catalog\.)?set_config\(`)
)

// isQuestion reports whether an entry is a question. At the start of a step every statement that
// only reads is one: the step looks at what there is.
func (q *Questions) isQuestion(e Entry, atStart bool) bool {
	if e.Kind != Run && e.Kind != Prepare || isPoll(e) || !reads.MatchString(e.Text) ||
		effects.MatchString(e.Text) {
		return false
	}
	return atStart || catalogue.MatchString(e.Text) || rights.MatchString(e.Text) ||
		!q.Data.MatchString(e.Text)
}

// add notes a question of a step.
func (q *Questions) add(step, text, sent string) {
	if q.asked == nil {
		q.asked = map[string]*question{}
	}
	if !slices.Contains(q.steps, step) {
		q.steps = append(q.steps, step)
	}
	x := q.asked[text]
	if x == nil {
		x = &question{first: sent}
		q.asked[text], q.order = x, append(q.order, text)
	}
	if !slices.Contains(x.steps, step) {
		x.steps = append(x.steps, step)
	}
}

// Merge adds the questions of another run.
func (q *Questions) Merge(run *Questions) {
	for _, step := range run.steps {
		for _, text := range run.order {
			if slices.Contains(run.asked[text].steps, step) {
				q.add(step, text, run.asked[text].first)
			}
		}
	}
}

// List writes every question once: its name, the steps that ask it, its text and the arguments of
// the first time.
func (q *Questions) List() string {
	var out strings.Builder
	for _, text := range q.order {
		x, name := q.asked[text], ""
		if q.Name != nil {
			name = q.Name(text)
		}
		if name != "" {
			fmt.Fprintf(&out, "-- %s\n", name)
		}
		out.WriteString("-- asked by " + q.stepNames(x.steps) + "\n" + x.first)
	}
	return out.String()
}

// stepNames names steps, or those that are not among them if these are fewer.
func (q *Questions) stepNames(steps []string) string {
	others := slices.DeleteFunc(slices.Clone(q.steps), func(s string) bool {
		return slices.Contains(steps, s)
	})
	switch {
	case len(others) == 0:
		return "all"
	case len(others) < len(steps):
		return "all but " + strings.Join(others, ", ")
	}
	return strings.Join(steps, ", ")
}

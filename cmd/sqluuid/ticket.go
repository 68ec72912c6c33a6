package main

import (
	"bytes"
	_ "embed"
	"fmt"
	"html/template"
	"os"
	"path/filepath"
	"strings"
	"time"

	"github.com/sqluuid/sqluuid/internal/thousands"
	"github.com/sqluuid/sqluuid/migrate"
)

const reportHelp = "write a page for the change ticket to `FILE`; Markdown for .md, HTML for " +
	".html; it is written when the run ends, however it ends, and replaces a file of that name"

// A ticket collects what a page about a run says.
type ticket struct {
	file               string
	startedAt          time.Time
	database           string
	title              string
	plan, result       string
	chunks, retries    int64
	movedValues, total int64 // by all processes
	own                int64 // by this process
	report             *migrate.Report
	command            string   // without passwords
	waits, notes       []string // each once, in their order
}

// maxNotes bounds the lists of a page.
const maxNotes = 50

// newTicket makes sure that the page can be written. It returns nil without a file.
func newTicket(file string) (*ticket, error) {
	if file == "" {
		return nil, nil
	}
	if ext := strings.ToLower(filepath.Ext(file)); ext != ".md" && ext != ".html" {
		return nil, usagef("--report takes the name of a file that ends with .md or .html, not %q", file)
	}
	f, err := os.OpenFile(file, os.O_CREATE|os.O_WRONLY, 0o644)
	if err != nil {
		return nil, usagef("cannot write the page of --report: %w", err)
	}
	return &ticket{file: file, startedAt: time.Now()}, f.Close()
}

func (t *ticket) about(pl *migrate.Plan, database string) {
	if t == nil {
		return
	}
	var b bytes.Buffer
	pl.WriteTo(visibleWriter{&b})
	t.plan, t.database = b.String(), database
	t.title = pl.Rewrite.String() + " of " + pl.Column.String()
	if pl.Undo {
		t.title = "undo of " + t.title
	}
}

// take counts an event, and keeps what people ask about afterwards.
func (t *ticket) take(e migrate.Event) {
	if t == nil {
		return
	}
	t.chunks, t.retries = max(t.chunks, e.Chunk), max(t.retries, e.Retries)
	t.movedValues, t.total = e.MovedValues, e.Total
	if e.Tables != nil {
		t.own = 0
		for _, table := range e.Tables {
			t.own += table.MovedValues
		}
	}
	note := func(list *[]string, format string, args ...any) {
		text := visible(fmt.Sprintf(format, args...))
		for _, s := range *list {
			if s == text {
				return
			}
		}
		if len(*list) < maxNotes {
			*list = append(*list, text)
		}
	}
	switch e.Kind {
	case migrate.Waiting:
		note(&t.waits, "%s", e.Note)
	case migrate.HeldAgain:
		note(&t.waits, "a hold ended: %s", e.Note)
	case migrate.Paused:
		note(&t.waits, "paused: %s", e.Note)
	case migrate.Warned:
		note(&t.notes, "warning: %s", e.Note)
	case migrate.Pass:
		note(&t.notes, "another pass: %s", e.Note)
	case migrate.Swapped:
		note(&t.notes, "the names were exchanged; the tables were locked for %v",
			e.Took.Round(time.Millisecond))
	}
}

// A section is a heading of the page with lines of text as the command prints them.
type section struct{ Heading, Text string }

// A page is what both formats show.
type page struct {
	Title, Outcome string
	Facts          [][2]string
	Sections       []section
}

func (t *ticket) page(err error) page {
	now := time.Now()
	outcome := map[int]string{
		exitDone: "Done and verified.", exitFailed: "Failed.", exitUsage: "Not started.",
		exitRefused:  "Refused; nothing was changed.",
		exitMismatch: "Verification FAILED.", exitStopped: "Stopped; the same command goes on.",
	}[exitCode(err)]
	switch {
	case err == nil && t.result == "":
		outcome = "Nothing was written."
	case exitCode(err) == exitRefused && t.movedValues > 0:
		outcome = "Refused in the middle; the chunks before stay."
	}
	p := page{Title: t.title, Outcome: outcome, Facts: [][2]string{
		{"database", t.database},
		{"started", t.startedAt.UTC().Format(time.RFC3339)},
		{"ended", now.UTC().Format(time.RFC3339)},
		{"took", now.Sub(t.startedAt).Round(time.Millisecond).String()},
		{"values rewritten", fmt.Sprintf("%s by the run (%s planned), %s by this process",
			thousands.Group(t.movedValues), thousands.Group(t.total), thousands.Group(t.own))},
		{"chunks", thousands.Group(t.chunks)},
		{"tried again", thousands.Group(t.retries) + " times, because of locks and conflicts"},
		{"exit code", fmt.Sprint(exitCode(err))},
		{"process", processName()},
		{"command line", t.command},
		{"version", version()},
	}}
	if t.report != nil && t.report.All != nil {
		p.Facts = append(p.Facts, [2]string{"this process", describeShare(*t.report.Process)},
			[2]string{"the run", "begun " + t.report.All.Began.UTC().Format(time.RFC3339) + ": " +
				describeShare(*t.report.All)})
		for _, s := range t.report.Sizes {
			p.Facts = append(p.Facts, [2]string{"size of " + s.Table, fmt.Sprintf("%.1f MiB with its "+
				"indexes, and %.1f MiB before", mebibytes(s.After), mebibytes(s.Before))})
		}
	}
	if p.Title == "" {
		p.Title = "a run that was not planned"
	}
	if err != nil {
		p.Sections = append(p.Sections, section{"Error", joinFailures(failuresOf(err))})
	}
	for _, s := range []section{{"Result", t.result}, {"Waited for", strings.Join(t.waits, "\n")},
		{"Notes", strings.Join(t.notes, "\n")}, {"Plan", t.plan}} {
		if s.Text = strings.TrimRight(s.Text, "\n"); s.Text != "" {
			p.Sections = append(p.Sections, s)
		}
	}
	return p
}

//go:embed ticket.html
var ticketHTML string

// ticketPage breaks lines between the words of a fact: browsers also break a flag behind
// its hyphens.
var ticketPage = template.Must(template.New("ticket").
	Funcs(template.FuncMap{"words": strings.Fields}).Parse(ticketHTML))

// write writes the page of a run that ended with err.
func (t *ticket) write(err error) error {
	var b bytes.Buffer
	p := t.page(err)
	if strings.EqualFold(filepath.Ext(t.file), ".html") {
		if err := ticketPage.Execute(&b, p); err != nil {
			return err
		}
	} else {
		fmt.Fprintf(&b, "# %s\n\n%s\n\n|  |  |\n|---|---|\n", p.Title, p.Outcome)
		for _, f := range p.Facts {
			fmt.Fprintf(&b, "| %s | %s |\n", f[0], strings.ReplaceAll(visible(f[1]), "|", `\|`))
		}
		for _, s := range p.Sections {
			fence := "```"
			for strings.Contains(s.Text, fence) { // a name can hold one
				fence += "`"
			}
			fmt.Fprintf(&b, "\n## %s\n\n%stext\n%s\n%s\n", s.Heading, fence, s.Text, fence)
		}
	}
	return os.WriteFile(t.file, b.Bytes(), 0o644)
}

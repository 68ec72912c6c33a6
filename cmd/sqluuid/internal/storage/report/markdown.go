package report

import (
	"fmt"
	"strings"

	"github.com/sqluuid/sqluuid/cmd/sqluuid/internal/storage"
)

// Markdown writes the report as tables, with links to the plots in its folder.
func Markdown(r *storage.Report) []byte {
	var b strings.Builder
	e := r.Environment
	fmt.Fprintf(&b, "# %s\n\n%s\n\n%s %s\n\n%s\n\n", title(r), conclusion(r), lead(r), howOften(r),
		cacheLine(r))
	b.WriteString("In brackets: times the baseline.\n\n")
	WriteSheet(&b, figures(r))
	for _, c := range Charts(r) {
		fmt.Fprintf(&b, "\n## %s\n\n%s\n\n![%s](%s.svg)\n\n", c.Title, c.Caption, c.Title, c.ID)
		WriteSheet(&b, data(c))
	}
	b.WriteString("\n## Environment\n\n| | |\n|---|---|\n")
	for _, x := range Where(r) {
		fmt.Fprintf(&b, "| %s | %s |\n", x.Name, x.Value)
	}
	b.WriteString("\n")
	for _, n := range e.Notes {
		fmt.Fprintf(&b, "- %s\n", n)
	}
	for _, s := range r.Plan.SkippedModes {
		fmt.Fprintf(&b, "- Not measured, %s: %s.\n", s.Mode, s.Reason)
	}
	return []byte(b.String())
}

// Where lists the environment.
func Where(r *storage.Report) []storage.Setting {
	e := r.Environment
	return append([]storage.Setting{
		{Name: "engine", Value: e.Engine + " " + e.Version},
		{Name: "command ran on", Value: fmt.Sprintf("%s, %s, %d cores, %s", e.OS, e.CPU, e.Cores, e.Go)},
		{Name: "sqluuid", Value: e.Tool},
		{Name: "started, took", Value: fmt.Sprintf("%s, %.0f s",
			r.StartedAt.Format("2006-01-02 15:04 UTC"), r.Seconds)},
	}, e.Settings...)
}

// WriteSheet writes a table in Markdown.
func WriteSheet(b *strings.Builder, s sheet) {
	fmt.Fprintf(b, "| %s |\n|%s\n", strings.Join(s.Head, " | "), "---|"+
		strings.Repeat("---:|", len(s.Head)-1))
	for _, row := range s.Rows {
		texts := make([]string, len(row))
		for i, c := range row {
			texts[i] = c.Text
		}
		fmt.Fprintf(b, "| %s |\n", strings.Join(texts, " | "))
	}
}

// Section writes the environment of a report and its table of all figures. Its heading is of the
// third level, for a page with several reports.
func Section(b *strings.Builder, r *storage.Report) {
	fmt.Fprintf(b, "\n### %s, %s rows\n\n%s In brackets: times the baseline.\n\n",
		r.Environment.Engine, Number(float64(r.Plan.Rows)), howOften(r))
	WriteSheet(b, figures(r))
	settings := make([]string, len(r.Environment.Settings))
	for i, s := range r.Environment.Settings {
		settings[i] = s.Name + " " + s.Value
	}
	fmt.Fprintf(b, "\n%s %s; %s. %s\n", r.Environment.Engine, r.Environment.Version,
		strings.Join(settings, ", "), cacheLine(r))
}

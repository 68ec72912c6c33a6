package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"
	"text/tabwriter"
	"time"
	"unicode"

	"github.com/spf13/cobra"

	"github.com/sqluuid/sqluuid/cmd/sqluuid/internal/connect"
	"github.com/sqluuid/sqluuid/cmd/sqluuid/internal/scan"
	"github.com/sqluuid/sqluuid/internal/thousands"
	"github.com/sqluuid/sqluuid/migrate"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

func newScan() *cobra.Command {
	var from source
	var asJSON, details bool
	var failOn []string
	cfg := scan.Config{}
	cmd := &cobra.Command{
		Use:   "scan",
		Short: "Find the columns that hold UUIDs, and what is wrong with them",
		Long: `Find the columns that hold identifiers of sixteen bytes, by their types and by a sample of
their values, and say of each: how it stores them and in which byte order, which versions they
have, what looks wrong (bytes in a swapped order, the version 6 of google/uuid, two orders in one
column), whether they arrive in the order of their index, and which rewrite of sqluuid migrate would
help.

It only reads: each column in a read-only transaction of its own where the engine has them, at most
--sample values, and no statement for longer than --timeout. A share is one of the sample. A rewrite
is advised only if its plan would not be refused for what the catalogue tells; else the reason is
printed.
PostgreSQL, MySQL, MariaDB, SQLite and SQL Server (not run on a server yet), where it also says how
the pages of an index lie, if the role may ask.

Exit codes: 0 done, 1 failed, 2 usage, 3 no such schema, 4 a finding of
--fail-on.`,
		Example: `  sqluuid scan --database postgres://shop@db.example.net/shop
  sqluuid scan --database mariadb://shop@db/shop --schema shop --schema archive
  sqluuid scan --database sqlite:/srv/shop.db --json`,
		Args: noArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			if err := checkFindings(cmd.Root(), failOn); err != nil {
				return err
			}
			raw, err := from.raw(cmd)
			if err != nil {
				return err
			}
			if strings.HasPrefix(strings.ToLower(raw), "oracle:") { // people may try it
				return usagef("scanning a database of %v: %w; scan knows PostgreSQL, MySQL, MariaDB, "+
					"SQLite and SQL Server", engine.Oracle, errors.ErrUnsupported)
			}
			db, err := connect.Open(cmd.Context(), raw)
			if err != nil {
				return err
			}
			defer db.Close()
			cfg.Refusal = refusalOf
			line := lineOf(cmd.ErrOrStderr())
			cfg.Progress = line.show
			rep, err := scan.Scan(cmd.Context(), db.DB, db.Engine, cfg)
			line.clear()
			if errors.Is(err, scan.ErrConfig) {
				return usageError{err}
			}
			if err != nil {
				return err
			}
			if asJSON {
				enc := json.NewEncoder(cmd.OutOrStdout())
				enc.SetEscapeHTML(false)
				err = enc.Encode(rep)
			} else {
				err = scanText{visibleWriter{cmd.OutOrStdout()}, rewritesOf(cmd.Root()),
					from.flagsToRepeat(), details}.write(rep)
			}
			return errors.Join(err, failIf(rep, failOn))
		},
	}
	f := cmd.Flags()
	from.flags(cmd)
	addList(f, &cfg.Schemas, "schema", "scan only this `SCHEMA`; may be repeated; MySQL "+
		"and MariaDB: a database, by default the one in the URL")
	f.IntVar(&cfg.Sample, "sample", 1000, "values of each column that are read at the most")
	f.DurationVar(&cfg.Timeout, "timeout", 10*time.Second,
		"how long a statement may take before its column is left out")
	f.BoolVar(&asJSON, "json", false, "print one JSON object; docs/reference/json.md has the schema")
	f.BoolVar(&details, "details", false, detailsHelp)
	addList(f, &failOn, "fail-on", "end with exit code 4 if a column has this "+
		"`FINDING`: any, the name of a rewrite that would help, "+scan.OtherAdvice+
		" for other advice, or "+strings.Join(scan.Kinds(), ", ")+"; may be repeated")
	return cmd
}

// errFound occurs when a scan found what --fail-on names.
var errFound = errors.New("the scan found what --fail-on names")

// anything is what --fail-on calls every finding.
const anything = "any"

// checkFindings refuses a name that no finding has.
func checkFindings(root *cobra.Command, names []string) error {
	for _, name := range names {
		known := append([]string{anything, scan.OtherAdvice}, scan.Kinds()...)
		if !slices.Contains(known, name) && !rewritesOf(root)[name] {
			return usagef("--fail-on %s: no finding is called so; there are %s, and the rewrites of "+
				"sqluuid migrate", name, strings.Join(known, ", "))
		}
	}
	return nil
}

// failIf is the error of a scan that found one of these things.
func failIf(rep *scan.Report, names []string) error {
	var found []string
	for _, c := range rep.Columns {
		for _, f := range c.Findings() {
			if slices.Contains(names, f) || slices.Contains(names, anything) {
				found = append(found, fmt.Sprintf("%s (%s)", clean(c.Name.String()), f))
				break
			}
		}
	}
	switch n := len(found); n {
	case 0:
		return nil
	case 1:
		return fmt.Errorf("%w: %s", errFound, found[0])
	default:
		return fmt.Errorf("%w in %d columns, such as %s", errFound, n, found[0])
	}
}

// A progressLine is one line of a terminal on which a scan tells what it does.
type progressLine struct {
	out  io.Writer // nil: it is no terminal
	last time.Time
}

func lineOf(w io.Writer) *progressLine {
	if onTerminal(w) {
		return &progressLine{out: w}
	}
	return &progressLine{}
}

// show draws a step, ten times a second at the most.
func (l *progressLine) show(s scan.Step) {
	if now := time.Now(); l.out != nil && now.Sub(l.last) > 100*time.Millisecond {
		l.last = now
		text := fmt.Sprintf("%s %d of %d: ", s.Doing, s.N, s.Of)
		fmt.Fprint(l.out, "\r\x1b[K", text, shorten(clean(s.With), 79-len(text)))
	}
}

func (l *progressLine) clear() {
	if l.out != nil {
		fmt.Fprint(l.out, "\r\x1b[K")
	}
}

// refusalOf says why the plan of a rewrite would be refused for what the catalogue tells. What that
// cannot tell is left to the plan itself.
func refusalOf(survey *migrate.Survey, a scan.Advice) string {
	var cfg migrate.PlanConfig
	var err error
	if cfg.Rewrite, err = migrate.ParseRewrite(a.Rewrite); err != nil {
		return ""
	}
	if cfg.Column, err = migrate.ParseColumn(a.Column); err != nil {
		return ""
	}
	for _, name := range a.Also {
		c, err := migrate.ParseColumn(name)
		if err != nil {
			return ""
		}
		cfg.Also = append(cfg.Also, c)
	}
	if err = survey.Refusal(cfg); !errors.Is(err, migrate.ErrRefused) {
		return ""
	}
	script, more := (*migrate.ScriptError)(nil), ""
	if errors.As(err, &script) {
		err, more = script.Err, "; its --dry-run prints the statements"
	}
	why := strings.TrimPrefix(err.Error(), migrate.ErrRefused.Error()+": ")
	why = strings.ReplaceAll(why, "\n"+migrate.ErrRefused.Error()+": ", "; ")
	return withFlags(why + more)
}

// rewritesOf are the rewrites that the migrate command has, by their names.
func rewritesOf(root *cobra.Command) map[string]bool {
	out := map[string]bool{}
	for _, group := range root.Commands() {
		if group.Name() == "migrate" {
			for _, c := range group.Commands() {
				out[c.Name()] = true
			}
		}
	}
	return out
}

// scanText is what the text of a scan needs to know besides its report.
type scanText struct {
	out      io.Writer
	rewrites map[string]bool // those that the command has
	database string          // the flags that open the database again
	details  bool
}

func (s scanText) write(rep *scan.Report) error {
	out := s.out
	switch {
	case len(rep.Columns) > 0:
	case rep.LookedAt == 0 && len(rep.SkippedColumns) > 0:
		fmt.Fprintln(out, "No column could be read.")
		return writeSkipped(out, rep)
	default:
		fmt.Fprintf(out, "No column holds identifiers of sixteen bytes; the values of %s were looked "+
			"at.\n", thousands.Count(rep.LookedAt, "column"))
		return writeSkipped(out, rep)
	}
	fmt.Fprintln(out, headline(rep))
	if !s.details && len(rep.Columns) > manyColumns {
		return summarizeScan(out, rep, s.command)
	}
	fmt.Fprintln(out)
	if _, err := io.WriteString(out, scanTable(rep.Columns)); err != nil {
		return err
	}
	var fine, unseen []string
	for _, c := range rep.Columns {
		switch name := clean(c.Name.String()); {
		case len(c.Findings()) == 0 && c.SampleSize == 0:
			unseen = append(unseen, name)
			continue
		case len(c.Findings()) == 0:
			fine = append(fine, name)
			continue
		}
		s.findings(c)
	}
	for _, in := range rep.Inside {
		does := "inside its values"
		then := "which no rewrite takes along: where ids change there, change them here too"
		if in.Whole {
			does = "among other values"
			then = "and no foreign key says so: the plan of a rewrite of " + clean(in.Column) +
				" names the rows that it would take along, where another column tells them apart"
		}
		fmt.Fprintf(out, "\n%s (%s)\n  → has ids of %s %s (%d of %d that were looked up), %s\n",
			clean(in.Name.String()), clean(in.Type), clean(in.Column), does, in.Hits, in.LookedUp, then)
	}
	if len(fine) > 0 {
		fmt.Fprintf(out, "\nFine as they are: %s\n", strings.Join(fine, ", "))
	}
	if len(unseen) > 0 {
		fmt.Fprintf(out, "\nNo value was seen (empty, NULL, or hidden from this role): %s\n",
			strings.Join(unseen, ", "))
	}
	return writeSkipped(out, rep)
}

// scanTable is a line for each column, or two where one would be wider than a terminal.
func scanTable(columns []scan.Column) string {
	var table, list strings.Builder
	tw := tabwriter.NewWriter(&table, 0, 0, 2, ' ', 0)
	fmt.Fprintln(tw, "COLUMN\tTYPE\tKEY\tROWS\tFORM\tAGREE\tVERSIONS\tIN ORDER")
	for _, c := range columns {
		form := c.Form
		if c.Order != "network" {
			form += ", " + c.Order
		}
		name, typ, versions := clean(c.Name.String()), clean(c.Type), c.Histogram()
		fmt.Fprintf(tw, "%s\t%s\t%s\t%s\t%s\t%s\t%s\t%s\n", name, typ, keyWord(c.Keys), rowsWord(c), form,
			percent(c.Agree), dash(versions), orderWord(c.Arrival))
		fmt.Fprintf(&list, "%s (%s)", name, typ)
		if key := keyWord(c.Keys); key != "-" {
			fmt.Fprintf(&list, ": %s", key)
		}
		fmt.Fprintf(&list, "\n  %s; %s (%s)", rowsWord(c), form, percent(c.Agree))
		if versions != "" {
			fmt.Fprintf(&list, "; %s", versions)
		}
		if c.Arrival != nil {
			fmt.Fprintf(&list, "; %s in order", orderWord(c.Arrival))
		}
		list.WriteByte('\n')
	}
	tw.Flush()
	if isWide(table.String()) {
		return list.String()
	}
	return table.String()
}

// command is the line that carries out an advice.
func (s scanText) command(a scan.Advice) string {
	if !s.rewrites[a.Rewrite] {
		return fmt.Sprintf("the rewrite for it is %s, which this version does not have", a.Rewrite)
	}
	if a.All {
		return fmt.Sprintf("sqluuid migrate %s%s --all --dry-run", a.Rewrite, s.database)
	}
	also := ""
	for _, name := range a.Also {
		also += " --also " + shellWord(name)
	}
	return fmt.Sprintf("sqluuid migrate %s%s --column %s%s --dry-run", a.Rewrite, s.database,
		shellWord(a.Column), also)
}

func (s scanText) findings(c scan.Column) {
	out := s.out
	fmt.Fprintf(out, "\n%s\n", clean(c.Name.String()))
	for _, x := range c.Suspicions {
		fmt.Fprintf(out, "  ! %s (%s): %s\n", x.Kind, percent(x.Share), clean(x.Detail))
	}
	if a := c.Arrival; a != nil {
		fmt.Fprintf(out, "  %s of all pairs and %s of %s neighbours are in order, by %s\n",
			percent(a.Ordered), percent(a.Neighbours), thousands.Group(a.Pairs), clean(a.By))
	}
	if h := c.Health; h != nil {
		fmt.Fprintf(out, "  %s of the %s leaf pages of its index %s are out of order\n",
			percent(h.Fragmentation), thousands.Group(h.Pages), clean(h.Index))
	}
	for _, a := range c.Advice {
		fmt.Fprintf(out, "  → %s\n", clean(a.Reason))
		if a.Rewrite != "" {
			fmt.Fprintf(out, "    %s\n", s.command(a))
		}
	}
}

func writeSkipped(out io.Writer, rep *scan.Report) error {
	for _, s := range rep.SkippedColumns {
		if _, err := fmt.Fprintf(out, "\nNot read: %s (%s): %s\n", clean(s.Name.String()), clean(s.Type),
			clean(strings.Join(strings.Fields(s.Reason), " "))); err != nil {
			return err
		}
	}
	for _, n := range rep.Notes {
		if _, err := fmt.Fprintf(out, "\nNote: %s\n", clean(strings.Join(strings.Fields(n),
			" "))); err != nil {
			return err
		}
	}
	return nil
}

// clean replaces the control characters of names, which neither reach a terminal then nor begin a
// line of their own.
func clean(s string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsControl(r) {
			return '?'
		}
		return r
	}, s)
}

func keyWord(k scan.Keys) string {
	var words []string
	for _, w := range []struct {
		on   bool
		word string
	}{{k.Primary, "primary"}, {k.Unique && !k.Primary, "unique"},
		{k.Indexed && !k.Unique && !k.Primary, "indexed"}, {len(k.References) > 0, "foreign"}} {
		if w.on {
			words = append(words, w.word)
		}
	}
	if n := len(k.ReferencedBy); n > 0 {
		words = append(words, fmt.Sprintf("parent of %d", n))
	}
	return dash(strings.Join(words, ", "))
}

func rowsWord(c scan.Column) string {
	if c.Rows < 0 {
		return fmt.Sprintf("%s read", thousands.Group(c.SampleSize))
	}
	return fmt.Sprintf("~%s, %s read", thousands.Group(c.Rows), thousands.Group(c.SampleSize))
}

func orderWord(a *scan.Arrival) string {
	if a == nil {
		return "-"
	}
	return percent(a.Ordered)
}

// percent never rounds a part up to the whole, nor something down to nothing.
func percent(share float64) string {
	switch {
	case share >= 1:
		return "100%"
	case share > 0.99:
		return ">99%"
	case share > 0 && share < 0.01:
		return "<1%"
	}
	return fmt.Sprintf("%.0f%%", 100*share)
}

func dash(s string) string {
	if s == "" {
		return "-"
	}
	return s
}

// shellWord quotes a name for a POSIX shell where it needs it. A control character
// needs the quotes of POSIX 2024, which spell it out.
func shellWord(s string) string {
	plain := true
	for _, r := range s {
		if unicode.IsControl(r) {
			return "$" + octalQuote(s)
		}
		plain = plain && (strings.ContainsRune("._-/:@", r) || '0' <= r && r <= '9' || 'a' <= r &&
			r <= 'z' || 'A' <= r && r <= 'Z')
	}
	if plain {
		return s
	}
	return "'" + strings.ReplaceAll(s, "'", `'\''`) + "'"
}

// octalQuote is s between single quotes, with the bytes of its control characters in
// octal digits.
func octalQuote(s string) string {
	var b strings.Builder
	b.WriteByte('\'')
	for _, r := range s {
		switch {
		case unicode.IsControl(r):
			for _, c := range []byte(string(r)) {
				fmt.Fprintf(&b, `\%03o`, c)
			}
		case r == '\'' || r == '\\':
			b.WriteByte('\\')
			b.WriteRune(r)
		default:
			b.WriteRune(r)
		}
	}
	b.WriteByte('\'')
	return b.String()
}

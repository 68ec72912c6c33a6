package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"github.com/sqluuid/sqluuid/cmd/sqluuid/internal/connect"
	"github.com/sqluuid/sqluuid/cmd/sqluuid/internal/scan"
	"github.com/sqluuid/sqluuid/internal/pattern"
	"github.com/sqluuid/sqluuid/migrate"
)

// The exit codes, which scripts rely on.
const (
	exitDone     = 0
	exitFailed   = 1 // the same command may succeed later
	exitUsage    = 2 // of the command line itself, whatever the database holds
	exitRefused  = 3 // what the database holds, or lacks; nothing was changed
	exitMismatch = 4 // the verification found something
	exitStopped  = 5 // by a signal; the same command goes on
)

// usageError is a fault of the command line.
type usageError struct{ error }

func (e usageError) Unwrap() error { return e.error }

func usagef(format string, args ...any) error { return usageError{fmt.Errorf(format, args...)} }

// run is the whole command, with its surroundings as arguments.
func run(ctx context.Context, args []string, in io.Reader, out, errOut io.Writer) int {
	root := newRoot(in, out, errOut)
	var all bool
	if args, all = asksForEverything(args); all {
		root.Annotations = map[string]string{everything: "yes"}
	}
	root.SetArgs(args)
	cmd, err := root.ExecuteContextC(ctx)
	if err == nil {
		return exitDone
	}
	if tellsFailures(cmd) && wantsJSON(args) {
		newReporter(out, errOut, true).reportFailure(err)
	}
	for _, f := range failuresOf(err) {
		fmt.Fprintln(errOut, f.withPrefix("sqluuid: "))
	}
	return exitCode(err)
}

// tellsFailures reports whether the JSON of a command ends with an object for the
// error that it fails with. The JSON of inspect has one for each identifier alone.
func tellsFailures(cmd *cobra.Command) bool { return cmd.Name() != "inspect" }

// wantsJSON looks for the flag by itself, because a fault of another one keeps it
// from being read.
func wantsJSON(args []string) bool {
	for _, a := range args {
		if v, ok := strings.CutPrefix(a, "--json="); ok {
			yes, err := strconv.ParseBool(v)
			return yes || err != nil
		}
		switch a {
		case "--json":
			return true
		case "--":
			return false
		}
	}
	return false
}

func newRoot(in io.Reader, out, errOut io.Writer) *cobra.Command {
	root := &cobra.Command{
		Use:           "sqluuid",
		Short:         "Find, read and move the UUIDs of live databases",
		SilenceErrors: true,
		SilenceUsage:  true,
		Long: `Find the UUIDs of a database, say what an id is, rewrite a key column with every foreign
key that refers to it, and measure what kinds of keys cost.

The database is a URL: sqlite:/path/file.db, postgres://user@host/db, mariadb://user@host/db,
mysql://user@host/db or sqlserver://user@host?database=db (not run on a server yet), or what
DATABASE_URL holds. The password may stand in a file (--password-file) or be asked for
(--password-prompt).

Exit codes: 0 done, 1 failed, 2 usage, 3 refused by a check or by you, 4 verification mismatch, 5
stopped and resumable (of bench: its tables dropped).`,
		Example: `  sqluuid scan --database postgres://shop@db.example.net/shop
  sqluuid inspect 01ARZ3NDEKTSV4RRFFQ69G5FAV
  sqluuid migrate plan v1-to-v6 --database sqlite:shop.db --column orders.id`,
		Version: version(),
		Args:    noArgs,
		RunE:    showHelp,
	}
	root.SetIn(in)
	root.SetOut(out)
	root.SetErr(errOut)
	root.SetFlagErrorFunc(flagError)
	root.SetVersionTemplate("{{.Version}}\n")
	root.AddCommand(newMigrate(), newInspect(), newScan(), newBench(), newMan(), newVersion())
	root.SetGlobalNormalizationFunc(americanFlags)
	finishHelp(root)
	return root
}

// noArgs refuses arguments, which for a group of commands are misspelt ones.
func noArgs(cmd *cobra.Command, args []string) error {
	if len(args) == 0 {
		return nil
	}
	if strings.Contains(args[0], ":") { // perhaps a URL, with its password
		return usagef("%s takes no arguments, only flags: the URL belongs behind --database; see %s "+
			"--help", cmd.CommandPath(), cmd.CommandPath())
	}
	if cmd.HasSubCommands() {
		var names []string
		for _, c := range cmd.Commands() {
			names = append(names, c.Name())
		}
		if cmd.Name() == "migrate" && strings.Contains(args[0], "-to-") {
			return noRewrite(args[0])
		}
		return usagef("%s has no command %q%s; see %s --help", cmd.CommandPath(), args[0],
			nearestName(names, args[0]), cmd.CommandPath())
	}
	return usagef("%s takes no argument such as %q, only flags; see %s --help", cmd.CommandPath(),
		args[0], cmd.CommandPath())
}

// noRewrite is the error for the name of a rewrite that there is not.
func noRewrite(name string) error {
	hint := nearestName(rewriteNames(), name)
	if strings.HasPrefix(name, "v4-to-") {
		hint = ": version 4 ids are random and hold no time; v4-to-v7 draws others by a column with " +
			"the time of a row, or keep them, and make new ids of version 7"
	}
	if name == "undo" {
		hint = ": sqluuid migrate undo --dry-run plans one"
	}
	return usagef("there is no rewrite %q%s; sqluuid migrate rewrites lists all", name, hint)
}

// flagError is for a flag that a command does not have. A group of commands has
// none: what comes before the flag is a command that it does not have.
func flagError(cmd *cobra.Command, err error) error {
	if !cmd.HasSubCommands() {
		return usagef("%w%s; see %s --help", err, nearestFlag(cmd, err), cmd.CommandPath())
	}
	if why := noArgs(cmd, cmd.Flags().Args()); why != nil {
		return why
	}
	return usagef("%w; flags belong behind a command of %s; see %s --help", err, cmd.CommandPath(),
		cmd.CommandPath())
}

// nearestFlag suggests a flag for one that a command does not have, as the end of a message.
func nearestFlag(cmd *cobra.Command, err error) string {
	var unknown *pflag.NotExistError
	if !errors.As(err, &unknown) {
		return ""
	}
	typed, best, least := unknown.GetSpecifiedName(), "", 3
	cmd.Flags().VisitAll(func(f *pflag.Flag) {
		d := distance(typed, f.Name)
		if len(typed) > 1 && strings.HasPrefix(f.Name, typed) {
			d = min(d, 1)
		}
		if !f.Hidden && d < min(least, len(f.Name)) {
			best, least = f.Name, d
		}
	})
	if best == "" {
		return ""
	}
	return "; did you mean --" + best + "?"
}

// distance counts the letters to insert, delete or replace to turn a into b.
func distance(a, b string) int {
	row := make([]int, len(b)+1)
	for j := range row {
		row[j] = j
	}
	for i := range len(a) {
		above := row[0]
		row[0] = i + 1
		for j := range len(b) {
			d := above
			if a[i] != b[j] {
				d = 1 + min(above, row[j], row[j+1])
			}
			above, row[j+1] = row[j+1], d
		}
	}
	return row[len(b)]
}

// americanFlags takes the British spelling of --normalize-inserts, too.
func americanFlags(_ *pflag.FlagSet, name string) pflag.NormalizedName {
	if name == "normalise-inserts" {
		name = "normalize-inserts"
	}
	return pflag.NormalizedName(name)
}

// showHelp is what a group of commands does when it is called alone.
func showHelp(cmd *cobra.Command, _ []string) error { return cmd.Help() }

func exitCode(err error) int {
	var usage usageError
	switch {
	case err == nil:
		return exitDone
	case errors.As(err, &usage), errors.Is(err, connect.ErrURL),
		errors.Is(err, migrate.ErrConfig):
		return exitUsage
	case errors.Is(err, migrate.ErrStopped), errors.Is(err, connect.ErrStopped):
		return exitStopped
	case errors.Is(err, migrate.ErrRefused), errors.Is(err, migrate.ErrNotFound),
		errors.Is(err, migrate.ErrNotUUID), errors.Is(err, migrate.ErrNoRun),
		errors.Is(err, errDeclined), errors.Is(err, scan.ErrNoSchema):
		return exitRefused
	case errors.Is(err, migrate.ErrVerify), errors.Is(err, errFound):
		return exitMismatch
	}
	return exitFailed
}

// A failure is how an error is printed: a line, and the SQL that it offers.
type failure struct{ line, sql string }

// String has the SQL behind the line, on lines of its own.
func (f failure) String() string {
	if f.sql == "" {
		return f.line
	}
	return f.line + "\n" + escapeControls(f.sql)
}

// withPrefix is String with a prefix, in lines that fit a terminal but for the SQL.
func (f failure) withPrefix(prefix string) string {
	line := foldLines(prefix + f.line)
	if f.sql == "" {
		return line
	}
	return line + "\n" + escapeControls(f.sql)
}

// failuresOf returns an error as one failure, and errors that were joined as one each.
func failuresOf(err error) (list []failure) {
	joined, ok := err.(interface{ Unwrap() []error })
	if !ok {
		return []failure{failureOf(err)}
	}
	for _, e := range joined.Unwrap() { // it adds a meaning to one of them, and no text
		if e.Error() == err.Error() {
			return failuresOf(e)
		}
	}
	if errors.Join(joined.Unwrap()...).Error() != err.Error() {
		return []failure{failureOf(err)}
	}
	for _, e := range joined.Unwrap() {
		list = append(list, failuresOf(e)...)
	}
	return list
}

func failureOf(err error) failure {
	message, script := err.Error(), (*migrate.ScriptError)(nil)
	if !errors.As(err, &script) {
		return failure{line: oneLine(message)}
	}
	return failure{oneLine(strings.Replace(message, "\n"+script.SQL, "", 1)), script.SQL}
}

// joinFailures writes failures below each other.
func joinFailures(list []failure) string {
	lines := make([]string, len(list))
	for i, f := range list {
		lines[i] = f.String()
	}
	return strings.Join(lines, "\n")
}

// packages matches the names of Go packages with which messages begin, also within another one.
var packages = pattern.Of(
	`(^|: |; )(?:(?:migrate|sqltype|codec|collation|pgxtype|follow|sql|driver|pgconn|mysql): )+`)

// oneLine writes the message of an error without the names of packages. A line break in it is
// written as an escape, and blanks stay: a statement in a message names what it named.
func oneLine(message string) string {
	return strings.ReplaceAll(visible(packages().ReplaceAllString(message, "$1")), "\n", `\n`)
}

package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"runtime/debug"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

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
	root.SetArgs(args)
	cmd, err := root.ExecuteContextC(ctx)
	if err == nil {
		return exitDone
	}
	if tellsFailures(cmd) && wantsJSON(args) {
		newReporter(out, errOut, true).failed(err)
	}
	for _, line := range linesOf(err) {
		fmt.Fprintln(errOut, "sqluuid: "+line)
	}
	return exitCode(err)
}

// tellsFailures reports whether the JSON of a command ends with an object for the
// error that it fails with. That of inspect has one for each identifier alone.
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
		Short:         "Move UUID key columns of live databases, and look into identifiers",
		SilenceErrors: true,
		SilenceUsage:  true,
		Long: `Find, read and move the UUIDs of live databases: scan finds the columns that hold them, inspect says what an id is,
migrate rewrites a key column with every foreign key that refers to it, and bench measures what kinds of keys cost.

The database is a URL: sqlite:/path/file.db, postgres://user@host/db, mariadb://user@host/db, mysql://user@host/db or
sqlserver://user@host?database=db, or what DATABASE_URL holds. The password may stand in a file (--password-file) or be
asked for (--password-prompt).

Exit codes: 0 done, 1 failed, 2 usage; of migrate also 3 refused by a check, 4 verification mismatch, 5 stopped and
resumable; of bench also 5 stopped, its tables dropped.`,
		Example: `  sqluuid scan --database postgres://shop@db.example.net/shop
  sqluuid inspect 01ARZ3NDEKTSV4RRFFQ69G5FAV
  sqluuid migrate plan v1-to-v6 --database sqlite:/srv/shop.db --column orders.id`,
		Version: version(),
		Args:    noArgs,
		RunE:    needsCommand,
	}
	root.SetIn(in)
	root.SetOut(out)
	root.SetErr(errOut)
	root.SetFlagErrorFunc(flagError)
	root.AddCommand(newMigrate(), newInspect(), newScan(), newBench(), newMan())
	finishHelp(root)
	return root
}

// noArgs refuses arguments, which for a group of commands are misspelt ones.
func noArgs(cmd *cobra.Command, args []string) error {
	if len(args) == 0 {
		return nil
	}
	if strings.Contains(args[0], ":") { // perhaps a URL, with its password
		return usagef("%s takes no arguments, only flags: the URL belongs behind --database; see %s --help", cmd.CommandPath(), cmd.CommandPath())
	}
	if cmd.HasSubCommands() {
		hint := ""
		for cmd.SuggestionsMinimumDistance = 1; hint == "" && cmd.SuggestionsMinimumDistance <= 3; cmd.SuggestionsMinimumDistance++ {
			if s := cmd.SuggestionsFor(args[0]); len(s) > 0 { // the nearest
				hint = fmt.Sprintf("; did you mean %q?", s[0])
			}
		}
		if list := rewritesIn(cmd); len(list) > 0 && strings.Contains(args[0], "-to-") {
			return usagef("there is no rewrite %q%s; there are %s; see %s --help", args[0], hint, strings.Join(list, ", "), cmd.CommandPath())
		}
		return usagef("%s has no command %q%s; see %s --help", cmd.CommandPath(), args[0], hint, cmd.CommandPath())
	}
	return usagef("%s takes no argument such as %q, only flags; see %s --help", cmd.CommandPath(), args[0], cmd.CommandPath())
}

// rewritesIn are the rewrites that a group of commands has.
func rewritesIn(group *cobra.Command) (names []string) {
	for _, c := range group.Commands() {
		if strings.Contains(c.Name(), "-to-") || c.Name() == migrate.GoogleV6Repair.String() {
			names = append(names, c.Name())
		}
	}
	return names
}

// flagError is for a flag that a command does not have. A group of commands has
// none: what comes before the flag is a command that it does not have.
func flagError(cmd *cobra.Command, err error) error {
	if !cmd.HasSubCommands() {
		return usageError{err}
	}
	if why := noArgs(cmd, cmd.Flags().Args()); why != nil {
		return why
	}
	return usagef("%w; flags belong behind a command of %s; see %s --help", err, cmd.CommandPath(), cmd.CommandPath())
}

func needsCommand(cmd *cobra.Command, _ []string) error {
	return usagef("%s needs a command; see %s --help", cmd.CommandPath(), cmd.CommandPath())
}

func exitCode(err error) int {
	var usage usageError
	var stopped stoppedError
	switch {
	case err == nil:
		return exitDone
	case errors.As(err, &usage), errors.Is(err, migrate.ErrColumnName), errors.Is(err, migrate.ErrConfig):
		return exitUsage
	case errors.Is(err, migrate.ErrStopped), errors.As(err, &stopped):
		return exitStopped
	case errors.Is(err, migrate.ErrRefused), errors.Is(err, migrate.ErrNotFound), errors.Is(err, migrate.ErrNotUUID), errors.Is(err, migrate.ErrNoRun):
		return exitRefused
	case errors.Is(err, migrate.ErrVerify):
		return exitMismatch
	}
	return exitFailed
}

// linesOf writes an error on one line, those that were joined on one each.
func linesOf(err error) (lines []string) {
	joined, ok := err.(interface{ Unwrap() []error })
	if !ok || errors.Join(joined.Unwrap()...).Error() != err.Error() {
		return []string{oneLine(err)}
	}
	for _, e := range joined.Unwrap() {
		lines = append(lines, linesOf(e)...)
	}
	return lines
}

// oneLine writes an error on one line, without the prefix that the library puts
// before it.
func oneLine(err error) string {
	s := strings.Join(strings.Fields(err.Error()), " ")
	return visible(strings.TrimPrefix(s, "migrate: "))
}

func version() string {
	if info, ok := debug.ReadBuildInfo(); ok && info.Main.Version != "" {
		return info.Main.Version
	}
	return "(devel)"
}

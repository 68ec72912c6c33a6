package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"runtime/debug"
	"strings"

	"github.com/spf13/cobra"

	"github.com/sqluuid/sqluuid/migrate"
)

// The exit codes, which scripts rely on.
const (
	exitDone     = 0
	exitFailed   = 1
	exitUsage    = 2
	exitRefused  = 3
	exitMismatch = 4 // the verification found something
	exitStopped  = 5 // by a signal; the same command goes on
)

// usageError is a fault of the command line.
type usageError struct{ error }

func (e usageError) Unwrap() error { return e.error }

func usagef(format string, args ...any) error { return usageError{fmt.Errorf(format, args...)} }

// run is the whole command, with its surroundings as arguments.
func run(ctx context.Context, args []string, in io.Reader, out, errOut io.Writer) int {
	root := newRoot()
	root.SetArgs(args)
	root.SetIn(in)
	root.SetOut(out)
	root.SetErr(errOut)
	err := root.ExecuteContext(ctx)
	if err != nil {
		fmt.Fprintln(errOut, "sqluuid: "+oneLine(err))
	}
	return exitCode(err)
}

func newRoot() *cobra.Command {
	root := &cobra.Command{
		Use:           "sqluuid",
		Short:         "Move UUID key columns of live databases, foreign keys included",
		SilenceErrors: true,
		SilenceUsage:  true,
		Version:       version(),
		Args:          noArgs,
		RunE:          needsCommand,
	}
	root.SetFlagErrorFunc(func(_ *cobra.Command, err error) error { return usageError{err} })
	root.AddCommand(newMigrate())
	return root
}

// noArgs refuses arguments, which for a group of commands are misspelt ones.
func noArgs(cmd *cobra.Command, args []string) error {
	if len(args) == 0 {
		return nil
	}
	if cmd.HasSubCommands() {
		hint := ""
		if s := cmd.SuggestionsFor(args[0]); len(s) > 0 {
			hint = fmt.Sprintf("; did you mean %q?", s[0])
		}
		return usagef("%s has no command %q%s; see %s --help", cmd.CommandPath(), args[0], hint, cmd.CommandPath())
	}
	return usagef("%s takes no argument such as %q, only flags; see %s --help", cmd.CommandPath(), args[0], cmd.CommandPath())
}

func needsCommand(cmd *cobra.Command, _ []string) error {
	return usagef("%s needs a command; see %s --help", cmd.CommandPath(), cmd.CommandPath())
}

func exitCode(err error) int {
	var usage usageError
	switch {
	case err == nil:
		return exitDone
	case errors.As(err, &usage), errors.Is(err, migrate.ErrColumnName), errors.Is(err, migrate.ErrConfig):
		return exitUsage
	case errors.Is(err, migrate.ErrStopped):
		return exitStopped
	case errors.Is(err, migrate.ErrRefused):
		return exitRefused
	case errors.Is(err, migrate.ErrVerify):
		return exitMismatch
	}
	return exitFailed
}

// oneLine writes an error on one line, without the prefix that the library puts
// before it.
func oneLine(err error) string {
	s := strings.Join(strings.Fields(err.Error()), " ")
	return strings.TrimPrefix(s, "migrate: ")
}

func version() string {
	if info, ok := debug.ReadBuildInfo(); ok && info.Main.Version != "" {
		return info.Main.Version
	}
	return "(devel)"
}

package main

import (
	"encoding/csv"
	"errors"
	"io"
	"os"
	"strings"

	"github.com/spf13/cobra"

	"github.com/sqluuid/sqluuid/migrate"
	"github.com/sqluuid/sqluuid/sqltype"
)

func newExportMap() *cobra.Command {
	g := &target{}
	out := ""
	cmd := &cobra.Command{
		Use:   "export-map",
		Short: "Write old keys and their new ids as CSV",
		Long: `Write the old keys of a column and the ids that a run of new keys has given to their rows,
as CSV with the headings old and new, in the order of the old keys. It finds them in the table,
before the cut-over and behind it, or in what finish --keep has left. A text that a spreadsheet
would run begins with an apostrophe.`,
		Example: "  sqluuid migrate export-map --column customers.id --out customers.csv",
		Args:    noArgs,
		RunE: func(cmd *cobra.Command, _ []string) (err error) {
			db, col, err := g.open(cmd)
			if err != nil {
				return err
			}
			defer db.Close()
			ids, err := migrate.Open(db.DB, db.Engine)
			if err != nil {
				return err
			}
			to := cmd.OutOrStdout()
			if out != "" {
				file := &lateFile{name: out}
				defer func() { err = errors.Join(err, file.close()) }()
				to = file
			}
			return writeMap(to, func(f func(string, sqltype.UUID) error) error {
				return ids.Map(cmd.Context(), col, f)
			})
		},
	}
	g.source.flags(cmd)
	addList(cmd.Flags(), &g.columns, "column", columnHelp)
	cmd.Flags().StringVar(&out, "out", "", "write to a `FILE` that its owner alone can read, and not "+
		"to stdout")
	return cmd
}

// lateFile is a file of its owner alone. The first write makes or empties it: a refused map leaves
// an older one.
type lateFile struct {
	name string
	file *os.File
}

func (f *lateFile) Write(p []byte) (n int, err error) {
	if f.file == nil {
		f.file, err = os.OpenFile(f.name, os.O_WRONLY|os.O_CREATE|os.O_TRUNC, 0o600)
		if err != nil {
			return 0, err
		}
		// An older file may be one that others read; a device or a pipe keeps its mode.
		if is, err := f.file.Stat(); err != nil {
			return 0, err
		} else if is.Mode().IsRegular() && is.Mode().Perm() != 0o600 {
			if err := f.file.Chmod(0o600); err != nil {
				return 0, err
			}
		}
	}
	return f.file.Write(p)
}

func (f *lateFile) close() error {
	if f.file == nil {
		return nil
	}
	return f.file.Close()
}

// writeMap writes pairs as CSV, and nothing if it is refused before the first.
func writeMap(to io.Writer, each func(func(string, sqltype.UUID) error) error) error {
	w := csv.NewWriter(to)
	if err := w.Write([]string{"old", "new"}); err != nil {
		return err
	}
	pairs := 0
	err := each(func(old string, id sqltype.UUID) error {
		pairs++
		return w.Write([]string{inert(old), id.String()})
	})
	if err != nil && pairs == 0 {
		return err
	}
	w.Flush()
	return errors.Join(err, w.Error())
}

// inert is a cell that no spreadsheet takes for a formula. A number is none.
func inert(text string) string {
	isNumber := strings.Trim(strings.TrimPrefix(text, "-"), "0123456789") == ""
	if !isNumber && strings.ContainsRune("=+-@\t\r", rune(text[0])) {
		return "'" + text
	}
	return text
}

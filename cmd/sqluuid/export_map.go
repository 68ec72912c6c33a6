package main

import (
	"encoding/csv"
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
would run begins with an apostrophe. On PostgreSQL.`,
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
				file, err := os.OpenFile(out, os.O_WRONLY|os.O_CREATE|os.O_TRUNC, 0o600)
				if err != nil {
					return err
				}
				defer func() {
					if e := file.Close(); err == nil {
						err = e
					}
				}()
				to = file
			}
			return writeMap(to, func(f func(string, sqltype.UUID) error) error {
				return ids.Map(cmd.Context(), col, f)
			})
		},
	}
	g.source.flags(cmd)
	cmd.Flags().StringArrayVar(&g.columns, "column", nil, columnHelp)
	cmd.Flags().StringVar(&out, "out", "", "write to a `FILE` that its owner alone can read, and not "+
		"to stdout")
	return cmd
}

// writeMap writes pairs as CSV.
func writeMap(to io.Writer, each func(func(string, sqltype.UUID) error) error) error {
	w := csv.NewWriter(to)
	if err := w.Write([]string{"old", "new"}); err != nil {
		return err
	}
	err := each(func(old string, id sqltype.UUID) error {
		return w.Write([]string{inert(old), id.String()})
	})
	if w.Flush(); err == nil {
		err = w.Error()
	}
	return err
}

// inert is a cell that no spreadsheet takes for a formula. A number is none.
func inert(text string) string {
	isNumber := strings.Trim(strings.TrimPrefix(text, "-"), "0123456789") == ""
	if !isNumber && strings.ContainsRune("=+-@\t\r", rune(text[0])) {
		return "'" + text
	}
	return text
}

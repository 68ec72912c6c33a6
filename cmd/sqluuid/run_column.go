package main

import (
	"fmt"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"github.com/sqluuid/sqluuid/cmd/sqluuid/internal/connect"
	"github.com/sqluuid/sqluuid/migrate"
)

// statusOf lists the runs of a database, the latest first.
func statusOf(cmd *cobra.Command, db *connect.Database) ([]migrate.RunStatus, error) {
	ids, err := migrate.Open(db.DB, db.Engine)
	if err != nil {
		return nil, err
	}
	return ids.Status(cmd.Context())
}

// columnOfRun returns a column of a run by its number, or of the only run under way for 0. A later
// run on that column would be taken for it, and is refused.
func columnOfRun(cmd *cobra.Command, db *connect.Database, number int64) (col migrate.ColumnName,
	err error) {
	runs, err := statusOf(cmd, db)
	if err != nil {
		return col, err
	}
	at := slices.IndexFunc(runs, func(r migrate.RunStatus) bool { return r.Run == number })
	if number == 0 {
		if at, err = onlyRun(runs); err != nil {
			return col, err
		}
	}
	if at < 0 {
		return col, fmt.Errorf("%w: there is no run %d; see them with status", migrate.ErrNoRun, number)
	}
	name := runs[at].Columns[0]
	for _, later := range runs[:at] {
		if slices.Contains(later.Columns, name) {
			return col, fmt.Errorf("%w: run %d came after run %d on %s; name the column to work on run %d "+
				"(--column)", migrate.ErrRefused, later.Run, runs[at].Run, name, later.Run)
		}
	}
	return migrate.ParseColumn(name)
}

// onlyRun returns the place of the only run that is under way.
func onlyRun(runs []migrate.RunStatus) (at int, err error) {
	var list []string
	for i, r := range runs {
		if isUnderWay(r) {
			at = i
			list = append(list, fmt.Sprintf("run %d (%s of %s)", r.Run, r.Rewrite,
				someColumns(r.Columns)))
		}
	}
	switch len(list) {
	case 0:
		return 0, fmt.Errorf("%w: no run is under way; name a column (--column)", migrate.ErrRefused)
	case 1:
		return at, nil
	}
	return 0, fmt.Errorf("%w: %d runs are under way: %s; name one (--run)", migrate.ErrRefused,
		len(list), strings.Join(list, ", "))
}

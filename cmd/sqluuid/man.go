package main

import (
	"fmt"
	"os"
	"time"

	"github.com/spf13/cobra"
	"github.com/spf13/cobra/doc"
)

// newMan writes the man pages.
func newMan() *cobra.Command {
	var dir string
	cmd := &cobra.Command{
		Use:   "man",
		Short: "Write the man pages into a folder",
		Long: "Write a man page for every command into a folder. man finds them in a folder man1 of " +
			"its MANPATH.",
		Example: "  sqluuid man --dir ~/.local/share/man/man1",
		Args:    noArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			if dir == "" {
				return usagef("--dir is missing")
			}
			if err := os.MkdirAll(dir, 0o755); err != nil {
				return err
			}
			// A fixed date makes the pages the same in every build.
			date := time.Date(2026, 1, 1, 0, 0, 0, 0, time.UTC)
			root := cmd.Root()
			root.DisableAutoGenTag = true
			if err := doc.GenManTree(root, &doc.GenManHeader{Title: "SQLUUID", Section: "1",
				Source: "sqluuid", Date: &date}, dir); err != nil {
				return fmt.Errorf("writing the man pages: %w", err)
			}
			return nil
		},
	}
	cmd.Flags().StringVar(&dir, "dir", "", "the `FOLDER`, which is made if it is missing")
	return cmd
}

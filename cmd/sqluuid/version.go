package main

import (
	"fmt"
	"runtime"
	"runtime/debug"

	"github.com/spf13/cobra"
)

func newVersion() *cobra.Command {
	return &cobra.Command{
		Use:     "version",
		Short:   "Print the version, the commit and the Go that built it",
		Example: "  sqluuid version",
		Args:    noArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			_, err := fmt.Fprintln(cmd.OutOrStdout(), version())
			return err
		},
	}
}

// release is the version of an archive of a release, which is built before the tag is there. The
// linker sets it.
var release string

// version says what was built, from which commit and by which Go, as far as the build tells.
func version() string {
	info, ok := debug.ReadBuildInfo()
	if !ok {
		info = &debug.BuildInfo{}
	}
	if release != "" {
		info.Main.Version = release
	}
	return describeBuild(info)
}

func describeBuild(info *debug.BuildInfo) string {
	name, set := info.Main.Version, map[string]string{}
	if name == "" {
		name = "(devel)"
	}
	for _, s := range info.Settings {
		set[s.Key] = s.Value
	}
	from := ""
	if commit := set["vcs.revision"]; commit != "" {
		from = fmt.Sprintf(" (commit %.12s, %.10s", commit, set["vcs.time"])
		if set["vcs.modified"] == "true" {
			from += ", with changes"
		}
		from += ")"
	}
	return fmt.Sprintf("sqluuid %s%s %s %s/%s", name, from, runtime.Version(), runtime.GOOS,
		runtime.GOARCH)
}

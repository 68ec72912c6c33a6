// Command release prepares the tree of a release.
//
//	go run ./internal/release -version v0.1.0
//
// The nested modules of a clone find the root with replace lines, and go install
// refuses a module that has any. This command copies what git tracks to
// dist/VERSION, takes those lines out of the modules that are released, and pins
// the versions that are released together. It commits, tags and pushes nothing:
// it prints what is left to do. With -archives it also builds the command for
// six platforms from the clone, and packs it with checksums.
package main

import (
	"flag"
	"fmt"
	"os"
	"path"
	"path/filepath"
)

func main() {
	version := flag.String("version", "", "the version to release, such as v0.1.0")
	out := flag.String("out", "", "the folder to write, which must not exist (default dist/VERSION)")
	archives := flag.String("archives", "", "the folder for the archives of the command and their checksums (default none)")
	dirty := flag.Bool("dirty", false, "copy files that are not committed, too: for trials")
	flag.Parse()
	if *out == "" {
		*out = filepath.Join("dist", *version)
	}
	if err := run(*version, *out, *archives, *dirty, flag.Args()); err != nil {
		fmt.Fprintln(os.Stderr, "release:", err)
		os.Exit(1)
	}
}

func run(version, out, archives string, dirty bool, rest []string) error {
	if len(rest) > 0 {
		return fmt.Errorf("takes only flags, not %q", rest)
	}
	if err := checkVersion(version); err != nil {
		return err
	}
	if err := copyTree(".", out, dirty); err != nil {
		return err
	}
	for _, folder := range nestedModules {
		if err := pin(filepath.Join(out, folder), version); err != nil {
			return err
		}
	}
	if archives != "" {
		if err := writeArchives(".", archives, version, targets, target.build); err != nil {
			return err
		}
		fmt.Printf("%s has the archives of the command and SHA256SUMS. Only linux/amd64 has SQLite.\n", archives)
	}
	fmt.Printf("%s holds the tree of %s. Nothing is committed, tagged or pushed. What is left:\n\n", out, version)
	fmt.Println("  # the changelog has a section for the version, the checks (.ci/run) pass, the work tree is clean")
	fmt.Println("  git switch --detach")
	for _, folder := range nestedModules {
		fmt.Printf("  cp %s %s\n", path.Join(filepath.ToSlash(out), folder, "go.mod"), path.Join(folder, "go.mod"))
	}
	fmt.Printf("  git commit --all --message 'release: %s'\n", version)
	tags := version
	for _, folder := range nestedModules {
		tags += " " + folder + "/" + version
	}
	fmt.Printf("  for tag in %s; do git tag \"$tag\"; done\n", tags)
	fmt.Printf("  git push origin %s\n", tags)
	fmt.Println("  git switch -   # main keeps its replace lines")
	return nil
}

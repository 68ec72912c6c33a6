// Command nightly writes a line of docs/nightly.md: what one suite of a nightly part ran.
//
//	go test -json … | go run ./integration/nightly -into docs/nightly.md -suite NAME -version V
//
// It reads what go test -json printed, of one run or of several in a row. A test counts if it has
// no subtests. With -served it counts only if it, or a test that contains it, opened a database on
// the server (its attribute "server"). Any test that failed counts as failed, and so does a
// package. Without -version the line has the versions that tests have noted (their attribute
// "version"), or else Go's. The line replaces the old line of the suite. A run with failures, or
// without tests, ends with an error after the line is written.
package main

import (
	"cmp"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"runtime"
	"strings"
	"time"
)

func main() {
	into := flag.String("into", "", "the page in which to replace the line (default: print it)")
	suite := flag.String("suite", "", "the suite's name, which the line begins with")
	version := flag.String("version", "", "the version that the server answered (default: what "+
		"tests have noted)")
	served := flag.Bool("served", false, "count only the tests that opened a database on a server")
	flag.Parse()
	if err := run(*into, *suite, *version, *served); err != nil {
		fmt.Fprintln(os.Stderr, "nightly:", err)
		os.Exit(1)
	}
}

func run(into, suite, version string, served bool) error {
	if suite == "" {
		return fmt.Errorf("takes -suite")
	}
	c, err := read(os.Stdin, served)
	if err != nil {
		return err
	}
	version = cmp.Or(version, strings.Join(c.version, ", "), runtime.Version())
	for _, name := range c.failed {
		fmt.Println("failed:", name)
	}
	for _, name := range c.skipped {
		fmt.Println("skipped:", name)
	}
	commit, err := headCommit()
	if err != nil {
		return err
	}
	row := fmt.Sprintf("| %s | %s | %d | %d | %d | %.0f | %s | %s |\n", suite, version, c.ran,
		len(c.skipped), len(c.failed), c.took.Minutes(), commit, time.Now().UTC().Format(time.DateOnly))
	fmt.Print(row)
	if into != "" {
		page, err := os.ReadFile(into)
		if err != nil {
			return err
		}
		text, err := replace(string(page), suite, row)
		if err != nil {
			return fmt.Errorf("%s: %w", into, err)
		}
		if err := os.WriteFile(into, []byte(text), 0o644); err != nil {
			return err
		}
	}
	switch {
	case len(c.failed) > 0:
		return fmt.Errorf("%s: %d tests failed", suite, len(c.failed))
	case c.ran == 0:
		return fmt.Errorf("%s: no test ran", suite)
	}
	return nil
}

// headCommit returns the commit of the working tree, with a plus sign if its code has changed since.
func headCommit() (string, error) {
	commit, err := exec.Command("git", "rev-parse", "--short=8", "HEAD").Output()
	if err != nil {
		return "", fmt.Errorf("git rev-parse: %w", err)
	}
	changed, err := exec.Command("git", "status", "--porcelain", "--", ".", ":!docs").Output()
	if err != nil {
		return "", fmt.Errorf("git status: %w", err)
	}
	if len(changed) > 0 {
		return strings.TrimSpace(string(commit)) + "+", nil
	}
	return strings.TrimSpace(string(commit)), nil
}

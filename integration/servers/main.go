// Command servers writes a line of docs/servers.md or docs/clusters.md: what a run of the tests on
// one server or cluster came to.
//
//	go test -json … | go run ./integration/servers -into docs/servers.md -server NAME -version V
//
// Without -version the line has the versions that tests have noted (their attribute "version").
//
// It reads what go test -json printed. A test counts if it, or a test that it stands in, opened
// a database on the server (its attribute "server"), and if it has no subtests. Any test that
// failed counts as failed, and so does a package. The line takes the place of the server's old
// one. A run with failures, or without tests, ends with an error behind the line.
package main

import (
	"cmp"
	"flag"
	"fmt"
	"os"
	"strings"
	"time"
)

func main() {
	into := flag.String("into", "", "the page in which to replace the line (default: print it)")
	server := flag.String("server", "", "the server's name, which the line begins with")
	version := flag.String("version", "", "the version that the server answered (default: what "+
		"tests have noted)")
	flag.Parse()
	if err := run(*into, *server, *version); err != nil {
		fmt.Fprintln(os.Stderr, "servers:", err)
		os.Exit(1)
	}
}

func run(into, server, version string) error {
	if server == "" {
		return fmt.Errorf("takes -server")
	}
	c, err := read(os.Stdin)
	if err != nil {
		return err
	}
	version = cmp.Or(version, strings.Join(c.version, ", "), "unknown")
	for _, name := range c.failed {
		fmt.Println("failed:", name)
	}
	for _, name := range c.skipped {
		fmt.Println("skipped:", name)
	}
	row := fmt.Sprintf("| %s | %s | %d | %d | %d | %s |\n", server, version, c.ran, len(c.skipped),
		len(c.failed), time.Now().UTC().Format(time.DateOnly))
	fmt.Print(row)
	if into != "" {
		page, err := os.ReadFile(into)
		if err != nil {
			return err
		}
		text, err := replace(string(page), server, row)
		if err != nil {
			return fmt.Errorf("%s: %w", into, err)
		}
		if err := os.WriteFile(into, []byte(text), 0o644); err != nil {
			return err
		}
	}
	switch {
	case len(c.failed) > 0:
		return fmt.Errorf("%s: %d tests failed", server, len(c.failed))
	case c.ran == 0:
		return fmt.Errorf("%s: no test ran on the server", server)
	}
	return nil
}

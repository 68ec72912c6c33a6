// Command formats says what an identifier is: as which formats its text can be
// read, what speaks for each, when it was made, and how it looks in all the
// others. It is package inspect in a few lines; sqluuid inspect is the same with
// JSON.
//
//	go run ./examples/formats 01ARZ3NDEKTSV4RRFFQ69G5FAV -JhLeOlGIEjaIOFHR0xd
//
// What it prints first is the likeliest reading. Readings are candidates: many
// texts can be read in several ways, and it says so.
package main

import (
	"errors"
	"fmt"
	"io"
	"os"

	"github.com/sqluuid/sqluuid/inspect"
)

func main() {
	if err := run(os.Args[1:], os.Stdout); err != nil {
		fmt.Fprintln(os.Stderr, "formats:", err)
		os.Exit(1)
	}
}

func run(texts []string, w io.Writer) error {
	if len(texts) == 0 {
		return errors.New("which identifiers?")
	}
	var failed []error
	for i, text := range texts {
		if i > 0 {
			fmt.Fprintln(w)
		}
		report := inspect.Text(text)
		if err := report.Write(w, false); err != nil {
			return err
		}
		if len(report.Candidates) == 0 {
			failed = append(failed, fmt.Errorf("%.80q is in no form that is known here", text))
		}
	}
	return errors.Join(failed...)
}

// Command formats says what an identifier is: as which formats its text can be
// read, what speaks for each, when it was made, and how it looks in all the
// others. It shows what packages codec, codec/euid, codec/extuuid, codec/inin,
// codec/kin, codec/peabody and sqltype know.
//
//	go run ./examples/formats 01ARZ3NDEKTSV4RRFFQ69G5FAV
//	go run ./examples/formats -all 1541815603606036480
//
// What it prints first is the likeliest reading. Readings are candidates: many
// texts can be read in several ways, and it says so.
package main

import (
	"errors"
	"fmt"
	"io"
	"os"
)

func main() {
	if err := run(os.Args[1:], os.Stdout); err != nil {
		fmt.Fprintln(os.Stderr, "formats:", err)
		os.Exit(1)
	}
}

func run(args []string, w io.Writer) error {
	all, texts, err := arguments(args)
	if err != nil || len(texts) == 0 {
		fmt.Fprintln(w, usage)
		return err
	}
	var failed []error
	for i, text := range texts {
		if i > 0 {
			fmt.Fprintln(w)
		}
		if err := report(w, text, all); err != nil {
			failed = append(failed, err)
		}
	}
	return errors.Join(failed...)
}

const usage = `usage: formats [-all] identifier …
  -all  print every form of every candidate, not of the first one only
  --    what follows are identifiers`

// arguments reads the command line without package flag, because a Firebase key
// begins with a hyphen: what is no option here is an identifier. It gives no
// texts when somebody asks for help.
func arguments(args []string) (all bool, texts []string, err error) {
	for i, a := range args {
		switch a {
		case "-all", "--all":
			all = true
		case "-h", "-help", "--help":
			return false, nil, nil
		case "--":
			texts = append(texts, args[i+1:]...)
			return all, texts, wanted(texts)
		default:
			texts = append(texts, a)
		}
	}
	return all, texts, wanted(texts)
}

func wanted(texts []string) error {
	if len(texts) == 0 {
		return errors.New("which identifier?")
	}
	return nil
}

// report prints what is known of one text.
func report(w io.Writer, text string, all bool) error {
	found := inspect(text)
	fmt.Fprintf(w, "%s\n", quoteOdd(text))
	if len(found) == 0 {
		fmt.Fprintf(w, "  %v\n", errUnknown)
		return fmt.Errorf("%.80q: %w", text, errUnknown)
	}
	if n := len(found); n > 1 {
		fmt.Fprintf(w, "  The text can stand for %d different values, the likeliest first.\n", n)
	}
	for i, c := range found {
		fmt.Fprintf(w, "\n%d. ", i+1)
		c.print(w)
		if c.Fits && (i == 0 || all) {
			table(w, "In all forms:", forms(c.ID))
			table(w, "As stored bytes:", stored(c.ID))
		}
	}
	return nil
}

func (c candidate) print(w io.Writer) {
	if c.Fits {
		fmt.Fprintf(w, "%x\n", c.ID)
	} else {
		fmt.Fprintln(w, "more than sixteen bytes")
	}
	for _, f := range c.Facts {
		fmt.Fprintf(w, "   %s\n", f)
	}
	for _, y := range c.Ways {
		fmt.Fprintf(w, "   %v: %s", y.Grade, y.Name)
		if !y.Made.IsZero() {
			fmt.Fprintf(w, ", made %s", stamp(y.Made))
		}
		fmt.Fprintln(w)
		for _, d := range y.Details {
			fmt.Fprintf(w, "      %s\n", d)
		}
	}
	for _, n := range c.Notes {
		fmt.Fprintf(w, "   note: %s\n", n)
	}
}

func table(w io.Writer, title string, rows []form) {
	fmt.Fprintf(w, "   %s\n", title)
	for _, r := range rows {
		fmt.Fprintf(w, "      %-18s %s\n", r.Name, r.Text)
	}
}

// quoteOdd quotes a text that is not plainly printable.
func quoteOdd(s string) string {
	for _, r := range s {
		if r <= ' ' || r > '~' {
			return fmt.Sprintf("%.200q", s)
		}
	}
	return fmt.Sprintf("%.200s", s)
}

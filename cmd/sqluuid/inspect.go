package main

import (
	"bufio"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"strings"

	"github.com/spf13/cobra"
	"golang.org/x/term"

	"github.com/sqluuid/sqluuid/collation"
	"github.com/sqluuid/sqluuid/inspect"
)

// maxLine bounds a line of the input. No identifier is nearly so long.
const maxLine = 1 << 20

func newInspect() *cobra.Command {
	var asJSON, all bool
	var orderName string
	cmd := &cobra.Command{
		Use:   "inspect [ID…]",
		Short: "Say what an identifier is and how it is written elsewhere",
		Long: `Say what each identifier may be: as which formats its text can be read and what speaks for
each, its version, time and node, whether its bytes look as if they stood in another order or came
from a faulty generator, and how it is written in all other forms. Without arguments, or for the
argument -, identifiers are read from standard input, one per line; empty lines are skipped. An
identifier that begins with a hyphen stands behind --.

The likeliest reading comes first. Readings are candidates: many texts are identifiers of several
kinds.

Exit codes: 0 every identifier can be read, 1 the input could not be read, 2 one of them is in no
known form or only in an unlikely one, or usage.`,
		Example: `  sqluuid inspect 01ARZ3NDEKTSV4RRFFQ69G5FAV
  sqluuid inspect --json 0x11EC9414C232AB00B3C89F6BDECED846
  sqluuid inspect --order sql-server 018f4f3c-1234-7abc-8def-0123456789ab
  sqluuid inspect -- -JhLeOlGIEjaIOFHR0xd
  psql -Atc 'SELECT id FROM orders LIMIT 5' | sqluuid inspect`,
		RunE: func(cmd *cobra.Command, args []string) error {
			show := textReports(cmd.OutOrStdout(), all)
			if asJSON {
				show = jsonReports(cmd.OutOrStdout())
			}
			if cmd.Flags().Changed("order") {
				order, err := orderNamed(orderName)
				switch {
				case err != nil:
					return err
				case asJSON:
					return usagef("--order draws text: leave --json out")
				}
				show = withOrder(cmd.OutOrStdout(), order, show)
			}
			if len(args) == 0 {
				if f, ok := cmd.InOrStdin().(*os.File); ok && term.IsTerminal(int(f.Fd())) {
					return usagef("inspect needs an identifier, or some on its standard input; see sqluuid " +
						"inspect --help")
				}
				args = []string{"-"}
			}
			return inspectAll(args, cmd.InOrStdin(), show)
		},
	}
	cmd.Flags().BoolVar(&asJSON, "json", false, "print one JSON object per identifier instead of text")
	cmd.Flags().StringVar(&orderName, "order", "", "also draw which bytes this order compares first: "+
		strings.Join(orderNames(), ", "))
	cmd.Flags().BoolVar(&all, "all", false, "print every form of every candidate, not of the "+
		"likeliest only")
	return cmd
}

func orderNames() (names []string) {
	for _, o := range collation.Orders() {
		names = append(names, o.String())
	}
	return names
}

func orderNamed(name string) (collation.Order, error) {
	for _, o := range collation.Orders() {
		if o.String() == name {
			return o, nil
		}
	}
	return nil, usagef("no order is named %q; there are %s", name, strings.Join(orderNames(), ", "))
}

// withOrder shows a report, and how an order compares its likeliest value.
func withOrder(w io.Writer, order collation.Order, show func(inspect.Report) error) func(
	inspect.Report) error {
	return func(r inspect.Report) error {
		if err := show(r); err != nil || len(r.Candidates) == 0 || !r.Candidates[0].Fits {
			return err
		}
		_, err := fmt.Fprint(w, "\nIn the order ", collation.Explain(order, r.Candidates[0].ID))
		return err
	}
}

// The errors of a text that is no identifier.
var (
	errUnknownID  = errors.New("in no form that is known here")
	errUnlikelyID = errors.New("no likely identifier: all that it can be read as is unlikely")
)

// errorOf is the error of a text that is no identifier.
func errorOf(r inspect.Report) error {
	if len(r.Candidates) == 0 {
		return errUnknownID
	}
	for _, c := range r.Candidates {
		for _, reading := range c.Readings {
			if reading.Grade > inspect.Unlikely {
				return nil
			}
		}
	}
	return errUnlikelyID
}

func inspectAll(args []string, in io.Reader, show func(inspect.Report) error) error {
	var unknown []error
	one := func(text string) error {
		r := inspect.Text(text)
		if err := errorOf(r); err != nil {
			unknown = append(unknown, fmt.Errorf("%.80q is %w", text, err))
		}
		return show(r)
	}
	for _, arg := range args {
		if arg != "-" {
			if err := one(arg); err != nil {
				return err
			}
			continue
		}
		lines := bufio.NewScanner(in)
		lines.Buffer(nil, maxLine)
		for lines.Scan() {
			if text := strings.TrimSpace(lines.Text()); text != "" {
				if err := one(text); err != nil {
					return err
				}
			}
		}
		if err := lines.Err(); err != nil {
			return fmt.Errorf("reading the identifiers: %w", err)
		}
	}
	switch n := len(unknown); n {
	case 0:
		return nil
	case 1:
		return usageError{unknown[0]}
	default:
		return usageError{fmt.Errorf("%w, and %d more", unknown[0], n-1)}
	}
}

func textReports(w io.Writer, all bool) func(inspect.Report) error {
	first := true
	return func(r inspect.Report) error {
		if !first {
			fmt.Fprintln(w)
		}
		first = false
		return r.Write(w, all)
	}
}

func jsonReports(w io.Writer) func(inspect.Report) error {
	enc := json.NewEncoder(w)
	enc.SetEscapeHTML(false)
	return func(r inspect.Report) error { return enc.Encode(r) }
}

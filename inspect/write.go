package inspect

import (
	"bufio"
	"fmt"
	"io"
)

// Write prints the report for people, the likeliest candidate first. All forms
// are printed of that one, or with all of every candidate. What is not printable
// in the input is quoted.
func (r Report) Write(w io.Writer, all bool) error {
	b := bufio.NewWriter(w)
	fmt.Fprintf(b, "%s\n", quoteOdd(r.Input))
	if len(r.Candidates) == 0 {
		fmt.Fprintln(b, "  no form that is known here")
	}
	if n := len(r.Candidates); n > 1 {
		fmt.Fprintf(b, "  The text can stand for %d different values, the likeliest first.\n", n)
	}
	for i, c := range r.Candidates {
		fmt.Fprintf(b, "\n%d. ", i+1)
		c.write(b)
		if c.Fits && (i == 0 || all) {
			table(b, "In all forms:", c.Forms)
			table(b, "As stored bytes:", c.StoredForms)
		}
	}
	return b.Flush()
}

func (c Candidate) write(w io.Writer) {
	if !c.Fits {
		fmt.Fprintln(w, "more than sixteen bytes")
	} else {
		fmt.Fprintln(w, c.ID)
		c.UUID.write(w)
	}
	for _, r := range c.Readings {
		fmt.Fprintf(w, "   %v: %s", r.Grade, r.Name)
		if r.MadeAt != nil {
			fmt.Fprintf(w, ", made %s", r.MadeAt)
		}
		fmt.Fprintln(w)
		for _, e := range r.Evidence {
			fmt.Fprintf(w, "      %s\n", e)
		}
	}
	for _, s := range c.Suspicions {
		fmt.Fprintf(w, "   %s: %s\n", s.Kind, s.Detail)
	}
}

func (u *UUID) write(w io.Writer) {
	switch {
	case u.Special != "":
		fmt.Fprintf(w, "   the %s UUID (RFC 9562, section 5.%s)\n", u.Special, map[string]string{"nil": "9", "max": "10"}[u.Special])
		return
	case u.Meaning == "":
		fmt.Fprintf(w, "   variant %s: no UUID of RFC 9562, so the version bits mean nothing\n", u.Variant)
		return
	}
	fmt.Fprintf(w, "   UUID version %d (%s), variant %s\n", u.Version, u.Meaning, u.Variant)
	if u.MadeAt != nil {
		fmt.Fprintf(w, "   made %s\n", u.MadeAt)
	}
	if u.ClockSequence != nil {
		fmt.Fprintf(w, "   clock sequence %d\n", *u.ClockSequence)
	}
	if u.Node != "" {
		fmt.Fprintf(w, "   node %s%s\n", u.Node, map[bool]string{true: ", random (multicast bit set)"}[u.RandomNode])
	}
}

func table(w io.Writer, title string, rows []Form) {
	fmt.Fprintf(w, "   %s\n", title)
	for _, r := range rows {
		fmt.Fprintf(w, "      %-18s %s\n", r.Name, r.Text)
	}
}

// quoteOdd quotes a text that is not plainly printable.
func quoteOdd(s string) string {
	for _, r := range s {
		if r <= ' ' || r > '~' {
			return fmt.Sprintf("%q", s)
		}
	}
	return s
}

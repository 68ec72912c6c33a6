package postgres

import (
	"maps"
	"slices"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/twin"
	"github.com/sqluuid/sqluuid/sqltype"
)

// The server writes a comparison of columns of type varchar with casts to text, and a literal with
// the type that it has. Made again as it is written, such a text compares ids of another type as
// text: no index of the column serves it, and a literal in another spelling finds nothing.

// An operand is one side of a comparison: a column, or a literal.
type operand struct {
	next    int    // the word behind it
	text    string // without its cast
	literal string // what it says; "" of a column
	isOurs  bool   // a column of the scope, by its name
	isCast  bool
}

// uncasts writes a text of the server with its comparisons of columns and literals without casts. A
// literal that is an id in another spelling is returned too.
func uncasts(text string, columns map[string]string) (out, odd string) {
	words := dialect.Words(text, len(text))
	var b strings.Builder
	at := 0
	for i := 0; i < len(words); i++ {
		if i > 0 && (words[i-1].Is(".") || words[i-1].Is(":")) {
			continue
		}
		left, ok := operandAt(text, words, i, columns)
		if !ok {
			continue
		}
		if list, next := listAt(words, left.next, text); next > 0 && left.isOurs {
			fits := true
			for _, literal := range list {
				_, err := sqltype.Parse(literal)
				if fits = fits && err == nil; err == nil && canonicalID(literal) != literal {
					odd = literal
				}
			}
			if fits {
				in := " IN ("
				if words[left.next].Is("<") {
					in = " NOT IN ("
				}
				b.WriteString(text[at:words[i].At] + left.text + in + "'" + strings.Join(list, "', '") + "')")
				at = words[next-1].End
			}
			i = next - 1
			continue
		}
		right, inner := operand{}, false
		begin := operatorAt(words, left.next)
		switch {
		case begin > 0:
			if right, ok = operandAt(text, words, begin, columns); !ok {
				continue
			}
		case left.next+2 < len(words) && words[left.next].Is("IN") &&
			words[left.next+1].Is("(") && words[left.next+2].Is("SELECT"):
			inner = true
		default:
			continue
		}
		mixed := left.literal == "" && !left.isOurs || !inner && right.literal == "" && !right.isOurs
		if mixed || !left.isOurs && !right.isOurs || !left.isCast && !right.isCast {
			continue
		}
		for _, o := range []operand{left, right} {
			if o.literal != "" && canonicalID(o.literal) != o.literal {
				odd = o.literal
			}
		}
		b.WriteString(text[at:words[i].At] + left.text)
		at = words[left.next-1].End
		if !inner {
			b.WriteString(text[at:words[begin].At] + right.text)
			at = words[right.next-1].End
			i = right.next - 1
		}
	}
	return b.String() + text[at:], odd
}

// operandAt reads the operand that begins with a word.
func operandAt(text string, words []dialect.Word, i int, columns map[string]string) (operand,
	bool) {
	is := func(i int, sign string) bool { return i < len(words) && words[i].Is(sign) }
	isName := func(i int) bool {
		return i < len(words) && (words[i].Quoted && text[words[i].At] == '"' ||
			!words[i].Quoted && isWord(words[i].Text))
	}
	if i < len(words) && words[i].Quoted && text[words[i].At] == '\'' {
		o := operand{next: i + 1, text: text[words[i].At:words[i].End], literal: words[i].Text}
		if is(i+1, ":") && is(i+2, ":") && i+3 < len(words) {
			switch o.next = i + 4; {
			case is(i+3, "text"), is(i+3, "bpchar"), is(i+3, "uuid"):
				o.isCast = true
			case is(i+3, "character") && is(i+4, "varying"):
				o.next, o.isCast = i+5, true
			}
		}
		_, err := sqltype.Parse(o.literal)
		return o, o.isCast && err == nil
	}
	from := i
	if is(i, "(") {
		from++
	}
	last := from
	if !isName(last) {
		return operand{}, false
	}
	for is(last+1, ".") && isName(last+2) {
		last += 2
	}
	_, isOurs := columns[words[last].Text]
	o := operand{next: last + 1, text: text[words[from].At:words[last].End], isOurs: isOurs}
	if from == i {
		return o, true
	}
	o.next, o.isCast = last+5, true
	return o, is(last+1, ")") && is(last+2, ":") && is(last+3, ":") && is(last+4, "text")
}

// listAt reads a list of literals, as the server writes IN and NOT IN. It writes them as = ANY and
// <> ALL, with casts around each literal and around all. next is 0 where there is none.
func listAt(words []dialect.Word, i int, text string) (list []string, next int) {
	is := func(i int, signs ...string) bool {
		for k, sign := range signs {
			if i+k >= len(words) || !words[i+k].Is(sign) {
				return false
			}
		}
		return true
	}
	switch {
	case is(i, "=", "ANY", "("):
		i += 3
	case is(i, "<", ">", "ALL", "("):
		i += 4
	default:
		return nil, 0
	}
	for depth := 1; i < len(words); i++ {
		switch w := words[i]; {
		case w.Is("("):
			depth++
		case w.Is(")"):
			if depth--; depth == 0 {
				return list, i + 1
			}
		case w.Quoted && text[w.At] == '[': // the elements, or behind a type nothing
			inner := text[w.At+1 : w.End-1]
			for _, e := range dialect.Words(inner, len(inner)) {
				if e.Quoted && inner[e.At] == '\'' {
					list = append(list, e.Text)
				} else if e.Quoted || !slices.ContainsFunc(listSigns, e.Is) {
					return nil, 0
				}
			}
		case w.Quoted, !slices.ContainsFunc(listSigns, w.Is):
			return nil, 0
		}
	}
	return nil, 0
}

// listSigns are what may stand in a list of literals.
var listSigns = []string{"ARRAY", "(", ")", ",", ":", "text", "character", "varying", "bpchar",
	"uuid"}

// canonicalID writes an id as the server does.
func canonicalID(text string) string {
	id, _ := sqltype.Parse(text)
	return id.String()
}

func isWord(s string) bool {
	c := s[0]
	return c == '_' || c >= 0x80 || 'a' <= c && c <= 'z'
}

// operatorAt returns the word behind a comparison for equality, 0 where there is none.
func operatorAt(words []dialect.Word, i int) int {
	for _, signs := range [][]string{{"="}, {"<", ">"}, {"IS", "DISTINCT", "FROM"},
		{"IS", "NOT", "DISTINCT", "FROM"}} {
		n := 0
		for n < len(signs) && i+n < len(words) && words[i+n].Is(signs[n]) {
			n++
		}
		if n == len(signs) {
			return i + n
		}
	}
	return 0
}

// scopeNames maps the names that programs know of the columns of a scope to their counterparts.
func scopeNames(s *twin.Scope) map[string]string {
	out := map[string]string{}
	for _, t := range s.Tables {
		maps.Copy(out, renamesOf(s, t))
	}
	return out
}

// onCounterparts writes an expression over columns of one table for their counterparts.
func onCounterparts(text string, columns map[string]string) string {
	bare, _ := uncasts(text, columns)
	return rename(bare, columns)
}

// either is a statement that does one thing, or where its types do not fit another one.
func either(first, second string) string {
	if first == second {
		return first
	}
	return "DO " + pgLiteral("BEGIN EXECUTE "+pgLiteral(first)+"; EXCEPTION WHEN undefined_function "+
		"OR datatype_mismatch OR cannot_coerce OR invalid_text_representation THEN EXECUTE "+
		pgLiteral(second)+"; END")
}

package read

import "strings"

// A token is a word, a literal, a placeholder or a sign of SQL.
type token struct {
	kind     tokenKind
	reserved bool   // a word that is no alias
	text     string // of a word in lower case, of what may be a quoted name without its quotes
	number   int    // of a placeholder; of a parenthesis, where the other one is
}

type tokenKind uint8

const (
	tokenEnd tokenKind = iota
	tokenWord
	tokenName // a quoted one
	tokenText
	tokenNumber
	tokenArg
	tokenSign
)

// signs are the operators of several characters, longest first.
var signs = []string{"->>", "#>>", "<=>", "!~*", "<=", ">=", "<>", "!=", "==", "||", "&&", "->", "#>",
	"::", ":=", "<<", ">>", "@>", "<@", "@@", "~*", "!~", "?|", "?&"}

// A lexer makes tokens of SQL.
type lexer struct {
	*Dialect
	sql  string
	at   int
	toks []token
	open []int // parentheses
	args int
}

// lex returns the tokens of SQL, and false for a text that can be read in two ways.
func lex(sql string, d *Dialect) ([]token, int, bool) {
	l := lexer{Dialect: d, sql: sql, toks: make([]token, 0, len(sql)/4+8)}
	for l.at < len(sql) {
		if !l.next() {
			return l.toks, l.args, false
		}
	}
	l.toks = append(l.toks, token{})
	return l.toks, l.args, len(l.open) == 0
}

// next reads one token, and reports whether it could.
func (l *lexer) next() bool {
	switch c := l.sql[l.at]; {
	case c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '\f':
		l.at++
	case c == '-' && l.has("--"), c == '#' && l.Hash:
		return l.lineComment()
	case c == '/' && l.has("/*"):
		return l.comment()
	case c == '\'' || c == '"' || c == '`' && l.Backticks || c == '[' && l.Brackets:
		return l.quoted(c)
	case c == '?' && l.Placeholder == '?':
		if l.args++; l.at+1 < len(l.sql) && isDigit(l.sql[l.at+1]) { // numbered, of SQLite
			return false
		}
		l.add(token{kind: tokenArg, number: l.args - 1}, 1)
	case l.numbered():
		return l.argument()
	case c == '$': // a quoted text, or a parameter of another driver
		return false
	case c == '@' && l.Placeholder != '$': // a variable, or a parameter of SQLite by its name
		n := len(l.sql[l.at:]) - len(strings.TrimLeft(l.sql[l.at:], "@"))
		l.add(token{kind: tokenWord, text: "@variable"}, n+wordLen(l.sql[l.at+n:]))
		return l.Variables
	case isDigit(c):
		l.add(token{kind: tokenNumber}, numberLen(l.sql[l.at:]))
	case isWordByte(c):
		l.word(wordLen(l.sql[l.at:]))
	case c == '(':
		l.open = append(l.open, len(l.toks))
		l.add(token{kind: tokenSign, text: "("}, 1)
	case c == ')':
		n := len(l.open) - 1
		if n < 0 {
			return false
		}
		from := l.open[n]
		l.open, l.toks[from].number = l.open[:n], len(l.toks)
		l.add(token{kind: tokenSign, text: ")", number: from}, 1)
	default:
		return l.sign()
	}
	return true
}

func (l *lexer) has(prefix string) bool { return strings.HasPrefix(l.sql[l.at:], prefix) }

func (l *lexer) add(t token, length int) {
	l.toks = append(l.toks, t)
	l.at += length
}

// lineComment skips a comment up to the end of the line. It refuses one in which engines may see
// another end. MySQL takes "--" without a space after it for two signs.
func (l *lexer) lineComment() bool {
	rest := l.sql[l.at:]
	if l.Hash && rest[0] == '-' && len(rest) > 2 && rest[2] > ' ' {
		return false
	}
	end := strings.IndexByte(rest, '\n')
	if end < 0 {
		end = len(rest)
	}
	if at := strings.IndexByte(rest[:end], '\r'); at >= 0 && at != end-1 {
		return false // PostgreSQL ends it there
	}
	l.at += end
	return true
}

// comment skips a comment. It refuses one that an engine may run, and one in another.
func (l *lexer) comment() bool {
	rest := l.sql[l.at+2:]
	end := strings.Index(rest, "*/")
	if end < 0 || strings.HasPrefix(rest, "!") || strings.HasPrefix(rest, "M!") ||
		strings.Contains(rest[:end], "/*") {
		return false
	}
	l.at += 2 + end + 2
	return true
}

// quoted reads a text or a quoted name. A backslash in front of a quote, which engines and their
// modes read in two ways, is refused.
func (l *lexer) quoted(open byte) bool {
	closing := open
	if open == '[' {
		closing = ']'
	}
	rest, n := l.sql[l.at+1:], 0
	for {
		i := strings.IndexByte(rest[n:], closing)
		if i < 0 {
			return false
		}
		n += i
		slashes := 0
		for slashes < n && rest[n-1-slashes] == '\\' {
			slashes++
		}
		if l.Escapes && slashes%2 == 1 {
			return false
		}
		if n+1 >= len(rest) || rest[n+1] != closing {
			break
		}
		if n += 2; open == '[' {
			return false
		}
	}
	t := token{kind: tokenText}
	if open != '\'' {
		t.text = strings.ToLower(rest[:n])
		if open != '"' || !l.DoubleIsText {
			t.kind = tokenName
		}
	}
	l.add(t, n+2)
	return true
}

// numbered reports whether a placeholder with a number is next.
func (l *lexer) numbered() bool {
	rest := l.sql[l.at:]
	switch {
	case l.Placeholder == '$' && rest[0] == '$':
		return len(rest) > 1 && isDigit(rest[1])
	case l.Placeholder == '@' && rest[0] == '@':
		return len(rest) > 2 && rest[1] == 'p' && isDigit(rest[2])
	}
	return false
}

func (l *lexer) argument() bool {
	i, n := l.at+1, 0
	if l.sql[i] == 'p' {
		i++
	}
	for ; i < len(l.sql) && isDigit(l.sql[i]) && n < 1e6; i++ {
		n = n*10 + int(l.sql[i]-'0')
	}
	if n == 0 || i < len(l.sql) && isWordByte(l.sql[i]) {
		return false
	}
	l.args = max(l.args, n)
	l.add(token{kind: tokenArg, number: n - 1}, i-l.at)
	return true
}

// word adds a word. A text right behind it, as in X'00', is one literal with it.
func (l *lexer) word(n int) {
	text := l.sql[l.at : l.at+n]
	if l.at+n < len(l.sql) && l.sql[l.at+n] == '\'' && isPrefixOfText(text) {
		l.at += n
		return
	}
	l.add(wordToken(text), n)
}

// isPrefixOfText reports whether a word states the kind or the character set of the text after it.
func isPrefixOfText(word string) bool {
	return word[0] == '_' || len(word) == 1 && strings.Contains("xXbBnNeE", word)
}

func (l *lexer) sign() bool {
	rest := l.sql[l.at:]
	for _, s := range signs {
		if strings.HasPrefix(rest, s) {
			l.add(token{kind: tokenSign, text: s}, len(s))
			return true
		}
	}
	if !strings.Contains(",.;=<>!~|&^*%+-/:[]{}?#@", rest[:1]) {
		return false
	}
	l.add(token{kind: tokenSign, text: rest[:1]}, 1)
	return true
}

func isDigit(c byte) bool { return '0' <= c && c <= '9' }

func isWordByte(c byte) bool {
	return c >= 0x80 || c == '_' || c == '$' || isDigit(c) || 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z'
}

func wordLen(s string) int {
	n := 0
	for n < len(s) && isWordByte(s[n]) {
		n++
	}
	return n
}

func numberLen(s string) int {
	n := 0
	for n < len(s) && (isWordByte(s[n]) || s[n] == '.' ||
		(s[n] == '-' || s[n] == '+') && (s[n-1] == 'e' || s[n-1] == 'E') && !strings.HasPrefix(s, "0x")) {
		n++
	}
	return n
}

// wordToken returns the token of a word, in lower case.
func wordToken(text string) token {
	var room [16]byte
	if len(text) <= len(room) {
		for i := range len(text) {
			c := text[i]
			if 'A' <= c && c <= 'Z' {
				c += 'a' - 'A'
			}
			room[i] = c
		}
		if w, ok := keywords[string(room[:len(text)])]; ok {
			return w
		}
	}
	return token{kind: tokenWord, text: strings.ToLower(text)}
}

// keywords are the tokens of the words that a parser asks for. Only a reserved one is no alias.
var keywords = makeKeywords()

func makeKeywords() map[string]token {
	all := make(map[string]token)
	for reserved, words := range map[bool]string{
		true: "select with where on using join inner left right full cross natural straight_join group order having " +
			"limit offset union except intersect set from for lock window returning values use force ignore " +
			"as when then else end and or xor is in between like ilike regexp rlike glob match similar not " +
			"fetch partition lateral default into asc desc nulls collate tablesample indexed escape " +
			"div mod isnull notnull output separator case",
		false: "recursive insert replace update delete exists all distinct any some null true false " +
			"count max min sum coalesce ifnull lower upper cast by over row rows only explain values value " +
			"key duplicate conflict do nothing share nowait skip locked unknown interval binary array " +
			"materialized create table temporary temp if of first next last filter within at " +
			"low_priority delayed high_priority quick sql_no_cache sql_calc_found_rows top",
	} {
		for _, word := range strings.Fields(words) {
			if _, known := all[word]; !known || reserved {
				all[word] = token{kind: tokenWord, text: word, reserved: reserved}
			}
		}
	}
	return all
}

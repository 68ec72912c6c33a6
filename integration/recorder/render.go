package recorder

import (
	"database/sql"
	"database/sql/driver"
	"fmt"
	"strings"
	"time"
)

// Render writes entries as text, normalised: what each connection was asked for below its
// name, which is c1, c2, … in order of the first entry, and the arguments of a statement
// in comments below it.
func Render(n *Normaliser, entries []Entry) string {
	r := renderer{n: n, names: map[int]string{}, long: map[string]bool{}}
	for _, e := range n.calm(entries) {
		r.entry(e)
	}
	return strings.TrimPrefix(r.out.String(), "\n")
}

type renderer struct {
	n     *Normaliser
	out   strings.Builder
	names map[int]string
	at    int             // the connection of the last entry, -1 after a note
	long  map[string]bool // texts that were written before
}

func (r *renderer) entry(e Entry) {
	if e.Kind == Note {
		fmt.Fprintf(&r.out, "\n-- == %s\n", r.n.text(e.Text))
		r.at = -1
		return
	}
	if r.names[e.Conn] == "" {
		r.names[e.Conn] = fmt.Sprintf("c%d", len(r.names)+1)
	}
	if r.at != e.Conn {
		r.at = e.Conn
		fmt.Fprintf(&r.out, "\n-- %s\n", r.names[e.Conn])
	}
	text := strings.TrimSpace(r.n.text(e.Text))
	switch e.Kind {
	case Begin:
		r.out.WriteString("BEGIN;" + options(e.Tx) + "\n")
	case Commit, Rollback:
		r.out.WriteString(string(e.Kind) + ";\n")
	case Prepare:
		r.out.WriteString("-- is not prepared:\n" + text + ";\n")
	default:
		r.out.WriteString(r.once(text, "-- again ", ";", ";") + "\n")
	}
	if isPoll(e) {
		r.out.WriteString("-- is asked again until it is so\n")
	}
	r.arguments(e)
	if e.more > 0 {
		fmt.Fprintf(&r.out, "-- and %d more in a row, with other ids\n", e.more)
	}
	if e.Err != nil {
		why := strings.Fields(r.n.text(e.Err.Error()))
		r.out.WriteString("-- fails: " + strings.Join(why, " ") + "\n")
	}
}

const (
	longText = 200 // from where a text is written once
	width    = 100 // of a line of arguments
)

// once returns the text, or its beginning with a hash where it was written before.
func (r *renderer) once(text, before, end, plainEnd string) string {
	if len(text) < longText {
		return text + plainEnd
	}
	hash := tag(text)
	if r.long[text] {
		return before + "[" + hash + "] " + strings.Join(strings.Fields(text[:60]), " ") + " …"
	}
	r.long[text] = true
	return text + end + " -- [" + hash + "]"
}

// arguments writes as many on a line as there is room for.
func (r *renderer) arguments(e Entry) {
	line := "--  "
	args := r.n.arguments(e)
	for i, arg := range args {
		arg = r.once(arg, "again ", "", "")
		if i+1 < len(args) {
			arg += ","
		}
		if len(line) > 4 && len(line)+1+len(arg) > width {
			r.out.WriteString(line + "\n")
			line = "--  "
		}
		line += " " + strings.ReplaceAll(arg, "\n", "\n--   ")
	}
	if len(args) > 0 {
		r.out.WriteString(line + "\n")
	}
}

func options(o driver.TxOptions) string {
	var out []string
	if o.Isolation != 0 {
		out = append(out, strings.ToLower(sql.IsolationLevel(o.Isolation).String()))
	}
	if o.ReadOnly {
		out = append(out, "read only")
	}
	if len(out) == 0 {
		return ""
	}
	return " -- " + strings.Join(out, ", ")
}

// literal writes an argument, so that its type can be told.
func literal(v driver.Value) string {
	switch v := v.(type) {
	case nil:
		return "NULL"
	case []byte:
		return fmt.Sprintf("x'%x'", v)
	case string:
		return "'" + strings.ReplaceAll(v, "'", "''") + "'"
	case time.Time:
		return "'<time>'"
	}
	return fmt.Sprint(v)
}

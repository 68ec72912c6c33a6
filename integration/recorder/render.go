package recorder

import (
	"database/sql"
	"database/sql/driver"
	"fmt"
	"regexp"
	"slices"
	"strings"
	"time"
)

// A Renderer writes the entries of a run as text, one step after the other. It remembers the
// connections and the long texts of the steps before.
//
// "-- c1" begins what the first connection sends. Each session is a connection of its own, because
// the pool keeps none. Arguments stand in comments below their statement. A text of 200 bytes or
// more is written once; where it is sent again, a comment has its beginning. So does a long
// argument. Chunks, undos and the statements that change a type are written in full, in their order.
// The application of an online copy writes at fixed events, and its statements are notes: they use
// another pool.
type Renderer struct {
	Normaliser *Normaliser
	Questions  *Questions // takes the questions, nil: they are written like everything else

	step     string
	out      strings.Builder
	names    map[int]string // of connections
	inTx     map[int]bool   // connections with a transaction under way
	at       int            // the connection of the last entry, -1 after a note
	inBlock  bool           // the last line stands for questions
	hasActed bool           // the step has a line that stands for something else
	long     map[string]string
}

// Render writes entries as text, normalised: what each connection was asked for below its
// name, which is c1, c2, … in order of the first entry, and the arguments of a statement
// in comments below it.
func (r *Renderer) Render(step string, entries []Entry) string {
	if r.names == nil {
		r.names, r.inTx, r.long = map[int]string{}, map[int]bool{}, map[string]string{}
	}
	r.step, r.at, r.inBlock, r.hasActed = step, -1, false, false
	r.out.Reset()
	for _, e := range r.Normaliser.calm(entries) {
		r.entry(e)
	}
	return blankLines.ReplaceAllString(r.out.String(), "\n")
}

var (
	blankLines = regexp.MustCompile(`\n(\s*\n)+`)
	begins     = regexp.MustCompile(`^(BEGIN|START TRANSACTION)\b`)
	ends       = regexp.MustCompile(`^(COMMIT|ROLLBACK)\b`)
	paths      = regexp.MustCompile(`^SET search_path\b`)
)

func (r *Renderer) entry(e Entry) {
	text := strings.TrimSpace(r.Normaliser.text(e.Text))
	if e.Kind == Note {
		fmt.Fprintf(&r.out, "-- %s\n", text)
		r.at, r.inBlock = -1, false
		return
	}
	if r.question(e, text) {
		return
	}
	r.inBlock, r.hasActed = false, true
	if r.names[e.Conn] == "" {
		r.names[e.Conn] = fmt.Sprintf("c%d", len(r.names)+1)
	}
	if r.at != e.Conn {
		r.at = e.Conn
		fmt.Fprintf(&r.out, "-- %s\n", r.names[e.Conn])
	}
	switch {
	case e.Kind == Begin || e.Kind == Run && begins.MatchString(text):
		r.inTx[e.Conn] = e.Err == nil
	case e.Kind == Commit || e.Kind == Rollback || ends.MatchString(text):
		r.inTx[e.Conn] = false
	}
	switch e.Kind {
	case Begin:
		r.out.WriteString("BEGIN;" + options(e.Tx) + "\n")
	case Commit, Rollback:
		r.out.WriteString(string(e.Kind) + ";\n")
	case Prepare:
		r.out.WriteString("-- is not prepared:\n" + text + ";\n")
	default:
		r.out.WriteString(r.once(text, "-- again ", ";") + "\n")
	}
	if isPoll(e) {
		r.out.WriteString("-- is asked again until it is so\n")
	}
	r.out.WriteString(r.rest(e))
}

// question writes one line in the place of questions in a row, and of the settings of a session
// next to them. Within a transaction settings are written where they are sent, unless they put the
// search path of a question back.
func (r *Renderer) question(e Entry, text string) bool {
	isSetting := e.Kind == Run && settings.MatchString(e.Text) &&
		(r.inBlock && paths.MatchString(e.Text) ||
			!r.inTx[e.Conn] && (r.inBlock || r.names[e.Conn] == ""))
	atStart := !r.hasActed && !r.inTx[e.Conn]
	if r.Questions == nil || !isSetting && !r.Questions.isQuestion(e, atStart) {
		return false
	}
	if !r.inBlock {
		r.out.WriteString(questionsLine + "\n")
	}
	r.inBlock = true
	prepared := map[bool]string{true: "-- is not prepared:\n"}[e.Kind == Prepare]
	n := *r.Normaliser // its numbers are of the run
	n.numbers = nil
	fresh := Renderer{Normaliser: &n, long: map[string]string{}}
	r.Questions.add(r.step, text, prepared+text+";\n"+fresh.rest(e))
	return true
}

// questionsLine stands for questions in a row.
const questionsLine = "-- asks the catalogue"

// rest writes what stands below a statement: its arguments and its error.
func (r *Renderer) rest(e Entry) string {
	out := r.arguments(e)
	if e.more > 0 {
		out += fmt.Sprintf("-- and %d more in a row, with other ids\n", e.more)
	}
	if e.Err != nil {
		why := strings.Fields(r.Normaliser.text(e.Err.Error()))
		out += "-- fails: " + strings.Join(why, " ") + "\n"
	}
	return out
}

const (
	longText  = 200 // from where a text is written once
	longShown = 60  // of it, where it is sent again
	width     = 100 // of a line of arguments
	manyLines = 12  // of one argument: only the first ones are shown
)

// once returns the text, or its beginning where it was written before. A hash tells texts with the
// same beginning apart.
func (r *Renderer) once(text, before, end string) string {
	if len(text) < longText {
		return text + end
	}
	head := strings.Join(strings.Fields(text[:longShown]), " ") + " …"
	if r.long[text] == "" {
		for _, other := range r.long {
			if other == head {
				head = "[" + tag(text) + "] " + head
				r.long[text] = head
				return text + end + " -- [" + tag(text) + "]"
			}
		}
		r.long[text] = head
		return text + end
	}
	return before + r.long[text]
}

// arguments writes as many on a line as there is room for. Arguments that are given several times
// in a row are written once.
func (r *Renderer) arguments(e Entry) string {
	var out strings.Builder
	line := "--  "
	args := r.Normaliser.arguments(e)
	for n := 1; n <= len(args)/3; n++ {
		if len(args)%n == 0 && slices.Equal(args[n:], args[:len(args)-n]) {
			times := len(args) / n
			args = append(slices.Clone(args[:n]), fmt.Sprintf("%d times", times))
			break
		}
	}
	for i, arg := range args {
		arg = r.once(arg, "again ", "")
		if i+1 < len(args) {
			arg += ","
		}
		if len(line) > 4 && len(line)+1+len(arg) > width {
			out.WriteString(line + "\n")
			line = "--  "
		}
		if lines := strings.Split(arg, "\n"); len(lines) > manyLines {
			arg = fmt.Sprintf("%s\n… %d more [%s]", strings.Join(lines[:shownIDs], "\n"),
				len(lines)-shownIDs, tag(arg))
		}
		line += " " + strings.ReplaceAll(arg, "\n", "\n--   ")
	}
	if len(args) > 0 {
		out.WriteString(line + "\n")
	}
	return out.String()
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

package page

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"sync"
)

// lock lets nets that end at the same time write one after the other.
var lock sync.Mutex

// head begins the page. Each net has one line, which its last run has written.
const head = `# Random databases that the net has run

` + "`make nightly-net`" + ` writes this page. Each scenario is a random schema with random rows, on
which the command rewrites ids, is killed, frozen or cut off, and takes them back, while a plain
model says what must be there (package integration/metamorphic). A line is the last run on its
engine. The line of twins is about changes of type under an application that follows (package
integration/metamorphic/twins): cut-overs there and back stand for its rewrites.

` + titles + `|---|---|---|---|---|---|---|---|---|---|---|---|
`

const titles = "| engine | version | scenarios | rewrote | undone | kills | freezes | cuts | writes | " +
	"seeds | failed | day |\n"

// Write puts the line of a net into the page: its name and the other columns.
func Write(path, name string, columns ...any) error {
	lock.Lock()
	defer lock.Unlock()
	old, err := os.ReadFile(path)
	if err != nil && !os.IsNotExist(err) {
		return err
	}
	var lines []string
	for line := range strings.Lines(string(old)) {
		if strings.HasPrefix(line, "| ") && line != titles && !strings.HasPrefix(line, "| "+name+" |") {
			lines = append(lines, line)
		}
	}
	one := "| " + name + " |"
	for _, c := range columns {
		one += fmt.Sprintf(" %v |", c)
	}
	lines = append(lines, one+"\n")
	slices.Sort(lines)
	return os.WriteFile(path, []byte(head+strings.Join(lines, "")), 0o644)
}

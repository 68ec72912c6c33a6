//go:build unix

package metamorphic

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"sync"
	"time"
)

// pageLock lets engines that end at the same time write one after the other.
var pageLock sync.Mutex

// head begins the page that make nightly-net writes. Each engine has one line, which its
// last run there has written.
const head = `# Random databases that the net has run

` + "`make nightly-net`" + ` writes this page. Each scenario is a random schema with random rows, on
which the command rewrites ids, is killed, frozen or cut off, and takes them back, while a plain
model says what must be there (package integration/metamorphic). A line is the last run on its
engine.

| engine | version | scenarios | rewrote | undone | kills | freezes | cuts | writes | seeds | failed | day |
|---|---|---|---|---|---|---|---|---|---|---|---|
`

// record writes the engine's line into the page that SQLUUID_METAMORPHIC_PAGE names.
func (y *tally) record(e *engine) error {
	path := os.Getenv("SQLUUID_METAMORPHIC_PAGE")
	if path == "" {
		return nil
	}
	pageLock.Lock()
	defer pageLock.Unlock()
	old, err := os.ReadFile(path)
	if err != nil && !os.IsNotExist(err) {
		return err
	}
	begin := "| " + e.name + " |"
	var lines []string
	for line := range strings.Lines(string(old)) {
		isLine := slices.ContainsFunc(engines, func(e *engine) bool {
			return strings.HasPrefix(line, "| "+e.name+" |")
		})
		if isLine && !strings.HasPrefix(line, begin) {
			lines = append(lines, line)
		}
	}
	lines = append(lines, fmt.Sprintf("%s %s | %d | %d | %d | %d | %d | %d | %d | %d to %d | %d | %s |\n",
		begin, y.version, y.runs+int(y.failed.Load()), y.rewrote, y.undone, y.killed, y.frozen,
		y.cut, y.writes, y.first, y.last, y.failed.Load(), time.Now().Format(time.DateOnly)))
	slices.Sort(lines)
	return os.WriteFile(path, []byte(head+strings.Join(lines, "")), 0o644)
}

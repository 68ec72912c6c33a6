package gorm_test

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/internal/thousands"
)

// matrixFile has every cell, matrixPage those that need a word.
const (
	matrixFile = "testdata/matrix.md"
	matrixPage = "../../docs/gorm-matrix.md"
)

// matrixHead begins the file of every cell.
const matrixHead = `# Every cell of what works in GORM with the plugin

docs/gorm-matrix.md says what the words mean. This file is made by
` + "`GOTOOLCHAIN=go1.27.3 GOWORK=off go test ./gorm -run TestMatrix -update`" + ` in the folder integration, and the same
test compares it with what the servers do; with Go 1.26 it leaves out the last column.
`

const pageHead = `# What works in GORM with the plugin

**%s of %s cells work.** A cell is one of %s operations, with a key of one of %d Go types, on one of
%d kinds of server, column and pool. Below are the rows with anything else than "works" in them; every cell is in
[integration/gorm/testdata/matrix.md](../integration/gorm/testdata/matrix.md).

A cell runs in a transaction, on tables whose ids are easily mistaken: they have zero bytes, quotes and
digits, and other rows have the ids that a wrong binding would find. It **works** if the operation did
what it says, if ids of new rows are version 7, or of their type's generator, and ascend, and if all rows of all tables are, byte by
byte, what they should be afterwards.

- **refused** is an error of the plugin, or of GORM, before anything is sent.
- **limit** is what GORM itself does, with a number from the list at the end. None of them touches
  another row.

Models: records belong to an org and have parts and tags. Their keys have the column's type. A foreign
key is a pointer to it, or with NullUUID the same type.
`

// sameAs begins the section of a pool of sqltype.NewConnector: its cells are those of the engine
// that follows. TestMatrix runs and compares them all.
const sameAs = "On a pool of `sqltype.NewConnector` each cell is the same as on "

// matrixPageOf makes the page out of the file of every cell: the rows that need a word, and counts.
func matrixPageOf(every string) string {
	var b strings.Builder
	cells, works, kinds := 0, 0, 0
	operations := map[string]bool{}
	engines := map[string][2]int{} // cells, and how many of them work
	engine := ""
	heading, table := "", "" // not yet written
	for line := range strings.Lines(every) {
		name, isHeading := strings.CutPrefix(line, "## ")
		row := strings.Split(strings.Trim(strings.TrimSpace(line), "|"), "|")
		switch {
		case strings.HasPrefix(line, "# "), strings.TrimSpace(line) == "":
		case isHeading:
			heading, table = "\n"+line+"\n", ""
			if strings.TrimSpace(name) == "Limits" {
				b.WriteString(heading)
			} else {
				engine = strings.TrimSpace(name)
				engines[engine] = [2]int{}
			}
		case strings.HasPrefix(line, sameAs):
			same := engines[strings.Trim(strings.TrimPrefix(line, sameAs), ".\n")]
			cells, works = cells+same[0], works+same[1]
			b.WriteString(heading + line)
			heading = ""
		case strings.HasPrefix(line, "| |"), strings.HasPrefix(line, "|---"):
			table += line
			kinds = len(row) - 1
		case strings.HasPrefix(line, "|"):
			operations[row[0]] = true
			working := 0
			for _, cell := range row[1:] {
				if strings.TrimSpace(cell) == "works" {
					working++
				}
			}
			cells, works = cells+len(row)-1, works+working
			count := engines[engine]
			engines[engine] = [2]int{count[0] + len(row) - 1, count[1] + working}
			if working < len(row)-1 {
				b.WriteString(heading + table + line)
				heading, table = "", ""
			}
		case strings.HasPrefix(line, "- "):
			b.WriteString(line)
		}
	}
	return fmt.Sprintf(pageHead, thousands.Group(works), thousands.Group(cells), thousands.Group(len(operations)), kinds, len(engines)) +
		strings.Replace(b.String(), "## Limits\n", "## Limits\n\n", 1)
}

// The page has no cell that the file of every cell has not.
func TestTheMatrixPageIsOfTheMatrix(t *testing.T) {
	every, err := os.ReadFile(matrixFile)
	if err != nil {
		t.Fatal(err)
	}
	want := matrixPageOf(string(every))
	if *update {
		if err := os.WriteFile(matrixPage, []byte(want), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if got, err := os.ReadFile(matrixPage); err != nil || string(got) != want {
		t.Errorf("%s is not of %s any more: go test ./gorm -run TheMatrixPage -update (%v)", matrixPage, matrixFile, err)
	}
}

// matrixColumnNames are the columns, the newest type's included.
func matrixColumnNames() []string {
	var names []string
	for _, k := range matrixKinds() {
		names = append(names, k.name)
	}
	if !slices.Contains(names, standardKind) {
		names = append(names, standardKind)
	}
	return names
}

func matrixColumns() []matrixColumn { return matrixKinds() }

func renderMatrix(ran map[string]map[string][]result) string {
	var b strings.Builder
	b.WriteString(matrixHead)
	names := matrixColumnNames()
	for _, tg := range matrixTargets() {
		b.WriteString("\n## " + tg.name + "\n\n")
		if tg.same != "" {
			b.WriteString(sameAs + tg.same + ".\n")
			continue
		}
		b.WriteString("| |")
		for _, n := range names {
			b.WriteString(" " + n + " |")
		}
		b.WriteString("\n|" + strings.Repeat("---|", len(names)+1) + "\n")
		for i, r := range ran[tg.name][names[0]] {
			b.WriteString("| `" + r.operation + "` |")
			for _, n := range names {
				b.WriteString(" " + ran[tg.name][n][i].outcome + " |")
			}
			b.WriteByte('\n')
		}
	}
	b.WriteString("\n## Limits\n\n")
	for _, l := range matrixLimits() {
		b.WriteString("- " + l.number + ": " + l.text + "\n")
	}
	return b.String()
}

// A writtenMatrix is what the file of every cell says.
type writtenMatrix struct {
	kinds    []string
	sections map[string]map[string][]string // by engine and operation
}

func (m writtenMatrix) cell(engine, operation, kind string) string {
	i := slices.Index(m.kinds, kind)
	row := m.sections[engine][operation]
	if i < 0 || i >= len(row) {
		return "nothing"
	}
	return row[i]
}

func readMatrix(t *testing.T) writtenMatrix {
	t.Helper()
	data, err := os.ReadFile(matrixFile)
	if err != nil && !*update {
		t.Fatal(err)
	}
	m := writtenMatrix{sections: map[string]map[string][]string{}}
	section := ""
	for line := range strings.Lines(string(data)) {
		line = strings.TrimSpace(line)
		if name, ok := strings.CutPrefix(line, "## "); ok {
			section = name
		}
		if same, ok := strings.CutPrefix(line, sameAs); ok {
			m.sections[section] = m.sections[strings.TrimSuffix(same, ".")]
		}
		if !strings.HasPrefix(line, "|") || strings.HasPrefix(line, "|---") {
			continue
		}
		cells := strings.Split(strings.Trim(line, "|"), "|")
		for i := range cells {
			cells[i] = strings.TrimSpace(cells[i])
		}
		if cells[0] == "" {
			m.kinds = cells[1:]
			continue
		}
		if m.sections[section] == nil {
			m.sections[section] = map[string][]string{}
		}
		m.sections[section][strings.Trim(cells[0], "`")] = cells[1:]
	}
	return m
}

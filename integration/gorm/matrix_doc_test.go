package gorm_test

import (
	"os"
	"slices"
	"strings"
	"testing"
)

const matrixFile = "../../docs/gorm-matrix.md"

const matrixHead = `# What works in GORM with the plugin

Every operation, with keys of every Go type, on every engine. A cell is run in a transaction on tables whose ids are
chosen to be mistaken: they have zero bytes, quotes and digits, and other rows have the ids that a wrong binding would
find. It **works** if the operation did what it says, if ids of new rows are version 7, or of the generator of their
type, and ascend, and if all rows of all tables are, byte by byte, what they should be afterwards.

- **refused** is an error of the plugin, or of GORM, that is returned before anything is sent.
- **limit** is what GORM itself does, with a number from the list at the end. None of them touches another row.

Recs belong to an org and have parts and tags; a key of theirs is of the column's type, and a foreign key is a pointer to
it or, with NullUUID, one too. This file is made by
` + "`GOTOOLCHAIN=go1.27.3 GOWORK=off go test ./gorm -run TestMatrix -update`" + ` in the folder integration. The same test
compares it with what the servers do, and with Go 1.26 leaves out the last column.
`

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
		b.WriteString("\n## " + tg.name + "\n\n| |")
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

// A writtenMatrix is what docs/gorm-matrix.md says.
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

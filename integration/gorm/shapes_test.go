package gorm_test

import (
	"errors"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/google/uuid"
	"gorm.io/gorm"

	"github.com/sqluuid/sqluuid/gormplugin"
	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// ShapeNode and ShapeOwner have a column of one name in two forms: code.
type ShapeNode struct {
	ID      sqltype.UUID
	OwnerID sqltype.UUID
	Code    string `gorm:"size:36"`
	Name    string `gorm:"size:20"`
	N       int
}

func (ShapeNode) TableName() string { return "nodes" }

type ShapeOwner struct {
	ID   sqltype.UUID
	Code sqltype.UUID
	Ref  string `gorm:"size:36"`
	Name string `gorm:"size:20"`
}

func (ShapeOwner) TableName() string { return "owners" }

// A shapeBed is the tables of one engine, with ids that stand in columns of both forms.
type shapeBed struct {
	*env
	ids []sqltype.UUID
}

func newShapeBed(t *testing.T, tg target) *shapeBed {
	t.Helper()
	b := &shapeBed{env: tg.open(t)}
	b.migrate(t, &ShapeNode{}, &ShapeOwner{})
	for i := range 4 {
		b.ids = append(b.ids, sqltype.UUID{0: 1, 6: 0x70, 8: 0x80, 15: byte(i + 1)})
	}
	var nodes []ShapeNode
	var owners []ShapeOwner
	for i, id := range b.ids {
		other := b.ids[(i+1)%4]
		owners = append(owners, ShapeOwner{ID: id, Code: other, Ref: b.ids[(i+2)%4].String(), Name: fmt.Sprint("o", i)})
		nodes = append(nodes, ShapeNode{ID: id, OwnerID: other, Code: other.String(), Name: fmt.Sprint("n", i), N: i})
	}
	must(t, "owners", b.Create(&owners))
	must(t, "nodes", b.Create(&nodes))
	return b
}

// literal returns SQL in which each mark is the literal of an id: b0 of bytes, t0 of text.
func (b *shapeBed) literal(sql string) string {
	for i, id := range b.ids {
		bytes := fmt.Sprintf("X'%X'", id[:])
		if b.profile.Wire() == engine.WireText {
			bytes = "'" + id.String() + "'"
		}
		sql = strings.ReplaceAll(sql, fmt.Sprintf("{b%d}", i), bytes)
		sql = strings.ReplaceAll(sql, fmt.Sprintf("{t%d}", i), "'"+id.String()+"'")
	}
	return sql
}

// arguments returns SQL in which each mark is a placeholder, and the ids as one kind of argument.
func (b *shapeBed) arguments(sql string, kind func(sqltype.UUID) any) (string, []any) {
	var out strings.Builder
	var args []any
	for {
		i := strings.IndexByte(sql, '{')
		if i < 0 {
			return out.String() + sql, args
		}
		out.WriteString(sql[:i] + "?")
		args = append(args, kind(b.ids[sql[i+2]-'0']))
		sql = sql[i+4:]
	}
}

var shapeKinds = []struct {
	name string
	make func(sqltype.UUID) any
}{
	{"UUID", func(id sqltype.UUID) any { return id }},
	{"text", func(id sqltype.UUID) any { return id.String() }},
	{"google", func(id sqltype.UUID) any { return uuid.UUID(id) }},
}

// sortedRows returns the rows of a query, in an order of their own.
func sortedRows(tx *gorm.DB) (string, error) {
	rows, err := tx.Rows()
	if err != nil {
		return "", err
	}
	defer rows.Close()
	columns, err := rows.Columns()
	if err != nil {
		return "", err
	}
	var all []string
	for rows.Next() {
		cells, into := make([]any, len(columns)), make([]any, len(columns))
		for i := range cells {
			into[i] = &cells[i]
		}
		if err := rows.Scan(into...); err != nil {
			return "", err
		}
		for i, c := range cells {
			if raw, ok := c.([]byte); ok {
				cells[i] = string(raw)
			}
		}
		all = append(all, fmt.Sprintf("%q", cells))
	}
	slices.Sort(all)
	return strings.Join(all, "\n"), rows.Err()
}

// result returns what a query gives, or what the tables hold after a statement that writes, which is
// taken back.
func (b *shapeBed) result(reads bool, run func(tx *gorm.DB) *gorm.DB) (string, error) {
	tx := b.Begin()
	defer tx.Rollback()
	if reads {
		return sortedRows(run(tx))
	}
	if err := run(tx).Error; err != nil {
		return "", err
	}
	nodes, err := sortedRows(tx.Raw("SELECT * FROM nodes"))
	if err != nil {
		return "", err
	}
	owners, err := sortedRows(tx.Raw("SELECT * FROM owners"))
	return nodes + "\n" + owners, err
}

// isRead reports whether SQL is a query.
func isRead(sql string) bool {
	word := strings.ToUpper(strings.TrimLeft(sql, "( "))
	return strings.HasPrefix(word, "SELECT") ||
		strings.HasPrefix(word, "WITH") && !strings.Contains(word, " DELETE ") && !strings.Contains(word, " UPDATE ")
}

// bySQL runs a statement that is written as SQL.
func bySQL(sql string, args ...any) func(tx *gorm.DB) *gorm.DB {
	return func(tx *gorm.DB) *gorm.DB {
		if isRead(sql) {
			return tx.Raw(sql, args...)
		}
		return tx.Exec(sql, args...)
	}
}

// verdict says what a statement with arguments does, compared with SQL that has literals.
func (b *shapeBed) verdict(sql string, run func(tx *gorm.DB) *gorm.DB) string {
	want, err := b.result(isRead(sql), bySQL(b.literal(sql)))
	if err != nil {
		return "no statement of the engine"
	}
	got, err := b.result(isRead(sql), run)
	switch {
	case errors.Is(err, gormplugin.ErrPlace):
		return "refused"
	case err != nil:
		return "error: " + err.Error()
	case got != want:
		return fmt.Sprintf("wrong: %s, want %s", got, want)
	}
	return "right"
}

// written is verdict for the same SQL with one kind of argument.
func (b *shapeBed) written(sql string, kind func(sqltype.UUID) any) string {
	query, args := b.arguments(sql, kind)
	return b.verdict(sql, bySQL(query, args...))
}

// isBad reports whether a verdict is none that a user can live with.
func (b *shapeBed) isBad(verdict string) bool {
	word, _, _ := strings.Cut(verdict, ":")
	return word == "wrong" || word == "error" && b.profile.Wire() == engine.WireBytes && !isOfServer(verdict)
}

// shapes are statements whose arguments stand in all kinds of places.
func shapes(t *testing.T) (all []string) {
	text, err := os.ReadFile("testdata/shapes.sql")
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(text)) {
		if line = strings.TrimSpace(line); line != "" && line[0] != '#' {
			all = append(all, line)
		}
	}
	return all
}

// byteEngines are those where a guess can be wrong in silence, and PostgreSQL.
func byteEngines() (list []target) {
	for _, tg := range targets() {
		if !tg.prepared && slices.Contains([]string{"SQLite", "MariaDB", "MySQL", "PostgreSQL"}, tg.name) {
			list = append(list, tg)
		}
	}
	return list
}

// isOfServer reports whether an error is one that the server gives bytes in a temporary table.
func isOfServer(verdict string) bool {
	return strings.Contains(verdict, "3854") || strings.Contains(verdict, "(temporary)")
}

// versionsOfPage begin the versions of the servers that the page has.
var versionsOfPage = []string{"15.", "10.11.", "9.7."}

// TestShapes runs each shape with literals and with each kind of argument. None is wrong, and the
// counts are the counts on the page.
func TestShapes(t *testing.T) {
	all, counts := shapes(t), map[string]string{}
	for _, tg := range byteEngines() {
		t.Run(tg.name, func(t *testing.T) {
			b := newShapeBed(t, tg)
			count := map[string]int{}
			add := func(what string, verdict string) {
				word, _, _ := strings.Cut(verdict, ":")
				count[word]++
				if b.isBad(verdict) {
					t.Errorf("%s: %s", what, verdict)
				} else if testing.Verbose() && (word == "refused" || word == "error") {
					t.Logf("%s: %s", what, verdict)
				}
			}
			for _, kind := range shapeKinds {
				for _, sql := range all {
					add(sql+" with "+kind.name, b.written(sql, kind.make))
				}
				for name, shape := range shapesOfGORM {
					id := func(i int) any { return kind.make(b.ids[i]) }
					add(name+" with "+kind.name, b.verdict(shape.sql, func(tx *gorm.DB) *gorm.DB { return shape.run(tx, id) }))
				}
			}
			if tg.name != "SQLite" { // other versions take other statements
				var version string
				if err := b.Raw("SELECT VERSION()").Scan(&version).Error; err != nil {
					t.Fatal(err)
				}
				version = strings.TrimPrefix(version, "PostgreSQL ")
				if !slices.ContainsFunc(versionsOfPage, func(v string) bool {
					return strings.HasPrefix(version, v)
				}) {
					return
				}
			}
			counts[tg.name] = fmt.Sprintf("| %s | %d | %d | %d | %d | %d |", tg.name, count["right"], count["refused"],
				count["error"], count["wrong"], count["no statement of the engine"])
		})
	}
	if !t.Failed() {
		comparePage(t, len(all), len(shapesOfGORM), counts)
	}
}

const shapesPage = "../../docs/gorm-shapes.md"

// comparePage compares the page with what was counted, or writes it anew.
func comparePage(t *testing.T, bySQL, byGORM int, counts map[string]string) {
	page, err := os.ReadFile(shapesPage)
	if err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(string(page), "\n")
	for i, line := range lines {
		if _, after, ok := strings.Cut(line, " statements by hand and "); ok && strings.HasPrefix(line, "runs ") {
			_, rest, _ := strings.Cut(after, " ")
			lines[i] = fmt.Sprintf("runs %d statements by hand and %d %s", bySQL, byGORM, rest)
		}
		for name, want := range counts {
			if strings.HasPrefix(line, "| "+name+" |") {
				lines[i] = want
				delete(counts, name)
			}
		}
	}
	switch want := strings.Join(lines, "\n"); {
	case len(counts) > 0:
		t.Errorf("%s has no rows for %v", shapesPage, counts)
	case want == string(page):
	case *update:
		if err := os.WriteFile(shapesPage, []byte(want), 0o644); err != nil {
			t.Fatal(err)
		}
	default:
		t.Errorf("%s differs; go test ./gorm -run TestShapes -update writes\n%s", shapesPage, want)
	}
}

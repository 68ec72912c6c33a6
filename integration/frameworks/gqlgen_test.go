package frameworks

import (
	"bytes"
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"github.com/sqluuid/sqluuid/sqltype"

	_ "github.com/99designs/gqlgen/graphql/handler" // for what is generated
)

// gqlgen generates a server whose scalars are types of sqltype, named in its configuration.
func TestGqlgenTakesIdsAsScalars(t *testing.T) {
	if testing.Short() {
		t.Skip("compiles the generator and what it generates")
	}
	dir, err := os.MkdirTemp(".", "gqlgen_")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { os.RemoveAll(dir) })
	for from, to := range map[string]string{"gqlgen.yml": "gqlgen.yml", "schema.graphqls": "schema.graphqls", "main.go.txt": "main.go"} {
		b, err := os.ReadFile(filepath.Join("testdata", "gqlgen", from))
		if err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(dir, to), b, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	id, ulid := sqltype.NewV7(), sqltype.NewULID()
	ask := func(id any) string {
		t.Helper()
		request, err := json.Marshal(map[string]any{
			"query":     "query($id: UUID!, $t: Text, $o: OrderID!) { echo(id: $id, many: [$id, $id], text: $t, order: $o) { id many text order } }",
			"variables": map[string]any{"id": id, "t": id, "o": ulid},
		})
		if err != nil {
			t.Fatal(err)
		}
		return run(t, dir, request, "go", "run", ".")
	}
	run(t, dir, nil, "go", "tool", "gqlgen", "generate")
	text := id.String()
	want, err := json.Marshal(map[string]any{"data": map[string]any{"echo": struct {
		ID    string   `json:"id"`
		Many  []string `json:"many"`
		Text  string   `json:"text"`
		Order string   `json:"order"`
	}{text, []string{text, text}, text, ulid.String()}}})
	if err != nil {
		t.Fatal(err)
	}
	if got := ask(id); got != string(want) {
		t.Errorf("answers %s, want %s", got, want)
	}
	if got := ask("no id"); !bytes.Contains([]byte(got), []byte(`"errors"`)) {
		t.Errorf("an id that is none: %s", got)
	}
}

// run runs a command in the folder and returns what it prints.
func run(t *testing.T, dir string, input []byte, name string, args ...string) string {
	t.Helper()
	cmd := exec.CommandContext(t.Context(), name, args...)
	cmd.Dir, cmd.Stdin = dir, bytes.NewReader(input)
	var stderr bytes.Buffer
	cmd.Stderr = &stderr
	out, err := cmd.Output()
	if err != nil {
		t.Fatalf("%s %v: %v\n%s", name, args, err, &stderr)
	}
	return string(out)
}

package charuuid_test

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"slices"
	"testing"

	uuid "github.com/sqluuid/sqluuid/sqltype/charuuid"
)

// Every name of package uuid is one of this package, and the reverse.
func TestTheNamesAreThoseOfPackageUUID(t *testing.T) {
	ours, theirs := names(t, "charuuid.go"), slices.Concat(names(t, "../uuid/uuid.go"), names(t, "../uuid/gofrs.go"))
	slices.Sort(ours)
	slices.Sort(theirs)
	if !slices.Equal(ours, theirs) || len(ours) < 50 {
		t.Errorf("%d names\n%v\nand not the %d of package uuid\n%v", len(ours), ours, len(theirs), theirs)
	}
}

func names(t *testing.T, file string) (exported []string) {
	t.Helper()
	parsed, err := parser.ParseFile(token.NewFileSet(), file, nil, 0)
	if err != nil {
		t.Fatal(err)
	}
	for name := range parsed.Scope.Objects {
		if ast.IsExported(name) {
			exported = append(exported, name)
		}
	}
	return exported
}

func TestFailuresAreNil(t *testing.T) {
	text := "f81d4fae-7dec-41d0-a765-00a0c91e6bf6"
	for s, want := range map[string]string{text: text, "x": uuid.Nil.String(), "{" + text: uuid.Nil.String()} {
		if got := uuid.FromStringOrNil(s); got.String() != want {
			t.Errorf("FromStringOrNil(%q) = %v, want %v", s, got, want)
		}
	}
	if got := uuid.FromBytesOrNil(make([]byte, 17)); got != uuid.Nil {
		t.Errorf("FromBytesOrNil of seventeen bytes = %v", got)
	}
	if got := uuid.FromBytesOrNil(uuid.Max.Bytes()); got != uuid.Max {
		t.Errorf("FromBytesOrNil of the max UUID = %v", got)
	}
}

// Lines of a program that keeps ids in CHAR(36): the argument of a query stays 36 characters.
func Example() {
	id := uuid.Must(uuid.Parse("f81d4fae-7dec-41d0-a765-00a0c91e6bf6"))
	sent, err := id.Value()
	fmt.Println(sent, err, id.Version() == uuid.V4, uuid.Must(uuid.NewV7()) == uuid.Nil)
	// Output:
	// f81d4fae-7dec-41d0-a765-00a0c91e6bf6 <nil> true false
}

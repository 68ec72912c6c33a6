package gorm_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"github.com/sqluuid/sqluuid/internal/dbtest"
)

// newestProgram asks the newest GORM and pgx what sqltype.UUID.Value knows of them.
const newestProgram = `package main

import (
	"context"
	"errors"
	"fmt"
	"os"

	"github.com/jackc/pgx/v5"
	"github.com/sqluuid/sqluuid/sqltype"
	"gorm.io/gorm"
	"gorm.io/gorm/utils/tests"
)

type Order struct{ ID sqltype.UUID }

func main() {
	db, err := gorm.Open(tests.DummyDialector{}, &gorm.Config{DryRun: true})
	if err != nil {
		panic(err)
	}
	if stmt := db.Delete(&Order{}, sqltype.NewV7()).Statement; len(stmt.Vars) != 1 {
		fmt.Println("GORM makes of an inline id:", stmt.SQL.String(), stmt.Vars)
		os.Exit(1)
	}
	conn, err := pgx.Connect(context.Background(), os.Args[1])
	if err != nil {
		panic(err)
	}
	for _, mode := range []pgx.QueryExecMode{pgx.QueryExecModeExec, pgx.QueryExecModeSimpleProtocol} {
		var got string
		err := conn.QueryRow(context.Background(), "SELECT $1::text", mode, sqltype.NewV7()).Scan(&got)
		if !errors.Is(err, sqltype.ErrUntyped) {
			fmt.Println("pgx sends an untyped id in mode", mode, got, err)
			os.Exit(1)
		}
	}
}
`

// TestTheNewestVersionsHaveTheFrames fails when the newest GORM or pgx asks for a Value from other
// functions than those that sqltype.UUID.Value knows.
func TestTheNewestVersionsHaveTheFrames(t *testing.T) {
	if os.Getenv("SQLUUID_NEWEST") == "" {
		t.Skip("SQLUUID_NEWEST is not set: it asks the module proxy for the newest GORM and pgx")
	}
	url, _ := dbtest.Postgres.Own(t)
	root, err := filepath.Abs("../..")
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	for name, text := range map[string]string{
		"main.go": newestProgram,
		"go.mod": "module newest\n\ngo 1.26\n\nrequire github.com/sqluuid/sqluuid v0.0.0\n\n" +
			"replace github.com/sqluuid/sqluuid => " + root + "\n",
	} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	for _, args := range [][]string{
		{"get", "gorm.io/gorm@latest", "github.com/jackc/pgx/v5@latest"},
		{"mod", "tidy"},
		{"run", ".", url},
	} {
		cmd := exec.Command("go", args...)
		cmd.Dir, cmd.Env = dir, append(os.Environ(), "GOWORK=off")
		if out, err := cmd.CombinedOutput(); err != nil {
			t.Fatalf("go %v: %v\n%s", args, err, out)
		}
	}
}

package idgen_test

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"time"

	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/idgen"
)

// A number for each machine, and a counter directly after the time.
func ExampleNew() {
	g, err := idgen.New(idgen.Config{
		Method:      idgen.MethodCounter,
		MachineBits: 10,
		MachineID:   512,
	})
	if err != nil {
		fmt.Println(err)
		return
	}
	var a, b sqltype.UUID
	a, _ = g.NewV7()
	b, _ = g.NewV7()
	fmt.Println(a.Version(), b.Compare(a))

	_, err = idgen.New(idgen.Config{MachineBits: 20})
	fmt.Println(err)
	// Output:
	// 7 1
	// idgen: invalid Config: MachineBits is 20, not from 0 to 16
}

// A generator whose ids are the same in every run, for a test that compares what was
// stored with a golden file.
func ExampleNew_deterministic() {
	g, err := idgen.New(idgen.Config{
		Clock: func() time.Time { return time.Date(2026, 1, 2, 3, 4, 5, 0, time.UTC) },
		Rand:  bytes.NewReader(make([]byte, 1024)),
	})
	if err != nil {
		fmt.Println(err)
		return
	}
	ids, err := idgen.Batch[sqltype.UUID](g, 3)
	for _, id := range ids {
		fmt.Println(id)
	}
	fmt.Println(err)
	// Output:
	// 019b7ca9-8c88-7000-8000-000000000000
	// 019b7ca9-8c88-7000-8400-000000000000
	// 019b7ca9-8c88-7000-8800-000000000000
	// <nil>
}

// Versions 1 and 6 that keep their node and clock sequence from one process to the next.
func ExampleNewFileStore() {
	dir, err := os.MkdirTemp("", "")
	if err != nil {
		fmt.Println(err)
		return
	}
	defer os.RemoveAll(dir)
	path := filepath.Join(dir, "uuid-state")

	var nodes [2][6]byte
	for i := range nodes { // two processes
		g, err := idgen.New(idgen.Config{Store: idgen.NewFileStore(path)})
		if err != nil {
			fmt.Println(err)
			return
		}
		var id sqltype.UUID
		if id, err = g.NewV1(); err != nil {
			fmt.Println(err)
			return
		}
		nodes[i], _ = id.Node()
	}
	fmt.Println(nodes[0] == nodes[1])
	// Output: true
}

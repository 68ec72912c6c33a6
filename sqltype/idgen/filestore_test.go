package idgen_test

import (
	"errors"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/sqluuid/sqluuid/internal/seedtest"
	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/idgen"
)

// full asks for the long versions of tests: SQLUUID_FULL=1.
var full = os.Getenv("SQLUUID_FULL") != ""

// TestStoreChild is the process that TestNoIdRepeatsAcrossSIGKILL kills: it
// writes ids of versions 1 and 6 until then.
func TestStoreChild(t *testing.T) {
	path := os.Getenv("SQLUUID_STORE_CHILD")
	if path == "" {
		t.Skip("only as a process of another test")
	}
	g, err := idgen.New(idgen.Config{Store: idgen.NewFileStore(path), Block: 10 * time.Millisecond})
	for i := 0; err == nil; i++ {
		var u sqltype.UUID
		if i%2 == 0 {
			u, err = g.NewV1()
		} else {
			u, err = g.NewV6()
		}
		if err == nil {
			_, err = os.Stdout.Write(u[:])
		}
	}
	os.Stderr.WriteString(err.Error())
	os.Exit(1)
}

func TestNoIdRepeatsAcrossSIGKILL(t *testing.T) {
	rounds := 6
	if full {
		rounds = 60
	}
	path := filepath.Join(t.TempDir(), "state")
	set, r := newIDSet(t), seedtest.Rand(t)
	for range rounds {
		// Two at once, which share the node; each dies at a moment of its own.
		var wg sync.WaitGroup
		var out [2][]byte
		var stderr [2]strings.Builder
		for i := range out {
			moment := time.Duration(r.IntN(150_000)) * time.Microsecond
			cmd := exec.Command(os.Args[0], "-test.run=^TestStoreChild$")
			cmd.Env = append(os.Environ(), "SQLUUID_STORE_CHILD="+path)
			cmd.Stderr = &stderr[i]
			pipe, err := cmd.StdoutPipe()
			if err != nil {
				t.Fatal(err)
			}
			if err := cmd.Start(); err != nil {
				t.Fatal(err)
			}
			wg.Go(func() {
				first := make([]byte, 16)
				io.ReadFull(pipe, first) // it has begun
				time.AfterFunc(moment, func() { cmd.Process.Kill() })
				rest, _ := io.ReadAll(pipe)
				out[i] = append(first, rest...)
				cmd.Wait()
			})
		}
		wg.Wait()
		for i, b := range out {
			if stderr[i].Len() > 0 {
				t.Fatalf("the process said: %s", stderr[i].String())
			}
			for ; len(b) >= 16; b = b[16:] {
				u := sqltype.UUID(b[:16])
				key := asSorted(u)
				if v := u.Version(); v != 1 && v != 6 || set.seen[key] {
					t.Fatalf("%v: seen before: %t", u, set.seen[key])
				}
				set.seen[key] = true
			}
		}
	}
	if len(set.seen) < 100*rounds {
		t.Errorf("only %d ids in %d rounds", len(set.seen), rounds)
	}
	t.Logf("%d distinct ids from %d killed processes", len(set.seen), 2*rounds)
}

func TestFileStoreKeepsItsState(t *testing.T) {
	path := filepath.Join(t.TempDir(), "state")
	want := idgen.State{Next: 1 << 59, Ceiling: 1 << 59, Floor: 77, ClockSequence: 0x3fff, Used: 1 << 14, Node: [6]byte{1, 2, 3, 0xfd, 0xfe, 0xff}}
	for _, s := range []idgen.State{{}, want} {
		if err := idgen.NewFileStore(path).Update(func(idgen.State) (idgen.State, error) { return s, nil }); err != nil {
			t.Fatal(err)
		}
		refused := errors.New("not now")
		if err := idgen.NewFileStore(path).Update(func(got idgen.State) (idgen.State, error) {
			if got != s {
				t.Errorf("read %+v, wrote %+v", got, s)
			}
			return idgen.State{Next: 9}, refused
		}); err != refused {
			t.Errorf("Update = %v, want the error of f", err)
		}
	}
	if info, err := os.Stat(path); err != nil || runtime.GOOS != "windows" && info.Mode().Perm() != 0o600 {
		t.Errorf("mode %v, %v", info.Mode(), err)
	}
}

func TestFileStoreRefusesADamagedFile(t *testing.T) {
	path := filepath.Join(t.TempDir(), "state")
	store := idgen.NewFileStore(path)
	g := newGenerator(t, idgen.Config{Store: store})
	newIDSet(t).make(g, 1)
	good, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	for _, bad := range []string{"", "x", string(good[:len(good)-1]), string(good) + "\n", strings.Replace(string(good), "next=1", "next=0", 1),
		strings.Replace(string(good), "sequence", "sequense", 1), strings.Replace(string(good), "sum=", "sum=0", 1)} {
		if err := os.WriteFile(path, []byte(bad), 0o600); err != nil {
			t.Fatal(err)
		}
		_, err := newGenerator(t, idgen.Config{Store: store}).NewV1()
		if !errors.Is(err, idgen.ErrState) || !strings.Contains(err.Error(), path) {
			t.Errorf("file %q: %v, want ErrState with its name", bad, err)
		}
		if after, _ := os.ReadFile(path); string(after) != bad {
			t.Errorf("the damaged file was changed to %q", after)
		}
	}
}

func TestFileStoreInAMissingFolder(t *testing.T) {
	path := filepath.Join(t.TempDir(), "missing", "state")
	if _, err := newGenerator(t, idgen.Config{Store: idgen.NewFileStore(path)}).NewV6(); !errors.Is(err, os.ErrNotExist) {
		t.Errorf("NewV6: %v, want os.ErrNotExist", err)
	}
}

// A link of the name of a file of the store led to another file, which was overwritten.
func TestFileStoreFollowsNoLink(t *testing.T) {
	for _, end := range []string{"", ".lock", ".new"} {
		t.Run("state"+end, func(t *testing.T) {
			dir := t.TempDir()
			victim, path := filepath.Join(dir, "victim"), filepath.Join(dir, "state")
			if err := os.WriteFile(victim, []byte("mine"), 0o644); err != nil {
				t.Fatal(err)
			}
			if err := os.Symlink(victim, path+end); err != nil {
				t.Skip(err)
			}
			err := idgen.NewFileStore(path).Update(func(s idgen.State) (idgen.State, error) { return s, nil })
			if refused := errors.Is(err, idgen.ErrState); refused != (end != ".new") {
				t.Errorf("Update: %v", err)
			}
			if got, err := os.ReadFile(victim); string(got) != "mine" {
				t.Errorf("the other file has %q, %v", got, err)
			}
		})
	}
}

// A leftover that everybody could read became a state that everybody could read.
func TestFileStoreKeepsItsStateToItsOwner(t *testing.T) {
	path := filepath.Join(t.TempDir(), "state")
	if err := os.WriteFile(path+".new", []byte("left"), 0o666); err != nil {
		t.Fatal(err)
	}
	if err := os.Chmod(path+".new", 0o666); err != nil {
		t.Fatal(err)
	}
	if err := idgen.NewFileStore(path).Update(func(s idgen.State) (idgen.State, error) { return s, nil }); err != nil {
		t.Fatal(err)
	}
	if info, err := os.Stat(path); err != nil || runtime.GOOS != "windows" && info.Mode().Perm() != 0o600 {
		t.Errorf("the state: %v, %v", info.Mode(), err)
	}
}

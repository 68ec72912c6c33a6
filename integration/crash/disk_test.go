//go:build linux

package crash_test

import (
	"errors"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"
)

// small mounts a small file system in memory, or skips the test with the reason.
func small(t *testing.T, size string) string {
	t.Helper()
	dir := folder(t)
	if err := syscall.Mount("tmpfs", dir, "tmpfs", syscall.MS_NOSUID|syscall.MS_NODEV, "size="+size+",mode=0755"); err != nil {
		t.Skipf("a disk of %s cannot be mounted here, so that none can be full: %v", size, err)
	}
	t.Cleanup(func() {
		for range 100 {
			if err := syscall.Unmount(dir, 0); err == nil {
				return
			}
			time.Sleep(50 * time.Millisecond)
		}
		t.Errorf("%s stays mounted", dir)
	})
	return dir
}

// fillUp takes all the space there is, again and again until it is stopped.
func fillUp(t *testing.T, dir string) (empty func()) {
	t.Helper()
	path := filepath.Join(dir, "filler")
	f, err := os.Create(path)
	if err != nil {
		t.Fatal(err)
	}
	stop, stopped := make(chan struct{}), make(chan struct{})
	full := make(chan struct{})
	go func() {
		defer close(stopped)
		block := make([]byte, 4096)
		for first := true; ; {
			_, err := f.Write(block)
			if errors.Is(err, syscall.ENOSPC) {
				if first {
					close(full)
					first = false
				}
				time.Sleep(time.Millisecond)
			}
			select {
			case <-stop:
				return
			default:
			}
		}
	}()
	<-full
	return func() {
		close(stop)
		<-stopped
		f.Close()
		os.Remove(path)
	}
}

// The disk is full in the middle of a run and of its undo. What the run said it
// did stays done, and when there is room again it goes on to its end.
func TestTheDiskIsFull(t *testing.T) {
	atNight(t)
	for name, open := range map[string]func(t *testing.T) (*lab, string){
		"PostgreSQL": func(t *testing.T) (*lab, string) {
			dir := small(t, "112m")
			return postgresLab(t, newPostgres(t, dir)), dir
		},
		"MariaDB": func(t *testing.T) (*lab, string) {
			dir := small(t, "192m")
			return mariaLab(t, newMariaDB(t, dir)), dir
		},
		"MySQL": func(t *testing.T) (*lab, string) {
			dir := small(t, "256m")
			return mysqlLab(t, newMySQL(t, dir)), dir
		},
		"SQLite": func(t *testing.T) (*lab, string) {
			dir := small(t, "64m")
			return sqliteLab(t, dir), dir
		},
	} {
		t.Run(name, func(t *testing.T) {
			l, dir := open(t)
			s := newShop(t, l, v1ToV6(), 12_000)
			h := &harness{t: t, s: s, r: rand.New(rand.NewPCG(seedOf(t), 1)), undone: true, chunk: "500", counts: map[string]int{}, took: map[string]time.Duration{}}
			// SQLite's log cannot begin anew while anybody reads: a reader without
			// pauses makes it grow until the disk is full by itself.
			h.tr = startTraffic(t, s, firstLate, 1, 5*time.Millisecond, 300*time.Millisecond)
			for _, way := range []string{"the rewrite", "the undo"} {
				// It is held in the middle until the disk is full.
				hold := filepath.Join(folder(t), "pause")
				p := start(t, h.args("--pause-file", hold)...)
				if !p.reach(1, 0) {
					t.Fatalf("%s had ended before the disk was full: %v", way, p)
				}
				if err := os.WriteFile(hold, nil, 0o600); err != nil {
					t.Fatal(err)
				}
				if !p.says(`"event":"paused"`, limit) {
					t.Fatalf("%s is not held: %v", way, p)
				}
				empty := fillUp(t, dir)
				os.Remove(hold)
				var waits bool
				if waits = !p.ends(30 * time.Second); waits {
					t.Logf("%s waits for space", way)
				}
				empty()
				if !p.ends(limit) {
					t.Fatalf("%s does not end when there is space: %v", way, p)
				}
				if p.code() == 0 && !waits {
					t.Fatalf("%s ended well on a full disk: %v", way, p)
				}
				said := p.said()
				if p.code() != 0 && said == "" {
					t.Errorf("%s ended with %d and no word", way, p.code())
				}
				t.Logf("%s on a full disk: exit %d, %s", way, p.code(), said)
				if l.server != nil && l.server.ping() != nil {
					t.Logf("the server had ended: %s", lastLine(l.server.out.String()))
					l.server.kill(t)
					l.server.start(t)
				}
				h.complete("after " + way + " on a full disk")
			}
			t.Logf("%s: %d runs compared; %v", l.name, h.rounds, h.tr)
		})
	}
}

func lastLine(s string) string {
	lines := strings.Split(strings.TrimSpace(s), "\n")
	for i := len(lines) - 1; i >= 0; i-- {
		if strings.Contains(lines[i], "PANIC") || strings.Contains(lines[i], "ERROR") || strings.Contains(lines[i], "space") {
			return lines[i]
		}
	}
	return lines[len(lines)-1]
}

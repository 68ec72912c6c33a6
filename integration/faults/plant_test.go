package faults

import (
	"go/format"
	"path"
	"regexp"
	"testing"
)

// The least numbers of faults.
const (
	leastMended   = 25 // from commits that mended one
	leastInvented = 15
	leastNet      = 10 // with the whole net
)

var commit = regexp.MustCompile(`^[0-9a-f]{7,40}$`)

// TestFaultsCanBePlanted plants each fault in memory. It builds nothing.
func TestFaultsCanBePlanted(t *testing.T) {
	names := map[string]bool{}
	mended, made, net := 0, 0, 0
	for _, f := range readFaults(t) {
		t.Run(f.name, func(t *testing.T) {
			if names[f.name] {
				t.Error("another fault has this name")
			}
			names[f.name] = true
			if rooms[f.room] == nil {
				t.Errorf("no suites are known for the room %s", f.room)
			}
			files, err := f.planted()
			if err != nil {
				t.Fatal(err)
			}
			for file, text := range files {
				if path.Ext(file) != ".go" {
					continue
				}
				if formatted, err := format.Source([]byte(text)); err != nil {
					t.Errorf("%s does not parse with the fault: %v", file, err)
				} else if string(formatted) != text {
					t.Errorf("%s is not formatted with the fault", file)
				}
			}
			for _, e := range f.edits {
				if e.old == e.new {
					t.Errorf("an edit of %s changes nothing", e.file)
				}
			}
		})
		switch {
		case f.origin == invented:
			made++
		case commit.MatchString(f.origin):
			mended++
		default:
			t.Errorf("%s: from=%s is no commit and not invented", f.name, f.origin)
		}
		if f.net {
			net++
		}
	}
	if mended < leastMended || made < leastInvented || net < leastNet {
		t.Errorf("%d faults from commits, %d invented, %d with the whole net, want %d, %d and %d",
			mended, made, net, leastMended, leastInvented, leastNet)
	}
}

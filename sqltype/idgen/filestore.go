package idgen

import (
	"encoding/hex"
	"errors"
	"fmt"
	"hash/crc32"
	"io/fs"
	"os"
	"path/filepath"
	"sync"
)

// A FileStore is a [Store] in one file, for the processes of one machine. A lock
// on a second file in its folder, with ".lock" after its name, keeps them apart; the
// system frees the lock when a process dies. The new state is written to a third
// file, ".new", made durable, and renamed over the first before any id of it is
// given out: whatever moment a process is killed at, and whatever moment the
// machine stops at if the file system keeps the order of a sync and a rename, the
// file holds the old state or the new.
//
// Locks of a network file system are as good as that system makes them. It is
// safe for concurrent use.
type FileStore struct {
	path string
	mu   sync.Mutex
}

// NewFileStore returns the store in the file at path, which is made at the first
// use if it is missing; its folder must exist. Only the owner can read it.
func NewFileStore(path string) *FileStore { return &FileStore{path: path} }

// ErrState occurs when the file of a [FileStore] is damaged. To go on, remove it:
// generators then start with a new clock sequence and a new random node. With a
// configured Node, a repeated id is then as unlikely as the same clock sequence
// of 16384.
const ErrState Error = "idgen: damaged state file"

// Update implements [Store]. The errors are f's, [ErrState], the file system's, and
// [errors.ErrUnsupported] where the system has no file locks.
func (s *FileStore) Update(f func(State) (State, error)) (err error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, name := range []string{s.path, s.path + ".lock"} {
		if info, err := os.Lstat(name); err == nil && !info.Mode().IsRegular() {
			return fmt.Errorf("%w: %s is a link or no file; name a file in a folder that only its owner can write to", ErrState, name)
		}
	}
	unlock, err := lockFile(s.path + ".lock")
	if err != nil {
		return fmt.Errorf("idgen: lock of a state file: %w", err)
	}
	defer func() {
		if e := unlock(); err == nil {
			err = e
		}
	}()

	var old State
	text, err := os.ReadFile(s.path)
	switch {
	case errors.Is(err, fs.ErrNotExist):
	case err != nil:
		return err
	default:
		if old, err = parseState(text); err != nil {
			return fmt.Errorf("%w: %s: %w", ErrState, s.path, err)
		}
	}
	next, err := f(old)
	if err != nil {
		return err
	}
	return replaceFile(s.path, formatState(next))
}

// replaceFile gives path new contents, durably and at once.
func replaceFile(path string, text []byte) error {
	temp := path + ".new"
	// Remove the file of a killed process; a link of that name would lead elsewhere.
	if err := os.Remove(temp); err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	f, err := os.OpenFile(temp, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o600)
	if err != nil {
		return err
	}
	_, err = f.Write(text)
	if err = errors.Join(err, f.Sync(), f.Close()); err != nil {
		return err
	}
	if err := os.Rename(temp, path); err != nil {
		return err
	}
	return syncFolder(filepath.Dir(path))
}

// stateFormat is the line of a state file, without the sum of its bytes.
const stateFormat = "sqluuid-state-1 next=%d ceiling=%d floor=%d sequence=%d used=%d node=%s"

func formatState(s State) []byte {
	b := fmt.Appendf(nil, stateFormat, s.Next, s.Ceiling, s.Floor, s.ClockSequence, s.Used, hex.EncodeToString(s.Node[:]))
	return fmt.Appendf(b, " sum=%08x\n", crc32.ChecksumIEEE(b))
}

func parseState(text []byte) (s State, err error) {
	var node string
	var sum uint32
	if _, err := fmt.Sscanf(string(text), stateFormat+" sum=%x\n", &s.Next, &s.Ceiling, &s.Floor, &s.ClockSequence, &s.Used, &node, &sum); err != nil {
		return State{}, err
	}
	if n, err := hex.Decode(s.Node[:], []byte(node)[:min(len(node), 12)]); err != nil || n != 6 {
		return State{}, fmt.Errorf("node %q", node)
	}
	// Writing it again finds a wrong sum, and all else that a scan forgives.
	if again := formatState(s); string(again) != string(text) {
		return State{}, errors.New("its sum does not match")
	}
	return s, nil
}

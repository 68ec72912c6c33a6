package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
)

const module = "github.com/sqluuid/sqluuid"

// nestedModules are the modules that are released besides the root. The others,
// examples and integration, are only ever built from a clone.
var nestedModules = []string{"gormplugin", "sqltype/pgxtype", "cmd/sqluuid"}

// versionForm is the form of a version of a module whose path has no /v2.
var versionForm = regexp.MustCompile(`^v[01]\.(0|[1-9][0-9]*)\.(0|[1-9][0-9]*)(-[0-9A-Za-z.-]+)?$`)

func checkVersion(v string) error {
	if !versionForm.MatchString(v) {
		return fmt.Errorf("version %q: want v0.y.z or v1.y.z, with or without a -suffix", v)
	}
	return nil
}

// copyTree copies the files that git tracks in root to out. With dirty it
// copies the work tree as it is, but for what git ignores; without, it refuses
// one that differs from the last commit.
func copyTree(root, out string, dirty bool) error {
	status, err := command(root, "git", "status", "--porcelain")
	if err != nil {
		return err
	}
	if len(status) > 0 && !dirty {
		return fmt.Errorf("the work tree differs from the last commit:\n%s", status)
	}
	if _, err := os.Lstat(out); !errors.Is(err, fs.ErrNotExist) {
		return fmt.Errorf("%s is there already", out)
	}
	list, err := command(root, "git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", "--deduplicate")
	if err != nil {
		return err
	}
	copied := 0
	for name := range strings.SplitSeq(string(list), "\x00") {
		from, to := filepath.Join(root, name), filepath.Join(out, name)
		info, err := os.Lstat(from)
		if name == "" || errors.Is(err, fs.ErrNotExist) { // the list's end; deleted, not committed
			continue
		} else if err != nil {
			return err
		} else if !info.Mode().IsRegular() {
			return fmt.Errorf("%s is no regular file, and module archives hold no other", name)
		}
		raw, err := os.ReadFile(from)
		if err != nil {
			return err
		}
		if err := os.MkdirAll(filepath.Dir(to), 0o777); err != nil {
			return err
		}
		if err := os.WriteFile(to, raw, info.Mode().Perm()); err != nil {
			return err
		}
		copied++
	}
	if copied == 0 {
		return fmt.Errorf("git tracks no file in %s", root)
	}
	return nil
}

// pin takes the replace lines for this repository's modules out of the go.mod
// in the folder and lets it require them at the version. It refuses replace
// lines for other modules.
func pin(folder, version string) error {
	raw, err := command(folder, "go", "mod", "edit", "-json")
	if err != nil {
		return err
	}
	var mod struct {
		Require []struct{ Path string }
		Replace []struct{ Old struct{ Path string } }
	}
	if err := json.Unmarshal(raw, &mod); err != nil {
		return fmt.Errorf("%s: %w", folder, err)
	}
	edit := []string{"mod", "edit"}
	for _, r := range mod.Replace {
		if !ours(r.Old.Path) {
			return fmt.Errorf("%s: go.mod replaces %s, and go install refuses a module that does", folder, r.Old.Path)
		}
		edit = append(edit, "-dropreplace="+r.Old.Path)
	}
	pinned := 0
	for _, r := range mod.Require {
		if ours(r.Path) {
			edit = append(edit, "-require="+r.Path+"@"+version)
			pinned++
		}
	}
	if pinned == 0 {
		return fmt.Errorf("%s: go.mod requires no module of this repository", folder)
	}
	_, err = command(folder, "go", edit...)
	return err
}

func ours(path string) bool { return path == module || strings.HasPrefix(path, module+"/") }

// command runs a program in a folder and returns what it prints.
func command(folder, name string, args ...string) ([]byte, error) {
	cmd := exec.Command(name, args...)
	cmd.Dir = folder
	var stderr bytes.Buffer
	cmd.Stderr = &stderr
	out, err := cmd.Output()
	if err != nil {
		return nil, fmt.Errorf("%s %s: %w: %s", name, args[0], err, bytes.TrimSpace(stderr.Bytes()))
	}
	return out, nil
}

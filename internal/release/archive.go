package main

import (
	"archive/tar"
	"archive/zip"
	"compress/gzip"
	"crypto/sha256"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"time"
)

// A target is a platform for which the command is built.
type target struct{ os, arch string }

var targets = []target{
	{"linux", "amd64"}, {"linux", "arm64"}, {"darwin", "amd64"}, {"darwin", "arm64"},
	{"windows", "amd64"}, {"windows", "arm64"},
}

// hasSQLite reports whether the file opens SQLite, whose driver is C. The other platforms would
// need a C compiler of their own.
func (t target) hasSQLite() bool { return t == target{"linux", "amd64"} }

// build builds the command of a version for the target from the sources in root.
func (t target) build(root, version, file string) error {
	if t.hasSQLite() {
		_, err := command(root, ".ci/static-binary", file, version)
		return err
	}
	_, err := command(root, "env", "CGO_ENABLED=0", "GOOS="+t.os, "GOARCH="+t.arch,
		"go", "build", "-trimpath", "-ldflags", "-s -w -X main.release="+version, "-o", file, "./cmd/sqluuid")
	return err
}

// file is the name of the command on the target.
func (t target) file() string {
	if t.os == "windows" {
		return "sqluuid.exe"
	}
	return "sqluuid"
}

// archive is the name of the target's archive.
func (t target) archive(version string) string {
	kind := "tar.gz"
	if t.os == "windows" {
		kind = "zip"
	}
	return fmt.Sprintf("sqluuid_%s_%s_%s.%s", version, t.os, t.arch, kind)
}

// pages stand next to the command in each archive.
var pages = []string{"LICENSE", "README.md", "CHANGELOG.md"}

// writeArchives builds the command for each target, packs it, and writes SHA256SUMS.
func writeArchives(root, folder, version string, list []target,
	build func(t target, root, version, file string) error) error {
	if err := os.MkdirAll(folder, 0o777); err != nil {
		return err
	}
	var sums strings.Builder
	for _, t := range list {
		temporary, err := os.MkdirTemp("", "sqluuid")
		if err != nil {
			return err
		}
		defer os.RemoveAll(temporary)
		file := filepath.Join(temporary, t.file())
		if err := build(t, root, version, file); err != nil {
			return fmt.Errorf("%s/%s: %w", t.os, t.arch, err)
		}
		files := []string{file}
		for _, page := range pages {
			files = append(files, filepath.Join(root, page))
		}
		name := filepath.Join(folder, t.archive(version))
		sum, err := pack(name, files)
		if err != nil {
			return err
		}
		fmt.Fprintf(&sums, "%x  %s\n", sum, filepath.Base(name))
	}
	return os.WriteFile(filepath.Join(folder, "SHA256SUMS"), []byte(sums.String()), 0o666)
}

// pack writes the files to an archive and returns its SHA-256. Nothing in it depends on the day.
func pack(name string, files []string) (sum []byte, err error) {
	out, err := os.Create(name)
	if err != nil {
		return nil, err
	}
	defer out.Close()
	hash := sha256.New()
	w := io.MultiWriter(out, hash)
	if strings.HasSuffix(name, ".zip") {
		err = packZip(w, files)
	} else {
		err = packTar(w, files)
	}
	if err != nil {
		return nil, err
	}
	return hash.Sum(nil), out.Close()
}

// modeOf returns the mode of a packed file: the command is the first.
func modeOf(position int) os.FileMode {
	if position == 0 {
		return 0o755
	}
	return 0o644
}

func packZip(w io.Writer, files []string) error {
	z := zip.NewWriter(w)
	for i, name := range files {
		raw, err := os.ReadFile(name)
		if err != nil {
			return err
		}
		header := &zip.FileHeader{Name: filepath.Base(name), Method: zip.Deflate}
		header.SetMode(modeOf(i))
		f, err := z.CreateHeader(header)
		if err != nil {
			return err
		}
		if _, err := f.Write(raw); err != nil {
			return err
		}
	}
	return z.Close()
}

func packTar(w io.Writer, files []string) error {
	g := gzip.NewWriter(w)
	t := tar.NewWriter(g)
	for i, name := range files {
		raw, err := os.ReadFile(name)
		if err != nil {
			return err
		}
		err = t.WriteHeader(&tar.Header{Typeflag: tar.TypeReg, Name: filepath.Base(name),
			Mode: int64(modeOf(i)), Size: int64(len(raw)), ModTime: time.Unix(0, 0)})
		if err != nil {
			return err
		}
		if _, err := t.Write(raw); err != nil {
			return err
		}
	}
	if err := t.Close(); err != nil {
		return err
	}
	return g.Close()
}

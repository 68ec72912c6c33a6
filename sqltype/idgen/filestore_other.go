//go:build !(darwin || dragonfly || freebsd || illumos || linux || netbsd || openbsd || windows)

package idgen

import (
	"errors"
	"fmt"
	"runtime"
)

func lockFile(string) (unlock func() error, err error) {
	return nil, fmt.Errorf("%w: file locks on %s", errors.ErrUnsupported, runtime.GOOS)
}

func syncFolder(string) error { return nil }

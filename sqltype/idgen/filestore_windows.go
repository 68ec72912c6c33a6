package idgen

import (
	"syscall"
	"time"
)

// sharingViolation is what Windows says of a file that another has open alone.
const sharingViolation syscall.Errno = 32

// lockFile opens the file for this process alone, and waits until it can. The
// system closes it when the process ends.
func lockFile(path string) (unlock func() error, err error) {
	name, err := syscall.UTF16PtrFromString(path)
	if err != nil {
		return nil, err
	}
	for {
		h, err := syscall.CreateFile(name, syscall.GENERIC_READ|syscall.GENERIC_WRITE, 0, nil,
			syscall.OPEN_ALWAYS, syscall.FILE_ATTRIBUTE_NORMAL, 0)
		if err == nil {
			return func() error { return syscall.CloseHandle(h) }, nil
		}
		if err != sharingViolation {
			return nil, err
		}
		time.Sleep(time.Millisecond)
	}
}

// syncFolder does nothing: Windows does not sync folders.
func syncFolder(string) error { return nil }

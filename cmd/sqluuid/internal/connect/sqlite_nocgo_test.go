//go:build !cgo

package connect

import (
	"strings"
	"testing"
)

// The driver's own message was about a stub, and the advice about other processes.
func TestABuildWithoutCgoSaysThatItHasNoSQLite(t *testing.T) {
	_, _, err := openSQLite("sqlite:shop.db")
	if err == nil || !strings.Contains(err.Error(), "built without a C compiler") {
		t.Errorf("%v", err)
	}
}

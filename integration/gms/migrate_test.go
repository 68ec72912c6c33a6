package gms_test

import (
	"os"
	"os/exec"
	"strings"
	"testing"
)

// The shapes of integration/migrate, and what is refused. They are of another
// module, so that another process runs them, against the server in this one.
func TestMigrate(t *testing.T) {
	tests := []string{"TestShapes", "TestReferencesInAnotherCase", "TestWhatTheServerCannotDoIsRefused"}
	cmd := exec.CommandContext(t.Context(), "go", "test", "-count=1", "-v", "-parallel=1", "-run", "^("+strings.Join(tests, "|")+")$/^GoMySQLServer$", "./integration/migrate")
	cmd.Dir = "../.."
	cmd.Env = append(os.Environ(), "GOWORK=", "SQLUUID_GMS=mysql://root@"+serve(t)+"/test")
	out, err := cmd.CombinedOutput()
	if err != nil {
		t.Errorf("%v\n%s", err, out)
	}
	for _, name := range tests {
		if !strings.Contains(string(out), "--- PASS: "+name+" ") {
			t.Errorf("%s did not run\n%s", name, out)
		}
	}
}

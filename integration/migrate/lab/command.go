package lab

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"flag"
	"os"
	"os/exec"
	"runtime"
	"strconv"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/integration/internal/built"
	"github.com/sqluuid/sqluuid/internal/fold"
	"github.com/sqluuid/sqluuid/migrate"
)

// command is the built binary, buildFlags what it is built with.
var (
	command    string
	buildFlags []string
)

// Command is the path of the built command.
func Command() string { return command }

// AtOnce is how many parallel tests of a room run at a time, where nobody says.
var AtOnce = 6

// Main is [Build] with more tests at once than there are processors: they wait for servers,
// commands and locks much longer than they compute. Several rooms run at once.
func Main(m *testing.M) {
	flag.Parse()
	if f := flag.Lookup("test.parallel"); f.Value.String() == f.DefValue {
		if err := flag.Set("test.parallel", strconv.Itoa(max(AtOnce, runtime.GOMAXPROCS(0)))); err != nil {
			panic(err)
		}
	}
	Build(m)
}

// Build builds the command, runs the tests and exits.
func Build(m *testing.M) {
	built.Main(m, func(folder string) (err error) {
		command, err = built.Command(folder, buildFlags...)
		return err
	})
}

// A Result is how a command ended. The lines that it has broken to fit a terminal are whole again.
type Result struct {
	Code     int
	Out, Err string
}

// Whole joins the lines that the command has broken.
func Whole(text string) string { return fold.Join(text, 80) }

// Run runs the command to its end.
func Run(t *testing.T, args ...string) Result { return RunIn(t, "", args...) }

// RunIn is [Run] with an answer on the standard input.
func RunIn(t *testing.T, stdin string, args ...string) Result {
	t.Helper()
	return run(t, stdin, nil, args)
}

// RunWith is [Run] with more variables in the environment.
func RunWith(t *testing.T, env []string, args ...string) Result {
	t.Helper()
	return run(t, "", env, args)
}

func run(t *testing.T, stdin string, env, args []string) Result {
	t.Helper()
	for again := 0; ; again++ {
		r := runOnce(t, stdin, env, args)
		if strings.Contains(r.Err, noTwins) {
			t.Skip(noTwins)
		}
		if again == 5 || r.Code == 0 || !strings.Contains(r.Err, BusyServer) {
			return r
		}
	}
}

// noTwins is what a plan says of a server that is too old for a change of type.
const noTwins = "twins need PostgreSQL 14 or later"

// BusyServer is what the command says of a server that has not taken its connection: it has done
// nothing.
const BusyServer = "no answer within 10s"

func runOnce(t *testing.T, stdin string, env, args []string) Result {
	t.Helper()
	cmd := exec.CommandContext(context.WithoutCancel(t.Context()), command, args...)
	cmd.Env = append(os.Environ(), env...)
	var out, errOut bytes.Buffer
	cmd.Stdin, cmd.Stdout, cmd.Stderr = strings.NewReader(stdin), &out, &errOut
	err := cmd.Run()
	var exit *exec.ExitError
	if err != nil && !errors.As(err, &exit) {
		t.Fatal(err)
	}
	return Result{cmd.ProcessState.ExitCode(), Whole(out.String()), Whole(errOut.String())}
}

// MustRun runs the command and wants exit code 0.
func MustRun(t *testing.T, args ...string) Result {
	t.Helper()
	r := Run(t, args...)
	if r.Code != 0 {
		t.Fatalf("sqluuid %s: exit %d\n%s%s", strings.Join(args, " "), r.Code, r.Out, r.Err)
	}
	return r
}

// WantError checks an error of the command: its exit code, one line on stderr, behind which are the
// statements that it offers, the words that say what to do, and no secrets.
func WantError(t *testing.T, got Result, code int, words ...string) {
	t.Helper()
	line := strings.TrimSuffix(Whole(got.Err), "\n")
	offers, isOther := false, false
	for l := range strings.Lines(line) {
		if strings.HasPrefix(l, "sqluuid: ") {
			offers = strings.HasSuffix(l, ":\n")
		} else if !offers {
			isOther = true
		}
	}
	if got.Code != code || line == "" || isOther {
		t.Errorf("exit %d, want %d; stderr, want one line for each error: %q", got.Code, code, got.Err)
	}
	for _, w := range words {
		if !strings.Contains(line, w) {
			t.Errorf("the error does not say %q: %s", w, line)
		}
	}
	if strings.Contains(got.Out+got.Err, "s3cret") {
		t.Errorf("the password is shown: %s%s", got.Out, got.Err)
	}
}

// Args is the command line of a verb of sqluuid migrate.
func Args(verb string, flags ...string) []string {
	return append([]string{"migrate", verb}, flags...)
}

// On is the database, and the column orders.id.
func (l *Lab) On(more ...string) []string {
	return append([]string{"--database", l.URL, "--column", "orders.id"}, more...)
}

// Yes is [Lab.On] without a question.
func (l *Lab) Yes(more ...string) []string {
	return append([]string{"--database", l.URL, "--column", "orders.id", "--yes"}, more...)
}

// InChunks is [Lab.Yes] in chunks of 50 rows.
func (l *Lab) InChunks(more ...string) []string {
	return append([]string{"--database", l.URL, "--column", "orders.id", "--yes", "--chunk-rows", "50"}, more...)
}

// EventsOf returns the events of one kind in a run's JSON.
func EventsOf(t *testing.T, out string, kind migrate.EventKind) (list []migrate.Event) {
	t.Helper()
	for _, line := range strings.Split(strings.TrimSpace(out), "\n") {
		var e migrate.Event
		if err := json.Unmarshal([]byte(line), &e); err != nil {
			continue // the plan and the report are others
		}
		if e.Kind == kind {
			list = append(list, e)
		}
	}
	return list
}

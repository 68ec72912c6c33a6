package main

import (
	"bytes"
	"encoding/json"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/internal/fold"
)

// command runs the command with an input and returns its exit code and what it
// prints.
// command runs the command. What it prints has its lines whole again.
func command(t *testing.T, in string, args ...string) (code int, out, errOut string) {
	t.Helper()
	var o, e bytes.Buffer
	code = run(t.Context(), args, strings.NewReader(in), &o, &e)
	return code, fold.Join(o.String(), lineWidth), fold.Join(e.String(), lineWidth)
}

func TestInspect(t *testing.T) {
	for _, tt := range []struct {
		name string
		in   string
		args []string
		code int
		out  []string
		err  string
	}{
		{"an argument", "", []string{"01ARZ3NDEKTSV4RRFFQ69G5FAV"}, exitDone,
			[]string{"likely: ULID, made 2016-07-30T23:54:10.259Z"}, ""},
		{"several", "", []string{"01ARZ3NDEKTSV4RRFFQ69G5FAV", "c232ab00-9414-11ec-b3c8-9f6bdeced846"},
			exitDone, []string{"ULID", "version 1 (Gregorian time)"}, ""},
		{"one that begins with a hyphen", "", []string{"--", "-JhLeOlGIEjaIOFHR0xd"}, exitDone,
			[]string{"likely: pushID"}, ""},
		{"lines of the standard input", " " +
			"01ARZ3NDEKTSV4RRFFQ69G5FAV\r\n\n0x017F22E279B07CC398C4DC0C0C07398F\n", nil, exitDone,
			[]string{"ULID", "UUID version 7"}, ""},
		{"an argument and the standard input", "c232ab00-9414-11ec-b3c8-9f6bdeced846",
			[]string{"01ARZ3NDEKTSV4RRFFQ69G5FAV", "-"}, exitDone, []string{"ULID", "UUID version 1"}, ""},
		{"an empty input", "", nil, exitDone, nil, ""},
		{"one that is unknown", "", []string{"no id", "01ARZ3NDEKTSV4RRFFQ69G5FAV"}, exitUsage,
			[]string{"no form that is known here", "ULID"}, `"no id" is in no form`},
		{"a word", "", []string{"hello"}, exitUsage, []string{"Flake"}, `"hello" is no likely identifier`},
		{"a number", "", []string{"12345"}, exitDone, []string{"decimal"}, ""},
		{"two that are unknown", "no id\nno other id\n", nil, exitUsage, nil, "and 1 more"},
		{"an order", "", []string{"--order", "sql-server", "01890a5d-ac96-774b-bcce-b302099a8057"},
			exitDone,
			[]string{"UUID version 7", "In the order sql-server\n",
				"rank  16 15 14 13  12 11  10  9   7  8   1  2  3  4  5  6"}, ""},
		{"an order and an id that is unknown", "", []string{"--order", "sql-server", "no id"}, exitUsage,
			nil, `"no id" is in no form`},
		{"an order that is unknown", "", []string{"--order", "sqlserver",
			"01890a5d-ac96-774b-bcce-b302099a8057"}, exitUsage, nil,
			`no order is named "sqlserver"; there are bytes, `},
		{"an order as JSON", "", []string{"--json", "--order", "bytes",
			"01890a5d-ac96-774b-bcce-b302099a8057"}, exitUsage, nil, "leave --json out"},
		{"a wrong flag", "", []string{"--no-such"}, exitUsage, nil, "unknown flag"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			code, out, errOut := command(t, tt.in, append([]string{"inspect"}, tt.args...)...)
			if code != tt.code || !strings.Contains(errOut, tt.err) || tt.err == "" && errOut != "" {
				t.Errorf("exit code %d, want %d; %q, want %q", code, tt.code, errOut, tt.err)
			}
			for _, want := range tt.out {
				if !strings.Contains(out, want) {
					t.Errorf("want %q in\n%s", want, out)
				}
			}
		})
	}
}

func TestInspectPrintsJSON(t *testing.T) {
	code, out, _ := command(t, "", "inspect", "--json", "01ARZ3NDEKTSV4RRFFQ69G5FAV",
		"1541815603606036480")
	dec := json.NewDecoder(strings.NewReader(out))
	for i, kind := range []string{"ULID", "Snowflake"} {
		var r struct {
			Candidates []struct {
				Readings []struct{ Name, Grade string }
			}
		}
		if err := dec.Decode(&r); err != nil || code != exitDone {
			t.Fatalf("object %d of exit code %d: %v in\n%s", i, code, err, out)
		}
		found := false
		for _, c := range r.Candidates {
			for _, reading := range c.Readings {
				found = found || reading.Name == kind && reading.Grade != ""
			}
		}
		if !found {
			t.Errorf("object %d has no %s: %+v", i, kind, r)
		}
	}
}

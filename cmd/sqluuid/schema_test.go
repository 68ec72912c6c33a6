package main

import (
	"bytes"
	"encoding"
	"encoding/json"
	"flag"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"maps"
	"math"
	"os"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/sqluuid/sqluuid/cmd/sqluuid/internal/scan"
	"github.com/sqluuid/sqluuid/migrate"
)

var update = flag.Bool("update", false, "write the pages of docs/reference that are made from "+
	"the command")

const schemaFile = "../../docs/reference/json.schema.json"

type object = map[string]any

// schemaOf describes what encoding/json writes of a type, whose fields are those there are. Of a
// type within itself it says that it is an object.
func schemaOf(t reflect.Type, within ...reflect.Type) object {
	text := reflect.TypeFor[encoding.TextMarshaler]()
	switch {
	case t == reflect.TypeFor[time.Time]():
		return object{"type": "string", "format": "date-time"}
	case t.Implements(text) || reflect.PointerTo(t).Implements(text):
		return object{"type": "string"}
	}
	switch t.Kind() {
	case reflect.Pointer:
		return schemaOf(t.Elem(), within...)
	case reflect.String:
		return object{"type": "string"}
	case reflect.Bool:
		return object{"type": "boolean"}
	case reflect.Float64:
		return object{"type": "number"}
	case reflect.Int, reflect.Int64:
		return object{"type": "integer"}
	case reflect.Slice:
		return object{"type": "array", "items": schemaOf(t.Elem(), within...)}
	case reflect.Map:
		return object{"type": "object", "additionalProperties": schemaOf(t.Elem(), within...)}
	case reflect.Struct:
		if slices.Contains(within, t) {
			return object{"type": "object"}
		}
		properties, required := object{}, []string{}
		for _, f := range reflect.VisibleFields(t) {
			name, options, tagged := strings.Cut(f.Tag.Get("json"), ",")
			if name == "-" || !f.IsExported() || f.Anonymous {
				continue
			}
			if name == "" {
				name = f.Name
			}
			one := schemaOf(f.Type, append(slices.Clone(within), t)...)
			if optional := tagged && strings.Contains(options, "omitempty"); !optional {
				required = append(required, name)
				switch f.Type.Kind() {
				case reflect.Pointer, reflect.Slice, reflect.Map:
					one["type"] = []string{one["type"].(string), "null"}
				}
			}
			properties[name] = one
		}
		slices.Sort(required)
		return object{"type": "object", "properties": properties, "required": required,
			"additionalProperties": false}
	}
	panic(fmt.Sprintf("no schema for %v", t))
}

// eventSchema is the schema of an object that a run writes, which has its time.
func eventSchema[T any](kinds ...string) object {
	s := schemaOf(reflect.TypeFor[T]())
	properties := s["properties"].(object)
	properties["event"] = object{"enum": kinds}
	properties["time"] = object{"type": "string", "format": "date-time"}
	s["required"] = append(s["required"].([]string), "time")
	return s
}

// runKinds reads the kinds of migrate.Event out of the source, which has no other constants.
func runKinds(t *testing.T) (kinds []string) {
	t.Helper()
	file, err := parser.ParseFile(token.NewFileSet(), "../../migrate/internal/run/event.go", nil, 0)
	if err != nil {
		t.Fatal(err)
	}
	ast.Inspect(file, func(n ast.Node) bool {
		if v, ok := n.(*ast.ValueSpec); ok && len(v.Values) == 1 {
			kind, err := strconv.Unquote(v.Values[0].(*ast.BasicLit).Value)
			if err != nil {
				t.Fatal(err)
			}
			kinds = append(kinds, kind)
		}
		return true
	})
	if len(kinds) < 10 {
		t.Fatalf("found the kinds %v", kinds)
	}
	return kinds
}

// schema describes every object that the command writes with --json.
func schema(t *testing.T) object {
	return object{
		"$schema": "https://json-schema.org/draft/2020-12/schema",
		"title":   "What sqluuid writes with --json, one object per line",
		"$defs": object{
			"event": object{"oneOf": []any{
				eventSchema[planEvent]("plan"),
				eventSchema[dryRunEvent]("dry-run"),
				eventSchema[servingEvent]("serving"),
				eventSchema[migrate.Event](runKinds(t)...),
				eventSchema[reportEvent]("done"),
				eventSchema[failedEvent]("failed"),
			}},
			"plan":         schemaOf(reflect.TypeFor[plannedRewrite]()),
			"twins":        schemaOf(reflect.TypeFor[plannedTwins]()),
			"run":          schemaOf(reflect.TypeFor[migrate.RunStatus]()),
			"verification": schemaOf(reflect.TypeFor[migrate.Verification]()),
			"scan":         schemaOf(reflect.TypeFor[scan.Report]()),
		},
	}
}

func TestTheSchemaIsOfTheTypes(t *testing.T) {
	want, err := json.MarshalIndent(schema(t), "", "  ")
	if err != nil {
		t.Fatal(err)
	}
	want = append(want, '\n')
	if *update {
		if err := os.WriteFile(schemaFile, want, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if got, err := os.ReadFile(schemaFile); err != nil || !bytes.Equal(got, want) {
		t.Errorf("%s is not of the types any more: run go test ./cmd/sqluuid -run Schema -update (%v)",
			schemaFile, err)
	}
}

// fits says where a value is not as the schema has it.
func fits(at string, v any, s object) (faults []string) {
	fault := func(format string, args ...any) {
		faults = append(faults, at+": "+
			fmt.Sprintf(format, args...))
	}
	if list, ok := s["oneOf"].([]any); ok {
		matches := 0
		for _, one := range list {
			inner := fits(at, v, one.(object))
			if len(inner) == 0 {
				matches++
			}
			if o, ok := v.(object); ok &&
				slices.Contains(one.(object)["properties"].(object)["event"].(object)["enum"].([]any),
					o["event"]) {
				faults = append(faults, inner...)
			}
		}
		if matches != 1 {
			fault("%d of the schemas fit", matches)
		}
		return faults
	}
	if list, ok := s["enum"].([]any); ok && !slices.Contains(list, v) {
		fault("%v is none of %v", v, list)
	}
	types, _ := s["type"].([]any)
	if one, ok := s["type"].(string); ok {
		types = []any{one}
	}
	is := map[string]bool{}
	switch v := v.(type) {
	case nil:
		is["null"] = true
	case bool:
		is["boolean"] = true
	case string:
		is["string"] = true
		if _, err := time.Parse(time.RFC3339Nano, v); s["format"] == "date-time" && err != nil {
			fault("%q is no time", v)
		}
	case float64:
		is["number"], is["integer"] = true, v == math.Trunc(v)
	case []any:
		is["array"] = true
		for i, one := range v {
			if items, ok := s["items"].(object); ok {
				faults = append(faults, fits(fmt.Sprintf("%s[%d]", at, i), one, items)...)
			}
		}
	case object:
		is["object"] = true
		properties, _ := s["properties"].(object)
		for _, name := range slices.Sorted(maps.Keys(v)) {
			one, ok := properties[name].(object)
			if !ok {
				one, ok = s["additionalProperties"].(object)
			}
			if !ok {
				fault("the schema has no %q", name)
				continue
			}
			faults = append(faults, fits(at+"."+name, v[name], one)...)
		}
		required, _ := s["required"].([]any)
		for _, name := range required {
			if _, ok := v[name.(string)]; !ok {
				fault("%q is missing", name)
			}
		}
	}
	if len(types) > 0 && !slices.ContainsFunc(types, func(t any) bool { return is[t.(string)] }) {
		fault("%v is no %v", v, types)
	}
	return faults
}

// A script that reads the output by the schema finds nothing else in it.
func TestTheOutputFitsTheSchema(t *testing.T) {
	text, err := os.ReadFile(schemaFile)
	if err != nil {
		t.Fatal(err)
	}
	var all object
	if err := json.Unmarshal(text, &all); err != nil {
		t.Fatal(err)
	}
	url, seen := scanned(t), map[string]int{}
	on := []string{"--database", url, "--column", "orders.id"}
	for _, step := range []struct {
		def  string
		code int
		args []string
	}{
		{"scan", 0, []string{"scan", "--database", url}},
		{"plan", 0, append([]string{"migrate", "plan", "v1-to-v6", "--measure"}, on...)},
		{"event", 0, append([]string{"migrate", "v1-to-v6", "--dry-run"}, on...)},
		{"event", 0, append([]string{"migrate", "v1-to-v6", "--yes", "--chunk-rows", "10",
			"--metrics-address", "127.0.0.1:0"}, on...)},
		{"run", 0, []string{"migrate", "status", "--database", url}},
		{"verification", 0, append([]string{"migrate", "verify"}, on...)},
		{"event", 3, append([]string{"migrate", "comb-to-v7", "--layout", "time-last", "--yes"}, on...)},
		{"event", 0, append([]string{"migrate", "undo", "--yes"}, on...)},
		{"event", 0, append([]string{"migrate", "v1-to-v6", "--yes"}, on...)},
		{"run", 0, append([]string{"migrate", "finish", "--yes"}, on...)},
		{"event", 2, []string{"migrate", "status", "--no-such-flag"}},
	} {
		code, out, errOut := command(t, "", append(step.args, "--json")...)
		if code != step.code {
			t.Errorf("%v: exit code %d, want %d: %s%s", step.args, code, step.code, out, errOut)
		}
		for line := range strings.Lines(out) {
			var got object
			if err := json.Unmarshal([]byte(line), &got); err != nil {
				t.Fatalf("%v: %v in %s", step.args, err, line)
			}
			seen[fmt.Sprint(got["event"])]++
			for _, fault := range fits(step.def, got, all["$defs"].(object)[step.def].(object)) {
				t.Errorf("%v: %s in\n%s", step.args, fault, line)
			}
		}
	}
	for _, event := range []string{"plan", "dry-run", "serving", "started", "chunk", "verifying",
		"done", "failed"} {
		if seen[event] == 0 {
			t.Errorf("no event %q was seen, of %v", event, seen)
		}
	}
	if faults := fits("event", object{"event": "plan", "more": 1.0},
		all["$defs"].(object)["event"].(object)); len(faults) == 0 {
		t.Error("an object that is none of the events fits")
	}
}

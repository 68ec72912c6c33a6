package main

import (
	"bytes"
	"strings"
	"testing"
)

func TestEachTextIsReported(t *testing.T) {
	var buf bytes.Buffer
	err := run([]string{"01ARZ3NDEKTSV4RRFFQ69G5FAV", "no id", "-JhLeOlGIEjaIOFHR0xd"}, &buf)
	for _, want := range []string{"likely: ULID, made 2016-07-30T23:54:10.259Z", "no form that is known here", "likely: pushID"} {
		if !strings.Contains(buf.String(), want) {
			t.Errorf("want %q in\n%s", want, buf.String())
		}
	}
	if err == nil || !strings.Contains(err.Error(), `"no id"`) {
		t.Errorf("run = %v, want an error that names the text", err)
	}
	if err := run(nil, &buf); err == nil {
		t.Error("run succeeds without an identifier")
	}
}

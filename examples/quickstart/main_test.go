package main

import (
	"bytes"
	"os"
	"regexp"
	"strings"
	"testing"
)

func TestTheQuickstartShowsWhatItPromises(t *testing.T) {
	temp := t.TempDir()
	t.Setenv("TMPDIR", temp)
	var buf bytes.Buffer
	if err := run(&buf); err != nil {
		t.Fatalf("run = %v after\n%s", err, buf.String())
	}
	out := buf.String()
	for _, want := range []string{
		"The plugin filled the keys of 2000 customers and their orders:",
		"Sorted by id they are in the order of creation: true.",
		"First(&customer, id) read 1 row: customer 1234.",
		"Delete(&Order{}, id) deleted 1 row: 4000 orders before, 3999 after.",
		"Plan: v1-to-v6 of orders.id on SQLite",
		"Sorted by id, 0 of 2000 orders come after one that was placed later:",
		"main.orders.id: 2,000 of version 6",
		"main.payments.order_id: 4,000 of version 6",
		"Plan: undo of v1-to-v6 of orders.id on SQLite",
		"main.orders.id: 2,000 of version 1",
		"main.payments.order_id: 4,000 of version 1",
		"Every id is what it was at first: true.",
	} {
		if !strings.Contains(out, want) {
			t.Errorf("the output lacks %q", want)
		}
	}

	// About half of the orders are out of place before the rewrite, and after
	// the way back.
	late := regexp.MustCompile(`(?m)^Sorted by id, (\d+) of 2000 orders come after`).FindAllStringSubmatch(out, -1)
	if len(late) != 3 || len(late[0][1]) < 3 || late[2][1] != late[0][1] {
		t.Errorf("orders out of place before, after the rewrite and after the way back: %q", late)
	}
	const checked = "rows without a parent: 0; exactly the expected ids: true"
	if n := strings.Count(out, checked); n != 2 {
		t.Errorf("%q is there %d times, want 2", checked, n)
	}
	hex := "[0-9a-f]"
	if !regexp.MustCompile(`customer 1  ` + hex + `{8}-` + hex + `{4}-7`).MatchString(out) {
		t.Error("the first customer has no version 7 key")
	}
	if !regexp.MustCompile(`  ` + hex + `{8}-` + hex + `{4}-1\S*  ->  ` + hex + `{8}-` + hex + `{4}-6`).MatchString(out) {
		t.Error("no id is shown before and after")
	}
	if t.Failed() {
		t.Log(out)
	}

	left, err := os.ReadDir(temp)
	if err != nil {
		t.Fatal(err)
	}
	if len(left) > 0 {
		t.Errorf("left in the temporary folder: %v", left)
	}
}

func TestAFailureIsReported(t *testing.T) {
	if os.Getenv("TMPDIR") == "" && os.TempDir() != "/tmp" {
		t.Skip("the temporary folder of this system is not that of TMPDIR")
	}
	t.Setenv("TMPDIR", t.TempDir()+"/missing")
	var buf bytes.Buffer
	if err := run(&buf); err == nil || strings.Contains(err.Error(), "\n") {
		t.Errorf("run without a temporary folder = %v, want an error on one line", err)
	}
}

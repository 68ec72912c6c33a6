package main

import (
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"strings"
	"testing"
	"time"

	"github.com/sqluuid/sqluuid/migrate"
)

func TestMetricsAddressesAreLoopbackOnly(t *testing.T) {
	for address, ok := range map[string]bool{
		"127.0.0.1:9187": true, "127.0.0.2:0": true, "[::1]:9187": true, "localhost:0": true,
		":9187": false, "0.0.0.0:9187": false, "[::]:9187": false, "192.168.0.1:9187": false,
		"db.example.net:9187": false,
		"127.0.0.1":           false, "127.0.0.1:http": false, "127.0.0.1:65536": false, "": false,
	} {
		err := loopback(address)
		var usage usageError
		if (err == nil) != ok || err != nil && !errors.As(err, &usage) {
			t.Errorf("%q: %v, want it taken: %v", address, err, ok)
		}
	}
	if err := loopback(":9187"); err == nil || !strings.Contains(err.Error(), "every network") {
		t.Errorf("an address without a host is refused with %v", err)
	}
}

// TestTheMetricsPageHasEveryMetric makes docs/reference/metrics.md of what a run serves.
func TestTheMetricsPageHasEveryMetric(t *testing.T) {
	const page = "../../docs/reference/metrics.md"
	m := newMetrics("public.orders.id")
	lag := time.Second
	m.take(migrate.Event{Kind: migrate.Started, Run: 1, Tables: tables(0, 0), Lag: &lag})
	var served, want strings.Builder
	if _, err := m.WriteTo(&served); err != nil {
		t.Fatal(err)
	}
	want.WriteString(`# Metrics

While the command runs, ` + "`--metrics-address 127.0.0.1:9187`" +
		` serves these to Prometheus at ` + "`/metrics`" + `.
It takes loopback addresses only, because it asks for no password. To alert on a run that has
stalled, compare ` + "`sqluuid_last_event_timestamp_seconds`" + ` with the time.
` + "`go test ./cmd/sqluuid -update`" + ` writes this page.

| metric | kind | meaning |
|---|---|---|
`)
	help := ""
	for line := range strings.Lines(served.String()) {
		f := strings.SplitN(strings.TrimSpace(line), " ", 4)
		switch {
		case f[1] == "HELP":
			help = f[3]
		case f[1] == "TYPE":
			fmt.Fprintf(&want, "| `%s` | %s | %s |\n", f[2], f[3], help)
		}
	}
	if *update {
		if err := os.WriteFile(page, []byte(want.String()), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if got, err := os.ReadFile(page); err != nil || string(got) != want.String() ||
		strings.Count(want.String(), "`sqluuid_") < 10 {
		t.Errorf("%s is not of the metrics any more: run go test ./cmd/sqluuid -update (%v)\n%s", page,
			err, want.String())
	}
}

func TestMetricsAreServed(t *testing.T) {
	m := newMetrics(`odd"table.id`)
	lag := 1500 * time.Millisecond
	m.take(migrate.Event{Kind: migrate.Started, Run: 3, Tables: tables(0, 0)})
	m.take(migrate.Event{Kind: migrate.Chunk, Run: 3, Chunk: 1, Took: 300 * time.Millisecond,
		Tables: tables(7, 9)})
	m.take(migrate.Event{Kind: migrate.Chunk, Run: 3, Chunk: 2, Took: 20 * time.Second,
		Tables: tables(8, 10), Retries: 4})
	m.take(migrate.Event{Kind: migrate.Paused, Run: 3, Chunk: 2, Retries: 4, Lag: &lag})
	url, stop, err := m.serve(t.Context(), "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	get := func() string {
		t.Helper()
		res, err := http.Get(url)
		if err != nil {
			t.Fatal(err)
		}
		defer res.Body.Close()
		body, err := io.ReadAll(res.Body)
		if err != nil || res.StatusCode != http.StatusOK || !strings.HasPrefix(
			res.Header.Get("Content-Type"), "text/plain; version=0.0.4") {
			t.Fatalf("%v, status %v, %v", err, res.Status, res.Header)
		}
		return string(body)
	}
	body := get()
	for _, line := range []string{
		`sqluuid_up 1`,
		`sqluuid_run_info{rewrite="",column="odd\"table.id",run="3"} 1`,
		`sqluuid_values_planned{table="orders"} 1000`,
		`sqluuid_values_done_total{table="items"} 10`,
		`sqluuid_chunks_total 2`,
		`sqluuid_retries_total 4`,
		`sqluuid_paused 1`,
		`sqluuid_replication_lag_seconds 1.5`,
		`sqluuid_chunk_seconds_bucket{le="0.25"} 0`,
		`sqluuid_chunk_seconds_bucket{le="0.5"} 1`,
		`sqluuid_chunk_seconds_bucket{le="10"} 1`,
		`sqluuid_chunk_seconds_bucket{le="+Inf"} 2`,
		`sqluuid_chunk_seconds_sum 20.3`,
		`sqluuid_chunk_seconds_count 2`,
	} {
		if !strings.Contains(body, "\n"+line+"\n") {
			t.Errorf("no line %s in\n%s", line, body)
		}
	}
	m.take(migrate.Event{Kind: migrate.Resumed, Run: 3})
	if body := get(); !strings.Contains(body, "\nsqluuid_paused 0\n") ||
		strings.Contains(body, "lag_seconds") {
		t.Errorf("after the pause, without a lag:\n%s", body)
	}
	if _, _, err := m.serve(t.Context(), strings.TrimSuffix(strings.TrimPrefix(url, "http://"),
		"/metrics")); err == nil || !strings.Contains(err.Error(), "in use") {
		t.Errorf("an address that is taken: %v", err)
	}
	for _, path := range []string{"/", "/debug/pprof/"} {
		res, err := http.Get(strings.TrimSuffix(url, "/metrics") + path)
		if err != nil {
			t.Fatal(err)
		}
		res.Body.Close()
		if res.StatusCode != http.StatusNotFound {
			t.Errorf("%s answers %v", path, res.Status)
		}
	}
	stop()
	if c, err := net.Dial("tcp", strings.TrimSuffix(strings.TrimPrefix(url, "http://"),
		"/metrics")); err == nil {
		c.Close()
		t.Error("it answers after its end")
	}
}

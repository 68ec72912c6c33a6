package main

import (
	"context"
	"fmt"
	"io"
	"net"
	"net/http"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"

	"github.com/sqluuid/sqluuid/cmd/sqluuid/internal/connect"
	"github.com/sqluuid/sqluuid/migrate"
)

// chunkBuckets are the upper bounds of the histogram of chunks, in seconds. A chunk takes half a
// second by default.
var chunkBuckets = []float64{0.01, 0.05, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 10}

// metrics are the figures of a run in the text format of Prometheus, version
// 0.0.4. They are safe for concurrent use.
type metrics struct {
	mu        sync.Mutex
	plan      [2]string // the rewrite and the column
	latest    migrate.Event
	tables    []migrate.TableProgress
	paused    bool
	changedAt time.Time
	counts    []int64 // of chunks, per bucket
	chunks    int64
	seconds   float64
	// status reads what the state says of the runs; nil: it is not known yet.
	status func(context.Context) ([]migrate.RunStatus, error)
}

func newMetrics(column string) *metrics {
	return &metrics{plan: [2]string{"", column}, counts: make([]int64, len(chunkBuckets)),
		changedAt: time.Now()}
}

// about tells the rewrite, which is known once it is planned.
func (m *metrics) about(pl *migrate.Plan) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.plan[0] = pl.Rewrite.String()
	if pl.Undo {
		m.plan[0] = "undo of " + m.plan[0]
	}
}

// take counts an event.
func (m *metrics) take(e migrate.Event) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.latest, m.changedAt = e, time.Now()
	if e.Tables != nil {
		m.tables = e.Tables
	}
	switch e.Kind {
	case migrate.Paused:
		m.paused = true
	case migrate.Resumed:
		m.paused = false
	case migrate.Chunk:
		m.chunks++
		m.seconds += e.Took.Seconds()
		if i := slices.IndexFunc(chunkBuckets, func(most float64) bool {
			return e.Took.Seconds() <= most
		}); i >= 0 {
			m.counts[i]++
		}
	}
}

// follow reads, whenever somebody asks for the figures, what all workers of the run do.
func (m *metrics) follow(status func(context.Context) ([]migrate.RunStatus, error)) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.status = status
}

// statusWithin is how long the state may take to answer.
const statusWithin = 2 * time.Second

// run reads the run from the state, nil where it cannot be read.
func (m *metrics) run(ctx context.Context) *migrate.RunStatus {
	m.mu.Lock()
	status, run := m.status, m.latest.Run
	m.mu.Unlock()
	if status == nil || run == 0 {
		return nil
	}
	ctx, cancel := context.WithTimeout(ctx, statusWithin)
	defer cancel()
	runs, err := status(ctx)
	i := slices.IndexFunc(runs, func(r migrate.RunStatus) bool { return r.Run == run })
	if err != nil || i < 0 {
		return nil
	}
	return &runs[i]
}

// activities are what a run under way does.
var activities = []migrate.Activity{
	migrate.Working, migrate.WaitingFor, migrate.OnHold, migrate.Idle, migrate.Dead,
}

// writeRun writes what the workers of the run do.
func writeRun(b *strings.Builder, r *migrate.RunStatus,
	family func(name, kind, help string) string) {
	name := family("sqluuid_run_state", "gauge", "1 for what the run does, by all of its workers.")
	for _, state := range activities {
		is := 0
		if r.Activity == state {
			is = 1
		}
		fmt.Fprintf(b, "%s{run=\"%d\",state=%s} %d\n", name, r.Run, label(string(state)), is)
	}
	name = family("sqluuid_worker_heard_timestamp_seconds", "gauge", "When a worker of the run was "+
		"last heard of, in Unix time of the server; why says for whom it waits.")
	for _, w := range r.Workers {
		fmt.Fprintf(b, "%s{run=\"%d\",worker=\"%d\",session=\"%d\",who=%s,state=%s,why=%s} %s\n", name,
			r.Run, w.Worker, w.Session, label(w.Who), label(string(w.State)), label(w.Why),
			number(float64(w.HeardAt.UnixMilli())/1000))
	}
}

// WriteTo writes all figures.
func (m *metrics) WriteTo(w io.Writer) (int64, error) { return m.write(context.Background(), w) }

func (m *metrics) write(ctx context.Context, w io.Writer) (int64, error) {
	run := m.run(ctx)
	m.mu.Lock()
	defer m.mu.Unlock()
	var b strings.Builder
	family := func(name, kind, help string) string {
		fmt.Fprintf(&b, "# HELP %s %s\n# TYPE %s %s\n", name, help, name, kind)
		return name
	}
	one := func(name, kind, help string, v float64) {
		fmt.Fprintf(&b, "%s %s\n", family(name, kind, help), number(v))
	}

	one("sqluuid_up", "gauge", "1 while the command runs.", 1)
	fmt.Fprintf(&b, "%s{rewrite=%s,column=%s,run=\"%d\"} 1\n",
		family("sqluuid_run_info", "gauge", "What is run; run is 0 before it is opened."),
		label(m.plan[0]), label(m.plan[1]), m.latest.Run)
	if len(m.tables) > 0 {
		name := family("sqluuid_values_planned", "gauge", "Values that were to be rewritten when this "+
			"process planned it.")
		for _, t := range m.tables {
			fmt.Fprintf(&b, "%s{table=%s} %d\n", name, label(t.Table), t.Total)
		}
		name = family("sqluuid_values_done_total", "counter", "Values that this process has rewritten.")
		for _, t := range m.tables {
			fmt.Fprintf(&b, "%s{table=%s} %d\n", name, label(t.Table), t.MovedValues)
		}
	}
	one("sqluuid_chunks_total", "counter", "Chunks that this process has committed.",
		float64(m.latest.Chunk))
	one("sqluuid_retries_total", "counter", "What this process has tried again because of the locks "+
		"and conflicts of others.", float64(m.latest.Retries))
	one("sqluuid_paused", "gauge", "1 while the run waits: for a resume, a server that is busy or a "+
		"replica that is behind.", map[bool]float64{true: 1}[m.paused])
	if m.latest.Lag != nil {
		one("sqluuid_replication_lag_seconds", "gauge", "Lag of the slowest replica when it was last "+
			"read.", m.latest.Lag.Seconds())
	}
	if run != nil {
		writeRun(&b, run, family)
	}
	one("sqluuid_last_event_timestamp_seconds", "gauge", "When anything last happened, in Unix time.",
		float64(m.changedAt.UnixMilli())/1000)
	name := family("sqluuid_chunk_seconds", "histogram", "How long a chunk's transaction took.")
	below := int64(0)
	for i, most := range chunkBuckets {
		below += m.counts[i]
		fmt.Fprintf(&b, "%s_bucket{le=\"%s\"} %d\n", name, number(most), below)
	}
	fmt.Fprintf(&b, "%s_bucket{le=\"+Inf\"} %d\n%s_sum %s\n%s_count %d\n", name, m.chunks, name,
		number(m.seconds), name, m.chunks)
	n, err := io.WriteString(w, b.String())
	return int64(n), err
}

func number(v float64) string { return strconv.FormatFloat(v, 'g', -1, 64) }

// label quotes a label's value as the format wants it.
func label(s string) string {
	return `"` + strings.NewReplacer(`\`, `\\`, `"`, `\"`, "\n",
		`\n`).Replace(strings.ToValidUTF8(s, "\uFFFD")) + `"`
}

// loopback refuses an address that others than this machine can reach.
func loopback(address string) error {
	host, port, err := net.SplitHostPort(address)
	if err != nil {
		return usagef("--metrics-address takes HOST:PORT such as 127.0.0.1:9187, not %q", address)
	}
	if _, err := strconv.ParseUint(port, 10, 16); err != nil {
		return usagef("--metrics-address takes a port from 0 to 65535, not %q", port)
	}
	ip := net.ParseIP(host)
	switch {
	case host == "localhost", ip != nil && ip.IsLoopback():
		return nil
	case host == "":
		return usagef("--metrics-address %q would listen on every network: there is no password on it; "+
			"take 127.0.0.1:%s, and a tunnel or a proxy for others", address, port)
	}
	return usagef("--metrics-address takes 127.0.0.1, [::1] or localhost only, not %q: there is no "+
		"password on it; take a tunnel or a proxy for others", host)
}

// serve answers GET /metrics until stop, and returns the URL.
func (m *metrics) serve(ctx context.Context, address string) (url string, stop func(), err error) {
	l, err := (&net.ListenConfig{}).Listen(ctx, "tcp", address)
	if err != nil {
		return "", nil, fmt.Errorf("cannot serve metrics at %s: %w", address, connect.Reason(err))
	}
	if tcp, ok := l.Addr().(*net.TCPAddr); !ok || !tcp.IP.IsLoopback() {
		l.Close()
		return "", nil, usagef("--metrics-address %s is %v here, which others can reach; take 127.0.0.1",
			address, l.Addr())
	}
	mux := http.NewServeMux()
	mux.HandleFunc("GET /metrics", func(w http.ResponseWriter, asked *http.Request) {
		w.Header().Set("Content-Type", "text/plain; version=0.0.4; charset=utf-8")
		m.write(asked.Context(), w)
	})
	s := &http.Server{Handler: mux, ReadHeaderTimeout: 5 * time.Second, WriteTimeout: 5 * time.Second}
	done := make(chan struct{})
	go func() {
		defer close(done)
		s.Serve(l) // until it is closed
	}()
	return "http://" + l.Addr().String() + "/metrics", func() { s.Close(); <-done }, nil
}

package storage_test

import (
	"fmt"
	"net/url"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

func TestReportOnEveryEngine(t *testing.T) {
	eachLab(t, func(t *testing.T, l lab) {
		folder, r := bench(t, l.url, "--rows", "20000", "--repeat", "2", "--slices", "5")
		l.clean(t)
		if len(r.Lanes) != 5 {
			t.Fatalf("%d lanes, want v4 and v7 as bytes and as text, and numbers", len(r.Lanes))
		}
		bytes := r.Lanes[2].Name // v7/uuid or v7/binary
		for _, x := range r.Lanes {
			for _, name := range []string{"insert_rate", "insert_rate_last", "log_bytes_per_row", "total_bytes", "secondary_bytes", "lookup_us", "range_us", "join_us"} {
				f, ok := x.Figures[name]
				if !ok || f.Median <= 0 || len(f.Samples) != 2 || f.Spread == nil {
					t.Errorf("%s of %s is %+v, want two samples and a spread", name, x.Name, f)
				}
				if ratio, ok := x.Ratios[name]; !ok || x.Baseline && ratio.Median != 1 {
					t.Errorf("%s of %s by the baseline is %+v", name, x.Name, ratio)
				}
			}
			if len(x.Curve) != 5 || x.Curve[4].Rows != 20000 {
				t.Errorf("curve of %s: %+v, want 5 points to 20000", x.Name, x.Curve)
			}
			if fill := x.Figures["secondary_fill"].Median; fill < 40 || fill > 100 {
				t.Errorf("page fill of %s is %v %%", x.Name, fill)
			}
		}

		// 128 bits against 288, on disk: the entry has more in it than the key.
		binary, text := r.figure(t, bytes, "key_bytes"), r.figure(t, "v7/char36", "key_bytes")
		t.Logf("%s: %.1f index bytes per key as bytes, %.1f as text, a ratio of %.2f", r.Environment.Engine, binary, text, text/binary)
		if binary < 16 || text < 36 || text/binary < 1.4 || text/binary > 36./16 {
			t.Errorf("index bytes per key are %.1f and %.1f, want more than the key and a ratio from 1.4 to 2.25", binary, text)
		}
		if bytes == "v7/uuid" && binary > 0.6*text {
			t.Errorf("PostgreSQL's uuid index takes %.2f of CHAR(36)'s, want at most 0.6", binary/text)
		}

		// Nothing says where the database is or who logged in.
		u, err := url.Parse(l.url)
		if err != nil {
			t.Fatal(err)
		}
		secrets := []string{l.url, folder}
		if u.Host != "" {
			secrets = append(secrets, u.Host, u.User.Username()+"@", strings.TrimPrefix(u.Path, "/"))
		}
		if host, err := os.Hostname(); err == nil && len(host) > 3 {
			secrets = append(secrets, host)
		}
		files, err := filepath.Glob(filepath.Join(folder, "*"))
		if err != nil || len(files) < 8 {
			t.Fatalf("the report has the files %v, %v", files, err)
		}
		for _, name := range files {
			raw, err := os.ReadFile(name)
			if err != nil {
				t.Fatal(err)
			}
			for _, s := range secrets {
				if strings.Contains(string(raw), s) {
					t.Errorf("%s has %q in it", filepath.Base(name), s)
				}
			}
		}
	})
}

// Every kind, form and way of inserting works, and every lane answers the same,
// which the command checks.
func TestFullReport(t *testing.T) {
	eachLab(t, func(t *testing.T, l lab) {
		if strings.HasPrefix(l.url, "mysql:") {
			setLocalInfile(t, l, "ON")
		}
		seen := map[string]bool{}
		skipped := 0
		for _, flags := range [][]string{{"--full", "--modes", "bulk"}, {"--full", "--arms", "v4,v4/char36,bigint"}} {
			_, r := bench(t, l.url, append([]string{"--rows", "400", "--repeat", "1", "--slices", "2"}, flags...)...)
			l.clean(t)
			skipped += len(r.Plan.Skipped)
			for _, x := range r.Lanes {
				seen[x.Kind], seen[x.Form], seen[x.Mode] = true, true, true
				if x.Figures["insert_rate"].Spread != nil {
					t.Errorf("%s has a spread after one repetition", x.Name)
				}
			}
		}
		for _, want := range []string{"v4", "v1", "v6", "v7", "v7-sqlserver", "bigint", "binary", "char36", "char32", "char26", "swapped", "single", "batch"} {
			if !seen[want] {
				t.Errorf("no lane has %s", want)
			}
		}
		if !seen["bulk"] && skipped == 0 {
			t.Error("bulk loading was left out without a reason")
		}
	})
}

// setLocalInfile sets the server's switch for LOAD DATA LOCAL until the test ends. MySQL has
// it off by default, and MariaDB on.
func setLocalInfile(t *testing.T, l lab, value string) {
	t.Helper()
	var before int
	if err := l.db.QueryRow("SELECT @@GLOBAL.local_infile").Scan(&before); err != nil {
		t.Fatal(err)
	}
	mustExec(t, l, "SET GLOBAL local_infile = "+value)
	t.Cleanup(func() { mustExec(t, l, fmt.Sprintf("SET GLOBAL local_infile = %d", before)) })
}

func TestBulkThatMySQLRefusesIsNamed(t *testing.T) {
	l := labs()["MySQL"](t)
	setLocalInfile(t, l, "OFF")
	const reason = "the server's local_infile is off"
	folder := filepath.Join(t.TempDir(), "report")
	r := run(t, "bench", "storage", "--yes", "--database", l.url, "--out", folder, "--modes", "bulk")
	if r.code != 2 || !strings.Contains(strings.Join(strings.Fields(r.err), " "), "without bulk: "+reason) {
		t.Errorf("exit %d, want 2 and %q in:\n%s", r.code, reason, r.err)
	}
	_, rep := bench(t, l.url, "--rows", "400", "--repeat", "1", "--modes", "bulk,batch")
	s := rep.Plan.Skipped
	if len(s) != 1 || s[0].Mode != "bulk" || !strings.Contains(s[0].Reason, reason) {
		t.Errorf("skipped: %+v, want bulk", s)
	}
	l.clean(t)
}

// The sizes of the log are settings of other names on MariaDB and MySQL.
func TestReportHasTheSizeOfTheLog(t *testing.T) {
	for engine, setting := range map[string]string{
		"MariaDB": "innodb_log_file_size", "MySQL": "innodb_redo_log_capacity",
	} {
		t.Run(engine, func(t *testing.T) {
			l := labs()[engine](t)
			_, r := bench(t, l.url, "--rows", "400", "--repeat", "1", "--arms", "v7")
			var names []string
			for _, s := range r.Environment.Settings {
				names = append(names, s.Name)
			}
			if r.Environment.Engine != engine || !slices.Contains(names, setting) {
				t.Errorf("%s with the settings %v, want %s", r.Environment.Engine, names, setting)
			}
		})
	}
}

func TestTemporarySQLite(t *testing.T) {
	t.Setenv("TMPDIR", t.TempDir())
	before, _ := filepath.Glob(filepath.Join(os.TempDir(), "sqluuid_bench-*"))
	_, r := bench(t, "sqlite:", "--rows", "1000", "--repeat", "1", "--arms", "v7,bigint")
	if len(r.Lanes) != 2 {
		t.Errorf("%d lanes, want 2", len(r.Lanes))
	}
	if after, _ := filepath.Glob(filepath.Join(os.TempDir(), "sqluuid_bench-*")); len(after) > len(before) {
		t.Errorf("%v was left", after)
	}
}

// What has the benchmark's names is refused and not touched.
func TestTakenNamesAreRefused(t *testing.T) {
	eachLab(t, func(t *testing.T, l lab) {
		var theirs, count string
		path, file := strings.CutPrefix(l.url, "sqlite:")
		switch {
		case file:
			theirs = filepath.Join(path+".sqluuid_bench", "v4_binary_batch.db")
			if err := os.Mkdir(filepath.Dir(theirs), 0o700); err != nil {
				t.Fatal(err)
			}
			if err := os.WriteFile(theirs, []byte("precious"), 0o600); err != nil {
				t.Fatal(err)
			}
		case strings.HasPrefix(l.url, "postgres"):
			mustExec(t, l, "CREATE SCHEMA sqluuid_bench")
			count = "sqluuid_bench.sqluuid_bench_v4_uuid_batch_item"
		default:
			count = "sqluuid_bench_v4_binary_batch_item"
		}
		if !file {
			mustExec(t, l, "CREATE TABLE "+count+" (x int)")
			mustExec(t, l, "INSERT INTO "+count+" VALUES (1), (2)")
		}
		folder := filepath.Join(t.TempDir(), "report")
		r := run(t, "bench", "storage", "--yes", "--database", l.url, "--rows", "1000", "--out", folder)
		if r.code != 1 || !strings.Contains(r.err, "there already") || !strings.Contains(r.err, "sqluuid_bench") || !strings.Contains(r.err, "nothing was changed") {
			t.Errorf("exit %d, want 1 and a word on what is there:\n%s", r.code, r.err)
		}
		if file {
			if raw, err := os.ReadFile(theirs); err != nil || string(raw) != "precious" {
				t.Errorf("the file has %q, %v", raw, err)
			}
			return
		}
		var n int
		if err := l.db.QueryRow("SELECT count(*) FROM " + count).Scan(&n); err != nil || n != 2 {
			t.Errorf("the table has %d rows, %v; want 2", n, err)
		}
	})
}

func mustExec(t *testing.T, l lab, query string) {
	t.Helper()
	if _, err := l.db.Exec(query); err != nil {
		t.Fatalf("%s: %v", query, err)
	}
}

func TestUsage(t *testing.T) {
	taken := t.TempDir()
	if err := os.WriteFile(filepath.Join(taken, "report.json"), []byte("mine"), 0o600); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		name string
		code int
		want string
		args []string
	}{
		{"without a database", 2, "--database is missing", nil},
		{"without rows", 2, "rows is 0", []string{"--database", "sqlite:", "--rows", "0"}},
		{"with an unknown arm", 2, "v4/char37", []string{"--database", "sqlite:", "--arms", "v4/char37"}},
		{"with an unknown mode", 2, "slow", []string{"--database", "sqlite:", "--modes", "slow"}},
		{"into a folder with a report", 1, "--out", []string{"--database", "sqlite:", "--out", taken}},
	} {
		t.Run(c.name, func(t *testing.T) {
			args := append([]string{"bench", "storage"}, c.args...)
			if len(c.args) > 0 && c.code == 2 {
				args = append(args, "--out", filepath.Join(t.TempDir(), "never"))
			}
			r := run(t, args...)
			if r.code != c.code || !strings.Contains(r.err, c.want) {
				t.Errorf("exit %d, want %d and %q in:\n%s", r.code, c.code, c.want, r.err)
			}
		})
	}
	if raw, err := os.ReadFile(filepath.Join(taken, "report.json")); err != nil || string(raw) != "mine" {
		t.Errorf("the report that was there has %q, %v", raw, err)
	}
}

// Without --yes it asks before it writes to a database, and the end of the input
// is a no.
func TestItAsksBeforeItWrites(t *testing.T) {
	eachLab(t, func(t *testing.T, l lab) {
		r := run(t, "bench", "storage", "--database", l.url, "--rows", "1000", "--out", filepath.Join(t.TempDir(), "report"))
		if r.code != 3 || !strings.Contains(r.err, "not confirmed") || !strings.Contains(r.out, "on disk") {
			t.Errorf("exit %d, want 3, the disk that it takes and a question:\n%s%s", r.code, r.out, r.err)
		}
		l.clean(t)
	})
}

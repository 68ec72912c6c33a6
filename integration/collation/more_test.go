package collation_test

import (
	"context"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/collation"
)

// Engines that the continuous run does not have. Their tests run where the
// program is installed; make orders-more requires it.

// program finds an installed program, or skips the test.
func program(t *testing.T, name, debian string) string {
	t.Helper()
	path, err := exec.LookPath(name)
	if err != nil {
		if path = "/usr/sbin/" + name; !exists(path) {
			why := fmt.Sprintf("%s is not installed (Debian: apt-get install %s)", name, debian)
			if os.Getenv("SQLUUID_ORDERS_MORE") != "" {
				t.Fatal(why)
			}
			t.Skip(why)
		}
	}
	return path
}

func exists(path string) bool {
	_, err := os.Stat(path)
	return err == nil
}

// compareLines compares what an engine printed with the sorted ids.
func compareLines(t *testing.T, o collation.Order, out string, all [][16]byte) {
	t.Helper()
	var got [][16]byte
	for _, field := range strings.Fields(out) {
		id, err := codec.ParseCanonical(field)
		if err != nil {
			t.Fatal(err)
		}
		got = append(got, id)
	}
	slices.SortFunc(all, o.Compare)
	compareSorted(t, o, got, all)
	if len(got) < 5000 {
		t.Fatalf("%d ids, want at least 5000", len(got))
	}
}

// TestFirebird uses the engine in isql's process, on a file in a temporary
// folder: no server is started.
func TestFirebird(t *testing.T) {
	isql := program(t, "isql-fb", "firebird3.0-server firebird3.0-utils")
	dir := t.TempDir()
	all := ids()
	var in strings.Builder
	fmt.Fprintf(&in, "CREATE DATABASE '%s' PAGE_SIZE 8192;\n", filepath.Join(dir, "test.fdb"))
	in.WriteString("CREATE TABLE t (id CHAR(16) CHARACTER SET OCTETS NOT NULL);\nCOMMIT;\n")
	for _, id := range all {
		fmt.Fprintf(&in, "INSERT INTO t VALUES (%s);\n", hexLiteral(id))
	}
	in.WriteString("COMMIT;\nSET HEADING OFF;\n")
	const query = "SELECT UUID_TO_CHAR(id) FROM t%s ORDER BY id;\n"
	sort := func(statements string) string {
		cmd := exec.Command(isql, "-q", "-b")
		cmd.Env = append(os.Environ(), "FIREBIRD_LOCK="+dir, "FIREBIRD_TMP="+dir)
		cmd.Stdin = strings.NewReader(statements)
		out, err := cmd.CombinedOutput()
		if err != nil {
			t.Fatalf("isql: %v\n%.500s", err, out)
		}
		return string(out)
	}
	compareLines(t, collation.Bytes, sort(in.String()+fmt.Sprintf(query, "")), all)
	connect := fmt.Sprintf("CONNECT '%s';\nSET HEADING OFF;\n", filepath.Join(dir, "test.fdb"))
	compareLines(t, collation.Bytes, sort(connect+"CREATE UNIQUE INDEX t_id ON t (id);\nCOMMIT;\n"+fmt.Sprintf(query, " PLAN (t ORDER t_id)")), all)
}

const clickHouseConfig = `<?xml version="1.0"?>
<yandex>
  <logger><level>error</level><log>%[1]s/log</log><errorlog>%[1]s/err</errorlog></logger>
  <listen_host>127.0.0.1</listen_host><http_port>%[2]d</http_port><tcp_port>%[3]d</tcp_port>
  <path>%[1]s/data/</path><tmp_path>%[1]s/tmp/</tmp_path>
  <user_files_path>%[1]s/files/</user_files_path><format_schema_path>%[1]s/schemas/</format_schema_path>
  <users_config>%[1]s/users.xml</users_config><default_profile>default</default_profile>
  <default_database>default</default_database><mark_cache_size>5368709</mark_cache_size>
</yandex>
`

const clickHouseUsers = `<?xml version="1.0"?>
<yandex><profiles><default/></profiles><quotas><default/></quotas>
  <users><default><password></password><networks><ip>127.0.0.1</ip></networks><profile>default</profile><quota>default</quota></default></users>
</yandex>
`

func freePort(t *testing.T) int {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	return l.Addr().(*net.TCPAddr).Port
}

// clickHouse starts a server in a temporary folder and returns what asks it.
func clickHouse(t *testing.T) func(query, body string) (string, error) {
	t.Helper()
	path := program(t, "clickhouse-server", "clickhouse-server")
	dir, port := t.TempDir(), freePort(t)
	for name, content := range map[string]string{
		"config.xml": fmt.Sprintf(clickHouseConfig, dir, port, freePort(t)), "users.xml": clickHouseUsers,
	} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(content), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	ctx, cancel := context.WithCancel(t.Context())
	cmd := exec.CommandContext(ctx, path, "--config-file="+filepath.Join(dir, "config.xml"))
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		cancel()
		_ = cmd.Wait() // its error is that it was killed, as its folder is going to be
	})
	ask := func(query, body string) (string, error) {
		req, err := http.NewRequestWithContext(t.Context(), http.MethodPost, fmt.Sprintf("http://127.0.0.1:%d/", port), strings.NewReader(query+"\n"+body))
		if err != nil {
			return "", err
		}
		res, err := http.DefaultClient.Do(req)
		if err != nil {
			return "", err
		}
		defer res.Body.Close()
		out, err := io.ReadAll(res.Body)
		if err == nil && res.StatusCode != http.StatusOK {
			err = fmt.Errorf("%s: %.500s", res.Status, out)
		}
		return string(out), err
	}
	for range 60 {
		if version, err := ask("SELECT version()", ""); err == nil {
			t.Logf("ClickHouse %s", strings.TrimSpace(version))
			return ask
		}
		time.Sleep(500 * time.Millisecond)
	}
	t.Fatal("ClickHouse does not answer after 30 s")
	return nil
}

func TestClickHouse(t *testing.T) {
	ask := clickHouse(t)
	all := ids()
	var rows strings.Builder
	for _, id := range all {
		rows.WriteString(text(id) + "\n")
	}
	for table, engine := range map[string]string{"unsorted": "Memory", "sorted": "MergeTree ORDER BY id"} {
		if _, err := ask("CREATE TABLE "+table+" (id UUID) ENGINE = "+engine, ""); err != nil {
			t.Fatal(err)
		}
		if _, err := ask("INSERT INTO "+table+" FORMAT TabSeparated", rows.String()); err != nil {
			t.Fatal(err)
		}
		out, err := ask("SELECT id FROM "+table+" ORDER BY id FORMAT TabSeparated", "")
		if err != nil {
			t.Fatal(err)
		}
		compareLines(t, collation.ClickHouse, out, all)
	}
	// Without ORDER BY a MergeTree of one part comes in the order of its key.
	out, err := ask("SELECT id FROM sorted FORMAT TabSeparated", "")
	if err != nil {
		t.Fatal(err)
	}
	compareLines(t, collation.ClickHouse, out, all)
}

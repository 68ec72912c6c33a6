package collation_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/collation"
	"github.com/sqluuid/sqluuid/internal/seedtest"
)

// TestSqlGuid has .NET's SqlGuid in Mono sort values: make sqlguid. Without the
// variable SQLUUID_SQLGUID it is skipped, because Mono is on few machines.
func TestSqlGuid(t *testing.T) {
	if os.Getenv("SQLUUID_SQLGUID") == "" {
		t.Skip("SQLUUID_SQLGUID is not set; see make sqlguid")
	}
	program := filepath.Join(t.TempDir(), "sortsqlguid.exe")
	if out, err := exec.Command("mcs", "-r:System.Data.dll", "-out:"+program, "testdata/sortsqlguid.cs").CombinedOutput(); err != nil {
		t.Fatalf("mcs, of the Debian packages mono-mcs and libmono-system-data4.0-cil: %v\n%s", err, out)
	}
	sortedByMono := func(t *testing.T, all [][16]byte) [][16]byte {
		var in strings.Builder
		for _, id := range all {
			in.WriteString(text(id) + "\n")
		}
		cmd := exec.Command("mono", program)
		cmd.Stdin = strings.NewReader(in.String())
		out, err := cmd.Output()
		if err != nil {
			t.Fatalf("mono: %v", err)
		}
		return lines(t, string(out))
	}

	t.Run("the list of testdata", func(t *testing.T) {
		raw, err := os.ReadFile("../../collation/testdata/sqlguid-sorted.txt")
		if err != nil {
			t.Fatal(err)
		}
		want := lines(t, string(raw))
		if len(want) != 290 {
			t.Fatalf("read %d values, want 290", len(want))
		}
		if got := sortedByMono(t, unique(slices.Clone(want))); !slices.Equal(got, want) {
			t.Error("SqlGuid sorts the list otherwise")
		}
	})
	t.Run("fresh values", func(t *testing.T) {
		all, r := ids(), seedtest.Rand(t)
		for len(all) < 16_000 {
			var id [16]byte
			for i := range id {
				id[i] = byte(r.Uint32())
			}
			near := id
			near[r.IntN(16)] ^= 1 << r.IntN(8)
			all = append(all, id, near)
		}
		all = unique(all)
		if len(all) < 15_000 {
			t.Fatalf("%d values", len(all))
		}
		got := sortedByMono(t, all)
		slices.SortFunc(all, collation.SQLServer.Compare)
		compareSorted(t, collation.SQLServer, got, all)
		t.Logf("%d values in one order", len(got))
	})
}

func lines(t *testing.T, s string) (all [][16]byte) {
	t.Helper()
	for line := range strings.Lines(s) {
		id, err := codec.ParseCanonical(strings.TrimSpace(line))
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, id)
	}
	return all
}

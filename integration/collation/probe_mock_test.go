package collation_test

import (
	"bytes"
	"encoding/hex"
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/DATA-DOG/go-sqlmock"

	"github.com/sqluuid/sqluuid/collation"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// asked returns the sample that Probe asks about, read out of its statement for
// a profile that stores ids in network order as X'…'.
func asked(t *testing.T) (all [][16]byte) {
	t.Helper()
	db, mock, err := sqlmock.New(sqlmock.QueryMatcherOption(sqlmock.QueryMatcherFunc(func(_, actual string) error {
		for _, part := range strings.Split(actual, "X'")[1:] {
			b, err := hex.DecodeString(part[:32])
			if err != nil {
				return err
			}
			all = append(all, [16]byte(b))
		}
		return nil
	})))
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	mock.ExpectQuery("").WillReturnError(errors.New("enough"))
	if _, err := collation.Probe(t.Context(), db, engine.SQLite); !errors.Is(err, collation.ErrProbe) {
		t.Fatalf("error %v, want %v", err, collation.ErrProbe)
	}
	if len(all) < 16 {
		t.Fatalf("the statement has %d values", len(all))
	}
	return all
}

// answer probes a database that answers with these rows.
func answer(t *testing.T, p engine.Profile, rows []int) (collation.ProbeResult, error) {
	t.Helper()
	db, mock, err := sqlmock.New()
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	r := sqlmock.NewRows([]string{"n"})
	for _, n := range rows {
		r.AddRow(n)
	}
	mock.ExpectQuery(`^SELECT n FROM \(SELECT 0 AS n, .* AS id( FROM DUAL)? UNION ALL SELECT 1 AS n, .*\) s ORDER BY id$`).WillReturnRows(r)
	return collation.Probe(t.Context(), db, p)
}

func placesBy(sample [][16]byte, compare func(a, b [16]byte) int) []int {
	places := make([]int, len(sample))
	for i := range places {
		places[i] = i
	}
	slices.SortFunc(places, func(i, j int) int { return compare(sample[i], sample[j]) })
	return places
}

// For engines that do not run here, and versions of those that do.
func TestProbeFindsEveryOrder(t *testing.T) {
	sample := asked(t)
	for _, p := range engine.Profiles() {
		want, err := collation.ForProfile(p)
		if err != nil {
			t.Fatal(err)
		}
		for _, o := range collation.Orders() {
			r, err := answer(t, p, placesBy(sample, o.Compare))
			if err != nil || r.Got != o || r.Want != want || r.Agrees() != (o == want) || r.Profile != p {
				t.Errorf("%v that sorts as %v: %+v, %v", p, o, r, err)
			}
			if !slices.IsSortedFunc(r.SortedSample, o.Compare) || len(r.SortedSample) != len(sample) {
				t.Errorf("%v that sorts as %v: sorted %x", p, o, r.SortedSample)
			}
			switch err := r.Err(); {
			case r.Agrees():
				if err != nil || !strings.Contains(r.String(), "as its profile says") {
					t.Errorf("%v: %v, %v", p, r, err)
				}
			case !errors.Is(err, collation.ErrDisagrees) || !strings.Contains(err.Error(), o.String()) || !strings.Contains(err.Error(), "use a profile"):
				t.Errorf("%v that sorts as %v: error %v", p, o, err)
			}
		}
	}
}

func TestProbeOfAnUnknownOrder(t *testing.T) {
	backwards := func(a, b [16]byte) int { return bytes.Compare(b[:], a[:]) }
	r, err := answer(t, engine.SQLite, placesBy(asked(t), backwards))
	if err != nil || r.Got != nil || r.Agrees() || !errors.Is(r.Err(), collation.ErrDisagrees) || !strings.Contains(r.String(), "no order that is known here") {
		t.Errorf("%v, %v", r, err)
	}
	var zero collation.ProbeResult
	if zero.Agrees() {
		t.Error("no result agrees")
	}
}

func TestProbeRefusesAnIncompleteAnswer(t *testing.T) {
	for name, change := range map[string]func([]int) []int{
		"a row less":    func(n []int) []int { return n[1:] },
		"a row twice":   func(n []int) []int { return append(n, n[0]) },
		"a row of none": func(n []int) []int { n[0] = 99; return n },
		"no rows":       func([]int) []int { return nil },
	} {
		_, err := answer(t, engine.PostgreSQL, change(placesBy(asked(t), collation.Bytes.Compare)))
		if !errors.Is(err, collation.ErrProbe) || !strings.Contains(err.Error(), "PostgreSQL") {
			t.Errorf("%s: error %v, want %v", name, err, collation.ErrProbe)
		}
	}
	if _, err := collation.Probe(t.Context(), nil, engine.Profile{}); !errors.Is(err, collation.ErrProfile) {
		t.Errorf("the zero profile: error %v, want %v", err, collation.ErrProfile)
	}
}

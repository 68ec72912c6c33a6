package mysql

import (
	"testing"
	"time"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
)

// The first answers of a busy server come late. A session that was there from the first
// question on has stayed, however late it was seen: otherwise the swap began while a long
// transaction had the tables, and their readers waited for many seconds.
func TestSightings(t *testing.T) {
	holder := user{Blocker: dialect.Blocker{ID: 7}, begun: "1"}
	comer := func(begun string) user { return user{Blocker: dialect.Blocker{ID: 8}, begun: begun} }
	type question struct {
		at    time.Duration
		users []user
		stay  int
		quiet bool
	}
	for _, tt := range []struct {
		name      string
		questions []question
	}{
		{"nobody", []question{{0, nil, 0, true}}},
		{"one who stays", []question{
			{0, []user{holder}, 0, false},
			{staying - time.Millisecond, []user{holder}, 0, false},
			{staying + time.Millisecond, []user{holder}, 1, false},
			{2 * staying, []user{holder}, 1, false}}},
		{"one who goes", []question{
			{0, []user{holder}, 0, false},
			{2 * staying, []user{holder}, 1, false},
			{3 * staying, nil, 0, true}}},
		{"others who come and go", []question{
			{0, []user{comer("1")}, 0, false},
			{staying / 2, []user{comer("2")}, 0, false},
			{staying + time.Millisecond, []user{comer("3")}, 0, true}}},
		{"one who stays among them", []question{
			{0, []user{comer("1"), holder}, 0, false},
			{staying + time.Millisecond, []user{comer("3"), holder}, 1, false}}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			begun, seen := time.Now(), sightings{}
			for _, q := range tt.questions {
				stay, quiet := seen.add(begun.Add(q.at), q.users)
				if len(stay) != q.stay || quiet != q.quiet {
					t.Errorf("after %v: %d stay, quiet: %v; want %d, %v", q.at, len(stay), quiet, q.stay, q.quiet)
				}
			}
		})
	}
}

package sqlserver_test

import (
	"math/rand/v2"
	"testing"
	"time"

	"github.com/sqluuid/sqluuid/migrate"
	"github.com/sqluuid/sqluuid/sqltype"
)

// orderedRewrites have, for each rewrite into SQL Server's order, ids whose time ascends.
var orderedRewrites = []struct {
	rewrite migrate.Rewrite
	id      func(time.Time) sqltype.UUID
}{
	{named("v1-to-ordered"), func(at time.Time) sqltype.UUID { id, err := sqltype.NewV6At(at).V1(); return mustID(id, err) }},
	{named("v6-to-ordered"), sqltype.NewV6At},
	{named("v7-to-ordered"), sqltype.NewV7At},
}

// named returns the rewrite of a name that there is.
func named(name string) migrate.Rewrite {
	r, err := migrate.ParseRewrite(name)
	if err != nil {
		panic(err)
	}
	return r
}

func mustID(id sqltype.UUID, err error) sqltype.UUID {
	if err != nil {
		panic(err)
	}
	return id
}

func timedIDs(n int, id func(time.Time) sqltype.UUID) (out []sqltype.UUID) {
	for i := range n {
		out = append(out, id(time.Date(2024, 5, 6, 7, i, 0, 0, time.UTC)))
	}
	return out
}

// newIDs makes ids of a version.
func newIDs(n, version int) []sqltype.UUID {
	r := rand.New(rand.NewPCG(uint64(n), uint64(version)))
	var out []sqltype.UUID
	for range n {
		var u sqltype.UUID
		for i := range u {
			u[i] = byte(r.Uint32())
		}
		u[6], u[8] = u[6]&0x0f|byte(version)<<4, u[8]&0x3f|0x80
		out = append(out, u)
	}
	return out
}

// images are the ids that a rewrite makes of others.
func images(t *testing.T, rewrite migrate.Rewrite, ids []sqltype.UUID) []sqltype.UUID {
	t.Helper()
	var out []sqltype.UUID
	for _, id := range ids {
		img, err := rewrite.Apply(id)
		if err != nil {
			t.Fatal(err)
		}
		out = append(out, img)
	}
	return out
}

package sqlite

import (
	"strings"
	"sync"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// facts need no locks: a transaction of ours is the only writer, from its BEGIN IMMEDIATE on.
var facts = sync.OnceValue(func() *dialect.Facts {
	return &dialect.Facts{
		ByRange: true,
		State: dialect.State{
			State: sqlgen.State{
				Runs:    `main."sqluuid_migration"`,
				Columns: `main."sqluuid_migration_column"`,
				Keys:    `main."sqluuid_migration_key"`,
				Ranges:  `main."sqluuid_migration_range"`,
				Journal: `main."sqluuid_migration_journal"`,
				KeptIDs: `main."sqluuid_migration_kept"`,
				Workers: `main."sqluuid_migration_worker"`,
				Form:    liteBlob,
				ListIDs: func(b *sqlgen.Builder, m sqlgen.Batch) {
					b.W("SELECT unhex(json_extract(value, '$[0]')) FROM json_each(",
						b.Arg(m.PairsJSON(liteBlob)), ")")
				},
			},
			Create: dialect.StateStatements(query("make the state"), "blob", "text"),
			Remove: dialect.StateStatements(query("drop the state"), "", ""),
			Exists: dialect.Existing(func(name string) string {
				return strings.ReplaceAll(query("state exists"), "{name}", name)
			}, "sqluuid_migration_worker", "sqluuid_migration"),
			Now:    "strftime('%Y-%m-%dT%H:%M:%fZ', 'now')",
			Faults: dialect.StateQuery(query("faults of the state"), "", ""),
		},
		Costs: dialect.Costs{
			LogName: "journal or WAL", LogPerValue: 500, LedgerPerID: 18, GrowthPercent: 10,
			Locks: []string{"the write lock of the file for the time of each chunk"},
		},
		Writers:      1,
		NoNormaliser: "an SQLite trigger cannot change the row that is being written",
		// A table may say ON CONFLICT REPLACE, which would delete the row that has the key.
		Insert: "INSERT OR ABORT ",
		// The folder of the file has to take a journal, which a statement that changes a page makes.
		Probe: func(t sqlgen.Ref, column string) []sqlgen.Statement {
			b := sqlgen.NewBuilder(engine.SQLite)
			c := b.Q(column)
			b.W("UPDATE ", b.Table(t), " SET ", c, " = ", c, " WHERE 1 = 0")
			return []sqlgen.Statement{b.Done(),
				{SQL: `CREATE TABLE IF NOT EXISTS main."sqluuid_migration_probe" (n integer)`}}
		},
		Makers: map[string]int{"uuid": 4, "gen_random_uuid": 4},
		Retypes: &dialect.Retypes{
			Binary: liteBlob, BinaryType: "BLOB", Text: liteText, TextType: "TEXT",
		},
	}
})

func (Dialect) Facts() *dialect.Facts { return facts() }

func (d Dialect) Abilities() dialect.Abilities {
	return dialect.Abilities{
		Places: d.places, CreateIndex: d.createIndex, TextOf: d.textOf,
		Disabler: d,
	}
}

func (d Dialect) createIndex(col sqlgen.Column, name string) []sqlgen.Statement {
	b := sqlgen.NewBuilder(d.Profile())
	b.W("CREATE INDEX IF NOT EXISTS ", b.Q("main"), ".", b.Q(name), " ON ", b.Q(col.Table), " (",
		b.Q(col.Name), ")")
	return []sqlgen.Statement{b.Done()}
}

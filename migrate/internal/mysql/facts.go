package mysql

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"sync"

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/hint"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// Dialect rewrites a chunk column by column under READ COMMITTED, without foreign key checks. The
// row locks on the parents, which come first, hold off any insert of a child until the children are
// rewritten too. ON UPDATE CASCADE, whose changes are missing from the binary log, is not used.
type Dialect struct{ p engine.Profile }

// New returns the dialect of MySQL, or of MariaDB with or without its UUID type.
func New(p engine.Profile) Dialect { return Dialect{p} }

func (d Dialect) Profile() engine.Profile { return d.p }

// ofState returns a query of state.sql with the columns and names that all engines have.
func ofState(name string) string {
	return dialect.StateQuery(query(name), "longblob", "longtext")
}

var facts = sync.OnceValue(func() *dialect.Facts {
	return &dialect.Facts{
		ByRange: true,
		State: dialect.State{
			State: sqlgen.State{
				Runs:    "`sqluuid_migration`",
				Columns: "`sqluuid_migration_column`",
				Keys:    "`sqluuid_migration_key`",
				Ranges:  "`sqluuid_migration_range`",
				Journal: "`sqluuid_migration_journal`",
				KeptIDs: "`sqluuid_migration_kept`",
				Workers: "`sqluuid_migration_worker`",
				Form:    myBinary,
				ListIDs: listIDs,
			},
			Create: []string{
				ofState("make the runs"), ofState("make the columns"), ofState("make the keys"),
				ofState("make the ranges"), ofState("make the journal"), ofState("make the kept ids"),
				ofState("make the workers"),
			},
			Remove: []string{query("drop the state")},
			Lock:   []string{query("lock the state")},
			Exists: dialect.Existing(func(name string) string {
				return strings.ReplaceAll(query("state exists"), "{name}", name)
			}, "sqluuid_migration_worker", "sqluuid_migration"),
			Now:  "DATE_FORMAT(UTC_TIMESTAMP(6), '%Y-%m-%dT%H:%i:%s.%fZ')",
			Home: "SELECT DATABASE()",
			// Tables have no owners, and a trigger acts with the rights of the account that made it.
			Faults: ofState("faults of the state"),
			Lacks:  query("grants on the state"),
		},
		Costs:    innodbCosts,
		RowLock:  " FOR UPDATE",
		Insert:   "INSERT ",
		RowLimit: "sql_select_limit",
		Makers:   map[string]int{"uuid": 1, "sys_guid": 1},
		Retypes: &dialect.Retypes{
			Binary: myBinary, BinaryType: "BINARY(16)", Text: myText,
			TextType: "CHAR(36) CHARACTER SET ascii COLLATE ascii_bin",
		},
		Briefly: Dialect{}.Briefly,
	}
})

const oneSecond = "a lock of another session is waited for one second before the chunk gives way"

var (
	innodbCosts = dialect.Costs{
		LogName: logName, LogPerValue: 500, LedgerPerID: 26,
		GrowthPercent: 60, Replicated: true,
		Locks: []string{
			"metadata locks as every UPDATE has, row locks on the ids of one chunk until it commits",
			oneSecond,
			"a locking read of the application under READ COMMITTED (SELECT … FOR UPDATE, INSERT … " +
				"SELECT) that uses an index and waits for a chunk may miss a row whose primary key the chunk " +
				"changes: let the application look at the number of rows, and read again",
			"in a deadlock InnoDB rolls back the transaction that has changed less, which is the " +
				"application's (error 1213: it must begin again); a smaller value of " +
				hint.ChunkTime.Error() + " makes that rarer",
		},
	}
	tidbCosts = dialect.Costs{
		LogName: "TiKV's log (not measured on TiDB, nor is the growth)", LogPerValue: 500,
		LedgerPerID: 26, GrowthPercent: 60,
		Locks: []string{
			"row locks on the ids of one chunk until it commits", oneSecond,
			"in a deadlock TiDB rolls back one of the transactions, which may be the application's " +
				"(error 1213: it must begin again)",
		},
	}
	galeraCosts = elsewhere("a write on another node that meets a chunk, or a row that refers " +
		"to its ids, shows at COMMIT: the later one gets error 1213, and must begin again")
	groupCosts = elsewhere("a write on another member that meets a chunk, or a row that refers " +
		"to its ids, shows at COMMIT: the later one gets error 3101, or 1213 before its COMMIT, " +
		"and must begin again")
)

// elsewhere returns the costs on a cluster, where another node may be written too.
func elsewhere(conflict string) *dialect.Costs {
	c := innodbCosts
	c.Locks = append(slices.Clone(c.Locks), conflict)
	return &c
}

func (Dialect) Facts() *dialect.Facts { return facts() }

func (d Dialect) Abilities() dialect.Abilities {
	return dialect.Abilities{
		CreateIndex: d.createIndex, Alters: d.alters, Grants: d.grantsFor,
		Size: d.size, Lag: d.lag, Load: d.load,
		TextOf: d.textOf, Normaliser: d, Watcher: d,
		HasRemoteWriters: func(ctx context.Context, q dialect.Querier) (bool, error) {
			v, err := d.variant(ctx, q)
			return v.apart, err
		},
	}
}

var myBinary = &sqlgen.Form{
	Name: "binary(16)", Source: "HEX({c})", Build: "UNHEX({x})",
	Guard: "(LENGTH({c}) = 16 AND ORD(SUBSTR({c},7,1)) BETWEEN {lo} AND {hi} " +
		"AND ORD(SUBSTR({c},9,1)) BETWEEN 128 AND 191)",
	ShapeExpr: "(LENGTH({c}) = 16)", Bytes: "{c}", Inside: myInside, Bare: true,
	CanonExpr: "{c}", KeyOutExpr: "HEX({c})", ParamExpr: "CAST({p} AS BINARY(16))",
	Pair: "UNHEX({x})", Binary: true,
	Concat: sqlgen.Concat, Substr: sqlgen.Substr, Decode: sqlgen.DecodeBytes,
}

var myUUID = &sqlgen.Form{
	Name: "uuid", Source: "CAST({c} AS CHAR)", Hyphens: true, Build: "CAST({x} AS UUID)",
	ReadsBare: true,
	Guard: "(SUBSTR(CAST({c} AS CHAR),15,1) = '{v}' " +
		"AND SUBSTR(CAST({c} AS CHAR),20,1) IN ('8','9','a','b'))",
	ShapeExpr: "({c} IS NOT NULL)", Bytes: "CAST({c} AS BINARY(16))", Inside: myInside,
	CanonExpr: "CAST({c} AS BINARY(16))", KeyOutExpr: "CAST({c} AS CHAR)",
	ParamExpr: "CAST({p} AS UUID)", Pair: "CAST({x} AS UUID)", HoldsFunc: codec.MariaDBStorable,
	Concat: sqlgen.Concat, Substr: sqlgen.Substr, Decode: sqlgen.DecodeText,
}

var myText = &sqlgen.Form{
	Name: "char(36)", Source: "{c}", Hyphens: true, Stored: true, Build: "{x}",
	Guard: "({c} REGEXP '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-{v}[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-" +
		"[0-9a-fA-F]{12}$' AND CHAR_LENGTH({c}) = 36)",
	ShapeExpr: "({c} REGEXP '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$' " +
		"AND CHAR_LENGTH({c}) = 36)",
	Bytes: "UNHEX(REPLACE({c},'-',''))", Inside: myInside,
	CanonExpr: "UNHEX(REPLACE({c},'-',''))", KeyOutExpr: "{c}", ParamExpr: "{p}",
	Concat: sqlgen.Concat, Substr: sqlgen.Substr, Decode: sqlgen.DecodeText,
}

// myAnyText is text in any spelling that a change of type reads, with or without hyphens, ULIDs
// and EUIDs.
var myAnyText = sync.OnceValue(func() *sqlgen.Form {
	digits := myAnyDigits()
	return &sqlgen.Form{
		Name: "char", Source: digits, Stored: true, Spellings: true, Build: "{x}",
		ShapeExpr: "({c} REGEXP '^([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}|" +
			"[{][0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}[}]|" + dialect.CrockfordRegexp +
			")$' AND CHAR_LENGTH({c}) IN (26,27,32,36,38))",
		Bytes: "UNHEX(" + digits + ")", Inside: myInside,
		CanonExpr:  "UNHEX(" + digits + ")",
		KeyOutExpr: "{c}", ParamExpr: "{p}", Concat: sqlgen.Concat, Substr: sqlgen.Substr,
		Decode: sqlgen.DecodeAnyText,
	}
})

func myAnyDigits() string {
	return "(CASE CHAR_LENGTH({c}) WHEN 26 THEN " +
		crockford("{c}", stretch{1, 2, 0}, stretch{3, 12, 0}, stretch{15, 12, 0}) + " WHEN 27 THEN " +
		crockford("{c}", stretch{1, 12, 0}, stretch{13, 12, 0}, stretch{25, 2, 2}) +
		" ELSE REPLACE(REPLACE(REPLACE({c},'-',''),'{',''),'}','') END)"
}

// A stretch of Crockford's symbols: where it begins, how many it has, and how many of its last bits
// are a check. A ULID begins with two bits that are zero.
type stretch struct{ from, symbols, check int }

// crockford writes the digits of a text in Crockford's symbols. CONV takes 32 symbols, and some of
// its letters are others.
func crockford(c string, list ...stretch) string {
	symbols := "upper(" + c + ")"
	for i, letter := range "JKMNPQRSTVWXYZ" { // I, L, O and U are none
		symbols = fmt.Sprintf("REPLACE(%s,'%c','%c')", symbols, letter, 'I'+i)
	}
	var parts []string
	for _, s := range list { // HEX, since CONV forgets that its digits are ASCII
		parts = append(parts, fmt.Sprintf("LPAD(HEX(CONV(substr(%s,%d,%d),32,10)>>%d),%d,'0')", symbols,
			s.from, s.symbols, s.check, s.symbols*5/4))
	}
	return "lower(" + sqlgen.Concat(parts...) + ")"
}

const myInside = "SUBSTR({b},{at},{n}) BETWEEN x'{lo}' AND x'{hi}'"

package dialect

import "strings"

// A foreigner is a server that speaks the protocol of another engine and is refused as a
// whole: nothing of ours runs on it, or what ran there could not be undone.
type foreigner struct {
	name string
	why  string
}

var (
	cockroach = foreigner{"CockroachDB", "it lacks LOCK TABLE, ctid and functions that the rewrite needs; rewrite there with statements of your own: " +
		"ranges of 1,000 to 2,000 old ids, for each of them one transaction that updates the parents and then the children, tried again on 40001, " +
		"with the expressions of docs/migrate/compatible-servers.md; or load the ids, rewritten by this package's codec, into new tables with IMPORT INTO"}
	yugabyte = foreigner{"YugabyteDB", "the rewrite was never run there; fill new tables by INSERT … SELECT with the ids rewritten by this package's codec, and swap them"}
	citus    = foreigner{"Citus", "one statement cannot change several tables over several shards, and no UPDATE may change a distribution column; " +
		"in a run on Citus 13.2 local tables were rewritten, reference tables with foreign keys failed in the first chunk, " +
		"and what was done to reference and single-shard tables could not be undone; " +
		"make a new table, distribute it with create_distributed_table, fill it by INSERT … SELECT with the ids rewritten, and swap the two"}
	vitess = foreigner{"Vitess", "a transaction over several shards is not atomic there and a primary vindex column cannot be updated; " +
		"name the MySQL server of each shard's primary instead, one after the other, if no column of the class is in a vindex; " +
		"else fill a new table with the ids rewritten by VReplication (Materialize), and switch to it"}
	dolt = foreigner{"Dolt, or go-mysql-server", "it takes FOR UPDATE and LOCK TABLES and locks nothing; " +
		"fill a new table by INSERT … SELECT with the ids rewritten by this package's codec, and swap the two"}
)

func (f foreigner) error() error { return ServerError("this is " + f.name + ": " + f.why) }

// foreignMySQL has what tells servers by their version or by its comment, in lower case.
var foreignMySQL = []struct {
	inVersion, inComment string
	foreigner
}{
	{inVersion: "vitess", foreigner: vitess},
	{inComment: "(git revision", foreigner: vitess}, // the version can be set, this cannot
	{inComment: "dolt", foreigner: dolt},
}

func mysqlForeigner(version, comment string) error {
	version, comment = strings.ToLower(version), strings.ToLower(comment)
	for _, f := range foreignMySQL {
		if f.inVersion != "" && strings.Contains(version, f.inVersion) || f.inComment != "" && strings.Contains(comment, f.inComment) {
			return f.error()
		}
	}
	return nil
}

package dialect

// A Foreigner is a server that speaks the protocol of another engine and is refused as a
// whole: nothing of ours runs on it, or what ran there could not be undone.
type Foreigner struct{ name, why string }

var (
	Cockroach = Foreigner{"CockroachDB", "it lacks LOCK TABLE, ctid and functions that the rewrite " +
		"needs; rewrite there with statements of your own: ranges of 1,000 to 2,000 old ids, for " +
		"each of them one transaction that updates the parents and then the children, tried again " +
		"on 40001, with the expressions of docs/migrate/compatible-servers.md; or load the ids, " +
		"rewritten by this package's codec, into new tables with IMPORT INTO"}
	Yugabyte = Foreigner{"YugabyteDB", "the rewrite was never run there; fill new tables by INSERT " +
		"… SELECT with the ids rewritten by this package's codec, and swap them"}
	Citus = Foreigner{"Citus", "one statement cannot change several tables over several shards, and " +
		"no UPDATE may change a distribution column; in a run on Citus 13.2 local tables were " +
		"rewritten, reference tables with foreign keys failed in the first chunk, and what was done to " +
		"reference and single-shard tables could not be undone; make a new table, distribute it with " +
		"create_distributed_table, fill it by INSERT … SELECT with the ids rewritten, and swap the two"}
	Vitess = Foreigner{"Vitess", "a transaction over several shards is not atomic there and a " +
		"primary vindex column cannot be updated; name the MySQL server of each shard's primary " +
		"instead, one after the other, if no column of the class is in a vindex; else fill a new " +
		"table with the ids rewritten by VReplication (Materialize), and switch to it"}
	Dolt = Foreigner{"Dolt, or go-mysql-server", "it takes FOR UPDATE and LOCK TABLES and locks " +
		"nothing; fill a new table by INSERT … SELECT with the ids rewritten by this package's " +
		"codec, and swap the two"}
	Babelfish = Foreigner{"Babelfish", "it sorts a uniqueidentifier by its bytes, and its type is " +
		"not known at its PostgreSQL address either (sys.uniqueidentifier); fill a new table by " +
		"INSERT … SELECT with the ids rewritten by this package's codec, and swap the two"}
)

// Refusal says which server it is and why it is refused.
func (f Foreigner) Refusal() error { return ServerError("this is " + f.name + ": " + f.why) }

// ErrPooled says why nothing is done behind a pooler that hands sessions round.
const ErrPooled ServerError = "the connection goes through a pooler that gives a session of the " +
	"server to somebody else after each transaction, as PgBouncer does with pool_mode = " +
	"transaction: what a run sets for its session (row_security, lock_timeout, " +
	"synchronous_commit) would hold for the application, and its locks would be lost; connect to " +
	"the server itself, or to a pool with pool_mode = session"

// A ServerError says why nothing can be rewritten on a server.
type ServerError string

func (e ServerError) Error() string { return string(e) }

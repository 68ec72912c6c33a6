package dialect

// vitess is refused as a whole: what vtgate commits on several shards is not
// committed at once, and a primary vindex column cannot be updated.
var vitess = variant{
	whole: "this is Vitess, where a transaction over several shards is not atomic and a primary vindex column cannot be updated; " +
		"name the MySQL server of each shard's primary instead, one after the other, if no column of the class is in a vindex; " +
		"else fill a new table with the ids rewritten by VReplication (Materialize), and switch to it",
}

// Package migrate rewrites a UUID key column that is full of ids, with every foreign key that
// refers to it, in PostgreSQL, MySQL, MariaDB, SQLite and SQL Server.
//
// It turns version 1 into version 6, so that an index follows time, and back; ids in MySQL's
// swapped or in mixed-endian order; NEWSEQUENTIALID and COMB ids; ids that google/uuid laid out
// wrongly; and ids as text into ids as bytes. docs/migrate has the guide for those who run it,
// and docs/architecture.md draws how it works.
//
// # The model
//
// A class is the columns that hold the same ids: the named column, and those that are linked to it
// by foreign keys in either direction, or by [PlanConfig.Also]. A [Rewrite] says which ids become
// which others, and has an exact inverse for every id that it made. A [Plan] says what the tables
// hold and what a run would do. A run is one rewrite of one class; its state is in the database
// that is changed. A chunk is one transaction of a run: it moves some ids in every column of the
// class and records them in the run's journal. An undo follows that journal.
//
//	m, err := migrate.Open(db, engine.PostgreSQL)
//	plan, err := m.Plan(ctx, migrate.PlanConfig{Rewrite: migrate.V1ToV6, Column: column})
//	report, err := m.Run(ctx, plan, migrate.RunConfig{})
//
// [Database.Plan] only reads. [Database.Run] carries a plan out and verifies it. [Database.Verify]
// does so at any time. [Database.Status], [Database.Pause] and [Database.Resume] control runs of
// every process. [Database.Finish] deletes the journal; after that there is no undo.
//
// # What it guarantees
//
// At no time does a committed state break a foreign key. Each id changes at the commit of its
// chunk, in every column at once.
//
// A run may be killed at any moment and started again. Its state is in four tables that the package
// makes (schema sqluuid on PostgreSQL and SQL Server, the prefix sqluuid_ elsewhere), and each
// chunk writes it in its own transaction. On PostgreSQL and SQLite a chunk does not wait for the
// disk: a crash of the machine can take back the last chunks, each whole and with its record, and
// they are done again. The commit that closes a run waits.
//
// An undo restores the tables byte for byte. It never touches an id that the run did not make,
// unless it is told to ([PlanConfig.IncludeNew], [PlanConfig.CreatedBefore]).
//
// Several workers share a run, in one process or in many. The lock of a row of the state is the
// claim of a chunk, which the server releases with the session of a worker that was killed. A
// command that changes a run, such as an undo, takes the claims away first, so that it waits for
// the chunks under way and fences all workers.
//
// At its end a run compares which id stands in which row with what its plan counted, by a sum that
// does not depend on the order of the rows. A primary key, or a unique index of columns that are
// NOT NULL, tells the rows apart; other ids in that key count as their images. Without such a key
// the ids alone are compared. When rows came or went meanwhile, [Report.Changed] says that the rows
// of that table were not compared.
//
// # What it refuses
//
// A plan refuses what a run would refuse, before the first write: an error that wraps [ErrRefused]
// names the object and what to do. Among these are ids that the rewrite does not apply to
// ([PlanConfig.SkipOthers] leaves them as they are), two ids that would become one, triggers that
// would fire, CHECK constraints and partitions that would not take an image, tables that cannot be
// rewritten in place, and a role that lacks a privilege. What cannot be tried is in
// [Plan.Warnings].
//
// # Rewrites by a list
//
// Of most rewrites an image never looks like a source, so that a value tells whether it has been
// rewritten. swapped-to-network, mixed-to-network, v6-to-ordered, v7-to-ordered and draft-v7-to-v7
// only move bytes or bits about, and half of the ids look as if they were in the other order too.
// Such a run writes down every id that it will rewrite, in the transaction that opens it, and
// follows that list alone. An id that arrives later is left as it is. The run is refused when one
// id is the image of another, and when all ids look as if it had been done, unless
// [PlanConfig.RewriteImages] is set. Of twenty ids or more, where a quarter can be nothing but
// images, there is nothing to do.
//
// # Strategies
//
// [InPlace] updates the rows where they are, chunk by chunk, while the application goes on. New ids
// of the old version that arrive during a run are caught by a further pass. An insert that brings
// an old id of a parent from outside gets a foreign key error; with [RunConfig.NormaliseInserts]
// triggers turn such ids before the foreign keys are checked.
//
// [Copy] fills new tables in the order of their new keys, compares them with the old ones (every
// id, a sum over every row, every link), swaps them, and keeps the old ones. Writers wait from its
// first step to its last. A rewrite that changes the column's type, which is [TextToBinary] and its
// inverse, copies. An undo puts the old tables back, and is refused once the new ones have been
// written to. What a copy would lose is refused by name.
//
// With [PlanConfig.Online] writers go on until the swap. Triggers write the key of every row that
// is written to a log, and those rows are copied again until little is left. A copy that was killed
// leaves triggers that go on writing to their log, and no writer fails: the same command begins the
// copy anew, and an undo clears it away.
//
// # Locks
//
// A session that waits for the lock of a whole table makes everybody behind it wait. So a run asks
// for such a lock again and again, each time for at most 300 ms on PostgreSQL and a second
// elsewhere, with growing, random gaps. After [RunConfig.LockWait] it fails with [ErrLocked], which
// names the sessions that block it where the role may see them. A chunk waits for the lock of a row
// for at most a second.
//
// Chunks grow and shrink towards a time ([RunConfig.ChunkTime]) and halve on lock waits, deadlocks
// and serialisation failures. Before each of them a run looks whether it should wait: for
// [Database.Pause], [RunConfig.Paused], a busy server or a replica that is behind.
//
// # Engines
//
// SQLite, from 3.41, has one writer, and so one worker and no online copy. SQL Server, from 2016,
// has no copy; a chunk there disables the foreign keys of the class within its transaction, and
// [Database.Finish] has them checked against all rows. No SQL Server has run it yet: the tests have
// a stand-in. docs/architecture.md says what else is particular to an engine, and
// docs/reference/limits.md what an engine cannot do.
package migrate

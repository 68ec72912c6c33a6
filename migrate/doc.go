// Package migrate rewrites a UUID key column that is already full of ids, with
// every foreign key that refers to it, in PostgreSQL, MySQL, MariaDB and SQLite, and
// in SQL Server by statements that have not run on one:
// version 1 to version 6, so that the index follows time, and back; ids in
// MySQL's swapped or in mixed-endian order; NEWSEQUENTIALID and COMB ids; ids
// that google/uuid laid out wrongly; and ids as text into ids as bytes.
//
// # What it does
//
// [Database.Plan] reads the catalogue and the values and makes a [Plan], which can be
// printed and writes nothing; [Plan.Estimate] says what it will need. [Database.Run]
// carries the plan out in chunks: each is one transaction over one range of ids in
// every column of the column class, the columns that are linked to the chosen one
// by foreign keys in either direction, or by [PlanConfig.Also]. At no time does
// a committed state break a foreign key. At the end it compares what is there with
// what the plan counted, and reports it; [Database.Verify] does so at any time.
//
// What is compared is which id stands in which row, by a sum that does not depend on
// the order of the rows. A row is known by its primary key, or by a unique index of
// columns that are NOT NULL, without the column itself; other ids in that key count as
// their images. A column that is the whole key, and a table with neither, is compared
// by its ids alone. Generated columns, columns of PostgreSQL that have no binary form
// and SQL Server's rowversion tell no rows apart. When rows were inserted or deleted
// meanwhile, those of that table are not compared, and [Report.Changed] says so.
//
// Chunks grow and shrink towards a time ([RunConfig.ChunkTime]) and halve on
// lock waits, deadlocks and serialisation failures. Before each of them the run
// looks whether it should wait: for [Database.Pause], for RunConfig.Paused, for a server
// that is busy or a replica that is behind.
//
// # What it guarantees
//
// The state of a run lives in the database that is changed, in four tables that
// the package makes (schema sqluuid on PostgreSQL and SQL Server, the prefix sqluuid_ elsewhere),
// and is written in the transaction that does the work. A run may be killed at
// any moment and started again. Its journal has every id it moved, and so is
// every id recorded that had the target version before, so that an undo restores the
// tables byte for byte and never touches an id that the run did not make unless
// it is told to. [Database.Finish] removes that record, also that of a run whose tables were dropped.
//
// On PostgreSQL the chunks of a run do not wait until they are on the disk, which
// PostgreSQL calls an asynchronous commit. A crash of the server can take back the
// last of them, each whole, with its record and the place that the run had
// reached: they are done again, with the same ids. The commit that closes a run
// waits, and with it everything before.
//
// # Workers
//
// Several workers share a run, in one process or in many. A chunk is one transaction: it
// locks a row of the state, moves ids, writes them into the journal, and moves the row on. The
// row is a range of ids that is not walked yet, or, for an undo and for a rewrite by a list,
// an entry of the journal that is to do. Its lock is the claim, which the server gives up with
// the session of a worker that was killed. A worker that was frozen between two chunks holds
// nothing, and reads the run's row when it wakes. A command that changes the run, such as undo,
// deletes the ranges first, and so waits for the chunks under way and fences all workers. The plan of
// an undo is made before that, and is refused when the run went on meanwhile: [Database.Pause] it, or
// stop its workers, first.
//
// # What it refuses
//
// Ids that are not of the source version stop a run before its first write,
// unless the configuration says to leave them as they are. Tables that cannot be
// rewritten in place (views, partitions by name, inheritance, tables without
// transactions, triggers that are neither disabled nor allowed, columns compared
// under different collations) are refused by name. So are images that a CHECK constraint would not
// take, on PostgreSQL also one of a domain or a partition, or for which there is no
// partition (PostgreSQL, MySQL, MariaDB): the server is asked while planning, for an
// undo as well. On PostgreSQL foreign keys of one partition alone, partitions on other
// servers, tables that a subscription fills, and connections through a pooler that hands
// sessions round are refused too, on MySQL and MariaDB a server that applies the writes of
// another one. What cannot be tried is in [Plan.Warnings].
// Materialised views keep the old ids; [Plan.Refresh] has the statements for them. See
// [Error].
//
// # Rewrites
//
// A [Rewrite] is which stored values it applies to, and where each digit of an
// image comes from. Every one can be undone byte for byte, for the ids that the
// run made. Of most, an image never looks like a source, and the predicate on
// the value stands in every UPDATE: [V1ToV6], [SwappedToV6] and their
// inverses, [NewSequentialIDToV6], [GoogleV6Repair], and COMBs, see [ParseRewrite].
//
// [SwappedToNetwork], [MixedToNetwork] and their inverses only move bytes about:
// half of the ids look as if they were in the other order too. Such a run writes
// down every id that it will rewrite, in the transaction that opens it, and goes
// by that list alone; an id that arrives later is left as it is. It is refused
// when one id is the image of another, when twenty or more ids all look as if it
// had been done, and when another run has done it under another schema. It is
// for columns of sixteen bare bytes: uuid and bytea on PostgreSQL, BINARY(16),
// BLOB.
//
// [TextToBinary] and its inverse change the column's type, alone or with
// another rewrite in the same pass, see [Rewrite.Then].
//
// # Strategies
//
// [InPlace] is what is said above. [Copy] fills new tables in the order of their
// new keys, makes their indexes and constraints, compares them with the old ones
// (every id, a sum over every row, every link), swaps them, and keeps the old
// ones. Writers of the tables wait from its first step to its last; readers wait
// for the swap. On PostgreSQL and SQLite a copy is one transaction. On MySQL and
// MariaDB a second connection holds the locks until the one RENAME of all tables
// waits for them, and the foreign keys get new names, because theirs are
// taken until the old tables are dropped; indexes keep theirs. What a copy would lose is refused by
// name: triggers, views and functions on the table, row-level security, policies
// that read it, publications, foreign keys from tables that are not copied, and
// the like; with a new type also defaults, checks, generated columns and index
// expressions that were made for the old one. On PostgreSQL writers of other tables
// to which the copied ones refer wait too: a foreign key is made to them. There a
// transaction of REPEATABLE READ or SERIALIZABLE that is older than the swap finds the
// new tables empty.
// Undo puts the old tables back, and is refused when the new ones have been
// written to. [Database.Finish] removes the old tables.
//
// # Copying online
//
// With [PlanConfig.Online] writers go on until the swap. Triggers on the old
// tables write the key of every row that is written to a log, and those rows are
// deleted from the new tables and copied again, as they are by then, until little
// is left. Everything is compared in one snapshot, while writers go on: every id,
// a sum over every row, every link. From then on the log tells which rows can
// differ. Under the locks of the swap the rest of it is replayed, those rows are
// compared, and by how many rows each table has grown; a table that was altered or
// truncated, a trigger that was changed, and an id that the plan would have refused
// stop the copy before the swap. The locks of the first and of the last step are
// asked for as said below, for sixty times [RunConfig.LockWait].
//
// PostgreSQL: triggers that fire for every session, whatever its role, its
// search_path and its session_replication_role; the log is replayed in snapshots;
// the foreign keys are validated after the swap. MySQL and MariaDB: LOCK TABLES,
// asked for without waiting; what a cascade writes fires no trigger, so that
// foreign keys of the class with such a rule are refused, and so are tables that
// refer to each other in a circle. When the server gets no moment without an open
// transaction on the tables, it is asked to wait for one for a second now and then,
// and may then end another transaction as a deadlock. A process that is killed
// between two statements right before the RENAME leaves new tables with their
// foreign keys to tables that are not copied, so that rows of those may not be
// deleted; the same command or an undo removes them. Both: a table needs a primary
// key, or a unique index of columns that are NOT NULL. SQLite has one writer, and is
// refused.
//
// A run that was killed leaves triggers that go on writing to their log; writers do
// not fail. The same command begins the copy anew, and an undo clears it away.
//
// # Locks
//
// Who waits for the lock of a whole table makes everybody queue who comes later. So
// it is asked for again and again, each time for a moment, and for four times as long
// or more nobody waits behind the run; moments and gaps grow, the gaps are random in
// part, and after [RunConfig.LockWait] the run fails with [ErrLocked]. A moment is
// 50 to 300 milliseconds on PostgreSQL. MariaDB is asked without waiting, and after
// twenty attempts in vain in one of five for a second; MySQL waits for a second at
// least. A chunk waits for the lock of a row for a second on all three.
//
// A copy on MySQL and MariaDB that is not online looks who uses the tables before it
// gives up its locks for the RENAME: there is no way back from that. Where the server
// writes metadata locks down it knows; elsewhere it waits for the transactions that
// stay open, and tries once when LockWait is over, for a second per table.
//
// The [Waiting] event and the error name who is in the way, by a second connection
// of the pool and where the role may see it, without what they run. In a deadlock
// InnoDB rolls back the transaction that has changed less, which is the application's;
// it has no priority to turn this round, and a smaller [RunConfig.ChunkTime] makes
// it rarer.
//
// # Space
//
// PostgreSQL keeps the old version of every row that is rewritten, and an entry in
// every index, so that a table can double and the index of its key triple. With
// [RunConfig.Vacuum] a worker runs VACUUM between chunks, which waits for nobody
// and whose failure is an event. [Report.Reindex] has the statements that rebuild the
// indexes of the ids, which [FinishConfig.Reindex] runs before a run is forgotten. Both need
// PostgreSQL 12 and a role that owns the tables, and are refused elsewhere before the first
// write. A copy needs neither.
//
// # What the application sees
//
// Each id flips at the commit of its chunk. An insert that waits for a parent
// whose id has been rewritten meanwhile gets a foreign-key error; so does one
// that brings an old id from outside. New version 1 ids that arrive during the
// run are caught by a further pass. With [RunConfig.NormaliseInserts] triggers
// turn old ids before the foreign keys are checked. On PostgreSQL they have the rights
// of the role that made them, whatever those of the writer are; on MySQL and MariaDB
// that user must exist as long as they do.
//
// SQL Server has no such triggers, for what Microsoft's documentation says of them.
// AFTER triggers run when the foreign keys have been checked, too late for an insert that
// brings an old id. An INSTEAD OF trigger runs before, but in the place of the
// application's statement, which it has to repeat. It cannot do that unseen: an INSERT
// with OUTPUT and no INTO fails on a table that has an enabled trigger (error 334),
// and GORM and Entity Framework send those; a MERGE fails unless there is such a trigger
// for each of its actions (5316); SCOPE_IDENTITY() is NULL afterwards, because the row
// was inserted in the scope of the trigger; the trigger does not learn whether
// IDENTITY_INSERT is on, and so loses ids that are given to an identity column; a bulk
// load passes it by; a table whose keys cascade takes none for UPDATE (2113), and no table
// takes two. So RunConfig.NormaliseInserts is refused there before anything is written. Let the
// application make ids of the new version before the run: rows that come with old ones
// are turned by its last pass, and an insert that refers to a turned id gets
// error 547 and succeeds with the image that [Rewrite.Apply] makes. Or use [Copy]
// in a window without writers.
//
// # Per engine
//
// PostgreSQL: one statement per chunk with a part per table, referenced rows
// locked first; a table without references is walked by ctid (version 14 and
// later, not partitioned); while chunks are written, a connection of its own keeps the
// WAL writer awake, unless that would fill a log. MySQL and MariaDB: READ COMMITTED, the
// session's foreign key checks off, referenced columns first; InnoDB only; never ON
// UPDATE CASCADE.
// Where a column has no foreign key, PostgreSQL locks its table
// against writes for the chunk, MySQL and MariaDB lock its rows and gaps under
// REPEATABLE READ. SQLite 3.41 or later: BEGIN IMMEDIATE, with enforcement off on
// the one connection; one worker; no normaliser. A table without references is
// walked by rowid, and so is a class whose first column has no id twice: the rows of
// the other columns are found by the ids in the range. A chunk of a table without
// references may be several statements, by the first digit of the ids, so that each page
// of their index is written once. For the run the connection
// checkpoints its write-ahead log between chunks, when it has grown towards 50,000
// pages or twice the file, whichever is less; does not wait for the disk at its
// commits, so that a crash of the machine can take back the last chunks, each whole and
// with its record; and has a page cache of 10 MiB. All of it is put back. A log that is
// checkpointed by nobody or by somebody else (wal_autocheckpoint = 0) is left alone.
//
// SQL Server 2016 or later; its statements are checked without a server. In place, no
// statement updates two tables, and foreign keys are checked after each,
// so that a chunk disables those of its class in its own transaction, which keeps
// everyone else out of their tables until it commits. They stay enforced and are not
// trusted any more until [Database.Finish] has them checked against all rows. Chunks of 2000
// rows at the most. Rewrites to version 6 or 7 are refused on uniqueidentifier,
// which does not sort them by time. A copy, and a change of type, is refused.
//
// Galera: workers may be on different nodes, whose conflicts (errors 1213 and
// 1047) are tried again. Locks keep nobody out who writes on another node, so that
// a copy and columns that no foreign key links are refused there, and the empty
// state tables stay. A node (MariaDB 10.11) can roll a transaction back and say
// nothing; a chunk that this happens to is not committed and is tried again. An
// application that prepares a SELECT … FOR UPDATE, as drivers do when it has
// arguments, meets the same.
//
// TiDB: pessimistic transactions, several workers; a copy, columns that no foreign
// key links and normalisers are refused. CockroachDB, YugabyteDB, Citus, Vitess, Dolt and
// go-mysql-server are refused by name; docs/migrating.md says what to do instead.
package migrate

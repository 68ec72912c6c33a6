// Package migrate rewrites a UUID key column that is full of ids, with every foreign key that
// refers to it, in PostgreSQL, MySQL, MariaDB, SQLite and SQL Server.
//
//	m, err := migrate.Open(db, engine.PostgreSQL)
//	plan, err := m.Plan(ctx, migrate.PlanConfig{Rewrite: migrate.V1ToV6, Column: column})
//	report, err := m.Run(ctx, plan, migrate.RunConfig{})
//
// A [Rewrite] turns ids into ids of another version or byte order, or text into bytes, and has an
// exact inverse. [Database.Plan] only reads: a [Plan] says what the tables hold and what a run
// would do. [Database.Run] carries it out in chunks of one transaction each, and verifies it.
// [Database.PlanTwins] and [Database.RunTwins] do so for a change of type. [Database.Verify] looks
// at the ids at any time. [Database.Status], [Database.Pause] and [Database.Resume] control runs of
// every process. A plan with [PlanConfig.Undo] takes a run back, byte for byte, until
// [Database.Finish] deletes its journal.
//
// No committed state breaks a foreign key. A run may be killed at any moment and started again,
// because its state is in the database. A [Database] is safe for concurrent use, and several
// processes share a run.
//
// A plan refuses, before the first write, what its run would refuse: an error that wraps
// [ErrRefused] names the object and what to do. After [ErrLocked] and [ErrStopped] the same plan
// made anew goes on. [ErrVerify] says that the tables are not what the run should have left.
//
// The page docs/migrate/from-go.md has the model and the guarantees, the other pages of
// docs/migrate are the guide, and docs/reference/limits.md says what an engine cannot do.
package migrate

// Package follow keeps a pool in step with a column that changes its type while programs run.
//
// A program uses it through sqltype.Follow for database/sql and pgxtype.Follow for pgx, as the page
// docs/start/follow.md shows. This package is what both are made of, and what a migration needs to
// change the type:
//
//   - The gate is one row in a table of the application's schema: [TableName]. It has the run, its
//     phase, an epoch that is new after each change, and the end of a hold. A [Gate] spells the
//     statements with which a run makes, holds, changes and leaves it.
//   - A [Watch] reads the gate and the type of one column, for all connections of a pool.
//   - A [State] is what a connection was opened under. The gate says when it ended, and the
//     catalogue says what the column is now.
//   - [New] makes a connector whose connections ask the watch before and after each statement.
//
// No statement is sent on a connection of another state, nor when the gate was last read more than
// a second ago, or 200 ms ago once a change was announced. During a hold a statement is sent only
// in a transaction, or if what it belongs to was let pass at most [Lead] before.
//
// A result that may be from after a change is given to nobody: the watch reads the gate once more,
// and the statement fails with [ErrSwitched] if the state is another one.
//
// A gate that somebody else could have made or can write is [ErrGate], and a column that does not
// tell how it stores ids is [ErrColumn].
package follow

// Package ledger writes rows while the type of their ids changes, and knows what must be there.
//
// A writer notes each row under its business key: an email, or the number of an order. What it
// notes is a fact. [Writers.Compare] reads the tables by these keys and compares the ids that
// programs know, and those in the columns next to them. The rows from before the writers are facts
// too. A statement whose outcome is not known strikes out what it was about.
//
// A [Watch] shows where a cut-over is.
package ledger

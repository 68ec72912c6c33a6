package dialect

// A StateRevoker is an engine whose default privileges may open new tables to other roles.
// StateRevoke takes those of the state away again: all from PUBLIC, and from other roles those
// to make objects and triggers.
type StateRevoker interface{ StateRevoke() string }

// Package sequential reads the ids that other programs make so that they ascend, mostly in SQL
// Server: NEWSEQUENTIALID, COMBs, NewId, EF Core and their like.
//
// A [Scheme] reads the time of such ids and turns them into version 6 or 7 UUIDs, where no bit is
// lost, and back. Its comment lists the 18 schemes with their layouts, and the method Source says
// where a layout is from. [Schemes] returns all of them.
//
// Every id is in text order, as the program or SQL Server prints it. No scheme is recognised from
// an id: the bits do not say which program made it, and a guess would be wrong about random ids.
//
// Every sentinel is an [Error] in a [*SchemeError]. [ErrScheme] is an id that the scheme cannot
// have made. [ErrLossy] is an id that has no room in the other form: every id of some schemes, an
// id from before 1970 as version 7, and a MassTransit id whose sequence exceeds 14 bits.
//
// Schemes are safe for concurrent use.
package sequential

// Package lab is what the tests of the sqluuid command on real servers share.
//
// A test opens a [Lab], a database of its own on one engine, or runs on [Each] of them. A [Shop]
// is a table of orders with tables that refer to it, whose rows after a rewrite are computed from
// the ids that went in. [Run] runs the command to its end, [Start] watches its events, and
// [WantError] says how an error looks. The tests live in the rooms next to this folder; the
// TestMain of each is [Main], which builds the command.
package lab

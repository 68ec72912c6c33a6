// Package page writes docs/metamorphic.md, which says what the random nets have run.
//
// A net has one line there, which its last run has written.
package page

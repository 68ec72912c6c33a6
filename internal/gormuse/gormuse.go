package gormuse

import "sync/atomic"

var installed atomic.Bool

// Record records that a plugin is in use, or that none is.
func Record(inUse bool) { installed.Store(inUse) }

// Recorded reports whether a plugin is in use.
func Recorded() bool { return installed.Load() }

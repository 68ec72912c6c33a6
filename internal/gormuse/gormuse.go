package gormuse

import "sync/atomic"

var pluginInUse atomic.Bool

// Record records that a plugin is in use, or that none is.
func Record(inUse bool) { pluginInUse.Store(inUse) }

// Recorded reports whether a plugin is in use.
func Recorded() bool { return pluginInUse.Load() }

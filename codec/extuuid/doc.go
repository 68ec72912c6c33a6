// Package extuuid reads and writes EXTUUIDs.
package extuuid

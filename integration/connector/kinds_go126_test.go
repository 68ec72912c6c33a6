//go:build !go1.27

package connector_test

import "github.com/sqluuid/sqluuid/sqltype"

// newerKinds is empty: the standard uuid came with Go 1.27.
func newerKinds(sqltype.UUID) map[string]any { return nil }

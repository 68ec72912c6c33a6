// Package gormuse records that a GORM plugin binds the ids of this process. Package sqltype warns
// of a model that GORM parses before that.
package gormuse

// Package sqlite is made by sqlc from the schema and the queries of the folder above.
package sqlite

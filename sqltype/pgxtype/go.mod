module github.com/sqluuid/sqluuid/sqltype/pgxtype

go 1.25

require github.com/sqluuid/sqluuid v0.0.0

require github.com/jackc/pgx/v5 v5.7.0

require (
	github.com/jackc/pgpassfile v1.0.0 // indirect
	github.com/jackc/pgservicefile v0.0.0-20240606120523-5a60cdf6a761 // indirect
	github.com/jackc/puddle/v2 v2.2.1 // indirect
	golang.org/x/crypto v0.17.0 // indirect
	golang.org/x/sync v0.1.0 // indirect
	golang.org/x/text v0.14.0 // indirect
)

replace github.com/sqluuid/sqluuid => ../..

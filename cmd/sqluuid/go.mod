module github.com/sqluuid/sqluuid/cmd/sqluuid

go 1.26

require github.com/sqluuid/sqluuid v0.0.0

require (
	github.com/go-sql-driver/mysql v1.10.1
	github.com/jackc/pgx/v5 v5.12.0
	github.com/mattn/go-sqlite3 v1.14.52
	github.com/schollz/progressbar/v3 v3.19.1
	github.com/spf13/cobra v1.10.2
	golang.org/x/term v0.47.0
)

replace github.com/sqluuid/sqluuid => ../..

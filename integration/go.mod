module github.com/sqluuid/sqluuid/integration

go 1.26

require github.com/sqluuid/sqluuid v0.0.0

require (
	github.com/go-sql-driver/mysql v1.10.1
	github.com/google/uuid v1.6.0
	github.com/jackc/pgx/v5 v5.12.0
	github.com/mattn/go-sqlite3 v1.14.52
	github.com/sqluuid/sqluuid/sqltype/pgxtype v0.0.0
	gorm.io/driver/mysql v1.6.0
	gorm.io/driver/postgres v1.6.3
	gorm.io/driver/sqlite v1.6.0
	gorm.io/gorm v1.31.2
)

replace (
	github.com/sqluuid/sqluuid => ../
	github.com/sqluuid/sqluuid/sqltype/pgxtype => ../sqltype/pgxtype
)

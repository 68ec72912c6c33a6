module github.com/sqluuid/sqluuid/examples

go 1.26

require github.com/sqluuid/sqluuid v0.0.0

require (
	github.com/mattn/go-sqlite3 v1.14.52
	gorm.io/driver/sqlite v1.6.0
	gorm.io/gorm v1.31.2
)

replace github.com/sqluuid/sqluuid => ../

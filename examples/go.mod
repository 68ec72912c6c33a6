module github.com/sqluuid/sqluuid/examples

go 1.26

require github.com/sqluuid/sqluuid v0.0.0

require (
	github.com/mattn/go-sqlite3 v1.14.52
	gorm.io/driver/sqlite v1.6.0
	gorm.io/gorm v1.31.2
)

require (
	github.com/jinzhu/inflection v1.0.0 // indirect
	github.com/jinzhu/now v1.1.5 // indirect
	golang.org/x/text v0.20.0 // indirect
)

replace github.com/sqluuid/sqluuid => ../

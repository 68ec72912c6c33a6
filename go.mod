module github.com/sqluuid/sqluuid

go 1.26

require (
	github.com/DATA-DOG/go-sqlmock v1.5.2
	gorm.io/gorm v1.31.2
)

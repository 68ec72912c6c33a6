module github.com/sqluuid/sqluuid

go 1.26

require (
	github.com/DATA-DOG/go-sqlmock v1.5.2
	gorm.io/gorm v1.31.2
)

require (
	github.com/jinzhu/inflection v1.0.0 // indirect
	github.com/jinzhu/now v1.1.5 // indirect
	golang.org/x/text v0.20.0 // indirect
)

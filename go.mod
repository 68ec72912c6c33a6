module github.com/sqluuid/sqluuid

go 1.25

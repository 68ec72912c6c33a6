module github.com/sqluuid/sqluuid/sqltype/pgxtype

go 1.25

require github.com/sqluuid/sqluuid v0.0.0

require github.com/jackc/pgx/v5 v5.7.0

replace github.com/sqluuid/sqluuid => ../..

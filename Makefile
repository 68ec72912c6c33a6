# make test        all modules, the servers' tests where a server answers
# make ci          everything that a change must pass: .ci/run
# make lint        format, tidy, vet, staticcheck and language, as the continuous run
# make nightly     what .ci/run leaves out, and docs/nightly.md: the parts below, ten hours
# make nightly-fuzz      every fuzz target, FUZZTIME=20000x each
# make nightly-net       random schemas, rewrites and faults against a model, docs/metamorphic.md
# make nightly-crash     kills, restarts, cut connections and full disks under live traffic
# make nightly-follow    columns that change their type under programs, 20 cut-overs on each server
# make nightly-twins     cut-overs of the command under programs, kills, servers that fail
# make nightly-gorm      random statements against GORM's reader, and the newest GORM and pgx
# make nightly-faults    planted faults, and the suites that find them
# make nightly-postgres  the suites on versions of PostgreSQL
# make nightly-mysql     the suites on versions of MariaDB and MySQL
# make nightly-clusters  Galera, Group Replication and replicas, a node killed in the middle
# make nightly-tidb      the migration tests on TiDB, which it builds once, in a quarter of an hour
# make nightly-modules   modules outside the workspace, lowest versions, Go 1.27, GORM's own tests
# make nightly-race      the race detector on all packages that start goroutines
# make nightly-long      generators at full length, benchmarks compared, memory of a large table
# make bench       the benchmarks of codec and sqltype
# make bench-peers the same and other libraries' in one run, with Go 1.27
# make bench-gorm  the GORM plugin and a hook written by hand, in GORM_ROUNDS=25 pairs
# make bench-table the tables of docs/benchmarks/library.md, from such a run
# make bench-migrate  rewrites beside statements by hand, docs/benchmarks/migrate.md, on servers it starts
# make bench-memory  a rewrite of 10 million rows within 64 MiB, and its undo
# make bench-heartbeat  what the row of a worker costs a chunk
# make bench-scale a plan of a million rows beside its run
# make bench-storage  keys as bytes and as text through three drivers
# make storage-docs   docs/benchmarks/storage.md and docs/img, three quarters of an hour and 14 GB
# make rate        version 1 and 6 at 10 million ids a second
# make cover       coverage.html, of all packages by all tests
# make quickstart  the example
# make sqlserver   the tests on the server that SQLUUID_SQLSERVER names
# make orders-more the orders on Firebird and ClickHouse, which must be installed
# make sqlguid     SQL Server's order against .NET's SqlGuid, in Mono
# make bench-orders  comparisons in each order
# make release     VERSION=v0.1.0: the tree of a release in dist/, and the archives of the command

SHELL := bash
.SHELLFLAGS := -euo pipefail -c
.PHONY: test ci lint nightly bench bench-peers bench-table bench-gorm bench-migrate bench-memory bench-heartbeat bench-scale bench-storage storage-docs rate cover quickstart sqlserver orders-more sqlguid bench-orders release

BENCH ?= .
BENCH_OUT ?= bench.txt
GORM_ROUNDS ?= 25
GORM_TIME ?= 200ms

test:
	go test -timeout 60m work

bench:
	go test -run '^$$' -bench '$(BENCH)' ./codec ./sqltype

# Every count is a run of all benchmarks, so that a drifting machine hurts all
# alike; benchstat reads the output.
bench-peers:
	cd integration && GOWORK=off GOTOOLCHAIN=go1.27.3 go test -run '^$$' -bench . -skip 'GORM|Storage' -benchmem -cpu 1 -benchtime 1ms -count 120 ./bench
	cd integration && GOWORK=off GOTOOLCHAIN=go1.27.3 go test -run '^$$' -bench AllCores -benchmem -cpu 2 -benchtime 4ms -count 80 ./bench

# The run takes about two minutes, and a quiet machine.
bench-table:
	$(MAKE) --no-print-directory bench-peers | tee $(BENCH_OUT)
	go run ./integration/bench/table -into docs/benchmarks/library.md $(BENCH_OUT)

# One round runs each side once, the other one first in every second round.
bench-gorm:
	@dir=$$(mktemp -d); trap 'rm -rf "$$dir"' EXIT; \
	(cd integration && GOWORK=off go test -c -o "$$dir/bench.test" ./bench); \
	for round in $$(seq $(GORM_ROUNDS)); do \
	  sides='hook BinUUID plugin plugin-google'; \
	  [ $$((round % 2)) -eq 0 ] || sides='plugin-google plugin BinUUID hook'; \
	  for side in $$sides; do \
	    "$$dir/bench.test" -test.run '^$$' -test.bench "GORM/.*/with=$$side\$$" -test.benchtime $(GORM_TIME) -test.cpu 1 >> "$$dir/bench.txt"; \
	  done; \
	done; \
	go run golang.org/x/perf/cmd/benchstat@v0.0.0-20260908200009-22c9c6c9d4da -col '/with@(hook BinUUID plugin plugin-google)' "$$dir/bench.txt"

# SQLUUID_BENCH_ROWS and SQLUUID_BENCH_ROUNDS say how much; a quiet machine needs
# about twenty minutes.
bench-migrate:
	.ci/bench-migrate

bench-memory:
	SQLUUID_BENCH_MEMORY=1 go test -count=1 -v -timeout 3h -run MemoryOfABigTable ./integration/migratebench

bench-heartbeat:
	SQLUUID_BENCH_HEARTBEAT=1 go test -count=1 -v -parallel 1 -run ThePriceOfAHeartbeat ./migrate/internal/statetest

# SQLUUID_BENCH_ROWS says how many rows.
bench-scale:
	SQLUUID_BENCH_SCALE=1 SQLUUID_BENCH_RUN=TheModelBesideARun SQLUUID_BENCH_ENGINES='PostgreSQL, MariaDB, MySQL, SQLite' .ci/bench-migrate

bench-storage:
	cd integration && GOWORK=off go test -run '^$$' -bench Storage -cpu 1 -benchtime 200ms -count 6 ./bench

storage-docs:
	.ci/storage-docs

rate:
	SQLUUID_FULL=1 go test -count=1 -v -run TenMillion ./sqltype

lint:
	.ci/run lint

nightly:
	.ci/nightly

nightly-%:
	.ci/nightly $*

cover:
	go test -count=1 -coverpkg github.com/sqluuid/sqluuid/... -coverprofile coverage.out work
	go tool cover -html coverage.out -o coverage.html
	go tool cover -func coverage.out | tail -1

quickstart:
	go run ./examples/quickstart

# SQLUUID_SQLSERVER='sqlserver://sa:PASSWORD@127.0.0.1:1433?database=master'. Tests that need
# another server skip.
sqlserver:
	@[ -n "$$SQLUUID_SQLSERVER" ] || { echo 'SQLUUID_SQLSERVER names no server'; exit 2; }
	SQLUUID_ONLY=sqlserver SQLUUID_REQUIRE=sqlserver go test -count=1 -timeout 25m \
	  ./integration/conformance ./integration/connector ./integration/gorm ./integration/collation \
	  ./integration/sqlserver

# Debian: firebird3.0-server, firebird3.0-utils and clickhouse-server. The tests
# start what they need in temporary folders; nothing has to run before.
orders-more:
	SQLUUID_ORDERS_MORE=1 go test -count=1 -v -run 'Firebird|ClickHouse' ./integration/collation

# Debian: mono-mcs, mono-runtime and libmono-system-data4.0-cil.
sqlguid:
	SQLUUID_SQLGUID=1 go test -count=1 -v -run SqlGuid ./integration/collation

bench-orders:
	go test -run '^$$' -bench . ./collation

release:
	@[ -n "$(VERSION)" ] || { echo 'name the version: make release VERSION=v0.1.0'; exit 2; }
	go run ./internal/release -version '$(VERSION)' -archives dist

ci:
	.ci/run

# make test        all modules, the servers' tests where a server answers
# make race        the same with the race detector
# make bench       the benchmarks of codec and sqltype
# make bench-peers the same and other libraries' in one run, with Go 1.27
# make bench-gorm  the GORM plugin and a hook written by hand, in GORM_ROUNDS=25 pairs
# make gorm-suite  GORM's own tests with the plugin and without, compared
# make bench-table the tables of docs/benchmarks/library.md, from such a run
# make bench-migrate  rewrites beside statements by hand, docs/benchmarks/migrate.md, on servers it starts
# make bench-memory  a rewrite of 10 million rows and its undo within 64 MiB
# make bench-scale a plan of a million rows beside its run
# make bench-storage  keys as bytes and as text through three drivers
# make storage-docs   docs/benchmarks/storage.md and docs/img, three quarters of an hour and 14 GB
# make storage-twice  two runs of bench storage on SQLite, and whether they agree
# make rate        version 1 and 6 at 10 million ids a second
# make full        the generation tests at full length
# make lint        format, tidy, vet and staticcheck, as the continuous run
# make fuzz        every fuzz target, FUZZTIME=20000x each
# make cover       coverage.html, of all packages by all tests
# make quickstart  the example
# make crash       kills, restarts, cut connections and full disks under live traffic
# make metamorphic docs/metamorphic.md: thousands of random schemas, rewrites and faults, against a model
# make galera      three nodes that share a run, one killed in the middle
# make group-replication  three nodes of MySQL with Group Replication
# make replicas    MariaDB and PostgreSQL with a server that follows, both killed in the middle
# make matrix      docs/servers.md: the tests on each version of the servers, hours
# make postgres18  the line of PostgreSQL 18 of these
# make tidb        the migration tests on TiDB, which it builds once, in a quarter of an hour
# make sqlserver   the tests on the server that SQLUUID_SQLSERVER names
# make orders-more the orders on Firebird and ClickHouse, which must be installed
# make sqlguid     SQL Server's order against .NET's SqlGuid, in Mono
# make bench-orders  comparisons in each order
# make release     VERSION=v0.1.0: the tree of a release in dist/
# make ci          everything that a change must pass

SHELL := bash
.SHELLFLAGS := -euo pipefail -c
.PHONY: test race bench bench-peers bench-table bench-gorm gorm-suite bench-migrate bench-memory bench-scale bench-storage storage-docs storage-twice rate full lint fuzz cover quickstart crash metamorphic galera group-replication replicas matrix postgres18 tidb sqlserver orders-more sqlguid bench-orders release ci

# Executions, not seconds: a time limit can end in the middle of an execution,
# which go test then reports as a failure.
FUZZTIME ?= 20000x
BENCH ?= .
BENCH_OUT ?= bench.txt
GORM_ROUNDS ?= 25
GORM_TIME ?= 200ms

test:
	go test -timeout 60m work

race:
	go test -race work

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
	  sides='hook plugin plugin-google'; \
	  [ $$((round % 2)) -eq 0 ] || sides='plugin-google plugin hook'; \
	  for side in $$sides; do \
	    "$$dir/bench.test" -test.run '^$$' -test.bench "GORM/.*/with=$$side\$$" -test.benchtime $(GORM_TIME) -test.cpu 1 >> "$$dir/bench.txt"; \
	  done; \
	done; \
	go run golang.org/x/perf/cmd/benchstat@v0.0.0-20260908200009-22c9c6c9d4da -col '/with@(hook plugin plugin-google)' "$$dir/bench.txt"

# GORM_CHECKOUT names a checkout of GORM at the pinned tag, for where the module
# gorm.io/gorm/tests cannot be downloaded.
gorm-suite:
	cd integration && SQLUUID_GORM_SUITE=1 SQLUUID_GORM_CHECKOUT='$(GORM_CHECKOUT)' GOWORK=off go test -count=1 -v -timeout 60m -run OwnSuite ./gormsuite

# SQLUUID_BENCH_ROWS and SQLUUID_BENCH_ROUNDS say how much; a quiet machine needs
# about twenty minutes.
bench-migrate:
	.ci/bench-migrate

bench-memory:
	SQLUUID_BENCH_MEMORY=1 go test -count=1 -v -timeout 3h -run MemoryOfABigTable ./integration/migratebench

# SQLUUID_BENCH_ROWS says how many rows.
bench-scale:
	SQLUUID_BENCH_SCALE=1 SQLUUID_BENCH_RUN=TheModelBesideARun SQLUUID_BENCH_ENGINES='PostgreSQL, MariaDB, MySQL, SQLite' .ci/bench-migrate

bench-storage:
	cd integration && GOWORK=off go test -run '^$$' -bench Storage -cpu 1 -benchtime 200ms -count 6 ./bench

storage-docs:
	.ci/storage-docs

storage-twice:
	SQLUUID_FULL=1 go test -count=1 -v -run TwoRunsAgree -timeout 30m ./integration/storage

rate:
	SQLUUID_FULL=1 go test -count=1 -v -run TenMillion ./sqltype

full:
	SQLUUID_FULL=1 go test -count=1 -timeout 30m ./sqltype

lint:
	.ci/run lint

fuzz:
	go test -list '^Fuzz' work \
	| awk '/^Fuzz/ { names[n++] = $$1 } /^ok/ { for (i = 0; i < n; i++) print $$2, names[i]; n = 0 }' \
	| { seen=0; \
	    while read -r package name; do \
	      seen=$$((seen + 1)); \
	      echo "== $$package $$name"; \
	      go test -run '^$$' -fuzz "^$$name\$$" -fuzztime '$(FUZZTIME)' "$$package" </dev/null; \
	    done; \
	    [ "$$seen" -gt 0 ] || { echo 'no fuzz target was found'; exit 1; }; }

cover:
	go test -count=1 -coverpkg github.com/sqluuid/sqluuid/... -coverprofile coverage.out work
	go tool cover -html coverage.out -o coverage.html
	go tool cover -func coverage.out | tail -1

quickstart:
	go run ./examples/quickstart

# About half an hour. The servers are its own, of the installed programs;
# as root it also mounts small disks and fills them. SQLUUID_SEED repeats a run's
# choice of moments.
crash:
	SQLUUID_CRASH=1 go test -count=1 -timeout 60m -v -skip 'Galera|GroupReplication|ReplicasFollow' ./integration/crash

# Some hours; it writes docs/metamorphic.md. SQLUUID_SEED=N SQLUUID_METAMORPHIC_ENGINES=postgres
# repeats one scenario of one engine with go test, as CONTRIBUTING.md says.
META_LITE ?= 2000
META_SERVERS ?= 500
metamorphic: export SQLUUID_METAMORPHIC_PAGE = $(CURDIR)/docs/metamorphic.md
metamorphic:
	SQLUUID_METAMORPHIC_ENGINES=sqlite SQLUUID_METAMORPHIC_RUNS=$(META_LITE) go test -count=1 -timeout 6h -v ./integration/metamorphic
	SQLUUID_METAMORPHIC_ENGINES=postgres,mariadb,mysql SQLUUID_METAMORPHIC_RUNS=$(META_SERVERS) go test -count=1 -timeout 12h -v -run RandomScenarios ./integration/metamorphic

# Debian: galera-4 and rsync.
galera:
	.ci/cluster galera Galera 'Galera, three nodes'

# The programs are those that .ci/servers brings.
group-replication:
	.ci/cluster mysql GroupReplication 'Group Replication, three nodes'

# The servers are its own, of the installed programs. A few of its faults are in go test work.
replicas:
	.ci/cluster mariadb ReplicasFollow/MariaDB 'MariaDB with a replica, ROW and MIXED'
	.ci/cluster postgres ReplicasFollow/PostgreSQL 'PostgreSQL, streaming and logical (by tables, FOR ALL TABLES)'

# RUN=.*/MySQL picks tests and PACKAGES packages; then the page stays as it is.
matrix:
	.ci/matrix

postgres18:
	.ci/matrix PostgreSQL-18

# RUN=TestShapes/TiDB picks tests.
tidb:
	.ci/tidb

# SQLUUID_SQLSERVER='sqlserver://sa:PASSWORD@127.0.0.1:1433?database=master'. Tests that need
# another server skip; the stand-ins run too.
sqlserver:
	@[ -n "$$SQLUUID_SQLSERVER" ] || { echo 'SQLUUID_SQLSERVER names no server'; exit 2; }
	SQLUUID_ONLY=sqlserver SQLUUID_REQUIRE=sqlserver go test -count=1 -timeout 80m \
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
	go run ./internal/release -version '$(VERSION)'

ci:
	.ci/run

# make test        all modules, the servers' tests where a server answers
# make race        the same with the race detector
# make bench       the benchmarks of codec and sqltype
# make bench-peers the same and other libraries' in one run, with Go 1.27
# make rate        version 1 and 6 at 10 million ids a second
# make full        the generation tests at full length
# make lint        format, tidy, vet and staticcheck, as the continuous run
# make fuzz        every fuzz target, FUZZTIME=20000x each
# make cover       coverage.html, of all packages by all tests
# make quickstart  the example
# make soak        the migration tests on SQLUUID_ROWS=200000 rows
# make release     VERSION=v0.1.0: the tree of a release in dist/
# make ci          everything that a change must pass

SHELL := bash
.SHELLFLAGS := -euo pipefail -c
.PHONY: test race bench bench-peers rate full lint fuzz cover quickstart soak release ci

# Executions, not seconds: a time limit can end in the middle of an execution,
# which go test then reports as a failure.
FUZZTIME ?= 20000x
BENCH ?= .
SQLUUID_ROWS ?= 200000

test:
	go test work

race:
	go test -race work

bench:
	go test -run '^$$' -bench '$(BENCH)' ./codec ./sqltype

# Every count is a run of all benchmarks, so that a drifting machine hurts all
# alike; benchstat reads the output.
bench-peers:
	cd integration && GOWORK=off GOTOOLCHAIN=go1.27.3 go test -run '^$$' -bench . -benchmem -cpu 1 -benchtime 1ms -count 120 ./bench
	cd integration && GOWORK=off GOTOOLCHAIN=go1.27.3 go test -run '^$$' -bench AllCores -cpu 2 -benchtime 4ms -count 80 ./bench

rate:
	SQLUUID_FULL=1 go test -v -run TenMillion ./sqltype

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

soak:
	SQLUUID_ROWS=$(SQLUUID_ROWS) go test -count=1 -timeout 60m -v ./integration/migrate

release:
	@[ -n "$(VERSION)" ] || { echo 'name the version: make release VERSION=v0.1.0'; exit 2; }
	go run ./internal/release -version '$(VERSION)'

ci:
	.ci/run

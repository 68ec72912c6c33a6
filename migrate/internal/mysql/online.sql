-- What an online copy does with the log of one table. {old} is the old one and {new} the new
-- one, {k} are the columns of a key as the old table has it, {j} as the new one has it, and
-- {before} and {after} the key in a trigger.

-- name: entry of the log
-- The log numbers its rows without the lock that AUTO_INCREMENT has in an UPDATE, which would make
-- writers wait for each other.
(sqluuid_seq bigint unsigned NOT NULL DEFAULT 0 PRIMARY KEY, {delta} smallint NOT NULL DEFAULT 0)
	ENGINE=InnoDB

-- name: both keys
AS SELECT {o.k}, {n.j} FROM {old} o JOIN {new} n WHERE 1 = 0

-- name: make the log
CREATE TABLE {log} {entry of the log} AS SELECT {o.k} FROM {old} o WHERE 1 = 0

-- name: make the batch
-- What is picked from the log to be replayed.
CREATE TABLE {pick} {entry of the log} {both keys}

-- name: make the rows seen
-- The rows that were written since the whole comparison.
CREATE TABLE {seen} (sqluuid_no bigint unsigned NOT NULL AUTO_INCREMENT PRIMARY KEY) ENGINE=InnoDB
	{both keys}

-- name: write down
INSERT INTO {log} (sqluuid_seq, {delta}, {k}) VALUES

-- name: on INSERT
-- The triggers run with the rights of this role.
{write down} (UUID_SHORT(), 1, {after})

-- name: on DELETE
{write down} (UUID_SHORT(), -1, {before})

-- name: on UPDATE
BEGIN IF {same} THEN {write down} (UUID_SHORT(), 0, {after}); ELSE
	{write down} (UUID_SHORT(), -1, {before}), (UUID_SHORT(), 1, {after}); END IF; END

-- The statements that replay a part of the log call the tables by their own names, and read no
-- table twice: LOCK TABLES asks for that.

-- name: forget the batch
DELETE FROM {pick}

-- name: pick a batch
INSERT INTO {pick} (sqluuid_seq, {delta}, {k}, {j}) SELECT sqluuid_seq, {delta}, {k},
	{images of the log} FROM {log} ORDER BY sqluuid_seq{limit}

-- name: count the batch
SELECT COALESCE(SUM({delta}), 0), COUNT(*) FROM {pick}

-- name: delete the new rows
DELETE {new} FROM {pick} STRAIGHT_JOIN {new} ON {pick is new}

-- name: as the old rows are
INTO {new} ({to}) SELECT {values}
	FROM (SELECT DISTINCT {k} FROM {pick}) sqluuid_p STRAIGHT_JOIN {old} ON {p is old}

-- name: insert the old rows
INSERT {as the old rows are}

-- name: replace by the old rows
REPLACE {as the old rows are}

-- name: count the new rows
SELECT COUNT(*) FROM (SELECT DISTINCT {j} FROM {pick}) sqluuid_p STRAIGHT_JOIN {new} ON {p is new}

-- name: note the batch
INSERT INTO {seen} ({k}, {j}) SELECT DISTINCT {k}, {j} FROM {pick}

-- name: forget the entries
DELETE {log} FROM {pick} STRAIGHT_JOIN {log} ON {log}.sqluuid_seq = {pick}.sqluuid_seq

-- name: forget what was seen
DELETE FROM {seen}

-- name: sample the first rows
-- As if they had been written to.
INSERT INTO {seen} ({k}, {j}) SELECT {k}, {images}
	FROM (SELECT {named} FROM {old} ORDER BY {first} LIMIT {half}) sqluuid_p

-- name: sample the last rows
INSERT INTO {seen} ({k}, {j}) SELECT {k}, {images}
	FROM (SELECT {named} FROM {old} ORDER BY {last} LIMIT {half}) sqluuid_p

-- name: old rows that were seen
FROM (SELECT DISTINCT {k} FROM {seen}) sqluuid_p STRAIGHT_JOIN {old} ON {p is old}

-- name: new rows that were seen
FROM (SELECT DISTINCT {j} FROM {seen}) sqluuid_p STRAIGHT_JOIN {new} ON {p is new}

-- vacuum, statement 1
SET lock_timeout = '50ms'

-- vacuum, statement 1
VACUUM (TRUNCATE FALSE) "shop"."order ""items"""

-- vacuum, statement 1
SET lock_timeout = '1s'

-- reindex, statement 1
SET lock_timeout = 0

-- reindex, statement 1
REINDEX INDEX CONCURRENTLY "shop"."it's ""the"" key"

-- reindex, statement 1
SET lock_timeout = '1s'

-- drop an unfinished index, statement 1
DROP INDEX CONCURRENTLY IF EXISTS "shop"."it's ""the"" key"


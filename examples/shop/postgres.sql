-- The shop of docs/migrating-postgres.md: 20,000 orders with version 1 ids, and a
-- payment for each.
CREATE TABLE orders (id uuid PRIMARY KEY, n integer NOT NULL UNIQUE);
CREATE TABLE payments (n integer PRIMARY KEY, order_id uuid REFERENCES orders (id));
CREATE INDEX payments_order ON payments (order_id);

-- The same ids every time: the digits of a hash, with a time of 2022, version 1 and
-- the variant of RFC 9562.
INSERT INTO orders
SELECT (substr(h, 1, 8) || '-' || substr(h, 9, 4) || '-11ec-8' || substr(h, 14, 3) || '-' || substr(h, 17, 12))::uuid, n
FROM (SELECT n, md5(n::text) AS h FROM generate_series(1, 20000) n) x;
INSERT INTO payments SELECT n, id FROM orders;
ANALYZE;

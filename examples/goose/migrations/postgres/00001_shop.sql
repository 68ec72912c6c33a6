-- +goose Up
CREATE TABLE orders (id uuid NOT NULL PRIMARY KEY, n INTEGER NOT NULL);
CREATE TABLE payments (n INTEGER NOT NULL PRIMARY KEY, order_id uuid REFERENCES orders (id));
CREATE INDEX payments_order ON payments (order_id);
INSERT INTO orders VALUES ('c232ab00941411ecb3c89f6bdeced846', 1), ('d1a2c400941411ecb3c89f6bdeced846', 2), ('0ff1ce00941511ecb3c89f6bdeced846', 3);
INSERT INTO payments VALUES (1, 'c232ab00941411ecb3c89f6bdeced846'), (2, 'd1a2c400941411ecb3c89f6bdeced846'), (3, '0ff1ce00941511ecb3c89f6bdeced846'), (4, NULL);

-- +goose Down
DROP TABLE payments;
DROP TABLE orders;

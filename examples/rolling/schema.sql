CREATE TABLE users (
  id varchar(36) PRIMARY KEY DEFAULT gen_random_uuid()::text,
  email text NOT NULL
);
CREATE TABLE orders (
  id varchar(36) PRIMARY KEY,
  user_id varchar(36) NOT NULL REFERENCES users (id),
  paid boolean NOT NULL DEFAULT false
);
CREATE INDEX orders_user ON orders (user_id);
INSERT INTO users SELECT gen_random_uuid()::text, 'u' || n || '@example.com' FROM generate_series(1, 20000) n;
INSERT INTO orders SELECT gen_random_uuid()::text, id FROM users;

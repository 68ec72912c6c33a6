-- name: AddOrder :exec
INSERT INTO orders (id, parent, cents) VALUES ($1, $2, $3);

-- name: GetOrder :one
SELECT * FROM orders WHERE id = $1;

-- name: ChildrenOf :many
SELECT * FROM orders WHERE parent = $1 ORDER BY id;

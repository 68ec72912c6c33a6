-- name: AddOrder :exec
INSERT INTO orders (id, parent, cents) VALUES (?, ?, ?);

-- name: GetOrder :one
SELECT * FROM orders WHERE id = ?;

-- name: ListOrders :many
SELECT * FROM orders WHERE id IN (sqlc.slice('ids')) ORDER BY id;

-- name: ChildrenOf :many
SELECT * FROM orders WHERE parent = ? ORDER BY id;

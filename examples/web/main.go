// Command web serves orders over HTTP with the standard library: ids in the path and in
// JSON. It keeps them in an SQLite file, or in PostgreSQL, MySQL or MariaDB.
//
//	go run ./examples/web sqlite:shop.db
//	curl -d '{"cents": 995}' http://127.0.0.1:8080/orders
package main

import (
	"database/sql"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"os"
	"time"

	"github.com/sqluuid/sqluuid/examples/internal/database"
	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

func main() {
	if len(os.Args) != 2 {
		fmt.Fprintln(os.Stderr, "usage: web URL")
		os.Exit(2)
	}
	if err := serve(os.Args[1]); err != nil {
		fmt.Fprintln(os.Stderr, "web:", err)
		os.Exit(1)
	}
}

func serve(url string) error {
	db, profile, err := database.Open(url)
	if err != nil {
		return err
	}
	defer db.Close()
	_, err = db.Exec(fmt.Sprintf(`CREATE TABLE IF NOT EXISTS orders (id %s PRIMARY KEY, cents int)`, profile.KeyType()))
	if err != nil {
		return err
	}
	server := &http.Server{Addr: "127.0.0.1:8080", Handler: routes(db, profile), ReadHeaderTimeout: 5 * time.Second}
	return server.ListenAndServe()
}

type order struct {
	ID    sqltype.UUID `json:"id"`
	Cents int          `json:"cents"`
}

type shop struct {
	db      *sql.DB
	profile engine.Profile
}

func routes(db *sql.DB, profile engine.Profile) http.Handler {
	s, mux := shop{db, profile}, http.NewServeMux()
	mux.HandleFunc("POST /orders", s.create)
	mux.HandleFunc("GET /orders/{id}", s.read)
	return mux
}

func (s shop) create(w http.ResponseWriter, r *http.Request) {
	var o order
	if err := json.NewDecoder(r.Body).Decode(&o); err != nil {
		http.Error(w, err.Error(), http.StatusBadRequest)
		return
	}
	if o.ID.IsZero() {
		o.ID = sqltype.NewV7()
	}
	insert := fmt.Sprintf(`INSERT INTO orders (id, cents) VALUES (%s, %s)`,
		s.profile.Placeholder(1), s.profile.Placeholder(2))
	if _, err := s.db.ExecContext(r.Context(), insert, o.ID, o.Cents); err != nil {
		http.Error(w, "the order cannot be stored", http.StatusInternalServerError)
		return
	}
	w.WriteHeader(http.StatusCreated)
	_ = json.NewEncoder(w).Encode(o) // the client is gone
}

func (s shop) read(w http.ResponseWriter, r *http.Request) {
	id, err := sqltype.Parse(r.PathValue("id"))
	if err != nil {
		http.Error(w, err.Error(), http.StatusBadRequest)
		return
	}
	o := order{ID: id}
	query := fmt.Sprintf(`SELECT cents FROM orders WHERE id = %s`, s.profile.Placeholder(1))
	switch err := s.db.QueryRowContext(r.Context(), query, id).Scan(&o.Cents); {
	case errors.Is(err, sql.ErrNoRows):
		http.NotFound(w, r)
	case err != nil:
		http.Error(w, "the order cannot be read", http.StatusInternalServerError)
	default:
		_ = json.NewEncoder(w).Encode(o) // the client is gone
	}
}

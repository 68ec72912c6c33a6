package connect

import (
	"database/sql"
	"errors"
	"fmt"
	"net/url"
	"os"
	"strings"

	_ "github.com/mattn/go-sqlite3" // registers sqlite3
)

const pathAdvice = "give the path of an existing file"

// openSQLite takes everything after "sqlite:" as the path of a file that is
// there; a migration never makes one.
func openSQLite(raw string) (*sql.DB, string, error) {
	_, path, _ := strings.Cut(raw, ":")
	path = strings.TrimPrefix(path, "//")
	if path == "" {
		return nil, "", badURL("it names no file")
	}
	if !hasSQLite {
		return nil, "", fmt.Errorf("cannot open the SQLite file %q: this command was built without a "+
			"C compiler, which SQLite's driver needs; take the one for linux/amd64, or build it with "+
			"cgo", path)
	}
	switch info, err := os.Stat(path); {
	case err != nil:
		var e *os.PathError
		if errors.As(err, &e) {
			err = e.Err
		}
		return nil, "", fmt.Errorf("cannot open the SQLite file %q: %w; %s", path, err, pathAdvice)
	case info.IsDir():
		return nil, "", fmt.Errorf("cannot open the SQLite file %q: it is a folder; %s", path, pathAdvice)
	}
	dsn := url.URL{Scheme: "file", Opaque: (&url.URL{Path: path}).EscapedPath(),
		RawQuery: "mode=rw&_busy_timeout=2000&_mutex=no"}
	db, err := sql.Open("sqlite3", dsn.String())
	if err != nil {
		return nil, "", fmt.Errorf("cannot open the SQLite file %q: %w", path, err)
	}
	db.SetMaxOpenConns(1) // one writer, and pragmas that stay
	return db, fmt.Sprintf("the SQLite file %q", path), nil
}

package gormplugin

import (
	"context"
	"database/sql"
	"database/sql/driver"

	"gorm.io/gorm"
	"gorm.io/gorm/clause"

	"github.com/sqluuid/sqluuid/sqltype"
)

// A sending is the ConnPool of one statement while GORM builds and sends it. It sees the final SQL,
// and gives the arguments the form of the columns that they meet.
type sending struct {
	gorm.ConnPool
	walker
	programArgs [][]any // the arguments of SQL that the program wrote
	firstErr    error   // the first error
	skips       bool    // GORM wrote all of the SQL
	sets        bool    // GORM wrote what is set
}

// restorePool puts the statement's pool back. GORM asks the pool for abilities that a sending has
// not.
func (d *dialector) restorePool(db *gorm.DB) {
	s, ok := db.Statement.ConnPool.(*sending)
	if !ok {
		return
	}
	db.Statement.ConnPool = s.ConnPool
	if db.DryRun && db.Error == nil {
		_ = db.AddError(s.place(db.Statement.SQL.String(), db.Statement.Vars))
	}
}

func (s *sending) place(query string, args []any) error {
	var err error
	if !s.skips {
		err = s.walker.place(query, args, s.programArgs)
	}
	if err == nil && !s.stmt.DryRun {
		s.expose(s.ConnPool, args)
	}
	return err
}

// placeRaw does the same for a statement that the program wrote.
func (w walker) placeRaw() error {
	vars := w.stmt.Vars
	err := w.place(w.stmt.SQL.String(), vars, [][]any{vars})
	if err == nil {
		w.expose(w.stmt.ConnPool, vars)
	}
	return err
}

// expose gives a pool of another package, such as the pool of a sharding plugin, ids of package
// sqltype.
func (d *dialector) expose(pool gorm.ConnPool, vars []any) {
	switch pool.(type) {
	case nil, *sql.DB, *sql.Tx, *sql.Conn, *gorm.PreparedStmtDB, *gorm.PreparedStmtTX:
		return
	}
	for i, v := range vars {
		switch v := v.(type) {
		case textID:
			vars[i] = sqltype.CharUUID(v)
		case *bytesID:
			if a := d.look(v); a.known {
				vars[i] = sqltype.UUID(a.id)
			}
		}
	}
}

// ExecContext sends a statement.
func (s *sending) ExecContext(ctx context.Context, query string, args ...any) (sql.Result, error) {
	if err := s.place(query, args); err != nil {
		return nil, err
	}
	return s.ConnPool.ExecContext(ctx, query, args...)
}

// QueryContext sends a query.
func (s *sending) QueryContext(ctx context.Context, query string, args ...any) (*sql.Rows, error) {
	if err := s.place(query, args); err != nil {
		return nil, err
	}
	return s.ConnPool.QueryContext(ctx, query, args...)
}

// QueryRowContext sends a query for one row. The row has the error of a query that is refused.
func (s *sending) QueryRowContext(ctx context.Context, query string, args ...any) *sql.Row {
	err := s.place(query, args)
	if err == nil {
		return s.ConnPool.QueryRowContext(ctx, query, args...)
	}
	_ = s.stmt.DB.AddError(err)
	return refusedRow(ctx, err)
}

// refusedRow returns a row with the error: a Row can be made by database/sql alone.
func refusedRow(ctx context.Context, err error) *sql.Row {
	pool := sql.OpenDB(refusing{err})
	defer pool.Close()
	return pool.QueryRowContext(ctx, "")
}

// A refusing connector has no connection.
type refusing struct{ err error }

// Connect returns the error.
func (r refusing) Connect(context.Context) (driver.Conn, error) { return nil, r.err }

// Driver returns none.
func (refusing) Driver() driver.Driver { return nil }

// begin looks at a statement that GORM is about to build and send. What a hook or another plugin
// has added is in it.
func (d *dialector) begin(db *gorm.DB) *sending {
	w := d.guard(db)
	s := w.sending
	s.walker = w
	if db.Error == nil && s.stmt.SQL.Len() == 0 {
		s.ConnPool, s.stmt.ConnPool = s.stmt.ConnPool, s
	}
	return s
}

// beginRead also puts what Attrs and Assign give in the form of its fields.
func (d *dialector) beginRead(db *gorm.DB) {
	if w := d.begin(db).walker; db.Error == nil {
		_ = db.AddError(w.initial())
	}
}

// beginRow refuses a row by its error: GORM returns no row where the statement has one.
func (d *dialector) beginRow(db *gorm.DB) {
	d.begin(db)
	if rows, _ := db.Get("rows"); db.Error != nil && rows == nil {
		db.Statement.Dest = refusedRow(db.Statement.Context, db.Error)
	}
}

// beginUpdate also looks at what is set.
func (d *dialector) beginUpdate(db *gorm.DB) {
	s := d.begin(db)
	if s.sets = db.Error == nil && db.Statement.SQL.Len() == 0; !s.sets {
		return
	}
	if rows, ok := mapRows(db.Statement.Dest); ok && len(rows) == 1 {
		db.Statement.Dest = s.withAssigns(rows[0])
	}
}

// beginCreate looks at an INSERT, whose values the plugin has looked at. SQL of the program can be
// in a map, and in what is set on a conflict.
func (d *dialector) beginCreate(db *gorm.DB) {
	s := d.begin(db)
	on, _ := conflictOf(db.Statement)
	_, isMap := mapRows(db.Statement.Dest)
	s.sets = isMap || setsByArguments(on)
	s.skips = !s.sets
}

// builds gives what a clause sets columns to their forms. GORM has made it of maps and structs of
// the program.
func (d *dialector) builds(db *gorm.DB, name string) {
	build := db.ClauseBuilders[name]
	db.ClauseBuilders[name] = func(c clause.Clause, b clause.Builder) {
		if stmt, ok := b.(*gorm.Statement); ok {
			if s, ok := stmt.ConnPool.(*sending); ok && s.sets {
				if c.Expression, _ = s.clause(c.Expression); s.firstErr != nil {
					refuse(stmt.DB, s.firstErr)
				}
			}
		}
		if build == nil {
			c.Build(b)
		} else {
			build(c, b)
		}
	}
}

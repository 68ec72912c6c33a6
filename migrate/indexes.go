package migrate

import (
	"context"
	"crypto/sha256"
	"fmt"

	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

// indexes makes an index for every column that none begins with.
func (r *runner) indexes(ctx context.Context) error {
	if !r.cfg.CreateMissingIndexes || r.pl.Undo {
		return nil
	}
	for _, c := range r.pl.Columns {
		if !c.Indexed && c.unindexed != "" {
			return fmt.Errorf("%w: no index begins with %s, and %s first, or leave --create-missing-indexes (CreateMissingIndexes) out", ErrRefused, c.Column, c.unindexed)
		}
	}
	for i, col := range r.pl.class.Columns {
		if r.pl.Columns[i].Indexed {
			continue
		}
		list, err := r.d.CreateIndex(col, indexName(col))
		if err != nil {
			return err
		}
		r.emit(Event{Kind: Indexing, Object: columnName(col).String()})
		if err := r.exec(ctx, r.s, list, "making an index on "+columnName(col).String()); err != nil {
			return err
		}
	}
	return nil
}

// indexName is short enough for every engine and says where it comes from.
func indexName(col sqlgen.Column) string {
	h := sha256.Sum256([]byte(columnName(col).String()))
	return fmt.Sprintf("sqluuid_%x", h[:6])
}

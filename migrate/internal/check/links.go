package check

import (
	"context"
	"database/sql"
	"errors"

	"github.com/sqluuid/sqluuid/internal/pattern"
	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

const (
	linkSample = 50   // values of a column that are looked up in the keys of a class
	perPlace   = 4    // that are read at each place within a table
	mostRead   = 4096 // bytes of one value that are looked at
)

// An IDSample is a sample of the ids that a column of any type holds.
type IDSample struct {
	IDs [][16]byte
	// Whole is whether each value is one id in the form of its type. Text around an id is not, as
	// in an array or in JSON, nor another spelling.
	Whole bool
}

// idInText finds ids of 36 characters, or of 32 digits, inside a longer text.
var idInText = pattern.Of(
	`[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}|\b[0-9a-fA-F]{32}\b`)

// ReadIDSample reads a sample of a column, but for the rows that some keep it to: some values as
// they come, those at both ends of the table, which are of another age, and others in between where
// a key tells. A column that cannot be read holds nothing.
func ReadIDSample(ctx context.Context, d dialect.Dialect, q dialect.Querier, t *sqlgen.Table,
	col sqlgen.Column, fact sqlgen.TableColumn, but ...sqlgen.Only) (out IDSample, err error) {
	sampled := sqlgen.SampledColumn{Table: t, Column: col, Fact: fact, But: but}
	samples := []sqlgen.Statement{
		sqlgen.Some(d, sampled, linkSample),
		sqlgen.AtEnd(d, sampled, linkSample, false),
		sqlgen.AtEnd(d, sampled, linkSample, true),
	}
	if st, ok := sqlgen.Between(d, sampled, perPlace); ok {
		samples = append(samples, st)
	} else if starts, err := startsOf(ctx, d, q, t); err != nil {
		return out, err
	} else if len(starts) > 0 {
		samples = append(samples, sqlgen.From(d, sampled, perPlace, starts))
	}
	decode := sqlgen.DecodeBytes // where the type says little, sixteen bytes may be an id
	if fact.Form != nil {
		decode = fact.Form.Decode
	}
	var raw sql.RawBytes
	var ids [][16]byte
	seen := map[[16]byte]bool{{}: true}
	add := func(id [16]byte, ok bool) bool {
		if ok && !seen[id] {
			seen[id] = true
			ids = append(ids, id)
		}
		return ok
	}
	for _, st := range samples {
		err := dialect.Each(ctx, q, st, func() error {
			switch {
			case add(decode(raw)):
				out.Whole = true
			case add(sqlgen.DecodeAnyText(raw)):
				out.Whole = out.Whole || fact.Form == nil && len(raw) == 36
			default:
				for _, text := range idInText().FindAll(raw[:min(len(raw), mostRead)], -1) {
					add(sqlgen.DecodeAnyText(text))
				}
			}
			return nil
		}, &raw)
		if err != nil {
			return out, err
		}
	}
	n := min(len(ids), linkSample)
	for i := range n { // from all over what was read
		out.IDs = append(out.IDs, ids[i*len(ids)/n])
	}
	return out, nil
}

// startsOf returns places within a table whose key is an id.
func startsOf(ctx context.Context, d dialect.Dialect, q dialect.Querier,
	t *sqlgen.Table) ([]any, error) {
	if len(t.RowKey) == 0 {
		return nil, nil
	}
	key, _ := t.Column(t.RowKey[0])
	if !MayHold(key) {
		return nil, nil
	}
	var ends [2][]byte
	for i := range ends {
		err := dialect.Scan(ctx, q, sqlgen.EndOfKey(d, t, i == 1), &ends[i])
		if errors.Is(err, sql.ErrNoRows) {
			return nil, nil
		}
		if err != nil {
			return nil, err
		}
	}
	return sqlgen.Starts(key, ends[0], ends[1]), nil
}

// roomy matches the types that leave room for ids, "" of values of any type on SQLite.
var roomy = pattern.Of(`(?i)^$|uuid|char|text|clob|json|blob|binary`)

// MayHold reports whether the type of a column leaves room for ids.
func MayHold(fact sqlgen.TableColumn) bool {
	return fact.Form != nil || roomy().MatchString(fact.Type)
}

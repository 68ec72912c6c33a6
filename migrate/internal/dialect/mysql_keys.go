package dialect

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"strings"
)

// ForeignKeys asks for the keys and for their rules apart, and leaves out the
// server's own databases. A MariaDB server (10.11) that opens the views of sys
// for such a question, once per key of a joined or correlated one, takes long.
func (d mysql) ForeignKeys(ctx context.Context, q Querier) ([]ForeignKey, error) {
	const own = "('information_schema', 'mysql', 'performance_schema', 'sys')"
	rules, err := updateRules(ctx, q, `SELECT CONSTRAINT_SCHEMA, TABLE_NAME, CONSTRAINT_NAME, UPDATE_RULE
FROM information_schema.REFERENTIAL_CONSTRAINTS WHERE CONSTRAINT_SCHEMA NOT IN `+own)
	if err != nil {
		return nil, err
	}
	keys, err := foreignKeys(ctx, q, `
SELECT CONCAT(TABLE_SCHEMA, '/', TABLE_NAME, '/', CONSTRAINT_NAME), CONSTRAINT_NAME, TABLE_SCHEMA, TABLE_NAME, COLUMN_NAME,
       REFERENCED_TABLE_SCHEMA, REFERENCED_TABLE_NAME, REFERENCED_COLUMN_NAME, '', 1
FROM information_schema.KEY_COLUMN_USAGE WHERE TABLE_SCHEMA NOT IN `+own+` AND REFERENCED_TABLE_NAME IS NOT NULL
ORDER BY TABLE_SCHEMA, TABLE_NAME, CONSTRAINT_NAME, ORDINAL_POSITION`)
	if err != nil {
		return nil, err
	}
	for i, k := range keys {
		keys[i].OnUpdate = rules[[3]string{k.Child.Schema, k.Child.Table, k.Name}]
	}
	v, err := d.variant(ctx, q)
	if err == nil && v.folds {
		err = respell(ctx, q, keys, own)
	}
	return keys, err
}

// respell writes the names in foreign keys as the tables and columns are called:
// some servers have them as the key's declaration did, in another case perhaps.
func respell(ctx context.Context, q Querier, keys []ForeignKey, own string) error {
	rows, err := q.QueryContext(ctx, "SELECT TABLE_SCHEMA, TABLE_NAME, COLUMN_NAME FROM information_schema.COLUMNS WHERE TABLE_SCHEMA NOT IN "+own)
	if err != nil {
		return err
	}
	defer rows.Close()
	tables, columns := map[Ref]Ref{}, map[[3]string]string{}
	fold := func(r Ref) Ref { return Ref{strings.ToLower(r.Schema), strings.ToLower(r.Table)} }
	at := func(r Ref, column string) [3]string {
		r = fold(r)
		return [3]string{r.Schema, r.Table, strings.ToLower(column)}
	}
	for rows.Next() {
		var r Ref
		var column string
		if err := rows.Scan(&r.Schema, &r.Table, &column); err != nil {
			return err
		}
		tables[fold(r)], columns[at(r, column)] = r, column
	}
	for i := range keys {
		k := &keys[i]
		for n, p := range k.Columns {
			k.Columns[n].Child = cmp.Or(columns[at(k.Child, p.Child)], p.Child)
			k.Columns[n].Parent = cmp.Or(columns[at(k.Parent, p.Parent)], p.Parent)
		}
		k.Child, k.Parent = cmp.Or(tables[fold(k.Child)], k.Child), cmp.Or(tables[fold(k.Parent)], k.Parent)
	}
	return rows.Err()
}

// updateRules reads the ON UPDATE rule of each foreign key, by its schema, table
// and name.
func updateRules(ctx context.Context, q Querier, query string) (map[[3]string]string, error) {
	rows, err := q.QueryContext(ctx, query)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	out := map[[3]string]string{}
	for rows.Next() {
		var key [3]string
		var rule string
		if err := rows.Scan(&key[0], &key[1], &key[2], &rule); err != nil {
			return nil, err
		}
		out[key] = rule
	}
	return out, rows.Err()
}

// Hidden asks InnoDB's own dictionary, which knows the foreign keys of databases
// that the role cannot see; reading it takes the PROCESS privilege.
func (d mysql) Hidden(ctx context.Context, q Querier, cols []Column, keys []ForeignKey) (string, error) {
	v, err := d.variant(ctx, q)
	if err != nil {
		return "", err
	}
	if v.invisible != nil {
		hidden, err := v.invisible(ctx, q)
		if err == nil && hidden {
			err = errInvisible
		}
		return "", err
	}
	seen := map[Ref]bool{}
	for _, col := range cols {
		if seen[col.Ref] {
			continue
		}
		seen[col.Ref] = true
		visible := 0
		for _, k := range keys {
			if k.Parent == col.Ref {
				visible++
			}
		}
		all, err := referring(ctx, q, col.Ref)
		if err != nil {
			return "", err
		}
		if all > visible {
			return col.Table, nil
		}
	}
	return "", nil
}

// referring counts the foreign keys that refer to a table.
func referring(ctx context.Context, q Querier, t Ref) (n int, err error) {
	name := dictionaryName(t.Schema) + "/" + dictionaryName(t.Table)
	for _, table := range innodbForeign {
		err = q.QueryRowContext(ctx, "SELECT count(*) FROM information_schema."+table+" WHERE LOWER(REF_NAME) = LOWER(?)", name).Scan(&n)
		if no := errorNumber(err); no != 1109 && no != 1146 { // unknown table: the other server's name
			break
		}
	}
	return n, err
}

// errInvisible is of [KindPrivilege].
var errInvisible = errors.New("this role sees the foreign keys of those tables only on which it has a privilege")

// innodbForeign are the names of that table, on MariaDB and on MySQL.
var innodbForeign = []string{"INNODB_SYS_FOREIGN", "INNODB_FOREIGN"}

// dictionaryName writes a name as InnoDB's dictionary has it.
func dictionaryName(s string) string {
	var b strings.Builder
	for _, r := range s {
		if r == '_' || '0' <= r && r <= '9' || 'a' <= r && r <= 'z' || 'A' <= r && r <= 'Z' {
			b.WriteRune(r)
		} else {
			fmt.Fprintf(&b, "@%04x", r)
		}
	}
	return b.String()
}

package dialect

import (
	"context"
	"strings"

	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// Dolt, and go-mysql-server on which it is built, take FOR UPDATE and LOCK TABLES
// and lock nothing.
var dolt = variant{
	settings: []string{},
	binary:   doltBinary,
	text:     doltText,
	folds:    true,
	alone:    true,
	unpacked: true,
	apart:    true,
	links:    "its server has no row locks, so that nothing keeps a row that no foreign key links from being written meanwhile; add the foreign key for the run, or leave the column out",
	refusal:  doltRefusal,
	copying:  "the writes of other sessions, which LOCK TABLES does not hold off on this server",
}

// doltRefusal finds columns that the server changes with their row: the catalogue
// does not tell of them, but the table's definition does.
func doltRefusal(ctx context.Context, q Querier, t Ref) (string, error) {
	b := newBuilder(engine.MySQL)
	b.w("SHOW CREATE TABLE ", b.table(t))
	st, err := b.done(Exec)
	if err != nil {
		return "", err
	}
	var name, text string
	if err := q.QueryRowContext(ctx, st.SQL).Scan(&name, &text); err != nil {
		return "", err
	}
	if strings.Contains(strings.ToUpper(text), "ON UPDATE CURRENT_TIMESTAMP") {
		return "one of its columns follows updates of the row (ON UPDATE CURRENT_TIMESTAMP), and this server's catalogue does not say which; take that off the column for the run", nil
	}
	return "", nil
}

// doltBinary never cuts bytes: SUBSTR takes them for UTF-8 there.
var doltBinary = func() *Form {
	f := *myBinary
	f.plain, f.quick = false, nil
	f.guard = "(LENGTH({c}) = 16 AND SUBSTR(HEX({c}),13,1) = '{v}' AND SUBSTR(HEX({c}),17,1) IN ('8','9','A','B'))"
	f.inside = "SUBSTR(HEX({b}),2*{at}-1,2*{n}) BETWEEN '{lo}' AND '{hi}'"
	return &f
}()

// doltText does without regular expressions, which take milliseconds each there.
var doltText = func() *Form {
	f := *myText
	f.shape = "(CHAR_LENGTH({c}) = 36 AND SUBSTR({c},9,1) = '-' AND SUBSTR({c},14,1) = '-' AND SUBSTR({c},19,1) = '-' AND SUBSTR({c},24,1) = '-'" +
		" AND COALESCE(LENGTH(UNHEX(REPLACE({c},'-',''))), 0) = 16)"
	f.guard = "(" + f.shape + " AND SUBSTR({c},15,1) = '{v}' AND LOWER(SUBSTR({c},20,1)) IN ('8','9','a','b'))"
	return &f
}()

package migrate

import (
	"context"
	"database/sql"
	"slices"

	"github.com/sqluuid/sqluuid/migrate/internal/plan"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

// A Survey is what one reading of a whole catalogue has found. It is plain data: its methods send
// nothing.
type Survey struct {
	Tables []SurveyTable // in the order of their names
	Links  []SurveyLink

	in *plan.Survey
}

// A SurveyTable is a table or a materialised view. What runs have made for themselves is left out.
type SurveyTable struct {
	Schema, Name string
	Rows, Pages  int64  // estimates of the server; Rows is -1 where it has none
	Counter      string // a column, or a name of the rowid, that counts the rows as they come; "" none
	MadeFrom     string // of a materialised view: the tables that it is made from
	Ranged       bool   // the server places the rows by ranges of their primary key
	Columns      []SurveyColumn
}

// A SurveyColumn is a column of a table.
type SurveyColumn struct {
	Name, Type string
	Base       string // the type without its length, and without the domains above it
	Length     int64  // the most characters or bytes of a value; -1 where nothing limits them
	Generated  bool
	Primary    bool   // the primary key is this column, or begins with it
	Unique     bool   // a unique index is this column alone
	Indexed    bool   // an index begins with it
	Sorted     bool   // and has whole values in their order
	Keyed      bool   // an index begins with it, or it is a part of a unique one
	Unreadable string // why the role cannot read its values; empty when it can
}

// A SurveyLink is a pair of columns of a foreign key.
type SurveyLink struct{ Child, Parent ColumnName }

// Survey reads the catalogue of some schemas at once: of those that are named, or without names of
// all that an application has (MySQL and MariaDB: the connection's database).
func (d *Database) Survey(ctx context.Context, schemas ...string) (s *Survey, err error) {
	err = d.SurveyThen(ctx, schemas, func(read *Survey, _ *sql.Conn) error {
		s = read
		return nil
	})
	return s, err
}

// SurveyThen is [Database.Survey], and hands on the connection that has read the catalogue. It is
// given up when then returns: it has the settings of a run.
func (d *Database) SurveyThen(ctx context.Context, schemas []string,
	then func(*Survey, *sql.Conn) error) error {
	return plan.ReadSurvey(ctx, d.in, schemas, func(read *plan.Survey, conn *sql.Conn) error {
		return then(newSurvey(read, schemas), conn)
	})
}

// newSurvey shows what was read.
func newSurvey(read *plan.Survey, schemas []string) *Survey {
	s := &Survey{in: read}
	for _, ref := range sqlgen.Refs(read.Schema.Tables) {
		t := read.Schema.Tables[ref]
		isAsked := len(schemas) == 0 || slices.Contains(schemas, t.Schema)
		if t.Ref != ref || plan.IsOurs(t.Table) || !isAsked {
			continue
		}
		one := SurveyTable{Schema: t.Schema, Name: t.Table, Rows: t.Rows, Pages: t.Pages,
			Counter: t.Counter, MadeFrom: t.MadeFrom, Ranged: t.Ranged}
		for _, c := range t.Columns {
			one.Columns = append(one.Columns, SurveyColumn{Name: c.Name, Type: c.Type, Base: c.Base,
				Length: c.Length, Generated: c.Generated, Primary: c.Primary, Unique: c.Unique,
				Indexed: c.Indexed, Sorted: c.Sorted, Keyed: c.Keyed, Unreadable: c.Unreadable})
		}
		s.Tables = append(s.Tables, one)
	}
	for _, k := range read.Schema.Keys {
		for _, p := range k.Columns {
			child, parent := sqlgen.PairOf(k, p)
			s.Links = append(s.Links, SurveyLink{
				plan.NameOf(sqlgen.Column{Ref: child.Ref, Name: child.Name}),
				plan.NameOf(sqlgen.Column{Ref: parent.Ref, Name: parent.Name}),
			})
		}
	}
	return s
}

// Refusal says why [Database.Plan] would refuse a plan, as far as the catalogue and the recorded
// runs tell; nil where they do not. What needs a look at rows or privileges is left to the plan.
func (s *Survey) Refusal(cfg PlanConfig) error { return s.in.Refusal(plan.Config(cfg)) }

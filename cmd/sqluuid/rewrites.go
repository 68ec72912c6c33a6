package main

import (
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"github.com/sqluuid/sqluuid/migrate"
)

// byList ends the help of a rewrite that only moves bytes about.
const byList = `

Half of all such ids look like ids in the other order too, so the run writes down every id that it
finds at its start, and rewrites those alone. Ids that arrive during the run are left as they are:
keep the application from making new ones until it is over, and switch its reading and writing to
the new order then. Running it twice is harmless as long as its state is kept in the database.`

// draftLayout ends the help of the rewrite from the draft's layout.
const draftLayout = `

The draft's other layouts count microseconds or nanoseconds. About three in four of their ids have a
fraction that is no millisecond, and are refused with their count; a column in which most are so is
refused with --on-mismatch=skip too.`

// inOrder is the help of a rewrite to SQL Server's order. byOrderedList is for a rewrite that
// follows a list.
const (
	inOrder = ` A uniqueidentifier, which is compared
from its last six bytes, then ascends by their time. The application must read and write them so
from then on: as sqltype.OrderedGUID, or through a connector for engine.SQLServerOrdered. Elsewhere
such ids are others, so that columns of other types are refused. Ids of NEWSEQUENTIALID ascend there
as they are. No test has run this on a SQL Server yet.`
	byOrderedList = `

Some such ids look like ids in the other order too, so the run writes down every id that it finds at
its start, and rewrites those alone. Ids that arrive during the run are left as they are: keep the
application from making new ones until it is over.`
)

// newRewrites returns a command for each rewrite.
func newRewrites() []*cobra.Command {
	list := []*cobra.Command{
		newRewrite("v1-to-v6", "Turn version 1 ids into version 6, which sorts by time", ""),
		newRewrite("v6-to-v1", "Turn version 6 ids into version 1", ""),
		newRewrite("swapped-to-v6", "Turn version 1 ids in swapped order into version 6",
			`Turn version 1 ids that MySQL's UUID_TO_BIN(x, 1) or the ordered-time codec of ramsey/uuid has
stored into version 6, in columns of sixteen bytes. They keep their order. Times from 1854 to 2266
are told from version 6 by their first byte.`),
		newRewrite("v6-to-swapped", "Turn version 6 ids into version 1 in swapped order",
			""),
		newRewrite("swapped-to-network", "Put ids in MySQL's swapped order into network order",
			"Put ids that MySQL's UUID_TO_BIN(x, 1) has stored, of whatever version, into network order."+
				byList),
		newRewrite("network-to-swapped", "Put ids in network order into MySQL's swapped "+
			"order",
			"Put ids in network order, of whatever version, into the order of MySQL's UUID_TO_BIN(x, 1)."+
				byList),
		newRewrite("mixed-to-network", "Put mixed-endian ids (.NET) into network order",
			"Put ids whose first three fields are little-endian, as .NET's Guid.ToByteArray writes them, "+
				"into network order."+byList),
		newRewrite("network-to-mixed", "Put ids in network order into mixed-endian order",
			"Put ids in network order into mixed-endian order."+byList),
		newRewrite("newsequentialid-to-v6", "Turn NEWSEQUENTIALID ids into version 6",
			`Turn ids of SQL Server's NEWSEQUENTIALID(), copied as they are displayed there, into version 6.
They are version 1 with the first three fields byte-swapped. Their bytes cast to binary(16) are
plain version 1: use v1-to-v6 for those.

There is no command for the way back, because nothing outside SQL Server makes such ids; undo takes
the run back.`),
		newRewrite("google-v6-repair", "Correct version 6 ids of google/uuid up to v1.6.0",
			`Give the layout of RFC 9562 to version 6 ids of google/uuid up to v1.6.0: those that read as
years before 1811 and, by google's layout, are of the years 2000 to 2099. Four bits of their time
are missing, up to 6.144 ms. Version 6 ids that are right already are no reason to stop with
--on-mismatch=skip.

It is one way for ids that it did not repair; undo takes the run back.`),
		newRewrite("inin-dbms0-to-dbms1", "Give ININ's dbms type 00 the layout of type 01",
			`Turn the stored bytes of ININ's sequential UUIDs of dbms type 00, which ascend where bytes are
compared from the first on, into dbms type 01, which ascend in the order of SQL Server. Their
version is 13, the default of codec/inin.`),
		newRewrite("inin-dbms1-to-dbms0", "Give ININ's dbms type 01 the layout of type 00",
			""),
		newRewrite("draft-v7-to-v7", "Turn version 7 ids of Peabody's draft into RFC 9562's",
			"Turn version 7 ids in the millisecond layout of Peabody's draft, of the years 2010 to 2099, "+
				"into version 7 of RFC 9562."+draftLayout+byOrderedList),
		newRewrite("v7-to-draft-v7", "Turn version 7 ids into the layout of Peabody's draft",
			"Turn version 7 ids of RFC 9562 into the millisecond layout of Peabody's draft."+byOrderedList),
		newRewrite("v1-to-ordered", "Turn version 1 ids into version 6 in SQL Server's order",
			"Turn version 1 ids of the years 1854 to 2266 into version 6 in the order of "+
				"codec.SQLServerOrder."+inOrder),
		newRewrite("ordered-to-v1", "Turn ids of v1-to-ordered back into version 1", ""),
		newRewrite("v6-to-ordered", "Put version 6 ids into the order of SQL Server",
			"Put version 6 ids of the years 1854 to 2266 into the order of codec.SQLServerOrder."+inOrder+
				byOrderedList),
		newRewrite("ordered-to-v6", "Put ids of v6-to-ordered back into version 6",
			"Put version 6 ids out of the order of codec.SQLServerOrder."+byOrderedList),
		newRewrite("v7-to-ordered", "Put version 7 ids into the order of SQL Server",
			"Put version 7 ids of the years 2000 to 2099 into the order of codec.SQLServerOrder."+inOrder+
				byOrderedList),
		newRewrite("ordered-to-v7", "Put ids of v7-to-ordered back into version 7",
			"Put version 7 ids out of the order of codec.SQLServerOrder."+byOrderedList),
		newComb(),
		newRetype(migrate.TextToBinary, "Change columns of text into uuid, BINARY(16) or BLOB",
			`Change columns that hold ids as text (32 digits, 36 characters or those in braces, ULID and EUID
text, of either case) into uuid on PostgreSQL and MariaDB, BINARY(16) on MySQL, and BLOB on SQLite;
on SQL Server it is refused with the statements to run by hand. Text that is no UUID, and two texts
that are one id, stop it before the first write.`),
		newRetype(migrate.TextToBinary.Inverse(), "Change columns of bytes into text of 36 characters",
			`Change columns that hold ids as sixteen bytes into text of 36 characters: text on PostgreSQL,
CHAR(36) on MySQL and MariaDB, TEXT on SQLite; on SQL Server it is refused with the statements to
run by hand.`),
	}
	for _, r := range migrate.NewKeys() {
		list = append(list, newDraw(r))
	}
	return list
}

// drawShort and drawLong are the help of a rewrite that gives old rows new ids.
var drawShort = map[string]string{
	"int-to-v7":  "Give rows with integer keys ids of version 7",
	"text-to-v7": "Give rows with keys of text ids of version 7",
	"v4-to-v7":   "Give rows with random ids ones that sort by time",

	"int-to-v4":       "Give rows with integer keys random ids",
	"int-to-v8bucket": "Give rows with integer keys ids that spread by buckets",
}

const (
	drawLong = ` The key and all columns that foreign
keys link to it get a second column beside them, which triggers keep in step while the application
goes on; cutover exchanges their names, there and back. Until finish the old key is in KEY__old, and
old numbers go on. On SQLite the tables are made anew in one transaction, with tables
sqluuid_map_TABLE of the old keys, for ids of version 7.

`
	drawTimes = `Each new id has the time of its row by --time-column. Integers without one get times
in the order of the old keys, so that an id tells its number.`
	drawOwn = ` Old keys that tell their own time
give it to the new ids by --time-of.`
	drawBuckets = ` A random bucket stands in front of the time, so that an
engine that places rows by ranges of the key spreads new ones. codec.EncodeBucket has the layout.`
	drawRandom = `Ids of version 4 are random: they tell neither the time of a row nor its number.`
)

// newDraw makes the command of a rewrite that gives old rows new ids.
func newDraw(r migrate.Rewrite) *cobra.Command {
	j := &job{plan: migrate.PlanConfig{Rewrite: r}}
	short, about, times := drawShort[r.String()], drawTimes, " --time-column created_at"
	switch r.String() {
	case "int-to-v4":
		about, times = drawRandom, ""
	case "int-to-v8bucket":
		about += drawOwn + drawBuckets
	case "int-to-v7", "text-to-v7":
		about += drawOwn
	}
	cmd := j.rewrite(r.String(), short, short+"."+drawLong+about)
	cmd.Example = fmt.Sprintf(`  sqluuid migrate %[1]v --column customers.id --dry-run
  sqluuid migrate %[1]v --all%[2]s --yes`, r, times)
	if times != "" {
		cmd.Flags().StringVar(&j.timeColumn, "time-column", "", timeColumnHelp)
		cmd.Flags().StringVar(&j.timeElse, "time-else", "", timeElseHelp)
	}
	if times != "" && r.String() != "v4-to-v7" {
		cmd.Flags().StringVar(&j.timeOf, "time-of", "", timeOfHelp)
	}
	cmd.Flags().StringVar(&j.typ, "type", "", "the `TYPE` of the new ids, uuid or binary(16), where "+
		"the engine has both")
	if r.String() == "int-to-v8bucket" {
		cmd.Flags().IntVar(&j.bucketBits, "bucket-bits", 0, bucketBitsHelp)
	}
	for _, refused := range []string{"vacuum", "normalize-inserts", "create-missing-indexes",
		"workers"} {
		_ = cmd.Flags().MarkHidden(refused)
	}
	return cmd
}

const timeColumnHelp = "of new keys, the `COLUMN` that has the time of a row, in the tables that " +
	"have it"

const timeOfHelp = "the `FORMAT` of old keys that tell their own time; ulid for text-to-v7; " +
	"snowflake[:EPOCH_MS[:SHIFT]] for integers, by default with Twitter's epoch 1288834974657 and " +
	"the shift 22"

const timeElseHelp = "the `TIME` that old rows get which have none, or one that no id can have; " +
	"without it they are refused; such as 2026-03-01T12:00:00Z"

const bucketBitsHelp = "of int-to-v8bucket, the `BITS` of a bucket, 4 to 8, by default 4; no id " +
	"tells its width, so programs use the same one"

// changes ends the help of a rewrite that changes the column's type.
const changes = `

Each column gets a second one beside it, its twin, which triggers keep in step while the application
goes on; cutover exchanges their names, there and back, and finish drops the old columns. Several
--column, or --all, go in one plan.

On SQLite the tables are made anew in one transaction, while nobody else can write to the file. Undo
makes them once more, with what was written since, until finish.`

// newRetype makes the command of a rewrite that changes the column's type.
func newRetype(r migrate.Rewrite, short, long string) *cobra.Command {
	j := &job{plan: migrate.PlanConfig{Rewrite: r}}
	cmd := j.rewrite(r.String(), short, long+changes)
	then := ""
	cmd.Example += fmt.Sprintf("\n  sqluuid migrate %v --then v1-to-v6 --column orders.id", r)
	cmd.Flags().StringVar(&then, "then", "", thenHelp)
	cmd.Flags().StringVar(&j.typ, "type", "", typeHelp)
	for _, refused := range []string{"vacuum", "normalize-inserts",
		"create-missing-indexes", "workers"} {
		_ = cmd.Flags().MarkHidden(refused) // a change of type refuses them by name
	}
	run := cmd.RunE
	cmd.RunE = func(cmd *cobra.Command, args []string) (err error) {
		if j.plan.Rewrite, err = withThen(r, then); err != nil {
			return err
		}
		return run(cmd, args)
	}
	return cmd
}

const thenHelp = "with a change of type, also rewrite as the command `NAME`"

const typeHelp = "the column `TYPE` to make, such as 'varchar(64) COLLATE utf8mb4_bin'; of 32 " +
	"characters the ids have no hyphens; by default text, or char(36); uuid or binary(16) of " +
	"text-to-binary by twins"

// withThen returns r with the rewrite that --then names, if it names one.
func withThen(r migrate.Rewrite, then string) (migrate.Rewrite, error) {
	if then == "" {
		return r, nil
	}
	next, err := migrate.ParseRewrite(then)
	if err != nil {
		return r, err
	}
	return r.Then(next)
}

// newRewrite makes the command of a rewrite, which has its name.
func newRewrite(name, short, long string) *cobra.Command {
	r, err := migrate.ParseRewrite(name)
	if err != nil {
		panic(err) // a name that is mistyped above
	}
	j := &job{plan: migrate.PlanConfig{Rewrite: r}}
	return j.rewrite(name, short, long)
}

// combToV7 is the command of the rewrites of COMBs, whose names end with a layout.
const (
	combToV7   = "comb-to-v7"
	layoutHelp = "`time-first|time-last`, for comb-to-v7; where a COMB has its time"
)

// combLayouts are the layouts that it takes.
func combLayouts() (out []string) {
	for _, r := range migrate.Rewrites() {
		if layout, ok := strings.CutPrefix(r.String(), combToV7+"/"); ok {
			out = append(out, layout)
		}
	}
	return out
}

func newComb() *cobra.Command {
	j := &job{}
	var layout string
	cmd := j.rewrite(combToV7, "Turn COMB ids in a named layout into version 7",
		`Turn COMBs (version 4 ids with 48 bits of Unix milliseconds in six bytes) into version 7 with the
same time and the same random bits. The layout is never guessed:

  time-first  the first six bytes (RT.Comb for PostgreSQL, prefix COMBs)
  time-last   the last six (RT.Comb for SQL Server, Unix time, suffix COMBs)

Other layouts are refused, because version 7 cannot hold them without loss. There is no command for
the way back, which would make random ids of version 7 ones that others made; undo takes the run
back.`)
	run := cmd.RunE
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		var err error
		if j.plan.Rewrite, err = combOf(layout); err != nil {
			return err
		}
		return run(cmd, args)
	}
	cmd.Example = strings.ReplaceAll(cmd.Example, "comb-to-v7 ", "comb-to-v7 --layout time-last ")
	cmd.Flags().StringVar(&layout, "layout", "", layoutHelp)
	return cmd
}

func combOf(layout string) (migrate.Rewrite, error) {
	if layout == "" {
		return migrate.Rewrite{}, usagef("--layout is missing: one of %s",
			strings.Join(combLayouts(), ", "))
	}
	return migrate.ParseRewrite(combToV7 + "/" + layout)
}

// rewrite makes the command of a rewrite.
func (j *job) rewrite(name, short, long string) *cobra.Command {
	cmd := &cobra.Command{
		Use:   name,
		Short: short,
		Long:  long,
		Example: fmt.Sprintf(`  sqluuid migrate %[1]s --column orders.id --dry-run
  sqluuid migrate %[1]s --column public.orders.id --yes`, name),
		Args: noArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			return j.do(cmd)
		},
	}
	j.flags(cmd)
	j.rewriteFlags(cmd)
	cmd.Flags().StringVar(&j.onMismatch, "on-mismatch", "fail", onMismatchHelp)
	j.twinFlags(cmd)
	return cmd
}

// twinFlags are those about changes of type and twins.
func (j *job) twinFlags(cmd *cobra.Command) {
	f := cmd.Flags()
	f.BoolVar(&j.twins, "twins", false, "add a second column beside each, keep both in step, and "+
		"exchange their names with cutover; the application goes on; PostgreSQL, MySQL and MariaDB; a "+
		"change of type needs no flag for it")
	f.BoolVar(&j.all, "all", false, "every column that holds ids, instead of --column; of a change "+
		"of type, and by twins")
	addList(f, &j.except, "except", exceptHelp)
	f.StringVar(&j.ending, "own-names", "", "`SUFFIX` of the names of twins, by default __new; with "+
		"_old behind it of old columns; by twins")
}

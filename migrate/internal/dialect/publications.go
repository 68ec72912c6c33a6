package dialect

import "context"

// A Publisher is an engine whose subscribers follow some of the changes of a run only.
type Publisher interface {
	// Publications says, of each publication that does not bring a run to its
	// subscribers as it is, what they will have and what to do.
	Publications(ctx context.Context, q Querier, c *Class) ([]string, error)
}

var _ Publisher = postgres{}

// pgPublishesAll finds the publications that take the tables of the state along. A
// subscriber without those stops.
const pgPublishesAll = `
SELECT format('the publication %I is FOR ALL TABLES, so it has the tables of the state too: a subscriber without them stops for good; ' ||
 'once the run has begun, and before its state is removed, make them there (pg_dump -s -O -x -n sqluuid %I | psql SUBSCRIBER): it goes on by itself', p.pubname, current_database())
FROM pg_publication p WHERE p.puballtables ORDER BY 1`

// pgPublishesNoUpdates finds the publications of a table that leave updates out.
const pgPublishesNoUpdates = `
SELECT DISTINCT format('the publication %I leaves out the updates of table %I.%I: its subscribers keep the old ids; publish them for the time of the run (ALTER PUBLICATION %1$I SET (publish = ''insert, update, delete, truncate''), and %4$L afterwards)', p.pubname, t.schemaname, t.tablename,
 concat_ws(', ', CASE WHEN p.pubinsert THEN 'insert' END, CASE WHEN p.pubdelete THEN 'delete' END, CASE WHEN p.pubtruncate THEN 'truncate' END))
FROM pg_publication p JOIN pg_publication_tables t ON t.pubname = p.pubname
JOIN pg_class c ON c.oid = format('%I.%I', $1::text, $2::text)::regclass
WHERE NOT p.pubupdate AND format('%I.%I', t.schemaname, t.tablename)::regclass IN (SELECT c.oid UNION SELECT relid FROM pg_partition_tree(c.oid)) ORDER BY 1`

func (postgres) Publications(ctx context.Context, q Querier, c *Class) ([]string, error) {
	out, err := names(ctx, q, pgPublishesAll)
	for _, ref := range c.Refs() {
		if err != nil {
			return nil, err
		}
		var list []string
		list, err = names(ctx, q, pgPublishesNoUpdates, ref.Schema, ref.Table)
		out = append(out, list...)
	}
	return out, err
}

//go:build unix

package twins

import (
	"fmt"
	"os"
	"time"

	"github.com/sqluuid/sqluuid/integration/metamorphic/page"
)

// names are the ones that the page has.
var names = map[string]string{onPostgres: "postgres", onMySQL: "mysql", onMariaDB: "mariadb"}

// record writes the line of twins into the page that SQLUUID_METAMORPHIC_PAGE names.
func (y *tally) record() error {
	path := os.Getenv("SQLUUID_METAMORPHIC_PAGE")
	if path == "" {
		return nil
	}
	return page.Write(path, names[y.engine]+", twins", y.Version, y.scenarios+int(y.failed.Load()), y.CutOvers,
		y.Undone, y.Kills, y.Freezes, y.Ends, y.Deeds, fmt.Sprintf("%d to %d", y.first, y.last),
		y.failed.Load(), time.Now().Format(time.DateOnly))
}

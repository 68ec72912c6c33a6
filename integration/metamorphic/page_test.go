//go:build unix

package metamorphic

import (
	"fmt"
	"os"
	"time"

	"github.com/sqluuid/sqluuid/integration/metamorphic/page"
)

// record writes the engine's line into the page that SQLUUID_METAMORPHIC_PAGE names.
func (y *tally) record(e *engine) error {
	path := os.Getenv("SQLUUID_METAMORPHIC_PAGE")
	if path == "" {
		return nil
	}
	return page.Write(path, e.name, y.version, y.runs+int(y.failed.Load()), y.rewrote, y.undone,
		y.killed, y.frozen, y.cut, y.writes, fmt.Sprintf("%d to %d", y.first, y.last), y.failed.Load(),
		time.Now().Format(time.DateOnly))
}

package main

import (
	"fmt"
	"io"
	"os"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/vbauerster/mpb/v8"
	"github.com/vbauerster/mpb/v8/decor"
	"golang.org/x/term"
)

// onTerminal reports whether a writer is a terminal with a size and a cursor that
// can be moved.
func onTerminal(w io.Writer) bool {
	f, ok := w.(*os.File)
	if !ok || os.Getenv("TERM") == "dumb" {
		return false
	}
	width, height, err := term.GetSize(int(f.Fd()))
	return err == nil && width > 0 && height > 0
}

const (
	widestBar   = 40
	leastBar    = 8 // columns that would make it smaller are left out
	refreshRate = 150 * time.Millisecond
)

// A screen draws a line with a bar for each table at the bottom of a terminal.
// It is safe for concurrent use.
type screen struct {
	p    *mpb.Progress
	bars []*mpb.Bar

	mu sync.Mutex
	m  meter
}

// newScreen draws what the meter says until stop.
func newScreen(w io.Writer, m meter) *screen {
	s := &screen{p: mpb.New(mpb.WithOutput(w), mpb.WithWidth(widestBar),
		mpb.WithRefreshRate(refreshRate)), m: m}
	s.m.tables = slices.Clone(m.tables)
	for i := range m.tables {
		s.bars = append(s.bars, s.p.New(0, mpb.BarStyle(), mpb.PrependDecorators(s.name(i)),
			mpb.AppendDecorators(
				s.column(i, 0, 0, func(_ *meter, t tableMeter) string {
					return fmt.Sprintf("%3d%%",
						t.percent())
				}),
				s.column(i, 0, leastBar, func(m *meter, t tableMeter) string {
					return "  " +
						m.state(t, time.Now())
				}),
				s.column(i, 0, leastBar, rateColumn),
				s.column(i, decor.DindentRight, leastBar, chunkColumn),
				s.column(i, decor.DindentRight, leastBar, lagColumn))))
	}
	s.draw()
	return s
}

func rateColumn(m *meter, t tableMeter) string {
	return fmt.Sprintf("  %s/s", perSecond(m.rate(t)))
}

func chunkColumn(m *meter, _ tableMeter) string {
	if m.chunk == 0 {
		return ""
	}
	return fmt.Sprintf("  chunk %v", brief(m.chunk))
}

func lagColumn(m *meter, _ tableMeter) string {
	if m.lag == nil {
		return ""
	}
	return fmt.Sprintf("  lag %v", brief(*m.lag))
}

// name is the first column: half of the line at the most.
func (s *screen) name(i int) decor.Decorator {
	name := s.m.tables[i].name
	return decor.Any(func(st decor.Statistics) string { return shorten(name, st.AvailableWidth/2) },
		decor.WC{C: decor.DSyncWidthR})
}

// column is a column of a table's line, as wide as the widest of its lines. It is
// empty where it would leave less than least for the bar.
func (s *screen) column(i, format, least int, text func(*meter,
	tableMeter) string) decor.Decorator {
	return decor.Any(func(st decor.Statistics) string {
		s.mu.Lock()
		defer s.mu.Unlock()
		out := text(&s.m, s.m.tables[i])
		if least > 0 && st.AvailableWidth-len(out) < least {
			return ""
		}
		return out
	}, decor.WC{C: decor.DSyncWidth | format})
}

// show takes the figures that are drawn next.
func (s *screen) show(m meter) {
	s.mu.Lock()
	s.m = m
	s.m.tables = slices.Clone(m.tables)
	s.mu.Unlock()
	s.draw()
}

func (s *screen) draw() {
	for i, bar := range s.bars {
		t := s.m.tables[i]
		bar.SetTotal(max(t.total, 1), false)
		bar.SetCurrent(min(t.movedValues, t.total))
	}
}

// say writes lines above the bars.
func (s *screen) say(text string) { fmt.Fprintln(s.p, strings.TrimRight(text, "\n")) }

// stop draws the bars for the last time, and leaves them where they are.
func (s *screen) stop() {
	s.mu.Lock()
	done := s.m.stage == atEnd
	if !done {
		s.m.stage = broken
	}
	for i := range s.m.tables {
		if t := &s.m.tables[i]; done {
			t.movedValues = max(t.movedValues, t.total)
		}
	}
	s.mu.Unlock()
	for i, bar := range s.bars {
		if done {
			bar.SetTotal(max(s.m.tables[i].total, 1), true)
		} else {
			bar.Abort(false)
		}
	}
	s.p.Wait()
}

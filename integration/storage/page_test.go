package storage_test

import (
	"context"
	"errors"
	"fmt"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/log"
	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"

	"github.com/sqluuid/sqluuid/internal/dbtest"
)

// Chromium is the name by which SQLUUID_REQUIRE asks for the browser.
const chromium = "chromium"

// A visit is one tab, and what it fetched and complained of.
type visit struct {
	mu         sync.Mutex
	requests   []string
	complaints []string
}

func (v *visit) listen(event any) {
	v.mu.Lock()
	defer v.mu.Unlock()
	switch e := event.(type) {
	case *network.EventRequestWillBeSent:
		v.requests = append(v.requests, e.Request.URL)
	case *runtime.EventExceptionThrown:
		v.complaints = append(v.complaints, e.ExceptionDetails.Text)
	case *runtime.EventConsoleAPICalled:
		v.complaints = append(v.complaints, fmt.Sprintf("console.%s", e.Type))
	case *log.EventEntryAdded:
		v.complaints = append(v.complaints, fmt.Sprintf("%s: %s", e.Entry.Level, e.Entry.Text))
	}
}

// evaluate asks the page.
func evaluate[T any](t *testing.T, ctx context.Context, expression string) T {
	t.Helper()
	v, err := chromedp.Run(ctx, chromedp.Evaluate[T](expression))
	if err != nil {
		t.Fatal(err)
	}
	return v
}

// screenshots is where the pictures of the page are kept.
var screenshots = filepath.Join("..", "..", "dist", "screenshots")

// The page of a report, in a browser: the plots are there, nothing but the file
// is fetched, nothing is complained of, the page is no wider than a phone, and
// each number is that of report.json.
func TestPageInABrowser(t *testing.T) {
	path, err := exec.LookPath("chromium")
	if err != nil {
		dbtest.Missing(t, chromium, err)
	}
	folder, rep := bench(t, "sqlite:", "--rows", "8000", "--repeat", "3", "--slices", "10")
	file := (&url.URL{Scheme: "file", Path: filepath.Join(folder, "report.html")}).String()
	options := append(chromedp.DefaultExecAllocatorOptions[:], chromedp.ExecPath(path), chromedp.NoSandbox, chromedp.DisableGPU,
		chromedp.Flag("disable-quic", true), chromedp.Flag("disable-component-update", true))
	alloc, cancel := chromedp.NewExecAllocator(t.Context(), options...)
	defer cancel()
	v := new(visit)
	ctx, cancel := chromedp.NewContext(alloc, chromedp.WithListener(v.listen))
	defer cancel()
	enable := chromedp.Func(func(ctx context.Context, tab *chromedp.Target) error {
		_, err := cdp.Call(ctx, tab, network.Enable, network.EnableParams{})
		_, err2 := cdp.Call(ctx, tab, log.Enable, cdp.Empty{})
		_, err3 := cdp.Call(ctx, tab, runtime.Enable, cdp.Empty{})
		return errors.Join(err, err2, err3)
	})
	if err := chromedp.Do(ctx, enable); err != nil {
		t.Fatal(err)
	}
	ctx, cancel = context.WithTimeout(ctx, 90*time.Second)
	defer cancel()
	if err := os.MkdirAll(screenshots, 0o755); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		name, scheme, ground string
		width                int64
	}{
		{"light", "light", "rgb(255, 255, 255)", 1100},
		{"dark", "dark", "rgb(13, 17, 23)", 1100},
		{"desk", "light", "rgb(255, 255, 255)", 1280},
		{"phone", "light", "rgb(255, 255, 255)", 390},
	} {
		t.Run(c.name, func(t *testing.T) {
			media := chromedp.Func(func(ctx context.Context, tab *chromedp.Target) error {
				_, err := cdp.Call(ctx, tab, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{
					Features: []*emulation.MediaFeature{{Name: "prefers-color-scheme", Value: c.scheme}}})
				return err
			})
			if err := chromedp.Do(ctx, media, chromedp.EmulateViewport(c.width, 900), chromedp.Navigate(file)); err != nil {
				t.Fatal(err)
			}
			plots := evaluate[int](t, ctx, `document.querySelectorAll('figure svg.plot').length`)
			small := evaluate[int](t, ctx, `[...document.querySelectorAll('figure svg.plot')].filter(s => { const r = s.getBoundingClientRect();
				return r.width < 250 || r.height < 80 || s.querySelectorAll('rect, polyline').length < 3 || s.querySelectorAll('text').length < 3 }).length`)
			wide := evaluate[int](t, ctx, `document.documentElement.scrollWidth - document.documentElement.clientWidth`)
			ground := evaluate[string](t, ctx, `getComputedStyle(document.body).backgroundColor`)
			picture, err := chromedp.Run(ctx, chromedp.FullScreenshot(100))
			if err != nil {
				t.Fatal(err)
			}
			if err := os.WriteFile(filepath.Join(screenshots, "storage-"+c.name+".png"), picture, 0o644); err != nil {
				t.Fatal(err)
			}
			if plots < 8 || small > 0 {
				t.Errorf("%d plots, %d of them empty or too small; want at least 8 and none", plots, small)
			}
			if wide > 0 {
				t.Errorf("the page is %d pixels wider than the window", wide)
			}
			if c.width == 1280 {
				hidden := evaluate[int](t, ctx, `(() => { const b = document.querySelector('#figures'); return b.scrollWidth - b.clientWidth })()`)
				baseline := evaluate[bool](t, ctx, `[...document.querySelectorAll('#figures th')].some(h => h.textContent.includes('baseline') && h.getBoundingClientRect().right <= innerWidth)`)
				if hidden > 0 || !baseline {
					t.Errorf("%d pixels of the figures are out of sight; the baseline is in it: %v", hidden, baseline)
				}
				first := evaluate[string](t, ctx, `document.querySelector('h1 + p').textContent`)
				if !strings.HasPrefix(first, "With 8,000 rows on SQLite, ids by time") {
					t.Errorf("the page begins with %q", first)
				}
			}
			if ground != c.ground {
				t.Errorf("the ground is %s, want %s", ground, c.ground)
			}
		})
	}
	t.Run("on paper", func(t *testing.T) {
		pdf, err := chromedp.Run(ctx, chromedp.PrintToPDF())
		if err != nil || len(pdf) < 10_000 {
			t.Fatalf("printed %d bytes, %v", len(pdf), err)
		}
		if err := os.WriteFile(filepath.Join(screenshots, "storage-print.pdf"), pdf, 0o644); err != nil {
			t.Fatal(err)
		}
	})
	t.Run("has the numbers of report.json", func(t *testing.T) {
		cells := evaluate[[]struct{ Key, Value, Text string }](t, ctx,
			`[...document.querySelectorAll('td[data-key]')].map(c => ({Key: c.dataset.key, Value: c.dataset.value, Text: c.textContent}))`)
		shown := map[string]float64{}
		for _, c := range cells {
			f, err := strconv.ParseFloat(c.Value, 64)
			if err != nil || strings.TrimSpace(c.Text) == "" {
				t.Errorf("cell %+v: %v", c, err)
			}
			shown[c.Key] = f
		}
		compared := 0
		check := func(key string, want float64) {
			compared++
			if got, ok := shown[key]; !ok || got != want {
				t.Errorf("%s is %v in the page (there: %v), %v in report.json", key, got, ok, want)
			}
		}
		for _, l := range rep.Lanes {
			for name, f := range l.Figures {
				check(l.Name+" "+l.Mode+"|"+name, f.Median)
			}
			for _, p := range l.Curve {
				check(fmt.Sprintf("insert-rate|%s|%v", l.Name, strconv.FormatFloat(float64(p.Rows), 'g', -1, 64)), p.Rate.Median)
			}
		}
		if compared < 80 {
			t.Errorf("only %d numbers were compared", compared)
		}
	})
	v.mu.Lock()
	defer v.mu.Unlock()
	for _, r := range v.requests {
		if r != file {
			t.Errorf("the page fetched %s", r)
		}
	}
	if len(v.requests) < 3 {
		t.Errorf("%d requests were seen, want one per visit", len(v.requests))
	}
	for _, c := range v.complaints {
		t.Errorf("the browser says: %s", c)
	}
}

package report

import (
	"bytes"
	"encoding/xml"
	"errors"
	"fmt"
	"html"
	"io"
	"math"
	"os"
	"path/filepath"
	"reflect"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/cmd/sqluuid/internal/storage"
)

// sample makes a report with awkward numbers and a name that HTML must escape.
func sample(lanes ...storage.Lane) *storage.Report {
	if lanes == nil {
		lanes = []storage.Lane{
			{Arm: storage.Arm{Kind: storage.V4, Form: storage.Binary}, Mode: storage.Batch},
			{Arm: storage.Arm{Kind: storage.V7, Form: storage.Char36}, Mode: storage.Batch},
			{Arm: storage.Arm{Kind: storage.Bigint, Form: storage.Number}, Mode: storage.Batch},
		}
	}
	r := &storage.Report{Format: 1, Measures: storage.Measures(),
		Plan: storage.Plan{Rows: 100_000, Repeat: 3, Seed: 1, Slices: 2, Lanes: lanes}}
	r.Environment.Engine, r.Environment.Version = "Engine <&>", "1.2"
	r.Environment.Notes = []string{"A note."}
	r.Environment.Settings = []storage.Setting{{Name: "cache", Value: "1 <GB>"}}
	r.Environment.Types = map[storage.Form]string{storage.Binary: "blob"}
	for i, l := range lanes {
		x := storage.LaneResult{Lane: l, Name: l.Arm.String(), Baseline: i == len(lanes)-1,
			Figures: map[string]storage.Summary{}, Ratios: map[string]storage.Summary{}}
		for n, m := range storage.Measures() {
			if m.Name == storage.PrimaryFill && x.Baseline {
				continue // an index that is not there
			}
			v := math.Pow(7, float64(n%9))/3 + float64(i)
			x.Figures[m.Name] = storage.Summarize([]float64{v, v * 1.1, v * 0.95})
			x.Ratios[m.Name] = storage.Summarize([]float64{v, v, v})
		}
		for _, rows := range []int{50_000, 100_000} {
			x.Curve = append(x.Curve, storage.Point{Rows: rows, Rate: storage.Summarize(
				[]float64{float64(rows)/3 + float64(i), 5, 6})})
		}
		r.Lanes = append(r.Lanes, x)
	}
	return r
}

var valueCell = regexp.MustCompile(`data-key="([^"]*)" data-value="([^"]*)">([^<]*)<`)

// Every number of the page is that of the report: the table of all figures has
// each median exactly, and each table of a plot has what the plot was drawn from.
func TestThePageHasTheReportsNumbers(t *testing.T) {
	r := sample()
	page, err := HTML(r)
	if err != nil {
		t.Fatal(err)
	}
	got := map[string]float64{}
	for _, m := range valueCell.FindAllStringSubmatch(string(page), -1) {
		v, err := strconv.ParseFloat(html.UnescapeString(m[2]), 64)
		if err != nil {
			t.Fatal(err)
		}
		key := html.UnescapeString(m[1])
		if _, twice := got[key]; twice {
			t.Errorf("%s is there twice", key)
		}
		got[key] = v
		if shown := html.UnescapeString(m[3]); !strings.HasPrefix(shown, Number(v)) {
			t.Errorf("%s is %v and shows %q", key, v, shown)
		}
	}
	checked := 0
	for _, l := range r.Lanes {
		for name, f := range l.Figures {
			key := l.Lane.String() + "|" + name
			if v, ok := got[key]; !ok || v != f.Median {
				t.Errorf("%s is %v in the page (there: %v), %v in the report", key, v, ok, f.Median)
			}
			checked++
		}
		for _, p := range l.Curve {
			key := fmt.Sprintf("insert-rate|%s|%d", l.Name, p.Rows)
			if v := got[key]; v != p.Rate.Median {
				t.Errorf("%s is %v in the page, %v in the report", key, v, p.Rate.Median)
			}
			checked++
		}
	}
	if checked < 50 {
		t.Errorf("%d numbers were compared", checked)
	}
}

func TestThePageNeedsNothingElse(t *testing.T) {
	page, err := HTML(sample())
	if err != nil {
		t.Fatal(err)
	}
	text := string(page)
	for _, bad := range []string{"<script", "<link", "<img", "src=", "@import", "url(", "Engine <&>"} {
		if strings.Contains(text, bad) {
			t.Errorf("the page has %q", bad)
		}
	}
	rest := strings.ReplaceAll(strings.ReplaceAll(text, "http://www.w3.org/2000/svg", ""),
		"http-equiv", "")
	if at := strings.Index(rest, "http"); at >= 0 {
		t.Errorf("the page refers to %q", rest[at:min(at+40, len(rest))])
	}
	for _, want := range []string{"prefers-color-scheme:dark", "@media print", `name="viewport"`,
		"Engine &lt;&amp;&gt;"} {
		if !strings.Contains(text, want) {
			t.Errorf("the page has no %q", want)
		}
	}
	if n := strings.Count(text, "<svg"); n != len(Charts(sample())) || n < 8 {
		t.Errorf("%d plots, want %d", n, len(Charts(sample())))
	}
}

var fixedColour = regexp.MustCompile(`(?:fill|stroke):(#[^;"]*)`)

func TestPlotsFollowLightAndDark(t *testing.T) {
	for _, c := range Charts(sample()) {
		svg := c.SVG()
		if m := fixedColour.FindAllStringSubmatch(string(svg), 3); m != nil {
			t.Errorf("%s: fixed colours %v", c.ID, m)
		}
		for _, want := range []string{"<title>" + html.EscapeString(c.Title), "viewBox=",
			"prefers-color-scheme:dark", "</svg>"} {
			if !strings.Contains(string(svg), want) {
				t.Errorf("%s has no %q", c.ID, want)
			}
		}
		axis := c.Axis
		if !strings.Contains(string(svg), html.EscapeString(axis)) {
			t.Errorf("%s does not name its axis %q", c.ID, axis)
		}
	}
}

func TestManyLanesGetAPlotPerForm(t *testing.T) {
	var lanes []storage.Lane
	for _, f := range []storage.Form{storage.Binary, storage.Char36, storage.Char32} {
		for _, k := range []storage.Kind{storage.V1, storage.V4, storage.V7} {
			lanes = append(lanes, storage.Lane{Arm: storage.Arm{Kind: k, Form: f}, Mode: storage.Bulk})
		}
	}
	lanes = append(lanes, storage.Lane{Arm: storage.Arm{Kind: storage.Bigint, Form: storage.Number},
		Mode: storage.Bulk})
	curves := 0
	for _, c := range Charts(sample(lanes...)) {
		if c.Lines != nil {
			curves++
			if len(c.Lines) != 4 {
				t.Errorf("%s has %d lines, want 3 kinds and the baseline", c.ID, len(c.Lines))
			}
		}
	}
	if curves != 3 {
		t.Errorf("%d plots of lines, want one per form", curves)
	}
}

func TestWriteAndRead(t *testing.T) {
	folder := filepath.Join(t.TempDir(), "new", "folder")
	r := sample()
	if err := Reserve(folder); err != nil {
		t.Fatal(err)
	}
	if err := Write(folder, r); err != nil {
		t.Fatal(err)
	}
	back, err := Read(filepath.Join(folder, "report.json"))
	if err != nil || !reflect.DeepEqual(back, r) {
		t.Errorf("read back %+v, %v; want %+v", back, err, r)
	}
	if err := Reserve(folder); !errors.Is(err, ErrThere) {
		t.Errorf("a folder with a report: %v, want ErrThere", err)
	}
	for _, name := range []string{"report.html", "report.md", "index-size.svg", "insert-rate.svg",
		"page-splits.svg"} {
		if info, err := os.Stat(filepath.Join(folder, name)); err != nil || info.Size() == 0 {
			t.Errorf("%s: %v", name, err)
		}
	}
}

func TestNumber(t *testing.T) {
	for v, want := range map[float64]string{0: "0", 1234567.8: "1,234,568", -1234: "-1,234",
		100.4: "100", 99.94: "99.9", 7.126: "7.13", 3: "3", math.NaN(): ""} {
		if got := Number(v); got != want {
			t.Errorf("Number(%v) = %q, want %q", v, got, want)
		}
	}
	for v, want := range map[float64]string{0: "0", 1.25e6: "1.25M", 310_400: "310k", 1500: "1.5k",
		42: "42", 0.54: "0.54", 100: "100"} {
		if got := short(v); got != want {
			t.Errorf("short(%v) = %q, want %q", v, got, want)
		}
	}
}

// Every plot is well-formed XML, and its colours are colours.
func TestPlotsAreValid(t *testing.T) {
	colour := regexp.MustCompile(`(?:fill|stroke):\s*(#[^;"]*)`)
	for _, c := range Charts(sample()) {
		svg := c.SVG()
		d := xml.NewDecoder(bytes.NewReader(svg))
		for {
			if _, err := d.Token(); errors.Is(err, io.EOF) {
				break
			} else if err != nil {
				t.Fatalf("%s: %v", c.ID, err)
			}
		}
		for _, m := range colour.FindAllStringSubmatch(string(svg), -1) {
			if !regexp.MustCompile(`^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})$`).MatchString(m[1]) {
				t.Errorf("%s has the colour %q", c.ID, m[1])
			}
		}
	}
}

// A report begins with what the usual choices cost, or says that the repetitions do not tell.
func TestTheConclusion(t *testing.T) {
	lane := func(name string, rate, bytes, spread float64) storage.LaneResult {
		return storage.LaneResult{Name: name, Figures: map[string]storage.Summary{
			"insert_rate": {Median: rate, Spread: &spread}, "total_bytes": {Median: bytes, Spread: &spread}}}
	}
	for _, tt := range []struct {
		name   string
		lanes  []storage.LaneResult
		want   string
		repeat int
	}{
		{"faster and larger", []storage.LaneResult{lane("v4/binary", 100, 10, 0.01),
			lane("v7/binary", 150, 10, 0.01), lane("v7/char36", 90, 16, 0.01)},
			"50 % faster than random ids (v4/binary); as text (v7/char36) they take 60 % more space than " +
				"as 16 bytes.", 3},
		{"chance", []storage.LaneResult{lane("v4/binary", 100, 10, 0.4), lane("v7/binary", 150, 10, 0.4)},
			"neither faster nor more slowly", 3},
		{"slower", []storage.LaneResult{lane("v4/binary", 100, 10, 0.01),
			lane("v7/binary", 50, 10, 0.01)}, "50 % more slowly", 3},
		{"nothing to compare", []storage.LaneResult{lane("bigint", 100, 10, 0.4)},
			"no common comparison", 3},
		{"once", []storage.LaneResult{lane("v4/binary", 100, 10, 0), lane("v7/binary", 38, 10, 0),
			lane("v7/char36", 90, 16, 0)}, ", as text (v7/char36) they take 60 % more space than as 16 bytes. " +
			"One repetition tells nothing of speed.", 1},
	} {
		t.Run(tt.name, func(t *testing.T) {
			r := &storage.Report{Lanes: tt.lanes}
			r.Plan.Repeat = tt.repeat
			if got := conclusion(r); !strings.Contains(got, tt.want) {
				t.Errorf("got %q, want %q", got, tt.want)
			}
		})
	}
}

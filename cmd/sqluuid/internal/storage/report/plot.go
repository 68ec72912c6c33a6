package report

import (
	"bytes"
	"fmt"
	"image/color"
	"math"
	"strings"

	"gonum.org/v1/plot"
	"gonum.org/v1/plot/plotter"
	"gonum.org/v1/plot/text"
	"gonum.org/v1/plot/vg"
	"gonum.org/v1/plot/vg/draw"
	"gonum.org/v1/plot/vg/vgsvg"

	"github.com/sqluuid/sqluuid/cmd/sqluuid/internal/storage"
)

// A paint is a colour of the plots, by a name that the style sheet has for light
// and for dark. The plots are drawn in light colours, which are then replaced.
type paint struct {
	name        string
	light, dark string
}

// The colours are those of Okabe and Ito, which people with any common colour
// blindness tell apart, with lighter ones on dark ground.
var (
	ink    = paint{"ink", "#1F2328", "#E6EDF3"}
	faint  = paint{"faint", "#D8DEE5", "#30363D"}
	blue   = paint{"blue", "#0072B2", "#58B0F0"}
	orange = paint{"orange", "#E69F00", "#F2B632"}
	red    = paint{"red", "#D55E00", "#FF8A45"}
	green  = paint{"green", "#009E73", "#2CC79B"}
	pink   = paint{"pink", "#CC79A7", "#E7A3C8"}
	grey   = paint{"grey", "#6E7781", "#A8B1BB"}
	paints = []paint{ink, faint, blue, orange, red, green, pink, grey}
)

var (
	kindPaint = map[storage.Kind]paint{storage.V4: red, storage.V1: pink, storage.V6: green, storage.V7: blue,
		storage.V7SQLServer: orange, storage.Bigint: grey}
	formDash = map[storage.Form][]vg.Length{storage.Char36: {6, 3}, storage.Char32: {2, 2}, storage.Char26: {8, 2, 2, 2}, storage.Swapped: {4, 4}}
	groups   = []paint{blue, orange, green}
)

func (p paint) color() color.Color {
	var c color.RGBA
	fmt.Sscanf(p.light, "#%02X%02X%02X", &c.R, &c.G, &c.B)
	c.A = 0xff
	return c
}

// The size of a plot, in points: narrow enough to read on a phone that shrinks it.
const (
	width    = 420
	fontSize = 11
	legendUp = 15 // a line of the legend
)

// SVG draws the chart. It stands alone as a file, with its own light and dark.
func (c Chart) SVG() ([]byte, error) { return Panels(c.Title, width, c) }

// Panels draws charts side by side in one picture, each so many points wide.
func Panels(title string, width float64, charts ...Chart) ([]byte, error) {
	height := 0.0
	for _, c := range charts {
		height = max(height, c.height())
	}
	canvas := vgsvg.New(vg.Length(width*float64(len(charts))), vg.Length(height))
	whole := draw.New(canvas)
	for i, c := range charts {
		area := draw.Crop(whole, vg.Length(width*float64(i)), -vg.Length(width*float64(len(charts)-1-i)), 0, 0)
		if err := c.draw(area); err != nil {
			return nil, fmt.Errorf("plot %s: %w", c.ID, err)
		}
	}
	var raw bytes.Buffer
	if _, err := canvas.WriteTo(&raw); err != nil {
		return nil, err
	}
	return dress(raw.String(), title)
}

// write sets a sans-serif font of the size, whose measures Arial, Helvetica and
// Liberation Sans share.
func write(s *text.Style, size vg.Length) {
	s.Font.Variant, s.Font.Size, s.Color = "Sans", size, ink.color()
}

func (c Chart) legendLines() int { return (max(len(c.Groups), len(c.Lines)) + 1) / 2 }

func (c Chart) height() float64 {
	legend := float64(legendUp * c.legendLines())
	if c.Lines != nil {
		return 260 + legend
	}
	return 70 + legend + float64(len(c.Labels))*max(20, float64(11*len(c.Groups)+6))
}

func (c Chart) draw(area draw.Canvas) error {
	p := plot.New()
	p.Title.Text = c.Title
	write(&p.Title.TextStyle, fontSize+2)
	p.Title.Padding = 6
	p.BackgroundColor = nil // what is not drawn needs no colour
	for _, a := range []*plot.Axis{&p.X, &p.Y} {
		a.LineStyle.Color, a.Tick.LineStyle.Color = ink.color(), ink.color()
		a.LineStyle.Width, a.Tick.LineStyle.Width = 0.7, 0.7
		write(&a.Label.TextStyle, fontSize)
		write(&a.Tick.Label, fontSize)
	}
	left, right := plot.NewLegend(), plot.NewLegend()
	add := func(i int, name string, t plot.Thumbnailer) {
		l := &left
		if i >= c.legendLines() {
			l = &right
		}
		l.Add(name, t)
	}
	var err error
	if c.Lines != nil {
		err = c.drawLines(p, add)
	} else {
		err = c.drawBars(p, add)
	}
	if err != nil {
		return err
	}
	legend := vg.Length(legendUp * c.legendLines())
	p.Draw(draw.Crop(area, 6, -14, legend+4, -4))
	half := (area.Max.X - area.Min.X) / 2
	for i, l := range []*plot.Legend{&left, &right} {
		l.Left, l.Top = true, true
		write(&l.TextStyle, fontSize)
		l.ThumbnailWidth = 26
		l.Padding = 2
		l.Draw(draw.Crop(area, 12+half*vg.Length(i), -half*vg.Length(1-i)-2, 2, -(area.Max.Y - area.Min.Y - legend - 2)))
	}
	return nil
}

func (c Chart) drawBars(p *plot.Plot, add func(int, string, plot.Thumbnailer)) error {
	grid := plotter.NewGrid()
	grid.Vertical.Color, grid.Horizontal.Width = faint.color(), 0
	p.Add(grid)
	thick := vg.Length(11)
	if len(c.Groups) == 1 {
		thick = 13
	}
	largest, n := 0.0, len(c.Labels)
	for g, group := range c.Groups {
		values := make(plotter.Values, n)
		labels := plotter.XYLabels{}
		for i, v := range group.Values {
			at := n - 1 - i // the first label on top
			if math.IsNaN(v) {
				continue
			}
			values[at] = v
			largest = max(largest, v)
			labels.XYs = append(labels.XYs, plotter.XY{X: v, Y: float64(at)})
			labels.Labels = append(labels.Labels, short(v))
		}
		bar, err := plotter.NewBarChart(values, thick)
		if err != nil {
			return err
		}
		bar.Horizontal = true
		bar.LineStyle.Width = 0
		bar.Color = groups[g%len(groups)].color()
		bar.Offset = thick * vg.Length(float64(len(c.Groups)-1)/2-float64(g))
		p.Add(bar)
		numbers, err := plotter.NewLabels(labels)
		if err != nil {
			return err
		}
		for i := range numbers.TextStyle {
			write(&numbers.TextStyle[i], fontSize-2)
			numbers.TextStyle[i].YAlign = draw.YCenter
		}
		numbers.Offset = vg.Point{X: 3, Y: bar.Offset}
		p.Add(numbers)
		add(g, group.Name, bar)
	}
	reversed := make([]string, n)
	for i, l := range c.Labels {
		reversed[n-1-i] = l
	}
	p.NominalY(reversed...)
	p.Y.Tick.Width = 0
	p.Y.Padding = 12 // for fonts that are wider
	p.Y.Min, p.Y.Max = -0.5, float64(n)-0.5
	p.X.Min, p.X.Max = 0, largest*1.15
	if largest == 0 {
		p.X.Max = 1
	}
	p.X.Label.Text = c.Axis
	p.X.Tick.Marker = ticks{}
	return nil
}

func (c Chart) drawLines(p *plot.Plot, add func(int, string, plot.Thumbnailer)) error {
	grid := plotter.NewGrid()
	grid.Horizontal.Color, grid.Vertical.Width = faint.color(), 0
	p.Add(grid)
	largest := 0.0
	for i, l := range c.Lines {
		points := make(plotter.XYs, len(l.X))
		for n := range l.X {
			points[n] = plotter.XY{X: l.X[n], Y: l.Y[n]}
			largest = max(largest, l.Y[n])
		}
		line, err := plotter.NewLine(points)
		if err != nil {
			return err
		}
		line.Color, line.Width, line.Dashes = kindPaint[l.Kind].color(), 2, formDash[l.Form]
		p.Add(line)
		add(i, l.Name, line)
	}
	p.X.Min, p.Y.Min, p.Y.Max = 0, 0, largest*1.08
	p.X.Label.Text, p.Y.Label.Text = c.XAxis, c.Axis
	p.X.Tick.Marker, p.Y.Tick.Marker = ticks{}, ticks{}
	return nil
}

// ticks are plot's own with short numbers.
type ticks struct{}

// Ticks implements [plot.Ticker].
func (ticks) Ticks(low, high float64) []plot.Tick {
	all := plot.DefaultTicks{}.Ticks(low, high)
	for i := range all {
		if all[i].Label != "" {
			all[i].Label = short(all[i].Value)
		}
	}
	return all
}

// short writes a number in few characters: 1.25M, 310k, 42, 0.54.
func short(v float64) string {
	a := math.Abs(v)
	switch {
	case a >= 1e6:
		return trim(v/1e6, 2) + "M"
	case a >= 1e4:
		return trim(v/1e3, 0) + "k"
	case a >= 1e3:
		return trim(v/1e3, 1) + "k"
	case a >= 100:
		return trim(v, 0)
	case a >= 10:
		return trim(v, 1)
	}
	return trim(v, 2)
}

func trim(v float64, digits int) string {
	s := fmt.Sprintf("%.*f", digits, v)
	if strings.Contains(s, ".") {
		s = strings.TrimRight(strings.TrimRight(s, "0"), ".")
	}
	return s
}

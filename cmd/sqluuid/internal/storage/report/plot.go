package report

import (
	"fmt"
	"html"
	"math"
	"strings"

	"github.com/sqluuid/sqluuid/cmd/sqluuid/internal/storage"
)

// A paint is a colour of the plots. The style sheet has its name for light and for dark.
type paint struct {
	name        string
	light, dark string
}

// The colours are Okabe's and Ito's, with lighter ones on dark ground. People with any common
// colour blindness tell them apart.
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
	kindPaint = map[storage.Kind]paint{storage.V4: red, storage.V1: pink, storage.V6: green,
		storage.V7: blue, storage.V7SQLServer: orange, storage.Bigint: grey}
	formDash = map[storage.Form]string{storage.Char36: "6 3", storage.Char32: "2 2",
		storage.Char26: "8 2 2 2", storage.Swapped: "4 4"}
	groups = []paint{blue, orange, green}
)

// String is the colour in a style, by its name, and in light where there is no style sheet.
func (p paint) String() string { return "var(--" + p.name + "," + p.light + ")" }

// styleSheet names the colours for a selector: light, or dark if the reader's system is.
func styleSheet(selector string) string {
	var light, dark strings.Builder
	for _, p := range paints {
		fmt.Fprintf(&light, "--%s:%s;", p.name, p.light)
		fmt.Fprintf(&dark, "--%s:%s;", p.name, p.dark)
	}
	return fmt.Sprintf("%[1]s{%[2]s}@media screen and (prefers-color-scheme:dark){%[1]s{%[3]s}}",
		selector, light.String(), dark.String())
}

// The sizes of a plot, in pixels: narrow enough to read on a phone that shrinks it.
const (
	width      = 420
	fontSize   = 11
	letter     = 6.2 // the width of a letter of that size, on average
	legendLine = 15
	top        = 26.0 // the title
	bottom     = 40.0 // the axis, its numbers and its name
)

// SVG draws the chart. It stands alone as a file, with its own light and dark.
func (c Chart) SVG() []byte { return Panels(c.Title, width, c) }

// Panels draws charts side by side in one picture, each so many pixels wide.
func Panels(title string, width float64, charts ...Chart) []byte {
	height := 0.0
	for _, c := range charts {
		height = max(height, c.height())
	}
	d := &drawing{}
	const head = `<svg xmlns="http://www.w3.org/2000/svg" class="plot" role="img" viewBox="0 0 %g %g">
<title>%s</title>
<style>%s svg.plot text{fill:%v;font-family:Liberation Sans,Arial,Helvetica,sans-serif}</style>
`
	fmt.Fprintf(d, head, width*float64(len(charts)), height, html.EscapeString(title),
		styleSheet("svg.plot"), ink)
	for i, c := range charts {
		fmt.Fprintf(d, "<g transform=\"translate(%g,0)\">\n", width*float64(i))
		d.text(width/2, 18, "middle", fontSize+2, c.Title)
		area := box{8, top, width - 12, height - bottom - float64(legendLine*c.legendLines())}
		if c.Lines != nil {
			c.drawLines(d, area)
		} else {
			c.drawBars(d, area)
		}
		d.WriteString("</g>\n")
	}
	d.WriteString("</svg>\n")
	return []byte(d.String())
}

func (c Chart) legendLines() int { return (max(len(c.Groups), len(c.Lines)) + 1) / 2 }

func (c Chart) height() float64 {
	if c.Lines != nil {
		return 260 + float64(legendLine*c.legendLines())
	}
	return top + bottom + float64(legendLine*c.legendLines()) + float64(len(c.Labels))*c.row()
}

// row is how high the bars of one label are, with the space around them.
func (c Chart) row() float64 { return max(20, float64(11*len(c.Groups)+7)) }

// A box is where something is drawn.
type box struct{ minX, minY, maxX, maxY float64 }

// A drawing is the text of an SVG. It counts from the upper left corner.
type drawing struct{ strings.Builder }

func (d *drawing) text(x, y float64, anchor string, size int, s string) {
	fmt.Fprintf(d, "<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"%s\" font-size=\"%d\">%s</text>\n",
		x, y, anchor, size, html.EscapeString(s))
}

func (d *drawing) bar(x, y, width, height float64, p paint) {
	fmt.Fprintf(d, "<rect x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\" style=\"fill:%v\"/>\n",
		x, y, width, height, p)
}

// line joins points, which are pairs of numbers.
func (d *drawing) line(p paint, thick float64, dash string, points ...float64) {
	var at strings.Builder
	for i := 0; i < len(points); i += 2 {
		fmt.Fprintf(&at, "%.1f,%.1f ", points[i], points[i+1])
	}
	fmt.Fprintf(d, "<polyline points=\"%s\" style=\"fill:none;stroke:%v;stroke-width:%g;"+
		"stroke-dasharray:%s\"/>\n", strings.TrimSpace(at.String()), p, thick, dash)
}

// A scale maps the values from 0 to the largest on pixels.
type scale struct{ most, from, to float64 }

func (s scale) at(v float64) float64 { return s.from + v/s.most*(s.to-s.from) }

// ticks are round values from 0 on, at most six.
func (s scale) ticks() (out []float64) {
	step := math.Pow(10, math.Floor(math.Log10(s.most/5)))
	for _, m := range []float64{1, 2, 5, 10} {
		if s.most/(step*m) <= 5 {
			step *= m
			break
		}
	}
	for i := 0.0; i*step <= s.most; i++ {
		out = append(out, i*step)
	}
	return out
}

// across draws the lower axis of an area with its numbers and its name.
func (d *drawing) across(s scale, a box, name string) {
	d.line(ink, 0.7, "none", a.minX, a.maxY, a.maxX, a.maxY)
	for _, v := range s.ticks() {
		x := s.at(v)
		d.line(ink, 0.7, "none", x, a.maxY, x, a.maxY+4)
		d.text(x, a.maxY+15, "middle", fontSize, short(v))
	}
	d.text((a.minX+a.maxX)/2, a.maxY+29, "middle", fontSize, name)
}

// legend draws the thumbnail and the name of entry i of n, in two columns below an area.
func (d *drawing) legend(i, n int, a box, thumbnail func(x, y float64), name string) {
	lines := (n + 1) / 2
	x := 14 + float64(i/lines)*(a.maxX-a.minX)/2
	y := a.maxY + bottom + float64(legendLine*(i%lines))
	thumbnail(x, y)
	d.text(x+32, y+4, "start", fontSize, name)
}

func (c Chart) drawBars(d *drawing, a box) {
	most, longest := 0.0, 0
	for _, l := range c.Labels {
		longest = max(longest, len(l))
	}
	for _, g := range c.Groups {
		for _, v := range g.Values {
			if !math.IsNaN(v) {
				most = max(most, v)
			}
		}
	}
	if most == 0 {
		most = 1
	}
	area := a
	area.minX += float64(longest)*letter + 4
	area.maxY = area.minY + float64(len(c.Labels))*c.row()
	s := scale{most * 1.18, area.minX, area.maxX} // with room for the number of the longest bar
	for _, v := range s.ticks() {
		d.line(faint, 1, "none", s.at(v), area.minY, s.at(v), area.maxY)
	}
	thick := 11.0
	if len(c.Groups) == 1 {
		thick = 13
	}
	for i, label := range c.Labels {
		middle := area.minY + (float64(i)+0.5)*c.row()
		d.text(area.minX-6, middle+4, "end", fontSize, label)
		y := middle - thick*float64(len(c.Groups))/2
		for g, group := range c.Groups {
			if v := group.Values[i]; !math.IsNaN(v) {
				d.bar(area.minX, y, s.at(v)-area.minX, thick, groups[g%len(groups)])
				d.text(s.at(v)+3, y+thick/2+3.2, "start", fontSize-2, short(v))
			}
			y += thick
		}
	}
	d.across(s, area, c.Axis)
	a.maxY = area.maxY
	for g, group := range c.Groups {
		d.legend(g, len(c.Groups), a, func(x, y float64) {
			d.bar(x, y-4, 26, 8, groups[g%len(groups)])
		}, group.Name)
	}
}

func (c Chart) drawLines(d *drawing, a box) {
	right, most := 0.0, 0.0
	for _, l := range c.Lines {
		for i := range l.X {
			right, most = max(right, l.X[i]), max(most, l.Y[i])
		}
	}
	if right == 0 || most == 0 {
		right, most = max(right, 1), max(most, 1)
	}
	area := box{a.minX + 5*letter, a.minY + legendLine, a.maxX - 6, a.maxY}
	x, y := scale{right, area.minX, area.maxX}, scale{most * 1.08, area.maxY, area.minY}
	d.text(a.minX, a.minY+8, "start", fontSize, c.Axis)
	for _, v := range y.ticks() {
		d.line(faint, 1, "none", area.minX, y.at(v), area.maxX, y.at(v))
		d.text(area.minX-5, y.at(v)+4, "end", fontSize, short(v))
	}
	d.across(x, area, c.XAxis)
	for i, l := range c.Lines {
		var points []float64
		for n := range l.X {
			points = append(points, x.at(l.X[n]), y.at(l.Y[n]))
		}
		dash := formDash[l.Form]
		if dash == "" {
			dash = "none"
		}
		d.line(kindPaint[l.Kind], 2, dash, points...)
		d.legend(i, len(c.Lines), a, func(x, y float64) {
			d.line(kindPaint[l.Kind], 2, dash, x, y, x+26, y)
		}, l.Name)
	}
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

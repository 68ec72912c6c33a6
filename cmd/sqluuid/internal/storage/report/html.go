package report

import (
	"bytes"
	_ "embed"
	"html/template"

	"github.com/sqluuid/sqluuid/cmd/sqluuid/internal/storage"
)

//go:embed page.html
var pageSource string

// A cell of a table; Raw is the number as the JSON has it, "" for words.
type cell struct {
	Text, Raw, Key string
}

// A sheet is a table of the page.
type sheet struct {
	Head []string
	Rows [][]cell
}

type section struct {
	Chart
	Picture template.HTML
	Data    sheet
}

// HTML writes the report as one page: styles and plots inside, no script, and a
// policy that forbids the browser to fetch anything.
func HTML(r *storage.Report) ([]byte, error) {
	page, err := template.New("page").Parse(pageSource)
	if err != nil {
		return nil, err
	}
	var sections []section
	for _, c := range Charts(r) {
		// The picture is our own output, with its texts escaped.
		sections = append(sections, section{c, template.HTML(c.SVG()), data(c)})
	}
	var b bytes.Buffer
	err = page.Execute(&b, map[string]any{
		"Title": title(r), "Conclusion": conclusion(r), "Lead": lead(r), "Cache": cacheLine(r),
		"Often": howOften(r), "Report": r,
		"Figures": baselineFirst(r, figures(r)), "Sections": sections,
		"Style": template.CSS(styleSheet(":root")),
	})
	return b.Bytes(), err
}

// figures is the table of all medians, a row per measure and a column per lane.
func figures(r *storage.Report) sheet {
	s := sheet{Head: []string{"figure", "unit"}}
	many := map[storage.Mode]bool{}
	for _, l := range r.Lanes {
		many[l.Mode] = true
	}
	for _, l := range r.Lanes {
		name := l.Name
		if len(many) > 1 {
			name = l.Lane.String()
		}
		if l.Baseline {
			name += " (baseline)"
		}
		s.Head = append(s.Head, name)
	}
	for _, m := range r.Measures {
		row := []cell{{Text: m.Title}, {Text: m.Unit}}
		found := false
		for _, l := range r.Lanes {
			f, ok := l.Figures[m.Name]
			if !ok {
				row = append(row, cell{})
				continue
			}
			found = true
			text := Number(f.Median)
			if !m.Exact {
				text += spread(f.Spread)
			}
			if ratio, ok := l.Ratios[m.Name]; ok && !l.Baseline {
				text += " (" + Number(ratio.Median) + "×)"
			}
			row = append(row, cell{text, raw(f.Median), l.Lane.String() + "|" + m.Name})
		}
		if found {
			s.Rows = append(s.Rows, row)
		}
	}
	return s
}

// baselineFirst puts the columns of the baselines before the other lanes. There they stay
// in sight when the table is scrolled.
func baselineFirst(r *storage.Report, s sheet) sheet {
	order := []int{0, 1}
	for _, first := range []bool{true, false} {
		for i, l := range r.Lanes {
			if l.Baseline == first {
				order = append(order, i+2)
			}
		}
	}
	pick := func(row []cell) (out []cell) {
		for _, i := range order {
			out = append(out, row[i])
		}
		return out
	}
	var head []string
	for _, i := range order {
		head = append(head, s.Head[i])
	}
	for i := range s.Rows {
		s.Rows[i] = pick(s.Rows[i])
	}
	s.Head = head
	return s
}

// data is the table behind a chart.
func data(c Chart) sheet {
	var s sheet
	if c.Lines == nil {
		s.Head = []string{""}
		for _, g := range c.Groups {
			s.Head = append(s.Head, g.Name+", "+c.Axis)
		}
		for i, label := range c.Labels {
			row := []cell{{Text: label}}
			for _, g := range c.Groups {
				row = append(row, cell{Number(g.Values[i]), raw(g.Values[i]), c.ID + "|" + g.Name + "|" +
					label})
			}
			s.Rows = append(s.Rows, row)
		}
		return s
	}
	s.Head = []string{c.XAxis}
	for _, l := range c.Lines {
		s.Head = append(s.Head, l.Name+", "+c.Axis)
	}
	for i, x := range c.Lines[0].X {
		row := []cell{{Text: Number(x)}}
		for _, l := range c.Lines {
			row = append(row, cell{Number(l.Y[i]) + spread(l.Spread[i]), raw(l.Y[i]), c.ID + "|" + l.Name +
				"|" + raw(x)})
		}
		s.Rows = append(s.Rows, row)
	}
	return s
}

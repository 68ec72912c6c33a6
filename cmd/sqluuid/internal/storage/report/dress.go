package report

import (
	"fmt"
	"html"
	"strings"
)

// dress turns a drawn SVG into one that follows light and dark: fixed colours
// become those of the style sheet, the size becomes a proportion, and a title
// names it for readers that cannot see it.
func dress(svg, title string) ([]byte, error) {
	start, end := strings.Index(svg, "<svg"), strings.LastIndex(svg, "</svg>")
	if start < 0 || end < 0 {
		return nil, fmt.Errorf("the plot library wrote no svg element")
	}
	open := strings.Index(svg[start:], ">")
	head, body := svg[start:start+open], svg[start+open+1:end]
	box, found := attribute(head, "viewBox")
	if !found {
		return nil, fmt.Errorf("the plot library wrote no viewBox")
	}
	pairs := []string{"font-family:Liberation Serif", fonts, "font-family:Liberation Sans", fonts}
	for _, p := range paints {
		pairs = append(pairs, p.light, "var(--"+p.name+","+p.light+")")
	}
	body = strings.NewReplacer(pairs...).Replace(body)
	var out strings.Builder
	fmt.Fprintf(&out, "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"plot\" role=\"img\" viewBox=\"%s\">\n<title>%s</title>\n<style>%s</style>%s</svg>\n",
		box, html.EscapeString(title), styleSheet("svg.plot"), body)
	return []byte(out.String()), nil
}

const fonts = "font-family:Liberation Sans,Arial,Helvetica,sans-serif"

func attribute(tag, name string) (string, bool) {
	_, rest, ok := strings.Cut(tag, name+`="`)
	if !ok {
		return "", false
	}
	value, _, ok := strings.Cut(rest, `"`)
	return value, ok
}

// styleSheet names the colours for a selector: light, dark if the reader's
// system is, and light again on paper.
func styleSheet(selector string) string {
	var light, dark strings.Builder
	for _, p := range paints {
		fmt.Fprintf(&light, "--%s:%s;", p.name, p.light)
		fmt.Fprintf(&dark, "--%s:%s;", p.name, p.dark)
	}
	return fmt.Sprintf("%[1]s{%[2]s}@media screen and (prefers-color-scheme:dark){%[1]s{%[3]s}}", selector, light.String(), dark.String())
}

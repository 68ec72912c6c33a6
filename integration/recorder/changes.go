package recorder

import "strings"

// Changes writes what is different in another text: lines that are left out begin with "- ", and
// lines that are new with "+ ". Above them, after "@ ", stands the line before, which both have.
func Changes(from, to string) string {
	a, b := strings.SplitAfter(from, "\n"), strings.SplitAfter(to, "\n")
	// common[i][j] is how many lines a[i:] and b[j:] have in common, in their order.
	common := make([][]int, len(a)+1)
	for i := range common {
		common[i] = make([]int, len(b)+1)
	}
	for i := len(a) - 1; i >= 0; i-- {
		for j := len(b) - 1; j >= 0; j-- {
			if a[i] == b[j] {
				common[i][j] = 1 + common[i+1][j+1]
			} else {
				common[i][j] = max(common[i+1][j], common[i][j+1])
			}
		}
	}
	var out strings.Builder
	i, j, before := 0, 0, "the beginning\n"
	write := func(mark, line string) {
		if before != "" {
			out.WriteString("@ " + before)
			before = ""
		}
		out.WriteString(mark + line)
	}
	for i < len(a) || j < len(b) {
		switch {
		case i < len(a) && j < len(b) && a[i] == b[j]:
			before = a[i]
			i, j = i+1, j+1
		case j == len(b) || i < len(a) && common[i+1][j] >= common[i][j+1]:
			write("- ", a[i])
			i++
		default:
			write("+ ", b[j])
			j++
		}
	}
	return out.String()
}

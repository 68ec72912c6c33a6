package migrate

import "github.com/sqluuid/sqluuid/migrate/internal/transform"

// back turns a batch round: images become what they were made of, and texts the letters of
// their images.
func (b *batch) back(t *transform.Transform) {
	b.From, b.To, b.T = b.To, b.From, t.Inverse()
	odd := make([]string, len(b.Odd))
	for i, text := range b.Odd {
		odd[i] = t.Spell(text)
	}
	b.Odd = odd
}

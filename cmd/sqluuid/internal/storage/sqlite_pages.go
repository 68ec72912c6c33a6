package storage

import (
	"encoding/binary"
	"fmt"
	"io"
)

// The kinds of page of a B-tree in an SQLite file (the file format, section
// 1.6), by their first byte.
const (
	interiorIndex = 0x02
	interiorTable = 0x05
	leafIndex     = 0x0a
	leafTable     = 0x0d
)

// A tree is what walkTree counts. Overflow pages, which rows as short as the
// benchmark's do not have, are not counted.
type tree struct {
	pageSize, pages, leaves int
	most                    int // pages that the file has
	used                    int // bytes of the leaves that are in use
}

func (t tree) bytes() float64 { return float64(t.pages) * float64(t.pageSize) }

func (t tree) fill() float64 {
	if t.leaves == 0 {
		return 0
	}
	return float64(t.used) / float64(t.leaves*t.pageSize)
}

// walkTree walks the pages of one B-tree of a file that nobody writes, whose log
// has been copied into it. The size of the file bounds the walk, as a broken tree
// can have its pages in a ring.
func walkTree(f io.ReaderAt, fileSize int64, root uint32) (tree, error) {
	var header [100]byte
	if _, err := f.ReadAt(header[:], 0); err != nil {
		return tree{}, err
	}
	size := int(binary.BigEndian.Uint16(header[16:]))
	if size == 1 {
		size = 65536
	}
	if size < 512 || string(header[:15]) != "SQLite format 3" {
		return tree{}, fmt.Errorf("not an SQLite file")
	}
	t := tree{pageSize: size, most: int(fileSize / int64(size))}
	return t, t.walk(f, root, 0)
}

// maxDepth is deeper than any tree of 2^32 pages.
const maxDepth = 40

func (t *tree) walk(f io.ReaderAt, number uint32, depth int) error {
	if number == 0 || depth > maxDepth || t.pages >= t.most {
		return fmt.Errorf("page %d: the tree is broken", number)
	}
	page := make([]byte, t.pageSize)
	if _, err := f.ReadAt(page, int64(number-1)*int64(t.pageSize)); err != nil {
		return fmt.Errorf("page %d: %w", number, err)
	}
	t.pages++
	h := page
	if number == 1 {
		h = page[100:] // after the file's own header
	}
	cells := int(binary.BigEndian.Uint16(h[3:]))
	switch h[0] {
	case leafIndex, leafTable:
		free, err := freeBytes(page, h, cells)
		if err != nil {
			return fmt.Errorf("page %d: %w", number, err)
		}
		t.leaves++
		t.used += t.pageSize - free
		return nil
	case interiorIndex, interiorTable:
	default:
		return fmt.Errorf("page %d: no page of a tree", number)
	}
	if 12+2*cells > len(h) { // a broken page
		return fmt.Errorf("page %d: %d cells", number, cells)
	}
	for i := range cells {
		at := int(binary.BigEndian.Uint16(h[12+2*i:]))
		if at+4 > len(page) {
			return fmt.Errorf("page %d: cell %d lies outside", number, i)
		}
		if err := t.walk(f, binary.BigEndian.Uint32(page[at:]), depth+1); err != nil {
			return err
		}
	}
	return t.walk(f, binary.BigEndian.Uint32(h[8:]), depth+1)
}

// freeBytes is the room of a leaf: the gap between pointers and cells, the free
// blocks among the cells, and the fragments.
func freeBytes(page, h []byte, cells int) (int, error) {
	content := int(binary.BigEndian.Uint16(h[5:]))
	if content == 0 {
		content = 65536
	}
	free := content - (len(page) - len(h)) - 8 - 2*cells + int(h[7])
	for at := int(binary.BigEndian.Uint16(h[1:])); at != 0; {
		if at+4 > len(page) {
			return 0, fmt.Errorf("a free block lies outside")
		}
		free += int(binary.BigEndian.Uint16(page[at+2:]))
		next := int(binary.BigEndian.Uint16(page[at:]))
		if next != 0 && next <= at {
			return 0, fmt.Errorf("the free blocks are no ascending list")
		}
		at = next
	}
	if free < 0 || free > len(page) {
		return 0, fmt.Errorf("%d bytes are free", free)
	}
	return free, nil
}

package mysql

import "testing"

// What is not told from its line to be a plain index, is made before the rows.
func TestPlainIndexes(t *testing.T) {
	for line, want := range map[string]string{
		"  KEY `a` (`a`)":                                           "KEY `a` (`a`)",
		"  KEY `a` (`a`),":                                          "KEY `a` (`a`)",
		"  KEY `a``b (c)` (`x``y`(7),`z` DESC)":                     "KEY `a``b (c)` (`x``y`(7),`z` DESC)",
		"  KEY `a` (`a`) USING BTREE,":                              "KEY `a` (`a`) USING BTREE",
		"  KEY `a` (`a`) COMMENT 'it''s, one',":                     "KEY `a` (`a`) COMMENT 'it''s, one'",
		"  KEY `a` (`a`) /*!80000 INVISIBLE */":                     "",
		"  KEY `a` (`a`) IGNORED":                                   "",
		"  KEY `a` (`a`) KEY_BLOCK_SIZE=4":                          "",
		"  KEY `a` (`a`) `CLUSTERING`=YES":                          "",
		"  KEY `a` (`a`) USING HASH":                                "",
		"  KEY `a` ((lower(`a`)))":                                  "",
		"  KEY `a` (`b`,(concat(`a`,'x')))":                         "",
		"  KEY `a` (`b`,(`a` + 1))":                                 "",
		"  KEY `a` (`b`,`c`(3) DESC,lower(`a`))":                    "",
		"  UNIQUE KEY `a` (`a`)":                                    "",
		"  FULLTEXT KEY `a` (`a`)":                                  "",
		"  SPATIAL KEY `a` (`a`)":                                   "",
		"  PRIMARY KEY (`a`)":                                       "",
		"  KEY \"a\" (\"a\")":                                       "",
		"  KEY a (a)":                                               "",
		"  `KEY` int(11) DEFAULT NULL":                              "",
		"  CONSTRAINT `KEY` FOREIGN KEY (`a`) REFERENCES `b` (`c`)": "",
	} {
		got := ""
		if m := myPlainIndex.FindStringSubmatch(line); m != nil {
			got = m[1]
		}
		if got != want {
			t.Errorf("%s: got %q, want %q", line, got, want)
		}
		if want != "" && !myAnyIndex.MatchString(line) {
			t.Errorf("%s is not told to be an index", line)
		}
	}
}

package sqltype

import "database/sql/driver"

// connShapes are connections with the combinations of optional interfaces that
// database/sql or the wrapper tells apart: what belongs to a session and what runs
// without a statement in every combination, the rest alone and together.
var connShapes = []struct {
	name  string
	shape func(*fakeConn) driver.Conn
}{
	{"nothing optional", func(c *fakeConn) driver.Conn { return c }},
	{"query", func(c *fakeConn) driver.Conn {
		return struct {
			*fakeConn
			fakeQuery
		}{c, fakeQuery{c}}
	}},
	{"exec", func(c *fakeConn) driver.Conn {
		return struct {
			*fakeConn
			fakeExec
		}{c, fakeExec{c}}
	}},
	{"exec query", func(c *fakeConn) driver.Conn {
		return struct {
			*fakeConn
			fakeExec
			fakeQuery
		}{c, fakeExec{c}, fakeQuery{c}}
	}},
	{"reset", func(c *fakeConn) driver.Conn {
		return struct {
			*fakeConn
			fakeResetter
		}{c, fakeResetter{c}}
	}},
	{"reset query", func(c *fakeConn) driver.Conn {
		return struct {
			*fakeConn
			fakeResetter
			fakeQuery
		}{c, fakeResetter{c}, fakeQuery{c}}
	}},
	{"reset exec", func(c *fakeConn) driver.Conn {
		return struct {
			*fakeConn
			fakeResetter
			fakeExec
		}{c, fakeResetter{c}, fakeExec{c}}
	}},
	{"reset exec query", func(c *fakeConn) driver.Conn {
		return struct {
			*fakeConn
			fakeResetter
			fakeExec
			fakeQuery
		}{c, fakeResetter{c}, fakeExec{c}, fakeQuery{c}}
	}},
	{"valid", func(c *fakeConn) driver.Conn {
		return struct {
			*fakeConn
			fakeValidator
		}{c, fakeValidator{c}}
	}},
	{"valid query", func(c *fakeConn) driver.Conn {
		return struct {
			*fakeConn
			fakeValidator
			fakeQuery
		}{c, fakeValidator{c}, fakeQuery{c}}
	}},
	{"valid exec", func(c *fakeConn) driver.Conn {
		return struct {
			*fakeConn
			fakeValidator
			fakeExec
		}{c, fakeValidator{c}, fakeExec{c}}
	}},
	{"valid exec query", func(c *fakeConn) driver.Conn {
		return struct {
			*fakeConn
			fakeValidator
			fakeExec
			fakeQuery
		}{c, fakeValidator{c}, fakeExec{c}, fakeQuery{c}}
	}},
	{"reset valid", func(c *fakeConn) driver.Conn {
		return struct {
			*fakeConn
			fakeResetter
			fakeValidator
		}{c, fakeResetter{c}, fakeValidator{c}}
	}},
	{"reset valid query", func(c *fakeConn) driver.Conn {
		return struct {
			*fakeConn
			fakeResetter
			fakeValidator
			fakeQuery
		}{c, fakeResetter{c}, fakeValidator{c}, fakeQuery{c}}
	}},
	{"reset valid exec", func(c *fakeConn) driver.Conn {
		return struct {
			*fakeConn
			fakeResetter
			fakeValidator
			fakeExec
		}{c, fakeResetter{c}, fakeValidator{c}, fakeExec{c}}
	}},
	{"reset valid exec query", func(c *fakeConn) driver.Conn {
		return struct {
			*fakeConn
			fakeResetter
			fakeValidator
			fakeExec
			fakeQuery
		}{c, fakeResetter{c}, fakeValidator{c}, fakeExec{c}, fakeQuery{c}}
	}},
	{"execOld", func(c *fakeConn) driver.Conn {
		return struct {
			*fakeConn
			fakeExecOld
		}{c, fakeExecOld{c}}
	}},
	{"queryOld", func(c *fakeConn) driver.Conn {
		return struct {
			*fakeConn
			fakeQueryOld
		}{c, fakeQueryOld{c}}
	}},
	{"execOld queryOld", func(c *fakeConn) driver.Conn {
		return struct {
			*fakeConn
			fakeExecOld
			fakeQueryOld
		}{c, fakeExecOld{c}, fakeQueryOld{c}}
	}},
	{"exec execOld query queryOld", func(c *fakeConn) driver.Conn {
		return struct {
			*fakeConn
			fakeExec
			fakeExecOld
			fakeQuery
			fakeQueryOld
		}{c, fakeExec{c}, fakeExecOld{c}, fakeQuery{c}, fakeQueryOld{c}}
	}},
	{"ping", func(c *fakeConn) driver.Conn {
		return struct {
			*fakeConn
			fakePinger
		}{c, fakePinger{c}}
	}},
	{"beginTx", func(c *fakeConn) driver.Conn {
		return struct {
			*fakeConn
			fakeBeginTx
		}{c, fakeBeginTx{c}}
	}},
	{"prepare", func(c *fakeConn) driver.Conn {
		return struct {
			*fakeConn
			fakePrepare
		}{c, fakePrepare{c}}
	}},
	{"check", func(c *fakeConn) driver.Conn {
		return struct {
			*fakeConn
			fakeChecker
		}{c, fakeChecker{c}}
	}},
	{"exec query check", func(c *fakeConn) driver.Conn {
		return struct {
			*fakeConn
			fakeExec
			fakeQuery
			fakeChecker
		}{c, fakeExec{c}, fakeQuery{c}, fakeChecker{c}}
	}},
	{"execOld queryOld check", func(c *fakeConn) driver.Conn {
		return struct {
			*fakeConn
			fakeExecOld
			fakeQueryOld
			fakeChecker
		}{c, fakeExecOld{c}, fakeQueryOld{c}, fakeChecker{c}}
	}},
	{"ping beginTx prepare check", func(c *fakeConn) driver.Conn {
		return struct {
			*fakeConn
			fakePinger
			fakeBeginTx
			fakePrepare
			fakeChecker
		}{c, fakePinger{c}, fakeBeginTx{c}, fakePrepare{c}, fakeChecker{c}}
	}},
	{"reset valid beginTx prepare", func(c *fakeConn) driver.Conn {
		return struct {
			*fakeConn
			fakeResetter
			fakeValidator
			fakeBeginTx
			fakePrepare
		}{c, fakeResetter{c}, fakeValidator{c}, fakeBeginTx{c}, fakePrepare{c}}
	}},
	{"ping reset valid beginTx prepare exec execOld query queryOld check", func(c *fakeConn) driver.Conn {
		return struct {
			*fakeConn
			fakePinger
			fakeResetter
			fakeValidator
			fakeBeginTx
			fakePrepare
			fakeExec
			fakeExecOld
			fakeQuery
			fakeQueryOld
			fakeChecker
		}{c, fakePinger{c}, fakeResetter{c}, fakeValidator{c}, fakeBeginTx{c}, fakePrepare{c}, fakeExec{c}, fakeExecOld{c}, fakeQuery{c}, fakeQueryOld{c}, fakeChecker{c}}
	}},
}

// stmtShapes are statements with every combination of optional interfaces.
var stmtShapes = []struct {
	name  string
	shape func(*fakeStmt) driver.Stmt
}{
	{"nothing optional", func(s *fakeStmt) driver.Stmt { return s }},
	{"check", func(s *fakeStmt) driver.Stmt {
		return struct {
			*fakeStmt
			fakeStmtChecker
		}{s, fakeStmtChecker{s}}
	}},
	{"convert", func(s *fakeStmt) driver.Stmt {
		return struct {
			*fakeStmt
			fakeStmtConverter
		}{s, fakeStmtConverter{s}}
	}},
	{"exec", func(s *fakeStmt) driver.Stmt {
		return struct {
			*fakeStmt
			fakeStmtExec
		}{s, fakeStmtExec{s}}
	}},
	{"query", func(s *fakeStmt) driver.Stmt {
		return struct {
			*fakeStmt
			fakeStmtQuery
		}{s, fakeStmtQuery{s}}
	}},
	{"check convert", func(s *fakeStmt) driver.Stmt {
		return struct {
			*fakeStmt
			fakeStmtChecker
			fakeStmtConverter
		}{s, fakeStmtChecker{s}, fakeStmtConverter{s}}
	}},
	{"check exec", func(s *fakeStmt) driver.Stmt {
		return struct {
			*fakeStmt
			fakeStmtChecker
			fakeStmtExec
		}{s, fakeStmtChecker{s}, fakeStmtExec{s}}
	}},
	{"check query", func(s *fakeStmt) driver.Stmt {
		return struct {
			*fakeStmt
			fakeStmtChecker
			fakeStmtQuery
		}{s, fakeStmtChecker{s}, fakeStmtQuery{s}}
	}},
	{"convert exec", func(s *fakeStmt) driver.Stmt {
		return struct {
			*fakeStmt
			fakeStmtConverter
			fakeStmtExec
		}{s, fakeStmtConverter{s}, fakeStmtExec{s}}
	}},
	{"convert query", func(s *fakeStmt) driver.Stmt {
		return struct {
			*fakeStmt
			fakeStmtConverter
			fakeStmtQuery
		}{s, fakeStmtConverter{s}, fakeStmtQuery{s}}
	}},
	{"exec query", func(s *fakeStmt) driver.Stmt {
		return struct {
			*fakeStmt
			fakeStmtExec
			fakeStmtQuery
		}{s, fakeStmtExec{s}, fakeStmtQuery{s}}
	}},
	{"check convert exec", func(s *fakeStmt) driver.Stmt {
		return struct {
			*fakeStmt
			fakeStmtChecker
			fakeStmtConverter
			fakeStmtExec
		}{s, fakeStmtChecker{s}, fakeStmtConverter{s}, fakeStmtExec{s}}
	}},
	{"check convert query", func(s *fakeStmt) driver.Stmt {
		return struct {
			*fakeStmt
			fakeStmtChecker
			fakeStmtConverter
			fakeStmtQuery
		}{s, fakeStmtChecker{s}, fakeStmtConverter{s}, fakeStmtQuery{s}}
	}},
	{"check exec query", func(s *fakeStmt) driver.Stmt {
		return struct {
			*fakeStmt
			fakeStmtChecker
			fakeStmtExec
			fakeStmtQuery
		}{s, fakeStmtChecker{s}, fakeStmtExec{s}, fakeStmtQuery{s}}
	}},
	{"convert exec query", func(s *fakeStmt) driver.Stmt {
		return struct {
			*fakeStmt
			fakeStmtConverter
			fakeStmtExec
			fakeStmtQuery
		}{s, fakeStmtConverter{s}, fakeStmtExec{s}, fakeStmtQuery{s}}
	}},
	{"check convert exec query", func(s *fakeStmt) driver.Stmt {
		return struct {
			*fakeStmt
			fakeStmtChecker
			fakeStmtConverter
			fakeStmtExec
			fakeStmtQuery
		}{s, fakeStmtChecker{s}, fakeStmtConverter{s}, fakeStmtExec{s}, fakeStmtQuery{s}}
	}},
}

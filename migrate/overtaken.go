package migrate

import "context"

// planRewrite plans anew what was refused while another process moved a run on the
// class: the ids were counted after that, and the state was read before.
func (p *planner) planRewrite(ctx context.Context, also taken) (*Plan, error) {
	for attempt := 0; ; attempt++ {
		pl, err := p.planRewriteOnce(ctx, also)
		if err == nil || attempt == 2 || !p.overtaken(ctx, pl) {
			return pl, err
		}
	}
}

// overtaken reports whether the latest run on the plan's class is another one by now
// than it was, or has been written to. It goes by a session of its own, as plans do:
// on a cluster another connection may be behind.
func (p *planner) overtaken(ctx context.Context, pl *Plan) bool {
	if pl == nil || pl.classHash == "" {
		return false
	}
	s, err := p.d.Open(ctx, p.db)
	if err != nil {
		return false // what the plan says is known
	}
	defer s.Close()
	runs, err := pl.store().List(ctx, s)
	if err != nil {
		return false
	}
	for _, r := range runs {
		if r.ClassHash == pl.classHash {
			return r.ID != pl.lastRun || r.Seq != pl.lastSeq
		}
	}
	return pl.lastRun != 0
}

package postgres

import "testing"

func TestUncasts(t *testing.T) {
	columns := map[string]string{"id": "id__new", "user_id": "user_id__new", `a"b`: `a"b__new`}
	const id = "0190163d-8694-739b-aea5-966c26f8ad91"
	for _, c := range []struct{ text, want, odd string }{
		{"((id)::text = (user_id)::text)", "(id = user_id)", ""},
		{"((o.user_id)::text = (u.id)::text)", "(o.user_id = u.id)", ""},
		{`(("a""b")::text <> (x."a""b")::text)`, `("a""b" <> x."a""b")`, ""},
		{"(((id)::text IS DISTINCT FROM (user_id)::text) OR (n > 0))", "((id IS DISTINCT FROM user_id) OR (n > 0))", ""},
		{"(((id)::text IS NOT DISTINCT FROM (user_id)::text))", "((id IS NOT DISTINCT FROM user_id))", ""},
		{"((id)::text IN ( SELECT o.user_id FROM o))", "(id IN ( SELECT o.user_id FROM o))", ""},
		{"((id)::text = '" + id + "'::text)", "(id = '" + id + "')", ""},
		{"(id = '" + id + "'::bpchar)", "(id = '" + id + "')", ""},
		{"(id = '" + id + "'::uuid)", "(id = '" + id + "')", ""},
		{"((id)::text = '0190163D-8694-739B-AEA5-966C26F8AD91'::text)", "(id = '0190163D-8694-739B-AEA5-966C26F8AD91')",
			"0190163D-8694-739B-AEA5-966C26F8AD91"},
		{"((id)::text = ANY (ARRAY['" + id + "'::text, ('" + id + "'::character varying)::text]))", "(id IN ('" + id + "', '" + id + "'))", ""},
		{"((id)::text <> ALL ((ARRAY['" + id + "'::character varying])::text[]))", "(id NOT IN ('" + id + "'))", ""},
		{"((id)::text = ANY (ARRAY['0190163D-8694-739B-AEA5-966C26F8AD91'::text, 'x'::text]))",
			"((id)::text = ANY (ARRAY['0190163D-8694-739B-AEA5-966C26F8AD91'::text, 'x'::text]))", "0190163D-8694-739B-AEA5-966C26F8AD91"},
		// What is no comparison of ids stays.
		{"((id)::text = ANY (ARRAY[(other)::text]))", "((id)::text = ANY (ARRAY[(other)::text]))", ""},
		{"((id)::text = 'none'::text)", "((id)::text = 'none'::text)", ""},
		{"((id)::text = (other)::text)", "((id)::text = (other)::text)", ""},
		{"((other)::text = (id)::text)", "((other)::text = (id)::text)", ""},
		{"((id)::text ~~ '%a'::text)", "((id)::text ~~ '%a'::text)", ""},
		{"((id)::text > (user_id)::text)", "((id)::text > (user_id)::text)", ""},
		{"lower((id)::text)", "lower((id)::text)", ""},
		{"(lower((id)::text) = lower((user_id)::text))", "(lower((id)::text) = lower((user_id)::text))", ""},
		{"(COALESCE(id, user_id) = id)", "(COALESCE(id, user_id) = id)", ""},
		{"SELECT (id)::text AS id, '(id)::text = (id)::text' AS note", "SELECT (id)::text AS id, '(id)::text = (id)::text' AS note", ""},
	} {
		got, odd := uncasts(c.text, columns)
		if got != c.want || odd != c.odd {
			t.Errorf("%s\n is %s, %q\nwant %s, %q", c.text, got, odd, c.want, c.odd)
		}
	}
}

-- name: collation of a character set
-- Names as the catalogue has them. Parameters: character set, twice, and collation; '' is any.
SELECT a.CHARACTER_SET_NAME, a.COLLATION_NAME
	FROM information_schema.COLLATION_CHARACTER_SET_APPLICABILITY a
JOIN information_schema.CHARACTER_SETS c ON c.CHARACTER_SET_NAME = a.CHARACTER_SET_NAME
WHERE (? = '' OR a.CHARACTER_SET_NAME = ?)
	AND a.COLLATION_NAME = COALESCE(NULLIF(?, ''), c.DEFAULT_COLLATE_NAME)
 ORDER BY a.CHARACTER_SET_NAME = 'utf8mb4' DESC

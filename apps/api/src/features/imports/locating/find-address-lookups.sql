-- The kept answers to :questions that are young enough, in no order: a sure match since :sureSince, any
-- other answer since :unsureSince. Without a match the other columns are null.
SELECT l.question, l.label, l.score::float8 AS score, l.is_town AS "isTown", l.lon, l.lat
FROM address_lookup l
WHERE l.question = ANY (:questions::text[])
  AND l.asked_at >= CASE WHEN l.score >= :sure::float8 THEN :sureSince::timestamptz ELSE :unsureSince::timestamptz END

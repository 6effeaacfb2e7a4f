-- The :most best recommendations within :radiusM metres of a place, best first; ties by id. Scoring
-- a million pois per request is too slow, so the candidates are, for each of :drawnThemes (0 is
-- every theme), the :drawn nearest, and the :drawn nearest until :soonDay. The score is the sum of
-- five values from 0 to 1, weighted by :shares in the order affinity, near, soon, popular, fit.
-- :themeBits and :optionBits hold the bit of the theme or option of each weight; a theme or option
-- without a bit there counts 0.
WITH drawn AS MATERIALIZED (
  SELECT n.poi_id, min(n.distance) AS distance
  FROM unnest(:drawnThemes::int[], :drawn::int[]) AS d (theme, most)
  CROSS JOIN unnest(ARRAY[:toDay::date, least(:toDay::date, :soonDay::date)]) AS u (last_day)
  CROSS JOIN LATERAL nearest_pois(
    theme => d.theme, lon => :lon::float8, lat => :lat::float8, radius_m => :radiusM::float8, wanted_options => :options::int,
    from_day => :fromDay::date, to_day => u.last_day, excluded_poi_id => NULL, page_size => d.most, skipped => 0
  ) n
  GROUP BY n.poi_id
), known AS (
  SELECT s.poi_id, s.version_id, s.theme_mask, d.distance,
    l.affinity, exp(-d.distance / :radiusM::float8) AS near,
    CASE WHEN s.first_day = '-infinity' THEN 0.2
         WHEN s.ongoing @> daterange(n.next_day, greatest(n.next_day, :today::date + 7), '[]') THEN 0.4
         ELSE exp((:fromDay::date - n.next_day) / :soonWithinDays::float8) END AS soon,
    least(1, ln(1 + s.popularity) / ln(1 + :popularAt::float8)) AS popular,
    greatest(l.fit, o.fit) AS fit
  FROM drawn d
  CROSS JOIN LATERAL (SELECT * FROM poi_search s WHERE s.poi_id = d.poi_id AND NOT s.poi_id = ANY (:excludedIds::uuid[]) OFFSET 0) s
  CROSS JOIN LATERAL (SELECT CASE WHEN s.first_day >= :fromDay::date THEN s.first_day WHEN s.dates @> :fromDay::date THEN :fromDay::date
      ELSE lower(s.dates * datemultirange(daterange(:fromDay::date, :toDay::date, '[]'))) END AS next_day) n
  CROSS JOIN LATERAL (SELECT coalesce(max(t.affinity), 0) AS affinity, coalesce(max(t.fit), 0) AS fit
    FROM unnest(:themeBits::int[], :affinities::float8[], :fits::float8[]) AS t (bit, affinity, fit) WHERE s.theme_mask & t.bit <> 0) l
  CROSS JOIN LATERAL (SELECT coalesce(max(t.fit), 0) AS fit FROM unnest(:optionBits::int[], :optionFits::float8[]) AS t (bit, fit)
    WHERE s.options & t.bit <> 0) o
), best AS MATERIALIZED (
  SELECT k.*,
    (:shares::float8[])[1] * k.affinity + (:shares::float8[])[2] * k.near + (:shares::float8[])[3] * k.soon
      + (:shares::float8[])[4] * k.popular + (:shares::float8[])[5] * k.fit AS score
  FROM known k ORDER BY score DESC, k.poi_id LIMIT :most::int
)
SELECT b.poi_id::text AS id, v.themes[1] AS theme, coalesce(v.organisation_id::text, fold_text(v.organizer_name)) AS organiser, b.theme_mask AS "themeMask",
  b.affinity, b.near, b.soon, b.popular, b.fit
FROM best b CROSS JOIN LATERAL (
  SELECT v.themes, v.organizer_name, (SELECT p.organisation_id FROM poi p WHERE p.id = b.poi_id) AS organisation_id
  FROM poi_version v WHERE v.id = b.version_id OFFSET 0) v
ORDER BY b.score DESC, b.poi_id

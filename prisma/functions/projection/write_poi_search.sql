-- Brings the projection of some pois (poi_search, poi_text, poi_word, promoted_poi) in line with the
-- tables, as of an instant. A poi without a theme is no outing: it has no row, so that no list or count has it.
-- A date that is cancelled or postponed is none of its days; off_starts has its period_start.
-- next_card and next_until: see the migration next_cards. A search that begins on or before next_until
-- shows the period that begins first, if it begins alone on its day.
-- poi_word has no lexemes of themes and venues, since a typed word resembles none of them.
-- Unchanged rows are not written, so that index-only scans need not visit the table.
-- A new poi, and one with another title or place or with further days, goes to duplicate_check.
-- A first import fills empty tables faster than statistics follow, and a plan made then lasts: the
-- fence (OFFSET 0), the array and the settings make the database look pois up one by one,
-- independent of the planner's estimates.
CREATE OR REPLACE FUNCTION write_poi_search(ids uuid[], as_of timestamptz) RETURNS void
LANGUAGE plpgsql
SET enable_seqscan = off
SET enable_bitmapscan = off
AS $$
BEGIN
  WITH wanted AS (
    SELECT DISTINCT id FROM unnest(ids) AS w (id)
  ), next AS MATERIALIZED (
    SELECT n.* FROM wanted CROSS JOIN LATERAL (
      SELECT p.id AS poi_id, v.id AS version_id, grid_cell(v.lon, v.lat) AS cell, theme_mask(v.themes) AS theme_mask,
        option_mask(v.options) | trait_mask(
          options => v.options, themes => v.themes, min_price_cents => v.min_price_cents, minimum_age => v.minimum_age,
          maximum_age => v.maximum_age, parts => CASE WHEN NOT v.is_permanent THEN d.parts END, shared_parts => d.shared_parts
        ) AS options, option_mask(v.known_options) AS known_options, v.lon, v.lat,
        CASE WHEN v.is_permanent THEN '{(,)}'::datemultirange ELSE d.dates END AS dates,
        CASE WHEN v.is_permanent THEN '-infinity' ELSE lower(d.dates) END AS first_day,
        CASE WHEN v.is_permanent THEN '{}'::datemultirange ELSE coalesce(d.ongoing, '{}') END AS ongoing,
        coalesce(p.published_at, p.created_at) AS published_at, q.off_starts, q.full_starts,
        CASE WHEN v.is_permanent THEN NULL ELSE d.expires_at END AS expires_at,
        p.popularity, p.source, poi_card(p, v, m) AS card,
        CASE
          WHEN v.is_permanent THEN 'infinity'
          WHEN d.starts[2] = d.starts[1] OR q.full_starts IS NOT NULL THEN '-infinity'
          ELSE least(d.last_days[1], d.starts[2] - 1)
        END AS next_until,
        CASE WHEN v.is_permanent THEN ',"startDate":null,"endDate":null,"poiTime":null' ELSE
          ',"startDate":' || to_json(d.starts[1]) || ',"endDate":' || to_json(d.last_days[1]) || ',"poiTime":' || coalesce(to_json(d.times[1])::text, 'null')
        END AS next_dates,
        array_to_tsvector(string_to_array(fold_text(concat_ws(' ', v.label, v.place_name, v.organizer_name, v.locality,
          array_to_string(v.tags, ' '),
          (SELECT string_agg((SELECT f.label_fr FROM feature f WHERE f.id = x.feature_id), ' ') FROM poi_feature x WHERE x.version_id = v.id)
        )), ' ')) || array_to_tsvector(theme_lexemes(v.themes)
          || venue_lexemes(place_name => v.place_name, street_address => v.street_address, postal_code => v.postal_code, locality => v.locality)) AS words
      FROM poi p
      JOIN poi_version v ON v.poi_id = p.id AND v.status = 'published' AND v.lon IS NOT NULL AND cardinality(v.themes) > 0
      LEFT JOIN media m ON m.id = v.main_media_id
      LEFT JOIN LATERAL (
        SELECT array_agg(x.starts_at ORDER BY x.starts_at) FILTER (WHERE x.state IN ('cancelled', 'postponed')) AS off_starts,
          array_agg(x.starts_at ORDER BY x.starts_at) FILTER (WHERE x.state = 'full') AS full_starts
        FROM date_state x WHERE x.poi_id = p.id
      ) q ON true
      LEFT JOIN LATERAL (
        SELECT range_agg(daterange(x.start_date, x.last_day, '[]')) AS dates,
          range_agg(daterange(x.start_date, x.last_day, '[]')) FILTER (WHERE x.last_day - x.start_date >= 7) AS ongoing,
          min(x.ends_at) AS expires_at,
          (array_agg(x.start_date ORDER BY x.start_date))[:2] AS starts,
          (array_agg(x.last_day ORDER BY x.start_date))[:1] AS last_days,
          (array_agg(x.start_time ORDER BY x.start_date))[:1] AS times,
          bit_or(part_mask(start_time => x.start_time, end_time => x.end_time)) AS parts,
          bit_and(part_mask(start_time => x.start_time, end_time => x.end_time)) AS shared_parts
        FROM period x
        WHERE x.version_id = v.id AND x.ends_at > as_of
          AND (period_start(start_date => x.start_date, start_time => x.start_time) = ANY (q.off_starts)) IS NOT TRUE
      ) d ON true
      WHERE p.id = wanted.id AND p.is_enabled AND p.archived_at IS NULL AND (v.is_permanent OR d.dates IS NOT NULL)
      OFFSET 0
    ) n
  ), shown AS (
    SELECT n.*, CASE WHEN n.next_until > '-infinity' THEN
      '{' || (SELECT string_agg(to_json(f.key) || ':' || f.value, ',') FROM jsonb_each(n.card) f) || n.next_dates
    END AS next_card
    FROM next n
  ), gone AS (
    DELETE FROM poi_search WHERE poi_id = ANY (ARRAY(SELECT id FROM wanted EXCEPT SELECT poi_id FROM next))
  ), gone_text AS (
    DELETE FROM poi_text WHERE poi_id = ANY (ARRAY(SELECT id FROM wanted EXCEPT SELECT poi_id FROM next))
  ), kept AS (
    INSERT INTO poi_search AS s (poi_id, version_id, cell, theme_mask, options, known_options, lon, lat, dates, first_day,
      ongoing, published_at, expires_at, popularity, source, card, off_starts, full_starts, next_card, next_until)
    SELECT poi_id, version_id, cell, theme_mask, options, known_options, lon, lat, dates, first_day, ongoing,
      published_at, expires_at, popularity, source, card, off_starts, full_starts, next_card, next_until
    FROM shown ORDER BY poi_id
    ON CONFLICT (poi_id) DO UPDATE SET version_id = excluded.version_id, cell = excluded.cell, theme_mask = excluded.theme_mask,
      options = excluded.options, known_options = excluded.known_options, lon = excluded.lon, lat = excluded.lat,
      dates = excluded.dates, first_day = excluded.first_day, ongoing = excluded.ongoing, published_at = excluded.published_at,
      expires_at = excluded.expires_at, popularity = excluded.popularity, source = excluded.source, card = excluded.card,
      off_starts = excluded.off_starts, full_starts = excluded.full_starts, next_card = excluded.next_card,
      next_until = excluded.next_until
    WHERE (s.version_id, s.theme_mask, s.options, s.known_options, s.lon, s.lat, s.dates, s.ongoing, s.published_at, s.expires_at,
        s.popularity, s.source, s.card, s.off_starts, s.full_starts, s.next_card, s.next_until)
      IS DISTINCT FROM (excluded.version_id, excluded.theme_mask, excluded.options, excluded.known_options, excluded.lon,
        excluded.lat, excluded.dates, excluded.ongoing, excluded.published_at, excluded.expires_at, excluded.popularity,
        excluded.source, excluded.card, excluded.off_starts, excluded.full_starts, excluded.next_card, excluded.next_until)
  ), kept_text AS (
    INSERT INTO poi_text AS t (poi_id, cell, words)
    SELECT poi_id, cell, words FROM next ORDER BY poi_id
    ON CONFLICT (poi_id) DO UPDATE SET cell = excluded.cell, words = excluded.words
    WHERE (t.cell, t.words) IS DISTINCT FROM (excluded.cell, excluded.words)
  ), to_check AS (
    INSERT INTO duplicate_check (poi_id)
    SELECT n.poi_id FROM next n LEFT JOIN LATERAL (
      SELECT s.lon, s.lat, s.card->>'label' AS label, s.dates FROM poi_search s WHERE s.poi_id = n.poi_id OFFSET 0
    ) old ON true
    WHERE (old.lon, old.lat, old.label) IS DISTINCT FROM (n.lon, n.lat, n.card->>'label') OR NOT n.dates <@ old.dates
    ORDER BY n.poi_id
  )
  INSERT INTO poi_word (word)
  SELECT DISTINCT w.word
  FROM next CROSS JOIN LATERAL unnest(tsvector_to_array(next.words)) AS w (word)
  WHERE w.word ~ '[a-z]{3}' AND NOT w.word ~ '^[#@]'
  ORDER BY w.word
  ON CONFLICT DO NOTHING;
  PERFORM write_promoted_pois(ids => ids, as_of => as_of);
END $$;

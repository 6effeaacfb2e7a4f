-- What a card shows whatever is asked is kept ready in the projection: twenty cards took sixty look-ups in other tables, and half of a list's
-- time. Whoever changes a title, a picture's credits or a live state refreshes the projection in the same transaction, as for the rest.
SET lock_timeout = '5s';

CREATE FUNCTION poi_card(p poi, v poi_version, m media) RETURNS jsonb LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT jsonb_build_object('id', p.id, 'slugFr', p.slug_fr, 'label', v.label, 'theme', v.themes[1], 'locality', v.locality,
    'mainMediaFileId', v.main_media_id, 'mainMediaFileCredits', m.credits, 'mainMediaFileLicense', m.license,
    'isFree', 'free' = ANY (v.options), 'minPriceCents', v.min_price_cents, 'maxPriceCents', v.max_price_cents,
    'isPermanent', v.is_permanent, 'liveState', p.live_state, 'position', jsonb_build_object('lon', v.lon, 'lat', v.lat))
$$;

ALTER TABLE poi_search ADD COLUMN card jsonb;
UPDATE poi_search s SET card = poi_card(p, v, m)
FROM poi p JOIN poi_version v ON v.poi_id = p.id LEFT JOIN media m ON m.id = v.main_media_id
WHERE p.id = s.poi_id AND v.id = s.version_id;
ALTER TABLE poi_search ALTER COLUMN card SET NOT NULL;

CREATE OR REPLACE FUNCTION write_poi_search(ids uuid[], as_of timestamptz) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  WITH wanted AS (
    SELECT DISTINCT id FROM unnest(ids) AS w (id)
  ), next AS MATERIALIZED (
    SELECT p.id AS poi_id, v.id AS version_id, grid_cell(v.lon, v.lat) AS cell, theme_mask(v.themes) AS theme_mask,
           option_mask(v.options) AS options, option_mask(v.known_options) AS known_options, v.lon, v.lat,
           CASE WHEN v.is_permanent THEN '{(,)}'::datemultirange ELSE d.dates END AS dates,
           CASE WHEN v.is_permanent THEN '-infinity' ELSE lower(d.dates) END AS first_day,
           CASE WHEN v.is_permanent THEN '{}'::datemultirange ELSE coalesce(d.ongoing, '{}') END AS ongoing,
           coalesce(p.published_at, p.created_at) AS published_at, CASE WHEN v.is_permanent THEN NULL ELSE d.expires_at END AS expires_at,
           p.popularity, p.source, v.geog, poi_card(p, v, m) AS card,
           strip(to_tsvector('simple', fold_text(concat_ws(' ', v.label, v.place_name, v.organizer_name, v.locality)))) AS words
    FROM wanted
    JOIN poi p ON p.id = wanted.id AND p.is_enabled AND p.archived_at IS NULL
    JOIN poi_version v ON v.poi_id = p.id AND v.status = 'published' AND v.lon IS NOT NULL
    LEFT JOIN media m ON m.id = v.main_media_id
    LEFT JOIN LATERAL (
      SELECT range_agg(daterange(x.start_date, x.last_day, '[]')) AS dates,
             range_agg(daterange(x.start_date, x.last_day, '[]')) FILTER (WHERE x.last_day - x.start_date >= 7) AS ongoing,
             min(x.ends_at) AS expires_at
      FROM period x WHERE x.version_id = v.id AND x.ends_at > as_of
    ) d ON true
    WHERE v.is_permanent OR d.dates IS NOT NULL
  ), gone AS (
    DELETE FROM poi_search s USING wanted WHERE s.poi_id = wanted.id AND NOT EXISTS (SELECT FROM next n WHERE n.poi_id = s.poi_id)
  ), gone_text AS (
    DELETE FROM poi_text t USING wanted WHERE t.poi_id = wanted.id AND NOT EXISTS (SELECT FROM next n WHERE n.poi_id = t.poi_id)
  ), kept AS (
    INSERT INTO poi_search AS s (poi_id, version_id, cell, theme_mask, options, known_options, lon, lat, dates, first_day,
                                 ongoing, published_at, expires_at, popularity, source, geog, card)
    SELECT poi_id, version_id, cell, theme_mask, options, known_options, lon, lat, dates, first_day, ongoing,
           published_at, expires_at, popularity, source, geog, card
    FROM next ORDER BY poi_id
    ON CONFLICT (poi_id) DO UPDATE SET version_id = excluded.version_id, cell = excluded.cell, theme_mask = excluded.theme_mask,
      options = excluded.options, known_options = excluded.known_options, lon = excluded.lon, lat = excluded.lat, dates = excluded.dates,
      first_day = excluded.first_day, ongoing = excluded.ongoing, published_at = excluded.published_at, expires_at = excluded.expires_at,
      popularity = excluded.popularity, source = excluded.source, geog = excluded.geog, card = excluded.card
    WHERE (s.version_id, s.theme_mask, s.options, s.known_options, s.lon, s.lat, s.dates, s.ongoing, s.published_at, s.expires_at, s.popularity, s.source, s.card)
      IS DISTINCT FROM (excluded.version_id, excluded.theme_mask, excluded.options, excluded.known_options, excluded.lon, excluded.lat,
        excluded.dates, excluded.ongoing, excluded.published_at, excluded.expires_at, excluded.popularity, excluded.source, excluded.card)
  ), kept_text AS (
    INSERT INTO poi_text AS t (poi_id, cell, words) SELECT poi_id, cell, words FROM next ORDER BY poi_id
    ON CONFLICT (poi_id) DO UPDATE SET cell = excluded.cell, words = excluded.words WHERE (t.cell, t.words) IS DISTINCT FROM (excluded.cell, excluded.words)
  )
  INSERT INTO poi_word (word)
  SELECT DISTINCT w.word FROM next CROSS JOIN LATERAL unnest(tsvector_to_array(next.words)) AS w (word)
  WHERE w.word ~ '[a-z]{3}' AND NOT EXISTS (SELECT FROM poi_word known WHERE known.word = w.word)
  ORDER BY w.word
  ON CONFLICT DO NOTHING;
END $$;

-- The card of a poi, and what of it depends on the question: the earliest occurrence that is not over and lies in the asked days, how far it
-- is, and its group. A long period goes first on the same day, as the group says.
DROP FUNCTION poi_cards(uuid, double precision, date, date, date, timestamptz);
CREATE FUNCTION poi_cards(card_id uuid, away double precision, from_day date, to_day date, today date, as_of timestamptz)
RETURNS TABLE (card jsonb, "startDate" text, "endDate" text, "poiTime" text, distance int, "group" text)
LANGUAGE sql STABLE PARALLEL SAFE ROWS 1 AS $$
  SELECT s.card, o.start_date::text, o.last_day::text, o.start_time::text, round(away)::int,
         CASE WHEN s.first_day = '-infinity' THEN 'ongoing' WHEN NOT s.ongoing @> greatest(o.start_date, from_day) THEN 'agenda'
              WHEN s.ongoing @> daterange(greatest(o.start_date, from_day), greatest(o.start_date, from_day, today + 7), '[]') THEN 'ongoing'
              ELSE 'last-days' END
  FROM poi_search s
  LEFT JOIN LATERAL (
    SELECT x.start_date, x.last_day, x.start_time FROM period x
    WHERE x.version_id = s.version_id AND s.first_day > '-infinity' AND x.ends_at > as_of AND x.start_date <= to_day AND x.last_day >= from_day
    ORDER BY greatest(x.start_date, from_day), x.last_day - x.start_date >= 7 DESC, x.start_time NULLS FIRST, x.ends_at, x.start_date LIMIT 1
  ) o ON true
  WHERE s.poi_id = card_id
$$;

-- A first import fills empty tables faster than statistics follow: whatever the planner believes, a thousand pois are looked up one by one.
ALTER FUNCTION write_poi_search(uuid[], timestamptz) SET enable_seqscan = off;
ALTER FUNCTION refresh_poi_search(uuid[], timestamptz) SET enable_seqscan = off;

-- The fields of a card that do not depend on the search; stored in poi_search.card. The colour is
-- omitted when it is unknown, the focal point when it is unknown or the centre.
CREATE OR REPLACE FUNCTION poi_card(p poi, v poi_version, m media) RETURNS jsonb
LANGUAGE sql STABLE PARALLEL SAFE
AS $$
  SELECT jsonb_build_object(
    'id', p.id,
    'slugFr', p.slug_fr,
    'label', v.label,
    'theme', v.themes[1],
    'locality', v.locality,
    'mainMediaFileId', v.main_media_id,
    'mainMediaFileCredits', m.credits,
    'mainMediaFileLicense', m.license,
    'isFree', 'free' = ANY (v.options),
    'minPriceCents', v.min_price_cents,
    'maxPriceCents', v.max_price_cents,
    'isPermanent', v.is_permanent,
    'liveState', p.live_state,
    'position', jsonb_build_object('lon', v.lon, 'lat', v.lat)
  ) || jsonb_strip_nulls(jsonb_build_object(
    'mainMediaColor', m.color,
    'mainMediaFocal', CASE WHEN m.focal_x <> 0.5 OR m.focal_y <> 0.5
      THEN jsonb_build_object('x', round(m.focal_x::numeric, 3), 'y', round(m.focal_y::numeric, 3)) END
  ))
$$;

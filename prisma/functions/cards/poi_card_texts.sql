-- The result of poi_cards as JSON text. It has no distance when away is null.
-- Concatenates text, because building and serialising the JSON of twenty cards takes longer than
-- finding them.
CREATE OR REPLACE FUNCTION poi_card_texts(
  card_id uuid, away double precision, from_day date, to_day date, today date, as_of timestamptz,
  wanted_options int DEFAULT 0
)
RETURNS TABLE (card text) ROWS 1
LANGUAGE sql STABLE PARALLEL SAFE
AS $$
  SELECT left(c.card::text, -1)
    || coalesce(',"startDate":"' || c."startDate" || '","endDate":"' || c."endDate" || '"', ',"startDate":null,"endDate":null')
    || coalesce(',"poiTime":"' || c."poiTime" || '"', ',"poiTime":null')
    || coalesce(',"distance":' || c.distance, '')
    || ',"group":"' || c."group" || '"}'
  FROM poi_cards(
    card_id => card_id, away => away, from_day => from_day, to_day => to_day, today => today,
    as_of => as_of, wanted_options => wanted_options
  ) c
$$;

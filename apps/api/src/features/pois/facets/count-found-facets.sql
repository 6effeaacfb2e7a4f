-- The counts of count-facets.sql among the pois that hold the words of :q.
SELECT total, themes, yes, "unknown", presets
FROM text_facets(text_query(:q::text), :firstCell::int, :lastCell::int, :theme::int, :lon::float8, :lat::float8, :radiusM::float8, :options::int,
  :fromDay::date, :toDay::date, :presetSpans::text[]::daterange[])

-- The counts of count-facets.sql among the pois that match the words of :q.
SELECT total, themes, yes, "unknown", presets
FROM text_facets(
  wanted_words => text_query(typed => :q::text), first_cell => :firstCell::int, last_cell => :lastCell::int,
  lows => :lows::int[], highs => :highs::int[],
  theme => :theme::int, lon => :lon::float8, lat => :lat::float8, radius_m => :radiusM::float8, wanted_options => :options::int,
  from_day => :fromDay::date, to_day => :toDay::date, preset_spans => :presetSpans::text[]::daterange[],
  west => :west::float8, south => :south::float8, east => :east::float8, north => :north::float8
)

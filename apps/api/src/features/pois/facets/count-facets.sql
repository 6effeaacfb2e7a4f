-- Counts the results that each choice would leave: themes (18) without the theme filter, options
-- (5) in addition to the other filters, presets (3) in place of the dates.
SELECT total, themes, yes, "unknown", presets
FROM grid_facets(
  lows => :lows::int[], highs => :highs::int[],
  theme => :theme::int, lon => :lon::float8, lat => :lat::float8, radius_m => :radiusM::float8, wanted_options => :options::int,
  from_day => :fromDay::date, to_day => :toDay::date, preset_spans => :presetSpans::text[]::daterange[],
  west => :west::float8, south => :south::float8, east => :east::float8, north => :north::float8
)

-- What each choice would leave: themes (18) without the theme filter, options (5) on top of the others, presets (3) in place of the dates.
SELECT total, themes, yes, "unknown", presets
FROM grid_facets(:lows::int[], :highs::int[], :theme::int, :lon::float8, :lat::float8, :radiusM::float8, :options::int,
  :fromDay::date, :toDay::date, :presetSpans::text[]::daterange[])

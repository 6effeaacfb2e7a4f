-- The sponsored events near a place are read by cell, instead of all events sponsored today.
-- write_promoted_pois, which is applied after the migrations, writes a row with each later change of
-- an event or of its sponsored runs.
SET lock_timeout = '5s';

CREATE INDEX promotion_poi ON promotion (poi_id);

-- One row per sponsored run of an event that visitors can find: what a list of sponsored events reads
-- of poi_search.
CREATE TABLE promoted_poi (
  promotion_id uuid PRIMARY KEY REFERENCES promotion (id) ON DELETE CASCADE,
  poi_id       uuid NOT NULL REFERENCES poi_search (poi_id) ON DELETE CASCADE,
  run          daterange NOT NULL,
  last_day     date NOT NULL, -- of the run
  cell         int NOT NULL,
  lon          double precision NOT NULL,
  lat          double precision NOT NULL,
  theme_mask   int NOT NULL,
  options      int NOT NULL,
  dates        datemultirange NOT NULL
);

INSERT INTO promoted_poi (promotion_id, poi_id, run, last_day, cell, lon, lat, theme_mask, options, dates)
SELECT p.id, p.poi_id, p.run, upper(p.run) - 1, s.cell, s.lon, s.lat, s.theme_mask, s.options, s.dates
FROM promotion p JOIN poi_search s ON s.poi_id = p.poi_id
WHERE upper(p.run) > CURRENT_DATE - 1;

CREATE INDEX promoted_poi_area ON promoted_poi (cell, last_day) INCLUDE (run, lon, lat, theme_mask, options, dates, poi_id);
CREATE INDEX promoted_poi_days ON promoted_poi (last_day);
CREATE INDEX promoted_poi_poi ON promoted_poi (poi_id);

-- Brings the search, and whoever keeps pages, in line with what was written of :poiIds, as of :now.
SELECT refresh_poi_search(ids => :poiIds::uuid[], as_of => :now::timestamptz)::text AS refreshed

-- Tells the search and whoever keeps pages that :poiId has changed.
SELECT refresh_poi_search(ARRAY[:poiId::uuid], :now::timestamptz)::text AS refreshed

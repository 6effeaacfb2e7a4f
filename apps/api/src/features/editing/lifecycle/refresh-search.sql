-- Brings what visitors find of :poiId in line with what was written, as of :now.
SELECT refresh_poi_search(ARRAY[:poiId::uuid], :now::timestamptz)::text AS refreshed

-- Brings the projection of :poiIds in line with what was written, as of :now.
SELECT refresh_poi_search(:poiIds::uuid[], :now::timestamptz)::text AS refreshed

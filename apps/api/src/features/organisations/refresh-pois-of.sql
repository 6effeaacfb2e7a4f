-- Brings the search and the pages in line with what became of these pois.
SELECT refresh_poi_search(:poiIds::uuid[], :now::timestamptz)::text AS refreshed

-- Updates the search projection of :poiIds as of :now, and notifies page caches of the changes.
SELECT refresh_poi_search(ids => :poiIds::uuid[], as_of => :now::timestamptz)::text AS refreshed

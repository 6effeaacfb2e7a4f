-- Refreshes the projection of some pois, notifies the page caches and records the change for readers
-- of the change feed. Call it in the transaction that changes the pois, after the change.
CREATE OR REPLACE FUNCTION refresh_poi_search(ids uuid[], as_of timestamptz) RETURNS void
LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM refresh_poi_lists(ids => ids, as_of => as_of);
  PERFORM record_poi_changes(ids => ids, as_of => as_of);
END $$;

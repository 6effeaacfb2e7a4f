-- Refreshes the projection of some pois, notifies the page caches and records the change for readers
-- of the change feed. Call it in the transaction that changes the pois, after the change.
-- record_poi_changes comes first, because it locks a row of each poi: of two transactions that change
-- the same poi or its sponsored runs, the second one projects what the first one wrote.
CREATE OR REPLACE FUNCTION refresh_poi_search(ids uuid[], as_of timestamptz) RETURNS void
LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM record_poi_changes(ids => ids, as_of => as_of);
  PERFORM refresh_poi_lists(ids => ids, as_of => as_of);
END $$;

-- Deletes pois with their dependent rows.
SELECT d.id::text FROM delete_pois(ids => :poiIds::uuid[], as_of => :now::timestamptz) AS d(id)

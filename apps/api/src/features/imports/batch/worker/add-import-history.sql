WITH added AS (
  INSERT INTO poi_history (id, poi_id, happened_at, actor_kind, action, version_number, to_status)
  SELECT e.id, e."poiId", :now::timestamptz, 'import',
    CASE WHEN e.status = 'in-review' THEN 'submitted' WHEN e."isNew" THEN 'created' ELSE 'saved' END, v.number, e.status
  FROM json_to_recordset(:entries::json) AS e (id uuid, "poiId" uuid, "versionId" uuid, status text, "isNew" boolean)
  JOIN poi_version v ON v.id = e."versionId"
  RETURNING 1
)
SELECT count(*)::int AS added FROM added

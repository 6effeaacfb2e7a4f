-- Stores what records of a feed gave; `digest` is null for one that must be read again. Returns their number.
WITH kept AS (
  INSERT INTO followed_record (source_id, ext_id, digest, draft_hash, ends_on, title, notes)
  SELECT :sourceId::uuid, r."extId", r.digest, r."draftHash", r."endsOn", r.title, r.notes
  FROM jsonb_to_recordset(:records::jsonb)
    AS r ("extId" text, digest text, "draftHash" text, "endsOn" date, title text, notes jsonb)
  ON CONFLICT (source_id, ext_id) DO UPDATE SET missing_since = NULL, digest = excluded.digest, draft_hash = excluded.draft_hash,
    ends_on = excluded.ends_on, title = excluded.title, notes = excluded.notes
  RETURNING 1
)
SELECT count(*)::int AS kept FROM kept

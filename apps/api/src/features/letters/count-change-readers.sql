-- Counts the readers of list-change-readers.sql whom a change of an online event to :liveState
-- would alert, or a change of one date when it is null; not those whose address gets no mail.
SELECT count(*)::int AS count
FROM poi p
JOIN poi_version v ON v.poi_id = p.id AND v.status = 'published'
JOIN favorite f ON f.poi_id = p.id
JOIN account a ON a.id = f.account_id AND a.email_verified_at IS NOT NULL AND a.leaving_at IS NULL
WHERE p.id = :poiId::uuid AND p.archived_at IS NULL AND (:liveState::text IS NULL OR p.live_state <> :liveState)
  AND NOT EXISTS (SELECT FROM suppressed_address s WHERE s.address = lower(a.email))

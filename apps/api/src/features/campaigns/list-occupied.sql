-- Occupied periods of :poiId that end on :today or later, in order: of active campaigns, and of
-- holds that are valid at :now. `campaignId` only for members of the campaign's organisation and
-- for :isModerator.
SELECT CASE WHEN :isModerator::boolean OR m.role IS NOT NULL THEN s.campaign_id::text END AS "campaignId",
  lower(s.period)::text AS "startDate", (upper(s.period) - 1)::text AS "endDate", s.kind
FROM campaign_slot s
JOIN campaign c ON c.id = s.campaign_id
LEFT JOIN membership m ON m.organisation_id = c.organisation_id AND m.account_id = :accountId::text
WHERE s.poi_id = :poiId::uuid AND upper(s.period) > :today::date AND (s.kind = 'active' OR s.expires_at > :now::timestamptz)
ORDER BY s.period

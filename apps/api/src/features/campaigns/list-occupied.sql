-- The days of :poiId that are taken from :today on, the first to come first: by active campaigns, and by those being paid as of :now. The
-- campaign is named for whoever belongs to its organisation, and for :isModerator.
SELECT CASE WHEN :isModerator::boolean OR m.role IS NOT NULL THEN s.campaign_id::text END AS "campaignId",
  lower(s.period)::text AS "startDate", (upper(s.period) - 1)::text AS "endDate", s.kind
FROM campaign_slot s
JOIN campaign c ON c.id = s.campaign_id
LEFT JOIN membership m ON m.organisation_id = c.organisation_id AND m.account_id = :accountId::text
WHERE s.poi_id = :poiId::uuid AND upper(s.period) > :today::date AND (s.kind = 'active' OR s.expires_at > :now::timestamptz)
ORDER BY s.period

-- Open payments whose holds expired before :now and overlap the period: settle them before another
-- campaign takes the days.
SELECT y.id::text
FROM campaign_slot s JOIN payment y ON y.campaign_id = s.campaign_id AND y.status = 'open'
WHERE s.poi_id = :poiId::uuid AND s.kind = 'hold' AND s.expires_at <= :now::timestamptz
  AND s.period && daterange(:startDate::date, :endDate::date, '[]') AND s.campaign_id <> :campaignId::uuid
ORDER BY y.created_at

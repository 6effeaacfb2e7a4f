-- Open payments of other campaigns than :campaignId, the oldest first, whose holds on days of the
-- period have expired. Settle them before the days are given to another campaign.
SELECT y.id::text
FROM campaign_slot s JOIN payment y ON y.campaign_id = s.campaign_id AND y.status = 'open'
WHERE s.poi_id = :poiId::uuid AND s.kind = 'hold' AND s.expires_at <= :now::timestamptz
  AND s.period && daterange(:startDate::date, :endDate::date, '[]') AND s.campaign_id <> :campaignId::uuid
ORDER BY y.created_at

-- True when an active campaign of :poiId other than :campaignId occupies a day of the period. A
-- hold during a payment does not prevent a draft.
SELECT EXISTS (SELECT FROM campaign_slot s WHERE s.poi_id = :poiId::uuid AND s.kind = 'active' AND s.campaign_id <> :campaignId::uuid
  AND s.period && daterange(:startDate::date, :endDate::date, '[]')) AS "isTaken"

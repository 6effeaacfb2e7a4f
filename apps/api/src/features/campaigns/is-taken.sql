-- Whether an active campaign of :poiId other than :campaignId has a day of the period. One that is being paid does not keep anybody from
-- writing a draft.
SELECT EXISTS (SELECT FROM campaign_slot s WHERE s.poi_id = :poiId::uuid AND s.kind = 'active' AND s.campaign_id <> :campaignId::uuid
  AND s.period && daterange(:startDate::date, :endDate::date, '[]')) AS "isTaken"

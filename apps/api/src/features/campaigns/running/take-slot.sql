-- Occupies days of an event for an active campaign; no row when a campaign occupies or holds one of
-- them, or when :campaignId already has days.
INSERT INTO campaign_slot (campaign_id, poi_id, period, kind)
VALUES (:campaignId::uuid, :poiId::uuid, daterange(:startDate::date, :endDate::date, '[]'), 'active')
ON CONFLICT DO NOTHING
RETURNING campaign_id::text AS id

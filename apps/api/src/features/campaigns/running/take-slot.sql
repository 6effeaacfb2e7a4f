-- Takes days of an event for good, unless another campaign has one of them; no row then.
INSERT INTO campaign_slot (campaign_id, poi_id, period, kind)
VALUES (:campaignId::uuid, :poiId::uuid, daterange(:startDate::date, :endDate::date, '[]'), 'active')
ON CONFLICT DO NOTHING
RETURNING campaign_id::text AS id

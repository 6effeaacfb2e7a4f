-- Holds days of an event while somebody pays, unless another campaign has one of them; no row then.
INSERT INTO campaign_slot (campaign_id, poi_id, period, kind, expires_at)
VALUES (:campaignId::uuid, :poiId::uuid, daterange(:startDate::date, :endDate::date, '[]'), 'hold', :expiresAt::timestamptz)
ON CONFLICT DO NOTHING
RETURNING campaign_id::text AS id

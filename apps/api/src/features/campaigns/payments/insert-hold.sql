-- Holds days of an event during a payment; no row when a campaign occupies or holds one of them, or
-- when :campaignId already has days.
INSERT INTO campaign_slot (campaign_id, poi_id, period, kind, expires_at)
VALUES (:campaignId::uuid, :poiId::uuid, daterange(:startDate::date, :endDate::date, '[]'), 'hold', :expiresAt::timestamptz)
ON CONFLICT DO NOTHING
RETURNING campaign_id::text AS id

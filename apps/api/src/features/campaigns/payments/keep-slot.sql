-- Turns the hold of a campaign into occupied days; no row when the hold no longer exists.
UPDATE campaign_slot SET kind = 'active', expires_at = NULL WHERE campaign_id = :campaignId::uuid RETURNING campaign_id::text AS id

-- The days a campaign holds are its own from now on; no row when it holds none any more.
UPDATE campaign_slot SET kind = 'active', expires_at = NULL WHERE campaign_id = :campaignId::uuid RETURNING campaign_id::text AS id

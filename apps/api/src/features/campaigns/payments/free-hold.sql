-- Gives back the days a campaign holds; those of an active one are not held.
DELETE FROM campaign_slot WHERE campaign_id = :campaignId::uuid AND kind = 'hold' RETURNING campaign_id::text AS id

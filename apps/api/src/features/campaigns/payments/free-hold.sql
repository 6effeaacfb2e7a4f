-- Frees the days on hold for a campaign; those of an active campaign stay.
DELETE FROM campaign_slot WHERE campaign_id = :campaignId::uuid AND kind = 'hold' RETURNING campaign_id::text AS id

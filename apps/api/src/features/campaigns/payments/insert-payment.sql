-- Inserts the next payment attempt of a campaign.
INSERT INTO payment (id, campaign_id, attempt, weeks, weekly_rate_cents, vat_percent, excl_vat_cents, vat_cents, amount_cents, expires_at, request, created_at)
SELECT :id::uuid, :campaignId::uuid, (SELECT coalesce(max(y.attempt), 0) + 1 FROM payment y WHERE y.campaign_id = :campaignId::uuid),
  :weeks::int, :weeklyRateCents::int, :vatPercent::int, :exclVatCents::int, :vatCents::int, :amountCents::int, :expiresAt::timestamptz,
  :request::jsonb, :now::timestamptz
RETURNING id::text

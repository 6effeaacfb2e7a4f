-- Whether an organisation whose only owner is :accountId has an active campaign that has not ended
-- as of :today, or a campaign with a payment in progress.
SELECT EXISTS (
  SELECT FROM campaign c JOIN membership m ON m.organisation_id = c.organisation_id AND m.account_id = :accountId::text AND m.role = 'owner'
  WHERE (c.status = 'active' AND c.stopped_at IS NULL AND c.end_date >= :today::date
      OR EXISTS (SELECT FROM payment y WHERE y.campaign_id = c.id AND y.status = 'open'))
    AND NOT EXISTS (SELECT FROM membership x WHERE x.organisation_id = c.organisation_id AND x.account_id <> m.account_id AND x.role = 'owner')
) AS "isActive"

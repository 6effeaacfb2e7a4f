-- Locks a campaign of an organisation that :accountId is a member of, or any when :isModerator,
-- until the end of the transaction; else no row. find-locked-campaign.sql reads the columns in a
-- second statement: after a wait for the lock, this one would read payments and memberships as they
-- were before the wait.
SELECT c.id::text FROM campaign c
WHERE c.id = :id::uuid
  AND (:isModerator::boolean
    OR EXISTS (SELECT FROM membership m WHERE m.organisation_id = c.organisation_id AND m.account_id = :accountId::text))
FOR UPDATE OF c

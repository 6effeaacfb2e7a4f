-- Locks a campaign of an organisation of :accountId, or any for :isModerator, until the end of the
-- transaction; else no row. find-locked-campaign.sql reads the columns: this statement would return
-- their values from before it waited for the lock.
SELECT c.id::text FROM campaign c
WHERE c.id = :id::uuid
  AND (:isModerator::boolean
    OR EXISTS (SELECT FROM membership m WHERE m.organisation_id = c.organisation_id AND m.account_id = :accountId::text))
FOR UPDATE OF c

-- Holds a campaign until the end of the transaction, when :accountId belongs to its organisation, or :isModerator; no row for anybody else.
-- What it says is read afterwards, by a statement of its own: this one would read what was there before it waited.
SELECT c.id::text FROM campaign c
WHERE c.id = :id::uuid
  AND (:isModerator::boolean
    OR EXISTS (SELECT FROM membership m WHERE m.organisation_id = c.organisation_id AND m.account_id = :accountId::text))
FOR UPDATE OF c

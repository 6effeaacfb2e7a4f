-- Reads an issued invoice for a member of the invoiced organisation, or for :isModerator.
SELECT i.number, i.pdf FROM invoice i
WHERE i.number = :number
  AND (:isModerator::boolean
    OR EXISTS (SELECT FROM membership m WHERE m.organisation_id = i.organisation_id AND m.account_id = :accountId::text))

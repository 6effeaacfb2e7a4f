-- Lists the invoices and credit notes of a campaign in order of issue, for a member of the invoiced
-- organisation or :isModerator.
SELECT i.number, i.kind, i.issued_on::text AS "issuedOn", i.total_cents AS "totalCents"
FROM invoice i JOIN payment y ON y.id = i.payment_id
WHERE y.campaign_id = :campaignId::uuid
  AND (:isModerator::boolean
    OR EXISTS (SELECT FROM membership m WHERE m.organisation_id = i.organisation_id AND m.account_id = :accountId::text))
ORDER BY i.created_at, i.kind <> 'invoice', i.number

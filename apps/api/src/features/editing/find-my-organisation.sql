-- :organisationId as :accountId belongs to it; no row when he does not. Its status stays as it is until the transaction ends.
SELECT o.id, o.name, o.status, m.role FROM organisation o JOIN membership m ON m.organisation_id = o.id AND m.account_id = :accountId
WHERE o.id = :organisationId::uuid FOR SHARE OF o

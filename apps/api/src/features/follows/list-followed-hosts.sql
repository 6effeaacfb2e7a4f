-- The venues and the approved organisations that an account follows, last followed first, then by
-- kind and slug. A venue has the name and the town that it had when it was followed.
SELECT x.kind, x.slug, x.name, x.locality
FROM (
  SELECT 'venue' AS kind, f.slug, f.name, f.locality, f.created_at FROM followed_venue f WHERE f.account_id = :accountId::text
  UNION ALL
  SELECT 'organiser', o.slug, o.name, o.locality, f.created_at
  FROM followed_organiser f JOIN organisation o ON o.id = f.organisation_id AND o.status = 'approved'
  WHERE f.account_id = :accountId::text
) x
ORDER BY x.created_at DESC, x.kind, x.slug

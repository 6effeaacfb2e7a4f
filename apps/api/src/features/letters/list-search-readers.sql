-- A page of the accounts that get the mail about their saved searches, in the order of their ids.
-- The page begins after the account :after. A search is in `searches` when its own mail is on and
-- no mail has covered the time until :due. The search that was saved first is the first one. An
-- account without such a search is left out.
-- Accounts are bounded by :after too: without it, a merge join reads those of all former pages.
SELECT a.id, a.email, a.first_name AS "firstName", a.locale, s.searches
FROM (
  SELECT DISTINCT account_id FROM saved_search
  WHERE has_mail AND news_until < :due::timestamptz AND account_id > :after::text
) d
JOIN account a ON a.id = d.account_id AND a.id > :after::text
  AND a.wants_search_news AND a.email_verified_at IS NOT NULL AND a.leaving_at IS NULL
CROSS JOIN LATERAL (
  SELECT jsonb_agg(jsonb_build_object('id', x.id, 'name', x.name, 'filters', x.filters, 'newsUntil', x.news_until) ORDER BY x.created_at, x.id) AS searches
  FROM saved_search x
  WHERE x.account_id = a.id AND x.has_mail AND x.news_until < :due::timestamptz
) s
ORDER BY a.id LIMIT :count::int

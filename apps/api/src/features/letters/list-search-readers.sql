-- The accounts that get mails about their saved searches, with these searches: those whose mail is
-- on and has not covered the time until :due, first saved first.
SELECT a.id, a.email, a.first_name AS "firstName", a.locale, s.searches
FROM (
  SELECT account_id, jsonb_agg(jsonb_build_object('id', id, 'name', name, 'filters', filters, 'newsUntil', news_until) ORDER BY created_at, id) AS searches
  FROM saved_search
  WHERE has_mail AND news_until < :due::timestamptz AND account_id > :after::text
  GROUP BY account_id
) s
JOIN account a ON a.id = s.account_id AND a.wants_search_news AND a.email_verified_at IS NOT NULL AND a.leaving_at IS NULL
ORDER BY a.id LIMIT :count::int

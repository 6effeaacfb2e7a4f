-- Counts of all events of an organisation, one row for each day from :fromDay to :toDay. No row
-- unless :accountId is a member or :isModerator is true.
SELECT g.day::date::text AS "day", coalesce(sum(d.views), 0)::int AS "views", coalesce(sum(d.favorites), 0)::int AS "favorites",
  coalesce(sum(d.clicks), 0)::int AS "clicks"
FROM organisation o
CROSS JOIN generate_series(:fromDay::date, :toDay::date, interval '1 day') AS g (day)
LEFT JOIN (poi p JOIN poi_day d ON d.poi_id = p.id) ON p.organisation_id = o.id AND d.day = g.day::date
WHERE o.id = :id::uuid
  AND (:isModerator::boolean OR EXISTS (SELECT FROM organisation_actor m WHERE m.organisation_id = o.id AND m.actor_id = :accountId::text))
GROUP BY g.day
ORDER BY g.day

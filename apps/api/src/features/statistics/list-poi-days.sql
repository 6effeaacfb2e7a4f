-- Counts of an event, one row for each day from :fromDay to :toDay. No row unless :accountId is a
-- member of the event's organisation or :isModerator is true.
SELECT g.day::date::text AS "day", coalesce(d.views, 0) AS "views", coalesce(d.favorites, 0) AS "favorites", coalesce(d.clicks, 0) AS "clicks"
FROM poi p
CROSS JOIN generate_series(:fromDay::date, :toDay::date, interval '1 day') AS g (day)
LEFT JOIN poi_day d ON d.poi_id = p.id AND d.day = g.day::date
WHERE p.id = :id::uuid
  AND (:isModerator::boolean
    OR EXISTS (SELECT FROM organisation_actor m WHERE m.organisation_id = p.organisation_id AND m.actor_id = :accountId::text))
ORDER BY g.day

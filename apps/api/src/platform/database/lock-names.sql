-- Locks each of :names like lock-name, in a fixed order, so that two such calls cannot deadlock.
SELECT count(pg_advisory_xact_lock(hashtextextended(name, 0))::text)::int AS held
FROM (SELECT DISTINCT name FROM unnest(:names::text[]) AS n (name) ORDER BY name) AS ordered

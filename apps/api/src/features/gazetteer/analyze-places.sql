-- Updates the statistics of the filled tables at once: until autovacuum does so, the planner would
-- choose sequential scans.
ANALYZE region, region_name, region_postal_code

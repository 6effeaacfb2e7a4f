-- Updates the planner's statistics at once: until autovacuum does, it would scan the filled tables
-- sequentially.
ANALYZE region, region_name, region_postal_code

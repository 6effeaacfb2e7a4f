-- Tells the planner that the tables are full now: a search that comes before autovacuum's turn would read them whole.
ANALYZE region, region_name, region_postal_code

-- Updates the planner's statistics after the bulk insert, so that the next queries get fast plans.
ANALYZE poi, poi_version, period, media

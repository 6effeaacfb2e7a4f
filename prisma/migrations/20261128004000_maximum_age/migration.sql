-- The age in years up to which an event admits visitors; null when it has no upper limit.
SET lock_timeout = '5s';

ALTER TABLE poi_version ADD COLUMN maximum_age int CHECK (maximum_age BETWEEN 1 AND 99);

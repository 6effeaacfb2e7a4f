-- The age in years from which an event admits visitors; null when it admits every age.
SET lock_timeout = '5s';

ALTER TABLE poi_version ADD COLUMN minimum_age int CHECK (minimum_age BETWEEN 1 AND 99);

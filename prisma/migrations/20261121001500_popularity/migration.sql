-- How popular a poi is follows from the favourites of the last days: who was added lately, and who was popular until now.
SET lock_timeout = '5s';

CREATE INDEX favorite_created ON favorite (created_at);
CREATE INDEX poi_popular ON poi (id) WHERE popularity > 0;

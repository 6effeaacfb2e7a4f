-- Nobody ever wrote it. Whoever asks whose an event is asks the event itself, by key: the page of an organiser, recommendations.
SET lock_timeout = '5s';

ALTER TABLE poi_search DROP COLUMN organisation_id;

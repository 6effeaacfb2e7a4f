-- A typed word finds the known words that differ from it by one letter or by one letter in another
-- place: such words share a key. Trigrams miss most of them below seven letters.
-- A word of three letters or fewer has no key but itself. A longer word also has, for each of its
-- first twenty letters, the word without this letter.
CREATE FUNCTION word_keys(word text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_agg(DISTINCT key) FROM (
    SELECT word AS key
    UNION ALL
    SELECT overlay(word PLACING '' FROM place FOR 1) FROM generate_series(1, least(length(word), 20)) AS place WHERE length(word) > 3
  ) k
$$;

SET lock_timeout = 0;
-- Waits for imports in a mode that lets searches continue.
LOCK TABLE poi_word IN SHARE ROW EXCLUSIVE MODE;

-- Searches of a text wait while the small table is rewritten and indexed.
SET lock_timeout = '5s';
ALTER TABLE poi_word ADD COLUMN keys text[] NOT NULL GENERATED ALWAYS AS (word_keys(word)) STORED;
CREATE INDEX poi_word_keys ON poi_word USING gin (keys);

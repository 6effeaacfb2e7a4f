-- The query of venues that the text :q means; null when it has no word.
SELECT venue_query(typed => :q::text)::text AS words

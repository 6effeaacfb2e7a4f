-- The share of all pois that the planner expects to have the searched words, from 0 to 1: an
-- estimate from the statistics of the index of words, which reads no poi. Volatile because
-- PostgreSQL explains no statement in a stable function.
CREATE OR REPLACE FUNCTION share_with_words(wanted_words tsquery) RETURNS double precision
LANGUAGE plpgsql VOLATILE
AS $$
DECLARE
  plan json;
BEGIN
  FOR plan IN EXECUTE 'EXPLAIN (FORMAT JSON) SELECT FROM poi_text WHERE words @@ $1' USING wanted_words LOOP
    RETURN (plan -> 0 -> 'Plan' ->> 'Plan Rows')::double precision
      / (SELECT greatest(c.reltuples, 1) FROM pg_class c WHERE c.oid = 'poi_text'::regclass);
  END LOOP;
END $$;

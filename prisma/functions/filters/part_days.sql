-- The days of the periods of a poi that start in the wanted part of the day, for days_of_part. Leaves
-- out the periods that were over when the projection of the poi was written.
CREATE OR REPLACE FUNCTION part_days(searched_id uuid, wanted_options int) RETURNS datemultirange
LANGUAGE plpgsql STABLE PARALLEL SAFE
AS $$
BEGIN
  RETURN (
    SELECT coalesce(range_agg(daterange(x.start_date, x.last_day, '[]')), '{}')
    FROM poi_search s
    JOIN period x ON x.version_id = s.version_id
    WHERE s.poi_id = searched_id AND x.ends_at >= s.expires_at
      AND (period_start(start_date => x.start_date, start_time => x.start_time) = ANY (s.off_starts)) IS NOT TRUE
      AND part_mask(start_time => x.start_time, end_time => x.end_time) & wanted_options <> 0
  );
END $$;

-- Whether a period of a poi starts in the wanted part of the day and overlaps the searched days, for
-- suits_part. Leaves out the periods that were over when the projection of the poi was written.
-- Stops at the first such period. part_days reads all periods of the poi.
CREATE OR REPLACE FUNCTION part_on_days(searched_id uuid, wanted_options int, from_day date, to_day date) RETURNS boolean
LANGUAGE plpgsql STABLE PARALLEL SAFE
AS $$
BEGIN
  RETURN EXISTS (
    SELECT 1
    FROM poi_search s
    JOIN period x ON x.version_id = s.version_id
    WHERE s.poi_id = searched_id AND x.ends_at >= s.expires_at AND x.start_date <= to_day AND x.last_day >= from_day
      AND (period_start(start_date => x.start_date, start_time => x.start_time) = ANY (s.off_starts)) IS NOT TRUE
      AND part_mask(start_time => x.start_time, end_time => x.end_time) & wanted_options <> 0
  );
END $$;

-- Promotes the event of a campaign from the first to the last day of the campaign.
INSERT INTO promotion (id, poi_id, run)
SELECT c.id, c.poi_id, daterange(c.start_date, c.end_date, '[]') FROM campaign c WHERE c.id = :id::uuid AND c.poi_id IS NOT NULL
ON CONFLICT DO NOTHING
RETURNING id::text

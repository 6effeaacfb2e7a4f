-- Slugs of the communes of one part with at least :least events within :radiusM metres, in the order
-- of slugs, and the last slug of the part, null when no commune follows :after. One row.
SELECT b.last_slug AS "lastSlug", b.slugs
FROM busy_towns(after_slug => :after, part_size => :partSize::int, wanted => :least::int, radius_m => :radiusM::float8) b

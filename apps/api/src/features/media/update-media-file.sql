-- Changes what is said of :mediaFileId, and its focal point. The terms of a licence go with the
-- licence. Only for pictures that no published version shows.
UPDATE media SET title = :title, credits = :credits, license = :license, license_url = CASE WHEN license = :license THEN license_url END, focal_x = :focalX::real, focal_y = :focalY::real
WHERE id = :mediaFileId::uuid
RETURNING id

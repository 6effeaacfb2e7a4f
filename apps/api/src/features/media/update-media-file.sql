-- Changes the texts and the focal point of :mediaFileId, which no published version may show.
-- Another licence drops the link to the terms.
UPDATE media SET title = :title, credits = :credits, license = :license, license_url = CASE WHEN license = :license THEN license_url END, focal_x = :focalX::real, focal_y = :focalY::real
WHERE id = :mediaFileId::uuid
RETURNING id

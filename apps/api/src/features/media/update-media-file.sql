-- Changes the texts and the focal point of :mediaFileId. Another licence drops the link to the
-- terms. Only for pictures that no published version shows.
UPDATE media SET title = :title, credits = :credits, license = :license, license_url = CASE WHEN license = :license THEN license_url END, focal_x = :focalX::real, focal_y = :focalY::real
WHERE id = :mediaFileId::uuid
RETURNING id

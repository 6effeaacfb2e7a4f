-- Changes the texts and the focal point of :mediaFileId; the caller has checked that no published
-- version shows it. A changed licence drops the link to its terms.
UPDATE media SET title = :title, credits = :credits, license = :license, license_url = CASE WHEN license = :license THEN license_url END, focal_x = :focalX::real, focal_y = :focalY::real
WHERE id = :mediaFileId::uuid
RETURNING id

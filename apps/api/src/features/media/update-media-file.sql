-- Changes what is said of :mediaFileId, and its focal point. Only for pictures that no published version shows.
UPDATE media SET title = :title, credits = :credits, license = :license, focal_x = :focalX::real, focal_y = :focalY::real
WHERE id = :mediaFileId::uuid
RETURNING id

-- Those of :slugs that are a current or former slug of a poi. No order.
SELECT slug_fr AS slug FROM poi WHERE slug_fr = ANY (:slugs::text[])
UNION
SELECT slug_fr FROM poi_slug_history WHERE slug_fr = ANY (:slugs::text[])

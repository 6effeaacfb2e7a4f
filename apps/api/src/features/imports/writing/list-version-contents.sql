-- What an import writes of the versions :versionIds beside their texts, in no order: dates without
-- order, prices and contacts in theirs. `hasMore`: with a tour, or with a picture of the source.
SELECT v.id::text AS "versionId", v.organizer_name AS "organizerName",
  coalesce((SELECT json_agg(json_build_object('startDate', d.start_date, 'endDate', d.end_date, 'startTime', d.start_time, 'endTime', d.end_time))
    FROM period d WHERE d.version_id = v.id), '[]'::json) AS periods,
  coalesce((SELECT json_agg(json_build_object('minPriceCents', p.min_price_cents, 'maxPriceCents', p.max_price_cents, 'priceModes', p.price_modes,
      'policyName', p.policy_name, 'label', p.label, 'startDate', p.start_date, 'endDate', p.end_date, 'additionalInfo', p.additional_info) ORDER BY p.rank)
    FROM price p WHERE p.version_id = v.id), '[]'::json) AS prices,
  coalesce((SELECT json_agg(json_build_object('type', c.type, 'legalName', c.legal_name, 'emails', c.emails, 'phoneNumbers', c.phone_numbers,
      'websites', c.websites) ORDER BY c.rank)
    FROM contact c WHERE c.version_id = v.id), '[]'::json) AS contacts,
  coalesce((SELECT json_agg(f.feature_id) FROM poi_feature f WHERE f.version_id = v.id), '[]'::json) AS features,
  EXISTS (SELECT FROM tour t WHERE t.version_id = v.id)
    OR EXISTS (SELECT FROM poi_media x JOIN media m ON m.id = x.media_id AND m.kind = 'remote' WHERE x.version_id = v.id) AS "hasMore"
FROM poi_version v WHERE v.id = ANY (:versionIds::uuid[])

-- A null parameter keeps the stored value, unless the new status clears it. A refusal without a
-- comment clears the former comment.
UPDATE poi_version SET status = :status, autopublish = coalesce(:autopublish::boolean, autopublish),
  submitted_at = coalesce(:submittedAt::timestamptz, submitted_at),
  decided_at = CASE WHEN :status IN ('in-review', 'draft') THEN NULL ELSE coalesce(:decidedAt::timestamptz, decided_at) END,
  refusal_reasons = CASE WHEN :status = 'refused' THEN coalesce(:reasons::text[], refusal_reasons) WHEN :status = 'in-review' THEN '{}' ELSE refusal_reasons END,
  refusal_comment = CASE WHEN :status = 'refused' THEN :comment WHEN :status = 'in-review' THEN NULL ELSE refusal_comment END
WHERE id = :versionId::uuid RETURNING id

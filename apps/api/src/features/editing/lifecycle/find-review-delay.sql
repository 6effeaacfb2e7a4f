SELECT (percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM decided_at - submitted_at)) / 60)::int AS minutes
FROM poi_version WHERE decided_at > :now::timestamptz - interval '30 days' AND decided_at <= :now::timestamptz AND submitted_at IS NOT NULL

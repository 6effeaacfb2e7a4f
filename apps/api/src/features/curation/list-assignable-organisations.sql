-- Approved organisations whose name contains or resembles :q, or whose SIREN is :q. Best match
-- first, ties by id, at most ten.
SELECT o.id, o.name, o.locality, o.siren
FROM organisation o
WHERE o.status = 'approved'
  AND (fold_text(o.name) LIKE '%' || fold_text(:q::text) || '%' OR fold_text(o.name) % fold_text(:q::text) OR o.siren = replace(:q::text, ' ', ''))
ORDER BY similarity(fold_text(o.name), fold_text(:q::text)) DESC, o.id
LIMIT 10

-- Every feature, by group and label.
SELECT id, "group", label_fr AS label FROM feature ORDER BY "group", label_fr, id

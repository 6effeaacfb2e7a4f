-- The themes that a folded word of a search names. Null when it names none.
-- A word names a theme when it is a name of the theme, in the singular or the plural.
-- A word of five letters or more also names a theme when it begins or resembles one of its names.
-- Each word of the French and English labels of a theme is a name of it: a test compares them with
-- packages/contracts.
CREATE OR REPLACE FUNCTION themes_of_word(word text) RETURNS text[]
LANGUAGE sql STABLE PARALLEL SAFE
AS $$
  SELECT array_agg(DISTINCT n.theme)
  FROM (VALUES
    ('spectacles', 'spectacle show'),
    ('concerts', 'concert'),
    ('degustations', 'degustation tasting'),
    ('promenades-a-pied', 'promenade pied balade randonnee rando marche walk hike'),
    ('promenades-a-velo', 'promenade velo balade cyclo vtt bike ride'),
    ('promenades-a-cheval', 'promenade cheval balade equitation equestre horse ride'),
    ('tourisme', 'tourisme visite sightseeing'),
    ('famille', 'famille family'),
    ('sports', 'sport'),
    ('evenements-artistiques', 'evenement artistique art event'),
    ('theatre', 'theatre'),
    ('musees', 'musee museum'),
    ('marches-et-brocantes', 'marche brocante vide grenier braderie market flea'),
    ('cinema', 'cinema film'),
    ('conference', 'conference talk'),
    ('expositions', 'exposition expo exhibition'),
    ('fetes', 'fete festival'),
    ('son-et-lumiere-feu-d-artifice', 'son lumiere feu artifice light show firework')
  ) AS n (theme, names)
  CROSS JOIN LATERAL string_to_table(n.names, ' ') AS name
  WHERE word IN (name, name || 's', name || 'x')
    OR (length(word) >= 5 AND (
      starts_with(name, word)
      OR (abs(length(word) - length(name)) <= 2
        AND (similarity(word, name) >= 0.5
          OR length(word) = length(name) AND sorted_letters(word) = sorted_letters(name)))))
$$;

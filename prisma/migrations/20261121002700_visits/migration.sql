-- Who was counted today, so that nobody counts twice. A visitor is a hash under a salt of the day; both are gone the day after, and what is
-- left is a number.
SET lock_timeout = '5s';

CREATE TABLE visit_salt (
  day  date PRIMARY KEY,
  salt text NOT NULL
);

CREATE TABLE poi_visit (
  day     date NOT NULL,
  poi_id  uuid NOT NULL REFERENCES poi (id) ON DELETE CASCADE,
  kind    text NOT NULL CHECK (kind IN ('view', 'click')),
  visitor text NOT NULL,
  network text NOT NULL,
  PRIMARY KEY (poi_id, day, kind, visitor)
);
CREATE INDEX poi_visit_day ON poi_visit (day);

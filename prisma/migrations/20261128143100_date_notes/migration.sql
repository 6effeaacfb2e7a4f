-- What sets one date of an event apart, such as "version surtitrée"; part of the version, so that it is
-- reviewed.
SET lock_timeout = '5s';

ALTER TABLE period ADD COLUMN note text;

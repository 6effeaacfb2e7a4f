-- The number of an association in the national directory (RNA), for those without a SIREN.
SET lock_timeout = '5s';

ALTER TABLE organisation ADD COLUMN rna text;
CREATE INDEX organisation_rna ON organisation (rna) WHERE rna IS NOT NULL;

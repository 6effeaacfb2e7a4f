-- Whether the account was made on the professional site, whose form its mails take. Unknown for the accounts made before: false.
SET lock_timeout = '5s';

ALTER TABLE account ADD COLUMN is_pro boolean NOT NULL DEFAULT false;

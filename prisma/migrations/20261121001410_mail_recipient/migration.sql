-- An account that goes away takes the mails to its address with it: found without reading the whole outbox. What was sent forgot its recipient.
SET lock_timeout = '5s';

CREATE INDEX mail_outbox_recipient ON mail_outbox (recipient) WHERE recipient <> '';

-- Forgets the mails of an account, sent or not, and what is known of its address; answers the ids of the mails. What visitors wrote to the team
-- is not among them, whoever in the team leaves; what the owner of the address wrote is.
WITH unsuppressed AS (
  DELETE FROM suppressed_address WHERE address = lower(:address)
)
DELETE FROM mail_outbox WHERE account_id = :accountId OR (recipient = lower(:address) AND recipient <> '' AND kind <> 'feedback')
  OR (kind = 'feedback' AND lower(data ->> 'email') = lower(:address))
RETURNING id::text

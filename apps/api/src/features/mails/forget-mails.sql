-- Deletes the mails of an account, sent or not, and the suppression of its address; returns the ids
-- of the mails. Feedback mailed to a team member is kept; feedback that the owner of the address
-- wrote is deleted.
WITH unsuppressed AS (
  DELETE FROM suppressed_address WHERE address = lower(:address)
)
DELETE FROM mail_outbox WHERE account_id = :accountId OR (recipient = lower(:address) AND recipient <> '' AND kind <> 'feedback')
  OR (kind = 'feedback' AND lower(data ->> 'email') = lower(:address))
RETURNING id::text

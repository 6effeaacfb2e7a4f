-- Deletes the mails to an account or to its address, sent or not, and the suppression of the
-- address; returns the ids of the mails. Deletes feedback that gives this address as the writer's;
-- keeps feedback of others that was mailed to it.
WITH unsuppressed AS (
  DELETE FROM suppressed_address WHERE address = lower(:address)
)
DELETE FROM mail_outbox WHERE account_id = :accountId OR (recipient = lower(:address) AND recipient <> '' AND kind <> 'feedback')
  OR (kind = 'feedback' AND lower(data ->> 'email') = lower(:address))
RETURNING id::text

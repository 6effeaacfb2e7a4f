-- Deletes the mails of an account, the unsent ones to its address, the suppression of the address
-- and the feedback that gives this address as the writer's; keeps feedback of others that was
-- mailed to the address. Returns the ids of the deleted mails.
WITH unsuppressed AS (
  DELETE FROM suppressed_address WHERE address = lower(:address)
)
DELETE FROM mail_outbox WHERE account_id = :accountId OR (recipient = lower(:address) AND recipient <> '' AND kind <> 'feedback')
  OR (kind = 'feedback' AND lower(data ->> 'email') = lower(:address))
RETURNING id::text

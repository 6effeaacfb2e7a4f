-- Turns one kind of mail off for the account of a token, and deletes its pending mails of that
-- kind. With :searchId, turns off the mail about that saved search alone, and deletes no pending
-- mail. Without :isTurnedOff, changes nothing.
-- Returns the language of the account. No row for an unknown token.
WITH turned_off AS (
  UPDATE account SET
    wants_digest = wants_digest AND :kind <> 'digest',
    wants_reminders = wants_reminders AND :kind <> 'reminder',
    wants_follow_news = wants_follow_news AND :kind <> 'follow-news',
    wants_search_news = wants_search_news AND :kind <> 'search-news',
    wants_service_news = wants_service_news AND :kind <> 'service-news',
    updated_at = :now::timestamptz
  WHERE mail_token = :token::uuid AND :isTurnedOff::boolean AND :searchId::uuid IS NULL
), searched AS (
  UPDATE saved_search s SET has_mail = false FROM account a
  WHERE a.mail_token = :token::uuid AND :isTurnedOff::boolean AND :kind = 'search-news' AND s.account_id = a.id AND s.id = :searchId::uuid
), deleted AS (
  DELETE FROM mail_outbox m USING account a
  WHERE a.mail_token = :token::uuid AND :isTurnedOff::boolean AND :searchId::uuid IS NULL AND m.account_id = a.id AND m.kind = :kind AND m.status = 'pending'
)
SELECT locale FROM account WHERE mail_token = :token::uuid

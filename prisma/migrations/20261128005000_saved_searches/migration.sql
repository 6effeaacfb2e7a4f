-- The saved searches of accounts.
-- filters: the normalised filters. Equal searches have equal filters, and the unique index refuses
-- the second one of an account.
-- news_until: the end of the time that the mail about the search has covered.
SET lock_timeout = '5s';

CREATE TABLE saved_search (
  id         uuid PRIMARY KEY,
  account_id text NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  name       text NOT NULL,
  place      text,
  filters    jsonb NOT NULL,
  has_mail   boolean NOT NULL DEFAULT true,
  news_until timestamptz NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX saved_search_filters ON saved_search (account_id, filters);

-- Turns the mails of all saved searches off. True: an account without saved searches gets none.
ALTER TABLE account ADD COLUMN wants_search_news boolean NOT NULL DEFAULT true;

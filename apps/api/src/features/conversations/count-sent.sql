-- Messages that the members of an organisation have sent to the team after :since.
SELECT count(*)::int AS sent FROM conversation c JOIN conversation_message x ON x.conversation_id = c.id
WHERE c.organisation_id = :organisationId::uuid AND x.side = 'organisation' AND x.sent_at > :since::timestamptz

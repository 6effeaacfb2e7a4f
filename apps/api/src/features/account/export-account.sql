-- Exports the personal data of an account beside its profile. One row, none for an unknown account;
-- its lists are latest first, `favoriteLinks` by kind. Omits the links of mails: the thief of a
-- session could reset the password or delete the account with them.
SELECT
  coalesce((SELECT jsonb_agg(jsonb_build_object('poiId', f.poi_id, 'label', v.label, 'slugFr', p.slug_fr, 'addedAt', f.created_at) ORDER BY f.created_at DESC, f.poi_id)
    FROM favorite f JOIN poi p ON p.id = f.poi_id LEFT JOIN poi_version v ON v.poi_id = p.id AND v.status = 'published'
    WHERE f.account_id = a.id), '[]') AS favorites,
  coalesce((SELECT jsonb_agg(jsonb_build_object('poiId', m.poi_id, 'keptPoiId', m.kept_id, 'addedAt', f.created_at, 'mergedAt', m.merged_at)
      ORDER BY m.merged_at DESC, m.id)
    FROM merged_favorite f JOIN poi_merge m ON m.id = f.merge_id WHERE f.account_id = a.id), '[]') AS "mergedFavorites",
  coalesce((SELECT jsonb_agg(jsonb_build_object('theme', t.theme, 'followedAt', t.created_at) ORDER BY t.created_at DESC, t.theme)
    FROM followed_theme t WHERE t.account_id = a.id), '[]') AS "followedThemes",
  coalesce((SELECT jsonb_agg(jsonb_build_object('slug', t.slug, 'name', t.name, 'locality', t.locality, 'followedAt', t.created_at) ORDER BY t.created_at DESC, t.slug)
    FROM followed_venue t WHERE t.account_id = a.id), '[]') AS "followedVenues",
  coalesce((SELECT jsonb_agg(jsonb_build_object('slug', o.slug, 'name', o.name, 'followedAt', t.created_at) ORDER BY t.created_at DESC, o.id)
    FROM followed_organiser t JOIN organisation o ON o.id = t.organisation_id WHERE t.account_id = a.id), '[]') AS "followedOrganisers",
  coalesce((SELECT jsonb_agg(jsonb_build_object('kind', l.kind, 'token', l.token, 'createdAt', l.created_at) ORDER BY l.kind)
    FROM favorite_link l WHERE l.account_id = a.id), '[]') AS "favoriteLinks",
  coalesce((SELECT jsonb_agg(jsonb_build_object('name', s.name, 'place', s.place, 'filters', s.filters, 'hasMail', s.has_mail, 'createdAt', s.created_at)
      ORDER BY s.created_at DESC, s.id)
    FROM saved_search s WHERE s.account_id = a.id), '[]') AS "savedSearches",
  coalesce((SELECT jsonb_agg(jsonb_build_object('kind', m.kind, 'recipient', m.recipient, 'locale', m.locale, 'data', m.data - 'link', 'status', m.status,
      'createdAt', m.created_at, 'sentAt', m.sent_at) ORDER BY m.created_at DESC, m.id)
    FROM mail_outbox m WHERE m.account_id = a.id OR m.recipient = a.email), '[]') AS mails,
  coalesce((SELECT jsonb_agg(jsonb_build_object('message', b.message, 'page', b.page, 'poiId', b.poi_id, 'reportKind', b.report_kind, 'locale', b.locale, 'createdAt', b.created_at)
      ORDER BY b.created_at DESC, b.id)
    FROM feedback b WHERE lower(b.email) = a.email), '[]') AS feedback,
  coalesce((SELECT jsonb_agg(jsonb_build_object('organisation', o.name, 'role', m.role, 'since', m.created_at) ORDER BY m.created_at DESC, o.id)
    FROM membership m JOIN organisation o ON o.id = m.organisation_id WHERE m.account_id = a.id), '[]') AS memberships,
  coalesce((SELECT jsonb_agg(jsonb_build_object('organisation', o.name, 'role', i.role, 'createdAt', i.created_at, 'expiresAt', i.expires_at)
      ORDER BY i.created_at DESC, i.id)
    FROM invitation i JOIN organisation o ON o.id = i.organisation_id WHERE i.email = a.email), '[]') AS invitations,
  coalesce((SELECT jsonb_agg(jsonb_build_object('organisation', o.name, 'action', h.action, 'happenedAt', h.happened_at) ORDER BY h.happened_at DESC, h.id)
    FROM organisation_history h JOIN organisation o ON o.id = h.organisation_id WHERE h.actor_id = a.id OR h.subject_id = a.id), '[]') AS "organisationActs",
  coalesce((SELECT jsonb_agg(jsonb_build_object('poiId', h.poi_id, 'action', h.action, 'happenedAt', h.happened_at) ORDER BY h.happened_at DESC, h.id)
    FROM poi_history h WHERE h.actor_id = a.id), '[]') AS "poiActs",
  coalesce((SELECT jsonb_agg(jsonb_build_object('campaign', c.title, 'action', h.action, 'happenedAt', h.happened_at) ORDER BY h.happened_at DESC, h.id)
    FROM campaign_history h JOIN campaign c ON c.id = h.campaign_id WHERE h.actor_id = a.id), '[]') AS "campaignActs",
  coalesce((SELECT jsonb_agg(jsonb_build_object('organisation', o.name, 'poiId', c.poi_id, 'side', x.side, 'text', x.text, 'sentAt', x.sent_at,
      'attachments', (SELECT coalesce(jsonb_agg(f.name ORDER BY f.name), '[]') FROM conversation_attachment f WHERE f.message_id = x.id)) ORDER BY x.number DESC)
    FROM conversation_message x JOIN conversation c ON c.id = x.conversation_id JOIN organisation o ON o.id = c.organisation_id WHERE x.author_id = a.id), '[]') AS messages,
  coalesce((SELECT jsonb_agg(jsonb_build_object('kind', e.kind, 'operation', e.operation, 'network', CASE WHEN e.actor_id = a.id THEN e.network END,
      'count', e.count, 'happenedAt', e.at) ORDER BY e.id DESC)
    FROM security_event e WHERE e.actor_id = a.id OR e.subject_id = a.id), '[]') AS "securityEvents",
  (SELECT jsonb_build_object('reason', s.reason, 'suppressedAt', s.suppressed_at) FROM suppressed_address s WHERE s.address = a.email) AS "suppressedAddress",
  a.is_pro AS "isPro"
FROM account a WHERE a.id = :accountId::text

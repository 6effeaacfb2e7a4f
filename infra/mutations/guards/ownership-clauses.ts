import { mutationsIn } from '../mutation.ts';

const isMember = 'm.account_id = :accountId::text';
const isActor = 'm.actor_id = :accountId::text';
const anyMember = ':accountId::text IS NOT NULL';

export const eventOwnership = mutationsIn('apps/api/src/features/editing', [
  {
    guards: 'An organiser reads the drafts of the own organisations alone',
    file: 'lifecycle/find-poi-state.sql',
    removed: '(:isModerator::boolean OR m.role IS NOT NULL)',
    replacement: '(:isModerator::boolean OR true)',
    tests: ['event-access.test.ts'],
  },
  {
    guards: 'A reader of an organisation edits none of its events',
    file: 'lifecycle/transitions.domain.ts',
    removed: "memberRole !== null && memberRole !== 'reader' &&",
    replacement: 'memberRole !== null &&',
    tests: ['lifecycle/transitions.domain.test.ts'],
  },
  {
    guards: 'A member of a suspended organisation edits none of its events',
    file: 'lifecycle/transitions.domain.ts',
    removed: " && organisation?.status !== 'suspended'",
    replacement: '',
    tests: ['lifecycle/transitions.domain.test.ts'],
  },
  {
    guards: 'A change of an event checks that the caller may write it',
    file: 'poi-changes.service.ts',
    removed: '          assertWriter(asker, state);',
    replacement: '',
    tests: ['lifecycle/lifecycle.test.ts'],
  },
  {
    guards: 'A change on a former version of an event is refused',
    file: 'poi-changes.service.ts',
    removed: 'if (version !== undefined && state.version !== version)',
    replacement: 'if (false)',
    tests: ['content/content.test.ts'],
  },
  {
    guards: 'An event is submitted once its organisation is approved',
    file: 'lifecycle/moves/locked-poi.ts',
    removed: "if (!isApproved(state)) throw new Problem('organisation_not_approved');",
    replacement: '',
    tests: ['lifecycle/lifecycle.test.ts'],
  },
  {
    guards: 'An incomplete event is not submitted',
    file: 'lifecycle/moves/locked-poi.ts',
    removed: 'if (errors.length > 0) throw incomplete(errors);',
    replacement: '',
    tests: ['lifecycle/lifecycle.test.ts'],
  },
  {
    guards: 'Only an editor of the organisation withdraws a submission',
    file: 'lifecycle/moves/withdraw-submission.ts',
    removed: "if (!canWithdraw(asker, state)) throw new Problem('permission_missing');",
    replacement: '',
    tests: ['lifecycle/withdrawal.test.ts'],
  },
]);

export const campaignOwnership = mutationsIn('apps/api/src/features/campaigns', [
  {
    guards: 'An organiser lists the campaigns of the own organisations alone',
    file: 'list-campaigns.sql',
    removed: isMember,
    replacement: anyMember,
    tests: ['campaigns.test.ts'],
    title: 'neither lists nor counts',
  },
  {
    guards: 'An organiser counts the campaigns of the own organisations alone',
    file: 'count-campaigns.sql',
    removed: isMember,
    replacement: anyMember,
    tests: ['campaigns.test.ts'],
    title: 'neither lists nor counts',
  },
  {
    guards: 'An organiser books campaigns for events of the own organisations alone',
    file: 'find-candidate.sql',
    removed: '(:isModerator::boolean OR m.role IS NOT NULL)',
    replacement: '(:isModerator::boolean OR true)',
    tests: ['campaigns.test.ts'],
  },
  {
    guards: 'An organiser opens the invoices of the own organisations alone',
    file: 'invoices/find-invoice.sql',
    removed: isMember,
    replacement: anyMember,
    tests: ['moderation/campaign-moderation.test.ts'],
  },
  {
    guards: 'A campaign that was changed meanwhile is not deleted',
    file: 'drafts/delete-campaign.ts',
    removed: "if (draft.version !== version) throw new Problem('campaign_version_stale');",
    replacement: '',
    tests: ['campaigns.test.ts'],
  },
]);

export const conversationOwnership = mutationsIn('apps/api/src/features/conversations', [
  {
    guards: 'An organiser opens the conversations of the own organisations alone',
    file: 'conversation-party.ts',
    removed: " || (side === 'organisation' && row.role === null)",
    replacement: '',
    tests: ['conversations.test.ts'],
  },
  {
    guards: 'A reader of an organisation writes no message in its name',
    file: 'conversation-party.ts',
    removed: "isEditorRole(role) ? undefined : 'permission_missing'",
    replacement: 'isEditorRole(role) ? undefined : undefined',
    tests: ['conversations.test.ts'],
  },
  {
    guards: 'A member of the team answers no message of the own organisation',
    file: 'conversation-party.ts',
    removed: "return poiId === null ? 'organisation_own' : 'poi_own';",
    replacement: 'return undefined;',
    tests: ['conversations.test.ts'],
  },
  {
    guards: 'A member lists the unread messages of the own organisations alone',
    file: 'list-my-conversations.sql',
    removed: `WHERE ${isMember}`,
    replacement: `WHERE ${anyMember}`,
    tests: ['conversations.test.ts'],
  },
  {
    guards: 'Organisers do not learn the names of the team',
    file: 'list-messages.sql',
    removed: "CASE WHEN x.side = 'organisation' OR :side::text = 'team' THEN",
    replacement: 'CASE WHEN :side::text IS NOT NULL THEN',
    tests: ['conversations.test.ts'],
  },
  {
    guards: 'The id of a message names one message of one author',
    file: 'send-message.ts',
    removed: 'known.authorId === viewer.userId &&',
    replacement: '',
    tests: ['conversations.test.ts'],
  },
  {
    guards: 'A member opens the files of the own organisations alone',
    file: 'attachments/find-attachment.sql',
    removed: isMember,
    replacement: anyMember,
    tests: ['attachments/attachments.test.ts'],
  },
  {
    guards: 'A file is opened under its own organisation alone',
    file: 'attachments/find-attachment.sql',
    removed: 'a.organisation_id = :organisationId::uuid',
    replacement: ':organisationId::uuid IS NOT NULL',
    tests: ['../../../test/two-organisations.test.ts'],
  },
  {
    guards: 'A message takes the files that its author has sent, not those of others',
    file: 'attachments/attach-files.sql',
    removed: 'AND uploaded_by = :accountId::text',
    replacement: 'AND :accountId::text IS NOT NULL',
    tests: ['attachments/attachments.test.ts'],
  },
  {
    guards: 'A file that a message has is not attached to another message',
    file: 'attachments/attach-files.sql',
    removed: ' AND message_id IS NULL',
    replacement: '',
    tests: ['attachments/attachments.test.ts'],
  },
]);

export const otherOwnership = mutationsIn('apps/api/src/features', [
  {
    guards: 'An importer changes the imports of the own organisations alone',
    file: 'imports/batch/lock-import.sql',
    removed: isActor,
    replacement: anyMember,
    tests: ['imports/batch/batch-imports.routes.test.ts'],
  },
  {
    guards: 'An importer lists the imports of the own organisations alone',
    file: 'imports/batch/list-imports.sql',
    removed: isActor,
    replacement: anyMember,
    tests: ['imports/batch/batch-imports.routes.test.ts'],
  },
  {
    guards: 'An organiser changes the followed addresses of the own organisations alone',
    file: 'imports/followed/lock-source.sql',
    removed: isMember,
    replacement: anyMember,
    tests: ['imports/followed/followed-sources.routes.test.ts'],
  },
  {
    guards: 'An organiser lists the followed addresses of the own organisations alone',
    file: 'imports/followed/list-sources.sql',
    removed: `WHERE ${isMember}`,
    replacement: `WHERE ${anyMember}`,
    tests: ['imports/followed/followed-sources.routes.test.ts'],
  },
  {
    guards: 'A webhook is found under its own organisation alone',
    file: 'webhooks/webhooks.repository.ts',
    removed: '({ id, organisationId });',
    replacement: '({ id });',
    tests: ['../../test/two-organisations.test.ts'],
  },
  {
    guards: 'An account reads the own saved searches alone',
    file: 'saved-searches/saved-searches.repository.ts',
    removed: 'findFirst({ where: { id, accountId }, select })',
    replacement: 'findFirst({ where: { id }, select })',
    tests: ['saved-searches/saved-searches.test.ts'],
  },
  {
    guards: 'An account deletes the own saved searches alone',
    file: 'saved-searches/saved-searches.repository.ts',
    removed: 'deleteMany({ where: { id, accountId } })',
    replacement: 'deleteMany({ where: { id } })',
    tests: ['saved-searches/saved-searches.test.ts'],
    title: '404 saved_search_not_found',
  },
  {
    guards: 'An account removes the own favourites alone',
    file: 'favorites/favorites.repository.ts',
    removed: 'deleteMany({ where: { accountId, poiId } })',
    replacement: 'deleteMany({ where: { poiId } })',
    tests: ['favorites/favorites.test.ts'],
    title: 'neither sees nor removes',
  },
  {
    guards: 'An account ends the own follows of venues alone',
    file: 'follows/follows.repository.ts',
    removed: 'deleteMany({ where: { accountId, slug } })',
    replacement: 'deleteMany({ where: { slug } })',
    tests: ['follows/follows.test.ts'],
    title: 'its unfollow removes its own alone',
  },
  {
    guards: 'Hidden events are added to no favourites',
    file: 'favorites/add-favorite.sql',
    removed: ' AND p.is_enabled',
    replacement: '',
    tests: ['favorites/favorites.test.ts'],
    title: 'refuses to add a draft, an archived, a hidden',
  },
]);

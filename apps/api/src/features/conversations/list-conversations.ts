import { conversationLimits } from '@parages/contracts/vocabulary/organisations/conversation-limits';
import type { ConversationSubject } from '@parages/contracts/vocabulary/organisations/message-sides';
import { askerOf } from '../../platform/access/asker.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import type { Db } from '../../platform/database/database.ts';
import { conversationsRepository } from './conversations.repository.ts';
import type {
  OpenConversations,
  WaitingConversations,
  WaitingQuery,
} from './conversations.schema.ts';
import { subjectOf } from './get-conversation.ts';

export type ListConversationsDeps = { db: Db };

export const listOpenConversations =
  ({ db }: ListConversationsDeps) =>
  async ({ userId: accountId }: Viewer): Promise<OpenConversations> => {
    const { pageSize } = conversationLimits;
    const rows = await conversationsRepository(db).listMine({ accountId, pageSize });
    return {
      items: rows.map(({ unread, isAskedForPapers, latestAt, ...subject }) => ({
        ...subjectOf(subject),
        unread,
        isAskedForPapers,
        latestAt,
      })),
    };
  };

const subjectsOf = ({ permissions }: Viewer): ConversationSubject[] => [
  ...(permissions.includes('poi_mod') ? (['event'] as const) : []),
  ...(permissions.includes('org_mod') ? (['organisation'] as const) : []),
];

/** Lists what the permissions of the moderator open. */
export const listWaitingConversations =
  ({ db }: ListConversationsDeps) =>
  async (
    viewer: Viewer,
    { subject, offset, pageSize }: WaitingQuery,
  ): Promise<WaitingConversations> => {
    const { accountId, isAdmin } = askerOf(viewer);
    const subjects = subjectsOf(viewer).filter((one) => subject === undefined || one === subject);
    const asked = { subjects, accountId, isAdmin, offset, pageSize };
    const rows = await conversationsRepository(db).listWaiting(asked);
    return {
      items: rows.map(({ messages, text, oldestAt, isOwn, ...row }) => ({
        ...subjectOf(row),
        messages,
        text,
        oldestAt,
        isOwn,
      })),
      total: rows[0]?.total ?? 0,
    };
  };

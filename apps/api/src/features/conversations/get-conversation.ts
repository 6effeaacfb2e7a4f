import { conversationLimits } from '@parages/contracts/vocabulary/organisations/conversation-limits';
import type { Db } from '../../platform/database/database.ts';
import { findSubject, type Party, type Subject, writeRefusalOf } from './conversation-party.ts';
import { conversationsRepository, type SubjectRow } from './conversations.repository.ts';
import type { Conversation } from './conversations.schema.ts';

export type GetConversationDeps = { db: Db };

export const subjectOf = ({
  organisationId,
  organisation,
  poiId,
  label,
}: Omit<SubjectRow, 'role'>): Pick<Conversation, 'organisation' | 'poi'> => ({
  organisation: { id: organisationId, name: organisation },
  poi: poiId === null ? null : { id: poiId, label: label ?? '' },
});

/**
 * Returns the latest messages, or those earlier than `before`. Problems: those of `findSubject`.
 */
export const getConversation =
  ({ db }: GetConversationDeps) =>
  async (party: Party, subject: Subject, before: string | null = null): Promise<Conversation> => {
    const conversations = conversationsRepository(db);
    const row = await findSubject(db, party, subject);
    const { organisationId, poiId } = row;
    const caller = { accountId: party.viewer.userId, side: party.side };
    const found = await conversations.find({ organisationId, poiId, ...caller });
    const { pageSize } = conversationLimits;
    const rows =
      found === undefined
        ? []
        : await conversations.listMessages({
            conversationId: found.id,
            ...caller,
            before,
            pageSize: pageSize + 1,
          });
    const messages = rows.slice(0, pageSize).reverse();
    return {
      ...subjectOf(row),
      messages,
      before: rows.length > pageSize ? (messages[0]?.id ?? null) : null,
      unread: found?.unread ?? 0,
      isAskedForPapers: found?.isAskedForPapers ?? false,
      canWrite: writeRefusalOf(party, row) === undefined,
    };
  };

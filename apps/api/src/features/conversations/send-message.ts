import { v7 as uuidv7 } from 'uuid';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { lockName } from '../../platform/database/named-locks.ts';
import { Problem } from '../../platform/problems/problem.ts';
import { assertQuota } from '../../platform/quotas/quotas.service.ts';
import { attachmentsRepository } from './attachments/attachments.repository.ts';
import type { ConversationMailsService } from './conversation-mails.service.ts';
import {
  findSubject,
  messagesLock,
  type Party,
  type Subject,
  unknownSubject,
  writeRefusalOf,
} from './conversation-party.ts';
import { conversationsRepository } from './conversations.repository.ts';
import type { Answer, Conversation } from './conversations.schema.ts';
import { getConversation } from './get-conversation.ts';

export type SendMessageDeps = { db: Db; clock: Clock; mails: ConversationMailsService };

/** `answer` is set for the team alone. */
export type NewMessage = Pick<Answer, 'id' | 'text'> & {
  answer?: Pick<Answer, 'asksPapers' | 'readId' | 'organisationId'>;
  attachmentIds?: readonly string[];
};

type Tx = Parameters<typeof conversationsRepository>[0];
type Place = { organisationId: string; conversationId: string };

const dayMs = 86_400_000;

/**
 * Returns whether this account has sent the message with all its files before.
 * @throws {Problem} message_id_taken
 */
async function isSent(
  tx: Tx,
  { side, viewer }: Party,
  { id, text, answer, attachmentIds = [] }: NewMessage,
  conversationId: string,
): Promise<boolean> {
  const known = await conversationsRepository(tx).findMessage(id);
  if (known === null) return false;
  const files = new Set(known.attachments.map((attachment) => attachment.id));
  const isSame =
    known.authorId === viewer.userId &&
    known.conversationId === conversationId &&
    known.side === side &&
    known.text === text &&
    known.asksPapers === (answer?.asksPapers ?? false) &&
    attachmentIds.every((attachmentId) => files.has(attachmentId));
  if (!isSame) throw new Problem('message_id_taken');
  return true;
}

/** @throws {Problem} attachment_not_found unless all files are this account's and not sent yet */
async function attach(
  tx: Tx,
  { viewer }: Party,
  { id: messageId, attachmentIds = [] }: NewMessage,
  organisationId: string,
): Promise<void> {
  const ids = [...new Set(attachmentIds)];
  if (ids.length === 0) return;
  const given = { ids, messageId, organisationId, accountId: viewer.userId };
  if ((await attachmentsRepository(tx).attach(given)) !== ids.length)
    throw new Problem('attachment_not_found');
}

async function assertMaySend(
  tx: Tx,
  { viewer }: Party,
  { answer }: NewMessage,
  { organisationId, conversationId, now }: Place & { now: Date },
): Promise<void> {
  const conversations = conversationsRepository(tx);
  if (answer === undefined) {
    const since = new Date(now.getTime() - dayMs);
    assertQuota('messagesPerDay', await conversations.countSent({ organisationId, since }));
    return;
  }
  const { readId } = answer;
  const read = { conversationId, accountId: viewer.userId, readId };
  if (await conversations.hasNewerAnswer(read)) throw new Problem('conversation_stale');
}

/**
 * Sends a message and mails it to the other side. Idempotent: a repeated `id` with the same text,
 * request for papers and files sends nothing. The lock puts the messages of an organisation in one
 * order, for the quota and for two moderators who answer at once. Problems: those of `findSubject`
 * and `writeRefusalOf`, message_id_taken, attachment_not_found; for organisers quota_reached, for the
 * team conversation_stale.
 */
export const sendMessage =
  ({ db, clock, mails }: SendMessageDeps) =>
  async (
    party: Party,
    subject: Subject,
    message: NewMessage,
    proOrigin: string,
  ): Promise<Conversation> => {
    await db.$transaction(async (tx) => {
      const conversations = conversationsRepository(tx);
      const row = await findSubject(tx, party, subject);
      const refusal = writeRefusalOf(party, row);
      if (refusal !== undefined) throw new Problem(refusal);
      const { organisationId, poiId } = row;
      const { id, text, answer } = message;
      if (answer !== undefined && answer.organisationId !== organisationId)
        throw new Problem('conversation_stale');
      await lockName(tx, messagesLock(organisationId));
      if (!(await conversations.lockSubject(row))) throw new Problem(unknownSubject(subject));
      const now = clock.now();
      const newId = uuidv7({ msecs: now.getTime() });
      const conversationId = await conversations.open({ organisationId, poiId, newId });
      if (await isSent(tx, party, message, conversationId)) return;
      await assertMaySend(tx, party, message, { organisationId, conversationId, now });
      const asksPapers = answer?.asksPapers ?? false;
      const { side, viewer } = party;
      const sent = { id, conversationId, side, accountId: viewer.userId, text, asksPapers, now };
      if (!(await conversations.insert(sent))) throw new Problem('message_id_taken');
      const files = message.attachmentIds?.length ?? 0;
      await attach(tx, party, message, organisationId);
      if (answer?.readId)
        await conversations.handle({ conversationId, readId: answer.readId, now });
      await mails.queue(tx, row, { id, side, text, asksPapers, files }, proOrigin);
    });
    return getConversation({ db })(party, subject);
  };

import type { SqlClient } from '../../../platform/database/database.ts';
import type { MailsService } from '../../mails/mails.service.ts';
import { conversationLink } from './conversation-link.ts';
import type { ReplySubject } from './replies.repository.ts';

export type ReplyRefusal = {
  id: string;
  reason: 'sender' | 'empty' | 'long' | 'quota' | 'files';
  /** Names of the files that were left out, for `files`. */
  files: string[];
};

export const replyMailsService = ({ mails }: { mails: Pick<MailsService, 'queueAll'> }) => ({
  /** Queues the mail that says why an answer, or a part of it, has not arrived; once an answer. */
  queue: async (
    tx: SqlClient,
    { id, reason, files }: ReplyRefusal,
    subject: ReplySubject,
    proOrigin: string,
  ): Promise<void> => {
    const { accountId, email: to, firstName, locale, organisation } = subject;
    const link = conversationLink(proOrigin, 'org', subject);
    const title = subject.label || null;
    const data = { firstName, organisation, title, reason, files, link };
    const dedupeKey = `reply:${id}:${reason}`;
    await mails.queueAll(tx, [{ kind: 'reply-refused', to, accountId, locale, dedupeKey, data }]);
  },
});

export type ReplyMailsService = ReturnType<typeof replyMailsService>;

import { memberRoles } from '@parages/contracts/vocabulary/organisations/member-roles';
import {
  conversationSubjects,
  messageSides,
} from '@parages/contracts/vocabulary/organisations/message-sides';
import { z } from 'zod';
import type { Db, SqlClient } from '../../platform/database/database.ts';
import { sqlFile } from '../../platform/database/sql-file.ts';
import { messageSchema } from './conversations.schema.ts';

const file = (name: string): URL => new URL(`./${name}.sql`, import.meta.url);
const id = z.string();
const text = z.string().nullable();
const side = z.enum(messageSides);
const about = { organisationId: id, poiId: text };
const named = { organisationId: id, organisation: z.string(), poiId: text, label: text };

const findSubject = sqlFile(file('subject/find-subject'), {
  params: z.object({ organisationId: text, poiId: text, accountId: id }),
  row: z.strictObject({ ...named, role: z.enum(memberRoles).nullable() }),
});
export type SubjectRow = Awaited<ReturnType<typeof findSubject>>[number];

const lockSubject = sqlFile(file('subject/lock-subject'), {
  params: z.object(about),
  row: z.strictObject({ id }),
});
const findConversation = sqlFile(file('find-conversation'), {
  params: z.object({ ...about, accountId: id, side }),
  row: z.strictObject({ id, unread: z.int(), isAskedForPapers: z.boolean() }),
});
const listMessages = sqlFile(file('list-messages'), {
  params: z.object({
    conversationId: id,
    accountId: id,
    side,
    before: text,
    pageSize: z.int(),
  }),
  row: z.strictObject(messageSchema.shape),
});
const openConversation = sqlFile(file('open-conversation'), {
  params: z.object({ ...about, newId: id }),
  row: z.strictObject({ id }),
});
const insertMessage = sqlFile(file('insert-message'), {
  params: z.object({
    id,
    conversationId: id,
    side,
    accountId: id,
    text: z.string(),
    asksPapers: z.boolean(),
    now: z.date(),
  }),
  row: z.strictObject({ id }),
});
const countSent = sqlFile(file('count-sent'), {
  params: z.object({ organisationId: id, since: z.date() }),
  row: z.strictObject({ sent: z.int() }),
});
const markRead = sqlFile(file('mark-read'), {
  params: z.object({ accountId: id, conversationId: id, readId: id }),
  row: z.strictObject({ id }),
});
const handleMessages = sqlFile(file('handle-messages'), {
  params: z.object({ conversationId: id, readId: id, now: z.date() }),
  row: z.strictObject({ id }),
});
const hasNewerAnswer = sqlFile(file('has-newer-answer'), {
  params: z.object({ conversationId: id, accountId: id, readId: text }),
  row: z.strictObject({ hasNewer: z.boolean() }),
});
const listMine = sqlFile(file('list-my-conversations'), {
  params: z.object({ accountId: id, pageSize: z.int() }),
  row: z.strictObject({
    ...named,
    unread: z.int(),
    isAskedForPapers: z.boolean(),
    latestAt: z.string(),
  }),
});
const listWaiting = sqlFile(file('list-waiting-conversations'), {
  params: z.object({
    subjects: z.array(z.enum(conversationSubjects)),
    accountId: id,
    isAdmin: z.boolean(),
    offset: z.int(),
    pageSize: z.int(),
  }),
  row: z.strictObject({
    ...named,
    messages: z.int(),
    text: z.string(),
    oldestAt: z.string(),
    isOwn: z.boolean(),
    total: z.int(),
  }),
});

export const conversationsRepository = (db: Pick<Db, 'conversationMessage'> & SqlClient) => ({
  findSubject: async (params: Parameters<typeof findSubject>[1]) =>
    (await findSubject(db, params))[0],
  /** False when the organisation or the event has been deleted, or the event has changed hands. */
  lockSubject: async ({ organisationId, poiId }: SubjectRow): Promise<boolean> =>
    (await lockSubject(db, { organisationId, poiId })).length === 1,
  find: async (params: Parameters<typeof findConversation>[1]) =>
    (await findConversation(db, params))[0],
  listMessages: (params: Parameters<typeof listMessages>[1]) => listMessages(db, params),
  open: async (params: Parameters<typeof openConversation>[1]): Promise<string> => {
    const [opened] = await openConversation(db, params);
    if (opened === undefined) throw new Error('a conversation was neither found nor created');
    return opened.id;
  },
  /** False when the id is taken. */
  insert: async (params: Parameters<typeof insertMessage>[1]): Promise<boolean> =>
    (await insertMessage(db, params)).length === 1,
  findMessage: (messageId: string) =>
    db.conversationMessage.findUnique({
      where: { id: messageId },
      select: {
        authorId: true,
        conversationId: true,
        side: true,
        text: true,
        asksPapers: true,
        attachments: { select: { id: true } },
      },
    }),
  countSent: async (params: Parameters<typeof countSent>[1]): Promise<number> =>
    (await countSent(db, params))[0]?.sent ?? 0,
  markRead: (params: Parameters<typeof markRead>[1]) => markRead(db, params),
  handle: (params: Parameters<typeof handleMessages>[1]) => handleMessages(db, params),
  hasNewerAnswer: async (params: Parameters<typeof hasNewerAnswer>[1]): Promise<boolean> =>
    (await hasNewerAnswer(db, params))[0]?.hasNewer ?? false,
  listMine: (params: Parameters<typeof listMine>[1]) => listMine(db, params),
  listWaiting: (params: Parameters<typeof listWaiting>[1]) => listWaiting(db, params),
});

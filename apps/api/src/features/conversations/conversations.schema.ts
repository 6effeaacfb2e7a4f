import { limits } from '@parages/contracts/vocabulary/limits';
import {
  attachmentLimits,
  conversationLimits,
} from '@parages/contracts/vocabulary/organisations/conversation-limits';
import {
  conversationSubjects,
  messageSides,
} from '@parages/contracts/vocabulary/organisations/message-sides';
import { z } from 'zod';
import { plainText } from '../../platform/input/plain-text.ts';
import { attachmentShape } from './attachments/attachments.schema.ts';

const text = z.string().nullable();

export const messageSchema = z
  .object({
    id: z.string(),
    side: z.enum(messageSides),
    text: z.string().describe('Plain text. Empty once the account of the author is deleted'),
    asksPapers: z.boolean().describe('Whether the team asks for papers'),
    author: text.describe(
      'Null for a deleted account and for one without a name. Organisers do not get the names of the team',
    ),
    isMine: z.boolean(),
    attachments: z.array(
      z.object({
        ...attachmentShape,
        isStored: z.boolean().describe('False once the file is deleted, after a year'),
      }),
    ),
    sentAt: z.string(),
  })
  .meta({ id: 'ConversationMessage' });

const organisation = z.object({ id: z.string(), name: z.string() });
const poi = z.object({ id: z.string(), label: z.string() }).nullable();

export const conversationSchema = z
  .object({
    organisation,
    poi: poi.describe('Null in the conversation about the organisation itself'),
    messages: z.array(messageSchema).describe('Oldest first'),
    before: text.describe('Value of `before` for the earlier messages, null when there are none'),
    unread: z
      .int()
      .describe(
        'For a member: number of messages of the team not yet read. For the team: number of messages that wait',
      ),
    isAskedForPapers: z
      .boolean()
      .describe('The organisation has not answered a request for papers'),
    canWrite: z.boolean(),
  })
  .meta({ id: 'Conversation', description: 'Messages between an organisation and the team.' });
export type Conversation = z.output<typeof conversationSchema>;

export const openConversationsSchema = z
  .object({
    items: z.array(
      z.object({
        organisation,
        poi,
        unread: z.int(),
        isAskedForPapers: z.boolean(),
        latestAt: z.string().describe('When the team wrote last'),
      }),
    ),
  })
  .meta({
    id: 'OpenConversations',
    description: 'Conversations with unread messages or an unanswered request for papers.',
  });
export type OpenConversations = z.output<typeof openConversationsSchema>;

export const waitingConversationsSchema = z
  .object({
    items: z.array(
      z.object({
        organisation,
        poi,
        messages: z.int().describe('Number of messages that wait'),
        text: z.string().describe('The first of them'),
        oldestAt: z.string(),
        isOwn: z
          .boolean()
          .describe('True for an organisation of the caller: another moderator answers'),
      }),
    ),
    total: z.int(),
  })
  .meta({ id: 'WaitingConversations', description: 'The longest waiting conversation first.' });
export type WaitingConversations = z.output<typeof waitingConversationsSchema>;

const { maxLength, pageSize } = conversationLimits;

export const conversationQuery = z.strictObject({
  before: z.uuid().optional().describe('`before` of the page of later messages'),
});

export const waitingQuery = z.strictObject({
  subject: z.enum(conversationSubjects).optional(),
  offset: z.coerce.number().int().min(0).max(limits.maxOffset).default(0),
  pageSize: z.coerce.number().int().min(1).max(limits.pageSize.max).default(pageSize),
});
export type WaitingQuery = z.output<typeof waitingQuery>;

const id = z.uuid().describe('Chosen by the client: a repeated request sends one message');
const typed = plainText(maxLength).min(1);

const attachmentIds = z
  .array(z.uuid())
  .max(attachmentLimits.most)
  .default([])
  .describe('Files of `addConversationAttachment`, of this account and not sent yet');

export const messageBody = z.strictObject({ id, text: typed, attachmentIds });

const readId = z.uuid().describe('The latest message that the caller has read');

export const answerBody = z.strictObject({
  id,
  text: typed,
  asksPapers: z.boolean().default(false),
  readId: readId
    .nullable()
    .describe('The latest message that the caller has read; null when there is none'),
  organisationId: z.uuid().describe('The organisation of the conversation that the caller read'),
  attachmentIds,
});
export type Answer = z.output<typeof answerBody>;

export const readBody = z.strictObject({ readId });
export const unreadSchema = z
  .object({ unread: z.int().describe('Number of unread messages, as in the conversation') })
  .meta({ id: 'UnreadMessages' });
export type Unread = z.output<typeof unreadSchema>;

export const poiParams = z.strictObject({ poiId: z.uuid() });
export const organisationParams = z.strictObject({ organisationId: z.uuid() });

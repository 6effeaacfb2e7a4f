import type { Docs } from '../../platform/openapi/operation-docs.ts';

const read =
  'One page of messages, the latest first page; `before` gives earlier ones. Reading does not mark them as read.';
const send =
  'The client chooses the id of the message, so that a repeated request sends one message. The other side gets a mail. The answer is the conversation.';
const marked = 'Up to `readId`; later messages stay unread. The answer is how many are left.';
const answer =
  'Names the latest message that the moderator has read: 409 `conversation_stale` when another moderator wrote since.';
const done = 'No answer is needed: the messages up to `readId` leave the queue.';

const message = { id: '0197a3c2-6f1e-7c44-9d0a-3b5e8f2a1c77', text: 'Bonjour, voici nos statuts.' };
const teamAnswer = {
  id: '0197a3c2-6f1e-7c44-9d0a-3b5e8f2a1c78',
  text: 'Bonjour, merci.',
  readId: '0197a3c2-6f1e-7c44-9d0a-3b5e8f2a1c77',
  organisationId: '0197a3c2-6f1e-7c44-9d0a-3b5e8f2a1c71',
};

export const conversationsDocs: Docs = {
  operations: {
    listOpenConversations: {
      summary: 'List conversations with unread messages of the team',
      description: 'And those in which the team waits for papers.',
    },
    getPoiConversation: { summary: 'Read the conversation about an event', description: read },
    sendPoiMessage: {
      summary: 'Write to the team about an event',
      description: send,
      body: message,
    },
    readPoiConversation: {
      summary: 'Mark the messages about an event as read',
      description: marked,
    },
    getOrganisationConversation: {
      summary: 'Read the conversation about an organisation',
      description: read,
    },
    sendOrganisationMessage: {
      summary: 'Write to the team about an organisation',
      description: send,
      body: message,
    },
    readOrganisationConversation: {
      summary: 'Mark the messages about an organisation as read',
      description: marked,
    },
    addConversationAttachment: {
      summary: 'Upload a file to attach to the next message',
      description:
        'A form with a PDF or a picture, by a member who may write or by a moderator. Name its id in `attachmentIds` within a day; later it is deleted. 422 `attachment_unreadable` for any other file.',
    },
    getConversationAttachment: {
      summary: 'Download a file of a conversation',
      description:
        'For members of the organisation and for moderators. 404 `attachment_not_found` once it is deleted, after a year.',
    },
    listWaitingConversations: {
      summary: 'List conversations that wait for the team',
      description: 'The longest waiting first, about events or about organisations.',
    },
    reviewPoiConversation: {
      summary: 'Read the conversation about an event as a moderator',
      description: read,
    },
    answerPoiConversation: {
      summary: 'Answer the organisation of an event',
      description: answer,
      body: teamAnswer,
    },
    closePoiConversation: {
      summary: 'Mark the messages about an event as done',
      description: done,
    },
    reviewOrganisationConversation: {
      summary: 'Read the conversation with an organisation as a moderator',
      description: read,
    },
    answerOrganisationConversation: {
      summary: 'Answer an organisation',
      description: answer,
      body: teamAnswer,
    },
    closeOrganisationConversation: {
      summary: 'Mark the messages of an organisation as done',
      description: done,
    },
  },
  parameters: {
    attachmentId: 'Id of the file.',
    subject: 'Conversations about events, or about organisations; without it, both.',
  },
  properties: {
    'ConversationMessage|WaitingConversations.text': ['Text.', 'Bonjour, voici nos statuts.'],
    'UnreadMessages.unread': ['Number of unread messages.', 0],
    'UserExport|answerOrganisationConversation|answerPoiConversation|sendOrganisationMessage|sendPoiMessage.text':
      ['Plain text of the message.', 'Bonjour, voici nos statuts.'],
    'Campaign|Conversation|FailedPhoto|OpenConversations|WaitingConversations.poi.label': [
      'Title of the event.',
      'Bal folk en plein air',
    ],
    'Conversation.before': ['Page.', null],
    'Conversation.unread': ['Number of unread messages.', 0],
    'Conversation.canWrite': 'True when the caller may write in it.',
    'ConversationMessage.side': 'Which side wrote it.',
    'ConversationMessage.author': ['Name.', 'Camille Martin'],
    'ConversationMessage.attachments': 'Files of the message.',
    'ConversationMessage.attachments.id': [
      'Id of the file.',
      '0197a3c2-6f1e-7c44-9d0a-3b5e8f2a1c79',
    ],
    'ConversationMessage.attachments.name': ['Name of the file.', 'statuts.pdf'],
    'ConversationMessage|NewAttachment.type': 'Kind of content.',
    'ConversationMessage|NewAttachment.bytes': ['Size in bytes.', 48211],
    'NewAttachment.name': ['Name of the file.', 'statuts.pdf'],
    'OpenConversations.unread': ['Number of unread messages.', 1],
    'OpenConversations.isAskedForPapers': 'True while the team waits for papers.',
    'OpenConversations.items.latestAt': ['Instant.', '2026-06-10T10:00:00Z'],
    'WaitingConversations.items.messages': ['Number.', 1],
    'WaitingConversations.oldestAt': [
      'Instant since when the first one waits, ISO 8601 in UTC.',
      '2026-06-10T10:00:00Z',
    ],
    'answerOrganisationConversation|answerPoiConversation.asksPapers':
      'True when the message asks the organisation for papers.',
  },
};

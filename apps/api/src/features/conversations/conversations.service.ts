import { addAttachment, assertMayAttach } from './attachments/add-attachment.ts';
import { openAttachment } from './attachments/open-attachment.ts';
import { getConversation } from './get-conversation.ts';
import { listOpenConversations, listWaitingConversations } from './list-conversations.ts';
import { readMessages } from './read-messages.ts';
import { type SendMessageDeps, sendMessage } from './send-message.ts';

export type ConversationsDeps = SendMessageDeps;

export const conversationsService = (deps: ConversationsDeps) => ({
  get: getConversation(deps),
  send: sendMessage(deps),
  read: readMessages(deps),
  assertMayAttach: assertMayAttach(deps),
  addAttachment: addAttachment(deps),
  openAttachment: openAttachment(deps),
  listOpen: listOpenConversations(deps),
  listWaiting: listWaitingConversations(deps),
});

export type ConversationsService = ReturnType<typeof conversationsService>;

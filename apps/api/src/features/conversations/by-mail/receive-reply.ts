import { attachmentLimits } from '@parages/contracts/vocabulary/organisations/conversation-limits';
import { v5 as uuidv5 } from 'uuid';
import type { InboundFile, InboundMail } from '../../../gateways/inbound-mail/inbound-mail.ts';
import type { Viewer } from '../../../platform/access/viewer.ts';
import { Problem } from '../../../platform/problems/problem.ts';
import { addAttachment } from '../attachments/add-attachment.ts';
import { fileNameOf } from '../attachments/attachment-name.ts';
import { findSubject, type Party, type Subject, writeRefusalOf } from '../conversation-party.ts';
import { conversationsRepository } from '../conversations.repository.ts';
import { messageBody } from '../conversations.schema.ts';
import { type SendMessageDeps, sendMessage } from '../send-message.ts';
import {
  isAutomatic,
  isForged,
  isOfMail,
  type QuotedMail,
  readReply,
} from './read-reply.domain.ts';
import { type ReplySubject, repliesRepository } from './replies.repository.ts';
import { replyFr as words } from './reply.fr.ts';
import type { ReplyAddresses } from './reply-addresses.ts';
import type { ReplyMailsService, ReplyRefusal } from './reply-mails.service.ts';

export type ReceiveReplyDeps = SendMessageDeps & {
  addresses: ReplyAddresses;
  quoted: QuotedMail;
  replyMails: ReplyMailsService;
};

/** `refused`: a mail says why to the sender. `ignored`: the sender gets no mail. */
export type ReplyOutcome = 'sent' | 'refused' | 'ignored';

type Reply = { id: string; party: Party; subject: Subject; row: ReplySubject; proOrigin: string };

const dayMs = 86_400_000;
const answerableDays = 90;
// Ids of messages are made of those of the provider, so that a repeated delivery sends one message.
const namespace = '6b1d3c1e-5a0f-4e57-9c1c-0f6d7a3d8b52';
const withoutRight = new Set(['permission_missing', 'poi_not_found', 'organisation_not_found']);
const hasLostRight = (error: unknown): boolean =>
  error instanceof Problem && withoutRight.has(error.code);

const bounds = new Set(['payload_too_large', 'quota_reached']);
/** Whether a file is refused for its size or number, not for what it is. */
const isOfBounds = ({ code }: Problem): boolean => bounds.has(code);

/** A text of blanks and of invisible marks is empty once it is cleaned. */
const isBlank = (text: string): boolean =>
  messageBody.shape.text.safeParse(text).error?.issues.some(({ code }) => code === 'too_small') ??
  false;

const partyOf = (userId: string): Party => {
  const viewer: Viewer = { userId, isVerified: true, permissions: [], role: 'user' };
  return { side: 'organisation', viewer };
};

/** Null for a mail of a program, an address that we have not given, and another sender. */
async function findReply(
  { db, clock, addresses }: ReceiveReplyDeps,
  mail: InboundMail,
  proOrigin: string,
): Promise<Reply | null> {
  const target = isAutomatic(mail.headers) ? null : addresses.read(mail.recipients);
  if (target === null) return null;
  const since = new Date(clock.now().getTime() - answerableDays * dayMs);
  const { messageId } = target;
  const rows = await repliesRepository(db).findSubjects({ messageId, sender: mail.from, since });
  const row = rows.find(({ accountId }) => addresses.isGenuine(target, accountId));
  if (row === undefined) return null;
  const { organisationId, poiId } = row;
  const subject = poiId === null ? { organisationId } : { poiId };
  return { id: uuidv5(mail.id, namespace), party: partyOf(row.accountId), subject, row, proOrigin };
}

/**
 * Stores the files, and returns the names of those that are refused. Pictures in the text that
 * cannot be read, such as the logo of a signature, are left out without a word.
 */
async function storeFiles(
  { db, clock }: ReceiveReplyDeps,
  { party, row }: Reply,
  files: readonly InboundFile[],
): Promise<{ ids: string[]; leftOut: string[] }> {
  const ids: string[] = [];
  const leftOut: string[] = [];
  for (const { name: sentName, bytes, isInline } of files) {
    const name = fileNameOf(sentName);
    const isTooMuch =
      ids.length === attachmentLimits.most || bytes.length > attachmentLimits.maxBytes;
    try {
      if (isTooMuch) throw new Problem('payload_too_large');
      const file = { name, bytes };
      ids.push((await addAttachment({ db, clock })(party.viewer, row.organisationId, file)).id);
    } catch (error) {
      if (!(error instanceof Problem) || error.status >= 500 || hasLostRight(error)) throw error;
      if (!isInline || isOfBounds(error)) leftOut.push(name);
    }
  }
  return { ids, leftOut };
}

async function send(
  deps: ReceiveReplyDeps,
  reply: Reply,
  mail: InboundMail,
): Promise<ReplyOutcome> {
  const { db, replyMails, quoted } = deps;
  const { id, party, subject, row, proOrigin } = reply;
  const mayWrite = writeRefusalOf(party, await findSubject(db, party, subject)) === undefined;
  if (!mayWrite || (await conversationsRepository(db).findMessage(id)) !== null) return 'ignored';
  const refuse = async (
    reason: Exclude<ReplyRefusal['reason'], 'files'>,
  ): Promise<ReplyOutcome> => {
    await replyMails.queue(db, { id, reason, files: [] }, row, proOrigin);
    return 'refused';
  };
  if (isForged(mail.headers)) return refuse('sender');
  const typed = readReply(mail, quoted);
  const files = await storeFiles(
    deps,
    reply,
    mail.files.filter((file) => !isOfMail(file)),
  );
  const isEmpty = isBlank(typed);
  const written = isEmpty && files.ids.length > 0 ? words.filesAlone : typed;
  const text = messageBody.shape.text.safeParse(written);
  if (!text.success) return refuse(isEmpty ? 'empty' : 'long');
  try {
    const message = { id, text: text.data, attachmentIds: files.ids };
    await sendMessage(deps)(party, subject, message, proOrigin);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    if (error.code === 'quota_reached') return refuse('quota');
    // A concurrent delivery of the same mail has sent it.
    if (error.code === 'message_id_taken') return 'ignored';
    throw error;
  }
  // The mail says that the answer has arrived.
  if (files.leftOut.length > 0)
    await replyMails.queue(db, { id, reason: 'files', files: files.leftOut }, row, proOrigin);
  return 'sent';
}

/**
 * Turns the answer to a mail of the team into a message of its conversation, by the same use case as
 * the form. The sender must have the address to which that mail was sent, and still be allowed to
 * write. Problems: pictures_busy, and any error that the provider must answer by a retry.
 */
export const receiveReply =
  (deps: ReceiveReplyDeps) =>
  async (mail: InboundMail, proOrigin: string): Promise<ReplyOutcome> => {
    const reply = await findReply(deps, mail, proOrigin);
    if (reply === null) return 'ignored';
    try {
      return await send(deps, reply, mail);
    } catch (error) {
      if (hasLostRight(error)) return 'ignored';
      throw error;
    }
  };

export type ReceiveReply = ReturnType<typeof receiveReply>;

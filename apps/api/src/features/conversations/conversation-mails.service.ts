import type { MessageSide } from '@parages/contracts/vocabulary/organisations/message-sides';
import type { SqlClient } from '../../platform/database/database.ts';
import type { MailsService, QueuedMail } from '../mails/mails.service.ts';
import { listMailedMembers } from '../organisations/memberships/memberships.service.ts';
import { conversationLink } from './by-mail/conversation-link.ts';
import type { ReplyAddresses } from './by-mail/reply-addresses.ts';
import type { SubjectRow } from './conversations.repository.ts';

export type MessageNews = {
  id: string;
  side: MessageSide;
  text: string;
  asksPapers: boolean;
  /** Number of attached files. */
  files: number;
};

/**
 * `team`: the mail address of the team; without it, messages of organisers are not mailed.
 * `addresses`: without them, mails cannot be answered.
 */
export type ConversationMailsDeps = {
  mails: Pick<MailsService, 'queueAll'>;
  team: string | undefined;
  addresses: ReplyAddresses | undefined;
};

const mostMailed = 120;

/** The mail box of the team outlives the accounts of organisers: a mail has the first words alone. */
const firstWords = (text: string): string => {
  const points = [...text];
  return points.length > mostMailed ? `${points.slice(0, mostMailed).join('').trimEnd()}…` : text;
};

/** Null for an event without a title too. */
const titleOf = ({ label }: SubjectRow): string | null => label || null;

export function conversationMailsService({ mails, team, addresses }: ConversationMailsDeps) {
  async function toMembers(
    tx: SqlClient,
    subject: SubjectRow,
    { id, text, asksPapers, files }: MessageNews,
    proOrigin: string,
  ): Promise<QueuedMail[]> {
    const { organisationId, organisation } = subject;
    const title = titleOf(subject);
    const link = conversationLink(proOrigin, 'org', subject);
    const members = await listMailedMembers(tx, organisationId, ['owner', 'editor']);
    return members.map(({ id: accountId, email: to, firstName, locale }) => ({
      kind: 'team-message',
      to,
      accountId,
      locale,
      dedupeKey: `message:${id}:${accountId}`,
      data: {
        firstName,
        organisation,
        title,
        text,
        asksPapers,
        files,
        link,
        ...(addresses && { replyTo: addresses.of(id, accountId) }),
      },
    }));
  }

  function toTeam(
    subject: SubjectRow,
    { id, text, files }: MessageNews,
    proOrigin: string,
  ): QueuedMail[] {
    if (team === undefined) return [];
    const { organisation } = subject;
    const title = titleOf(subject);
    const link = conversationLink(proOrigin, 'org/moderation', subject);
    const data = { organisation, title, text: firstWords(text), files, link };
    return [{ kind: 'organiser-message', to: team, dedupeKey: `message:${id}`, data }];
  }

  return {
    /** Queues the mails about a message to the owners and editors, or to the team. */
    queue: async (
      tx: SqlClient,
      subject: SubjectRow,
      news: MessageNews,
      proOrigin: string,
    ): Promise<void> => {
      await mails.queueAll(
        tx,
        news.side === 'team'
          ? await toMembers(tx, subject, news, proOrigin)
          : toTeam(subject, news, proOrigin),
      );
    },
  };
}

export type ConversationMailsService = ReturnType<typeof conversationMailsService>;

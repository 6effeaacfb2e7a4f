import type { RefusalReason } from '@parages/contracts/vocabulary/events/refusal-reasons';
import type { MemberRole } from '@parages/contracts/vocabulary/organisations/member-roles';
import type { SqlClient } from '../../../platform/database/database.ts';
import type { MailsService, QueuedMail } from '../../mails/mails.service.ts';
import {
  countMailedMembers,
  listMailedMembers,
} from '../../organisations/memberships/memberships.service.ts';

export type Origins = { site: string; pro: string };

/**
 * `id` is the id of the history entry that the mail is about. The dedupe key contains it, so a mail
 * can be withdrawn by its entry.
 */
export type LifecycleNews = {
  id: string;
  poiId: string;
  organisation: { id: string; name: string } | null;
  title: string;
  sendAt?: Date;
  /** Of the owners and editors, only this account gets the mail; undefined for all of them. */
  onlyAccountId?: string;
} & (
  | { kind: 'poi-in-review' | 'poi-accepted' | 'poi-reassigned' }
  | { kind: 'poi-published'; slugFr: string }
  | { kind: 'poi-refused'; reasons: RefusalReason[]; comment: string | null }
  | { kind: 'poi-hidden'; reason: string }
  | { kind: 'poi-merged'; kept: { label: string; slugFr: string } }
);

/** `claimant`: the moderator who had claimed the event. */
export type WithdrawalNews = {
  id: string;
  title: string;
  organisation: string;
  claimant: { id: string; email: string; firstName: string };
};

const keyOf = (id: string, accountId: string): string => `poi-news:${id}:${accountId}`;
const mailedRoles: MemberRole[] = ['owner', 'editor'];
const listEditors = (tx: SqlClient, organisationId: string) =>
  listMailedMembers(tx, organisationId, mailedRoles);
type Editor = Awaited<ReturnType<typeof listEditors>>[number];
const editorPath = (poiId: string): string => `/org/events/${poiId}`;

function write(
  news: LifecycleNews,
  { id, email, firstName, locale }: Editor,
  origins: Origins,
): QueuedMail {
  const common = {
    to: email,
    accountId: id,
    locale,
    dedupeKey: keyOf(news.id, id),
    ...(news.sendAt && { sendAt: news.sendAt }),
  };
  const about = { firstName, organisation: news.organisation?.name ?? '', title: news.title };
  const data = { ...about, link: `${origins.pro}${editorPath(news.poiId)}` };
  switch (news.kind) {
    case 'poi-published':
      return {
        ...common,
        kind: news.kind,
        data: { ...about, link: `${origins.site}/evenement/${news.slugFr}` },
      };
    case 'poi-refused':
      return {
        ...common,
        kind: news.kind,
        data: { ...data, reasons: news.reasons, comment: news.comment },
      };
    case 'poi-hidden':
      return { ...common, kind: news.kind, data: { ...data, reason: news.reason } };
    case 'poi-merged':
      return {
        ...common,
        kind: news.kind,
        data: {
          ...about,
          kept: news.kept.label,
          link: `${origins.site}/evenement/${news.kept.slugFr}`,
        },
      };
    default:
      return { ...common, kind: news.kind, data };
  }
}

export function lifecycleMailsService({
  mails,
}: {
  mails: Pick<MailsService, 'queue' | 'queueAll' | 'withdraw'>;
}) {
  return {
    queue: async (tx: SqlClient, news: LifecycleNews, origins: Origins): Promise<void> => {
      if (news.organisation === null) return;
      const { organisation, onlyAccountId } = news;
      const readers = await listEditors(tx, organisation.id);
      await mails.queueAll(
        tx,
        readers.flatMap((reader) =>
          onlyAccountId === undefined || reader.id === onlyAccountId
            ? [write(news, reader, origins)]
            : [],
        ),
      );
    },

    queueWithdrawal: (
      tx: SqlClient,
      { id, title, organisation, claimant }: WithdrawalNews,
      origins: Origins,
    ): Promise<void> =>
      mails.queue(tx, {
        kind: 'poi-withdrawn',
        to: claimant.email,
        accountId: claimant.id,
        dedupeKey: keyOf(id, claimant.id),
        data: {
          firstName: claimant.firstName,
          organisation,
          title,
          link: `${origins.pro}/org/moderation`,
        },
      }),

    /** How many people the news about events of these organisations reach. */
    count: (db: SqlClient, organisationIds: string[]): Promise<number> =>
      countMailedMembers(db, organisationIds, mailedRoles),

    /** Returns false if a mail remains: it is due, or a worker has tried to send it. */
    withdraw: async (
      tx: SqlClient,
      id: string,
      organisationId: string | null,
      now: Date,
    ): Promise<boolean> => {
      if (organisationId === null) return true;
      const readers = await listEditors(tx, organisationId);
      return mails.withdraw(
        tx,
        readers.map((reader) => keyOf(id, reader.id)),
        now,
      );
    },
  };
}

export type LifecycleMailsService = ReturnType<typeof lifecycleMailsService>;

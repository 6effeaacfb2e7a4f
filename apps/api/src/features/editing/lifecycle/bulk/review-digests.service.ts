import {
  reviewDigestMostSeconds,
  reviewDigestSeconds,
} from '@parages/contracts/vocabulary/events/review/bulk-decisions';
import type { SqlClient } from '../../../../platform/database/database.ts';
import { lockName } from '../../../../platform/database/named-locks.ts';
import type { MailsService, QueuedMail } from '../../../mails/mails.service.ts';
import { listMailedMembers } from '../../../organisations/memberships/memberships.service.ts';
import type { LifecycleNews, Origins } from '../lifecycle-mails.service.ts';
import { bulkRepository, type DigestDecision } from './bulk.repository.ts';

type Digest = {
  digestId: string;
  organisation: { id: string; name: string };
  decisions: readonly DigestDecision[];
  now: Date;
};
type DecisionNews = Extract<
  LifecycleNews,
  { kind: 'poi-published' | 'poi-accepted' | 'poi-refused' }
>;

/** Null: an acceptance. */
type RefusalWords = Pick<DigestDecision, 'reasons' | 'comment'> | null;

const ago = (now: Date, seconds: number): Date => new Date(now.getTime() - seconds * 1000);

const keyOf = (digestId: string, accountId: string): string =>
  `review-digest:${digestId}:${accountId}`;

const statusOfNews = {
  'poi-published': 'published',
  'poi-accepted': 'accepted',
  'poi-refused': 'refused',
} as const;

export const isDecisionNews = (news: LifecycleNews): news is DecisionNews =>
  Object.hasOwn(statusOfNews, news.kind);

const toDecision = (news: DecisionNews): DigestDecision => ({
  id: news.id,
  poiId: news.poiId,
  slugFr: news.kind === 'poi-published' ? news.slugFr : null,
  title: news.title,
  toStatus: statusOfNews[news.kind],
  reasons: news.kind === 'poi-refused' ? news.reasons : [],
  comment: news.kind === 'poi-refused' ? news.comment : null,
});

const linkOf = ({ poiId, slugFr, toStatus }: DigestDecision, { site, pro }: Origins): string =>
  toStatus === 'published' && slugFr !== null
    ? `${site}/evenement/${slugFr}`
    : `${pro}/org/events/${poiId}`;

function dataOf({ organisation, decisions }: Digest, origins: Origins) {
  const of = (status: DigestDecision['toStatus']) =>
    decisions
      .filter(({ toStatus }) => toStatus === status)
      .map((decision) => ({ title: decision.title, link: linkOf(decision, origins) }));
  const refused = decisions.find(({ toStatus }) => toStatus === 'refused');
  return {
    organisation: organisation.name,
    link: `${origins.pro}/org/events`,
    published: of('published'),
    accepted: of('accepted'),
    refused: of('refused'),
    reasons: refused?.reasons ?? [],
    comment: refused?.comment ?? null,
  };
}

/**
 * One mail for each editor of an organisation, which reports decisions that follow one another
 * within `reviewDigestSeconds`, for `reviewDigestMostSeconds` at most. Each
 * decision rewrites it in its own transaction, so that it always names exactly the decisions that
 * were taken and not undone. It leaves `reviewDigestSeconds` after the last of them.
 */
export function reviewDigestsService({
  mails,
}: {
  mails: Pick<MailsService, 'queueAll' | 'withdraw'>;
}) {
  async function rewrite(tx: SqlClient, digest: Digest, origins: Origins): Promise<boolean> {
    const { digestId, organisation, decisions, now } = digest;
    const editors = await listMailedMembers(tx, organisation.id, ['owner', 'editor']);
    const keys = editors.map(({ id }) => keyOf(digestId, id));
    if (!(await mails.withdraw(tx, keys, now))) return false;
    if (decisions.length === 0) return true;
    const data = dataOf(digest, origins);
    const sendAt = new Date(now.getTime() + reviewDigestSeconds * 1000);
    const written = editors.map(
      ({ id, email, firstName, locale }): QueuedMail => ({
        kind: 'review-digest',
        to: email,
        accountId: id,
        locale,
        dedupeKey: keyOf(digestId, id),
        sendAt,
        data: { firstName, ...data },
      }),
    );
    await mails.queueAll(tx, written);
    return true;
  }

  const lockDigest = (tx: SqlClient, digestId: string) => lockName(tx, `review digest ${digestId}`);

  return {
    /**
     * The waiting digest of the organisation that can report this decision too. A mail has room for
     * the reasons of one refusal only: other ones need another mail.
     */
    findOpen: async (
      tx: SqlClient,
      organisationId: string,
      refusal: RefusalWords,
      now: Date,
    ): Promise<string | undefined> => {
      await lockName(tx, `review digests of ${organisationId}`);
      return bulkRepository(tx).findOpenDigest({
        organisationId,
        reasons: refusal?.reasons ?? null,
        comment: refusal?.comment ?? null,
        since: ago(now, reviewDigestSeconds),
        begunSince: ago(now, reviewDigestMostSeconds),
      });
    },

    /** Returns false, and changes nothing, when the digest has left. */
    add: async (
      tx: SqlClient,
      { news, ...digest }: Omit<Digest, 'decisions'> & { news: DecisionNews },
      origins: Origins,
    ): Promise<boolean> => {
      await lockDigest(tx, digest.digestId);
      const former = await bulkRepository(tx).listDigest(digest.digestId, null);
      return rewrite(tx, { ...digest, decisions: [...former, toDecision(news)] }, origins);
    },

    /** Returns false, and changes nothing, when the digest has left. */
    remove: async (
      tx: SqlClient,
      { entryId, ...digest }: Omit<Digest, 'decisions'> & { entryId: string },
      origins: Origins,
    ): Promise<boolean> => {
      await lockDigest(tx, digest.digestId);
      const decisions = await bulkRepository(tx).listDigest(digest.digestId, entryId);
      return rewrite(tx, { ...digest, decisions }, origins);
    },
  };
}

export type ReviewDigestsService = ReturnType<typeof reviewDigestsService>;

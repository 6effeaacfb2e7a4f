import type { OrganisationStatus } from '@parages/contracts/vocabulary/organisation-statuses';
import type { Clock } from '../../platform/clock.ts';
import type { Db, SqlClient } from '../../platform/database.ts';
import { Problem } from '../../platform/problem.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { MailsService } from '../mails/mails.service.ts';
import type { MailedPerson } from './memberships.repository.ts';
import { listMailedMembers } from './memberships.service.ts';
import { organisationChangeRepository } from './organisation-change.repository.ts';
import { type OrganisationDecision, organisationDecisions } from './organisation-review.domain.ts';
import { organisationReviewRepository, type ReviewRow } from './organisation-review.repository.ts';
import type {
  OrganisationQueue,
  OrganisationQueueQuery,
  OrganisationReview,
  OrganisationReviewItem,
} from './organisation-review.schema.ts';
import { toWire } from './organisations.domain.ts';
import { organisationsRepository } from './organisations.repository.ts';
import { organisationLink } from './organisations.service.ts';

/** What a moderator decided of the version he read. `reason` goes with a refusal and a suspension. */
export type Decision = {
  organisationId: string;
  version: number;
  action: OrganisationDecision;
  reason?: string;
};

type ReviewTx = Parameters<typeof organisationsRepository>[0] &
  Parameters<typeof organisationReviewRepository>[0];

/**
 * An organisation held by a moderator until the end of the transaction, at the version that was read.
 * @throws {Problem} organisation_not_found, organisation_own, organisation_version_stale
 */
export async function holdForReview(
  tx: ReviewTx,
  viewer: Viewer,
  { organisationId, version }: Pick<Decision, 'organisationId' | 'version'>,
) {
  const organisations = organisationsRepository(tx);
  await organisations.lock(organisationId);
  const row = await organisationReviewRepository(tx).find(viewer.userId, organisationId);
  if (!row) throw new Problem('organisation_not_found');
  if (row.isOwn && viewer.role !== 'admin') throw new Problem('organisation_own');
  if (row.version !== version) throw new Problem('organisation_version_stale');
  return { organisations, row };
}

function toItem({ total: _, ...row }: ReviewRow): OrganisationReviewItem {
  return toWire(row);
}

/** Organisations in the hands of moderators. */
export function organisationReviewService({
  db,
  clock,
  mails,
}: {
  db: Db;
  clock: Clock;
  mails: MailsService;
}) {
  const reviews = organisationReviewRepository(db);

  async function get({ userId }: Viewer, id: string): Promise<OrganisationReview> {
    const row = await reviews.find(userId, id);
    if (!row) throw new Problem('organisation_not_found');
    const [sameSiren, history] = await Promise.all([
      reviews.listSameSiren(id, row.siren),
      reviews.listHistory(id),
    ]);
    return {
      ...toItem(row),
      sameSiren,
      history: history.map((act) => ({ ...act, happenedAt: act.happenedAt.toISOString() })),
    };
  }

  function tell(
    tx: SqlClient,
    owners: readonly MailedPerson[],
    decision: Decision,
    { name, link }: { name: string; link: string },
  ) {
    const { mail: kind } = organisationDecisions[decision.action];
    const { reason = '' } = decision;
    return mails.queueAll(
      tx,
      owners.map(({ id: accountId, email: to, firstName, locale }) => {
        const person = { to, accountId, locale };
        const data = { firstName, organisation: name, link };
        return kind === 'organisation-approved'
          ? { kind, ...person, data }
          : { kind, ...person, data: { ...data, reason } };
      }),
    );
  }

  return {
    get,

    list: async (
      { userId }: Viewer,
      { status, hasChange, q, offset, pageSize }: OrganisationQueueQuery,
    ): Promise<OrganisationQueue> => {
      const asked = {
        viewerId: userId,
        id: null,
        status: status ?? null,
        hasChange: hasChange === 'true',
        q: q === '' ? null : (q ?? null),
      };
      const [rows, counted, changes] = await Promise.all([
        reviews.list({ ...asked, offset, pageSize }),
        reviews.countByStatus(),
        organisationChangeRepository(db).countWaiting(),
      ]);
      const countOf = (one: OrganisationStatus): number => counted.get(one) ?? 0;
      const counts = {
        pending: countOf('pending'),
        approved: countOf('approved'),
        refused: countOf('refused'),
        suspended: countOf('suspended'),
      };
      return { items: rows.map(toItem), total: rows[0]?.total ?? 0, counts, changes };
    },

    /**
     * Decides, and tells the owners. `proOrigin`: where the link of the mail leads. Problems: organisation_not_found, organisation_own,
     * organisation_version_stale, organisation_transition_forbidden.
     */
    decide: async (
      viewer: Viewer,
      decision: Decision,
      proOrigin: string,
    ): Promise<OrganisationReview> => {
      const { organisationId: id, version, action, reason = null } = decision;
      const { from, to } = organisationDecisions[action];
      await db.$transaction(async (tx) => {
        const { organisations, row } = await holdForReview(tx, viewer, {
          organisationId: id,
          version,
        });
        if (row.status !== from) throw new Problem('organisation_transition_forbidden');
        const now = clock.now();
        await organisationReviewRepository(tx).decide({ id, status: to, reason, now });
        await organisations.tellPages(id);
        await organisations.note({
          organisationId: id,
          action,
          actorId: viewer.userId,
          now,
          ...(reason === null ? {} : { detail: { reason } }),
        });
        await tell(tx, await listMailedMembers(tx, id, ['owner']), decision, {
          name: row.name,
          link: organisationLink(proOrigin, id),
        });
      });
      return get(viewer, id);
    },
  };
}

export type OrganisationReviewService = ReturnType<typeof organisationReviewService>;

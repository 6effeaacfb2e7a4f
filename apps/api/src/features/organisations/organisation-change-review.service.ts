import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database.ts';
import { Problem } from '../../platform/problem.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { MailsService } from '../mails/mails.service.ts';
import { listMailedMembers } from './memberships.service.ts';
import { publicOf } from './organisation-change.domain.ts';
import { organisationChangeRepository } from './organisation-change.repository.ts';
import type { OrganisationReview } from './organisation-review.schema.ts';
import { holdForReview, type OrganisationReviewService } from './organisation-review.service.ts';
import { changedFields } from './organisations.domain.ts';
import { organisationLink } from './organisations.service.ts';

export type OrganisationChangeReviewDeps = {
  db: Db;
  clock: Clock;
  mails: MailsService;
  review: Pick<OrganisationReviewService, 'get'>;
};

/** The version of the organisation that the moderator read. `reason`: of a refusal; null accepts the proposal. */
export type ChangeDecision = { organisationId: string; version: number; reason: string | null };

/** Proposals of approved organisations in the hands of moderators. */
export function organisationChangeReviewService({
  db,
  clock,
  mails,
  review,
}: OrganisationChangeReviewDeps) {
  return {
    /**
     * Accepts the proposal, which visitors read from then on, or refuses it with a reason; owners get a mail. `proOrigin`: where the link of
     * the mail leads. Problems: organisation_not_found, organisation_own, organisation_version_stale, organisation_transition_forbidden.
     */
    decide: async (
      viewer: Viewer,
      decision: ChangeDecision,
      proOrigin: string,
    ): Promise<OrganisationReview> => {
      const { organisationId: id, reason } = decision;
      await db.$transaction(async (tx) => {
        const { organisations, row } = await holdForReview(tx, viewer, decision);
        if (row.status !== 'approved' || row.change === null || row.change.reason !== null)
          throw new Problem('organisation_transition_forbidden');
        const now = clock.now();
        const changes = organisationChangeRepository(tx);
        const fields = changedFields(publicOf(row), publicOf(row.change));
        const act = { organisationId: id, actorId: viewer.userId, now };
        if (reason === null) {
          await changes.accept(id, now);
          if (fields.includes('name')) await organisations.tellPages(id);
          await organisations.note({ ...act, action: 'change-accepted', detail: { fields } });
        } else {
          await changes.refuse(id, reason);
          await changes.bump(id, now);
          await organisations.note({
            ...act,
            action: 'change-refused',
            detail: { fields, reason },
          });
        }
        const name = reason === null ? row.change.name : row.name;
        await mails.queueAll(
          tx,
          (await listMailedMembers(tx, id, ['owner'])).map(
            ({ id: accountId, email: to, firstName, locale }) => {
              const person = { to, accountId, locale };
              const data = { firstName, organisation: name, link: organisationLink(proOrigin, id) };
              return reason === null
                ? { kind: 'organisation-change-accepted' as const, ...person, data }
                : {
                    kind: 'organisation-change-refused' as const,
                    ...person,
                    data: { ...data, reason },
                  };
            },
          ),
        );
      });
      return review.get(viewer, id);
    },
  };
}

export type OrganisationChangeReviewService = ReturnType<typeof organisationChangeReviewService>;

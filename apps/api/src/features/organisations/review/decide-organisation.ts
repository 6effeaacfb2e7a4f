import type { Viewer } from '../../../platform/access/viewer.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database/database.ts';
import { Problem } from '../../../platform/problems/problem.ts';
import type { MailsService, QueuedMail } from '../../mails/mails.service.ts';
import type { MailedPerson } from '../memberships/memberships.repository.ts';
import { listMailedMembers } from '../memberships/memberships.service.ts';
import { newEventLink, organisationLink } from '../organisation-link.ts';
import { organisationsRepository } from '../organisations.repository.ts';
import { getOrganisationReview } from './get-organisation-review.ts';
import { lockForReview } from './lock-for-review.ts';
import { type OrganisationDecision, organisationDecisions } from './organisation-review.domain.ts';
import { organisationReviewRepository } from './organisation-review.repository.ts';
import type { OrganisationReview } from './organisation-review.schema.ts';

export type DecideOrganisationDeps = { db: Db; clock: Clock; mails: MailsService };

/** `reason` is set for a refusal and a suspension only. */
export type Decision = {
  organisationId: string;
  version: number;
  action: OrganisationDecision;
  reason?: string;
};

function mailTo(
  { id: accountId, email: to, firstName, locale }: MailedPerson,
  { action, reason = '' }: Decision,
  organisation: { organisation: string; link: string },
): QueuedMail {
  const { mail: kind } = organisationDecisions[action];
  const person = { to, accountId, locale };
  const data = { firstName, ...organisation };
  return kind === 'organisation-approved'
    ? { kind, ...person, data }
    : { kind, ...person, data: { ...data, reason } };
}

/**
 * `proOrigin`: the site in the link of the mail. Problems: those of `lockForReview`,
 * organisation_transition_forbidden.
 */
export const decideOrganisation =
  ({ db, clock, mails }: DecideOrganisationDeps) =>
  async (viewer: Viewer, decision: Decision, proOrigin: string): Promise<OrganisationReview> => {
    const { organisationId: id, action, reason = null } = decision;
    const { from, to: status } = organisationDecisions[action];
    await db.$transaction(async (tx) => {
      const row = await lockForReview(tx, viewer, decision);
      if (row.status !== from) throw new Problem('organisation_transition_forbidden');
      const now = clock.now();
      await organisationReviewRepository(tx).decide({ id, status, reason, now });
      const organisations = organisationsRepository(tx);
      await organisations.notePoiChanges(id, now);
      await organisations.note({
        organisationId: id,
        action,
        actorId: viewer.userId,
        now,
        ...(reason === null ? {} : { detail: { reason } }),
      });
      const owners = await listMailedMembers(tx, id, ['owner']);
      const link =
        action === 'approved' ? newEventLink(proOrigin) : organisationLink(proOrigin, id);
      const mailed = { organisation: row.name, link };
      await mails.queueAll(
        tx,
        owners.map((owner) => mailTo(owner, decision, mailed)),
      );
    });
    return getOrganisationReview({ db })(viewer, id);
  };

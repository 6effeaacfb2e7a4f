import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database/database.ts';
import { Problem } from '../../../platform/problems/problem.ts';
import type { MailsService } from '../../mails/mails.service.ts';
import { getOrganisation } from '../get-organisation.ts';
import { lockVersionAsOwner } from '../memberships/lock-as-owner.ts';
import { organisationsRepository } from '../organisations.repository.ts';
import type { Organisation } from '../organisations.schema.ts';
import { queueReceivedMail } from './queue-received-mail.ts';

export type ResubmitOrganisationDeps = { db: Db; clock: Clock; mails: MailsService };

/**
 * Submits a refused organisation for review again; the owner who submits it becomes its applicant.
 * `proOrigin`: the site in the link of the mail. Problems: those of `lockVersionAsOwner`,
 * organisation_transition_forbidden for one that is not refused, organisation_pending_exists,
 * quota_reached, session_missing for an account that is deleted or being deleted.
 */
export const resubmitOrganisation =
  ({ db, clock, mails }: ResubmitOrganisationDeps) =>
  async (
    accountId: string,
    id: string,
    version: number,
    proOrigin: string,
  ): Promise<Organisation> => {
    await db.$transaction(async (tx) => {
      const organisations = organisationsRepository(tx);
      const applicant = await organisations.lockApplicant(accountId);
      if (!applicant) throw new Problem('session_missing');
      const { name, status } = await lockVersionAsOwner(tx, accountId, id, version);
      if (status !== 'refused') throw new Problem('organisation_transition_forbidden');
      const now = clock.now();
      if (!(await organisations.resubmit({ id, accountId, now })))
        throw new Problem('organisation_pending_exists');
      const act = { organisationId: id, action: 'resubmitted', actorId: accountId, now } as const;
      await organisations.note(act);
      await queueReceivedMail({ clock, mails })(tx, applicant, { name, proOrigin });
    });
    return getOrganisation({ db })(accountId, id);
  };

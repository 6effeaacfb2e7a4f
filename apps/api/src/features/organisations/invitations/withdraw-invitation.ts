import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database/database.ts';
import { Problem } from '../../../platform/problems/problem.ts';
import { lockAsOwner } from '../memberships/lock-as-owner.ts';
import { organisationsRepository } from '../organisations.repository.ts';
import { invitationsRepository } from './invitations.repository.ts';

export type WithdrawInvitationDeps = { db: Db; clock: Clock };

/** Problems: those of `lockAsOwner`, invitation_not_found. */
export const withdrawInvitation =
  ({ db, clock }: WithdrawInvitationDeps) =>
  (
    actorId: string,
    { organisationId, invitationId }: { organisationId: string; invitationId: string },
  ): Promise<void> =>
    db.$transaction(async (tx) => {
      await lockAsOwner(tx, actorId, organisationId);
      if (!(await invitationsRepository(tx).withdraw(organisationId, invitationId)))
        throw new Problem('invitation_not_found');
      await organisationsRepository(tx).note({
        organisationId,
        action: 'invitation-withdrawn',
        actorId,
        now: clock.now(),
      });
    });

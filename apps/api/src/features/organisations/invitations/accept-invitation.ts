import { limits } from '@parages/contracts/vocabulary/limits';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database/database.ts';
import { Problem } from '../../../platform/problems/problem.ts';
import { hashOf } from '../../../platform/secret-token.ts';
import { toMine } from '../organisations.domain.ts';
import { organisationsRepository } from '../organisations.repository.ts';
import type { MyOrganisation } from '../organisations.schema.ts';
import { invitationsRepository } from './invitations.repository.ts';

export type AcceptInvitationDeps = { db: Db; clock: Clock };

type Tx = Parameters<typeof organisationsRepository>[0] &
  Parameters<typeof invitationsRepository>[0];

const { maxMembers } = limits.organisation;

/** Deletes the invitation, so that its link works once. */
async function takeInvitation(
  tx: Tx,
  { tokenHash, email, now }: { tokenHash: string; email: string; now: Date },
) {
  const invitations = invitationsRepository(tx);
  const invited = await invitations.findByToken(tokenHash, now);
  if (!invited) throw new Problem('invitation_not_found');
  if (invited.email !== email) throw new Problem('invitation_of_another');
  await organisationsRepository(tx).lock(invited.organisationId);
  // Read again under the lock: meanwhile the invitation may have been used or withdrawn, or its
  // organisation suspended.
  const isStillOpen = (await invitations.findByToken(tokenHash, now)) !== undefined;
  if (!isStillOpen || !(await invitations.take(tokenHash)))
    throw new Problem('invitation_not_found');
  return invited;
}

async function assertHasRoom(
  tx: Tx,
  asked: { organisationId: string; email: string; now: Date },
): Promise<void> {
  const places = await invitationsRepository(tx).findPlaces(asked);
  if (places && !places.isMember && places.members >= maxMembers)
    throw new Problem('organisation_full');
}

/**
 * Makes the account of the invited address a member. Problems: invitation_not_found,
 * invitation_of_another, organisation_full, session_missing for an account that is deleted or being
 * deleted.
 */
export const acceptInvitation =
  ({ db, clock }: AcceptInvitationDeps) =>
  (accountId: string, token: string): Promise<MyOrganisation> =>
    db.$transaction(async (tx) => {
      const organisations = organisationsRepository(tx);
      const person = await organisations.lockApplicant(accountId);
      if (!person) throw new Problem('session_missing');
      const { email } = person;
      const now = clock.now();
      const invited = await takeInvitation(tx, { tokenHash: hashOf(token), email, now });
      const { organisationId, role } = invited;
      await assertHasRoom(tx, { organisationId, email, now });
      if (await invitationsRepository(tx).join({ organisationId, accountId, role, now }))
        await organisations.note({
          organisationId,
          action: 'member-joined',
          actorId: accountId,
          subjectId: accountId,
          detail: { role },
          now,
        });
      const [mine] = await organisations.listMine(accountId, organisationId);
      if (!mine) throw new Problem('organisation_not_found');
      return toMine(mine);
    });

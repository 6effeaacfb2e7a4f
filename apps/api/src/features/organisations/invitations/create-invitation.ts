import { limits } from '@parages/contracts/vocabulary/limits';
import { v7 as uuidv7 } from 'uuid';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database/database.ts';
import { Problem } from '../../../platform/problems/problem.ts';
import { assertQuota, takeDailyQuota } from '../../../platform/quotas/quotas.service.ts';
import { hashOf, newToken } from '../../../platform/secret-token.ts';
import type { MailsService } from '../../mails/mails.service.ts';
import { membersRepository } from '../members/members.repository.ts';
import { lockAsOwner } from '../memberships/lock-as-owner.ts';
import { organisationsRepository } from '../organisations.repository.ts';
import { invitationsRepository } from './invitations.repository.ts';
import type { Invitation, InvitationBody } from './invitations.schema.ts';
import { toInvitation } from './to-invitation.ts';

export type CreateInvitationDeps = { db: Db; clock: Clock; mails: MailsService };

type Tx = Parameters<typeof organisationsRepository>[0] &
  Parameters<typeof invitationsRepository>[0];

const dayMs = 86_400_000;
const { invitationDays, maxInvitations, maxMembers } = limits.organisation;
const { linkAgainMs } = limits.attempts;

async function assertHasRoom(
  tx: Tx,
  { organisationId, email, now }: { organisationId: string; email: string; now: Date },
): Promise<void> {
  const places = await invitationsRepository(tx).findPlaces({ organisationId, email, now });
  if (!places || places.isMember) throw new Problem('member_exists');
  if (places.members >= maxMembers || places.invitations >= maxInvitations)
    throw new Problem('organisation_full');
}

async function takeQuotas(
  tx: Tx,
  { organisationId, actorId, now }: { organisationId: string; actorId: string; now: Date },
): Promise<void> {
  const yesterday = new Date(now.getTime() - dayMs);
  const invited = await organisationsRepository(tx).countInvited(organisationId, yesterday);
  assertQuota('invitationsPerDay', invited);
  await takeDailyQuota(tx, 'mailsPerDay', actorId, now);
}

/**
 * Invites an address to an approved organisation by mail; replaces an earlier invitation of that
 * address. `proOrigin`: the site in the link of the mail. Problems: those of `lockAsOwner`,
 * organisation_transition_forbidden before it is approved, member_exists, organisation_full,
 * quota_reached, attempts_limited within a minute after the last invitation of that address.
 */
export const createInvitation =
  ({ db, clock, mails }: CreateInvitationDeps) =>
  (
    actorId: string,
    organisationId: string,
    { email, role }: InvitationBody,
    proOrigin: string,
  ): Promise<Invitation> =>
    db.$transaction(async (tx) => {
      const { status, name } = await lockAsOwner(tx, actorId, organisationId);
      // Prevents mails to strangers in the name of an organisation that no moderator has approved.
      if (status !== 'approved') throw new Problem('organisation_transition_forbidden');
      const now = clock.now();
      await assertHasRoom(tx, { organisationId, email, now });
      await takeQuotas(tx, { organisationId, actorId, now });
      const token = newToken();
      const expiresAt = new Date(now.getTime() + invitationDays * dayMs);
      const invitation = { id: uuidv7({ msecs: now.getTime() }), email, role, expiresAt };
      const isSaved = await invitationsRepository(tx).save({
        ...invitation,
        organisationId,
        tokenHash: hashOf(token),
        invitedBy: actorId,
        now,
        lastBefore: new Date(now.getTime() - linkAgainMs),
      });
      if (!isSaved) throw new Problem('attempts_limited').retryAfter(linkAgainMs / 1000);
      const act = { organisationId, action: 'invited', actorId, detail: { role }, now } as const;
      await organisationsRepository(tx).note(act);
      const inviter = (await membersRepository(tx).find(organisationId, actorId))?.firstName ?? '';
      const link = `${proOrigin}/org/invitation?token=${token}`;
      const data = { inviter, organisation: name, role, days: invitationDays, link };
      await mails.queue(tx, { kind: 'invitation', to: email, data, expiresAt });
      return toInvitation({ ...invitation, createdAt: now }, now);
    });

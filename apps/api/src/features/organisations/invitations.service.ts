import { createHash, randomBytes } from 'node:crypto';
import { limits } from '@parages/contracts/vocabulary/limits';
import { v7 as uuidv7 } from 'uuid';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database.ts';
import { Problem } from '../../platform/problem.ts';
import { assertQuota, takeDailyQuota } from '../../platform/quotas/quotas.service.ts';
import type { MailsService } from '../mails/mails.service.ts';
import { membersRepository } from './members.repository.ts';
import type { Invitation, InvitationBody, InvitationPreview } from './members.schema.ts';
import { holdAsOwner, toInvitation } from './members.service.ts';
import { toMine } from './organisations.domain.ts';
import { organisationsRepository } from './organisations.repository.ts';
import type { MyOrganisation } from './organisations.schema.ts';

const tokenBytes = 32;
const dayMs = 86_400_000;
const { invitationDays, maxInvitations, maxMembers } = limits.organisation;
const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Invitations: a link that one person, of one address, may follow once. */
export function invitationsService({
  db,
  clock,
  mails,
}: {
  db: Db;
  clock: Clock;
  mails: MailsService;
}) {
  return {
    /**
     * An approved organisation invites an address by mail, in place of the invitation it had. Problems: those of owners,
     * organisation_transition_forbidden before it is approved, member_exists, organisation_full, quota_reached, attempts_limited within a minute.
     */
    create: (
      actorId: string,
      organisationId: string,
      { email, role }: InvitationBody,
      proOrigin: string,
    ): Promise<Invitation> =>
      db.$transaction(async (tx) => {
        const organisation = await holdAsOwner(tx, actorId, organisationId);
        // Nobody writes to strangers under a name that no moderator has seen.
        if (organisation.status !== 'approved')
          throw new Problem('organisation_transition_forbidden');
        const now = clock.now();
        const held = membersRepository(tx);
        const places = await held.findPlaces({ organisationId, email, now });
        if (!places || places.isMember) throw new Problem('member_exists');
        if (places.members >= maxMembers || places.invitations >= maxInvitations)
          throw new Problem('organisation_full');
        assertQuota(
          'invitationsPerDay',
          await organisationsRepository(tx).countInvited(
            organisationId,
            new Date(now.getTime() - dayMs),
          ),
        );
        await takeDailyQuota(tx, 'mailsPerDay', actorId, now);
        const token = randomBytes(tokenBytes).toString('hex');
        const expiresAt = new Date(now.getTime() + invitationDays * dayMs);
        const invitation = { id: uuidv7({ msecs: now.getTime() }), email, role, expiresAt };
        const { linkAgainMs } = limits.attempts;
        const lastBefore = new Date(now.getTime() - linkAgainMs);
        const isSent = await held.invite({
          ...invitation,
          organisationId,
          tokenHash: hashOf(token),
          invitedBy: actorId,
          now,
          lastBefore,
        });
        if (!isSent) throw new Problem('attempts_limited').retryAfter(linkAgainMs / 1000);
        await organisationsRepository(tx).note({
          organisationId,
          action: 'invited',
          actorId,
          detail: { role },
          now,
        });
        const inviter = (await held.find(organisationId, actorId))?.firstName ?? '';
        const link = `${proOrigin}/org/invitation?token=${token}`;
        const data = { inviter, organisation: organisation.name, role, days: invitationDays, link };
        await mails.queue(tx, { kind: 'invitation', to: email, data, expiresAt });
        return toInvitation({ ...invitation, createdAt: now }, now);
      }),

    /** Problems: those of owners, invitation_not_found. */
    withdraw: (
      actorId: string,
      { organisationId, invitationId }: { organisationId: string; invitationId: string },
    ): Promise<void> =>
      db.$transaction(async (tx) => {
        await holdAsOwner(tx, actorId, organisationId);
        if (!(await membersRepository(tx).withdraw(organisationId, invitationId)))
          throw new Problem('invitation_not_found');
        await organisationsRepository(tx).note({
          organisationId,
          action: 'invitation-withdrawn',
          actorId,
          now: clock.now(),
        });
      }),

    /** What a token invites to, for whoever has it. Problems: invitation_not_found. */
    preview: async (token: string): Promise<InvitationPreview> => {
      const found = await membersRepository(db).findInvitation(hashOf(token), clock.now());
      if (!found) throw new Problem('invitation_not_found');
      const { name, locality, inviter, role, email, expiresAt } = found;
      return {
        organisation: { name, locality },
        inviter,
        role,
        email,
        expiresAt: expiresAt.toISOString(),
      };
    },

    /** Whoever has the invited address becomes a member. Problems: invitation_not_found, invitation_of_another, organisation_full. */
    accept: (accountId: string, token: string): Promise<MyOrganisation> =>
      db.$transaction(async (tx) => {
        const [organisations, members] = [organisationsRepository(tx), membersRepository(tx)];
        const person = await organisations.lockApplicant(accountId);
        if (!person) throw new Problem('session_missing');
        const tokenHash = hashOf(token);
        const now = clock.now();
        const invited = await members.findInvitation(tokenHash, now);
        if (!invited) throw new Problem('invitation_not_found');
        if (invited.email !== person.email) throw new Problem('invitation_of_another');
        const { organisationId, role } = invited;
        await organisations.lock(organisationId);
        // Read again once it is held: used, withdrawn or suspended meanwhile, it is worth nothing.
        if (
          !(await members.findInvitation(tokenHash, now)) ||
          !(await members.takeInvitation(tokenHash))
        )
          throw new Problem('invitation_not_found');
        const places = await members.findPlaces({ organisationId, email: person.email, now });
        if (places && !places.isMember && places.members >= maxMembers)
          throw new Problem('organisation_full');
        if (await members.join({ organisationId, accountId, role, now }))
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
      }),
  };
}

export type InvitationsService = ReturnType<typeof invitationsService>;

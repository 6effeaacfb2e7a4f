import type { MemberRole } from '@parages/contracts/vocabulary/member-roles';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database.ts';
import { Problem } from '../../platform/problem.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { type InvitationRow, type MemberRow, membersRepository } from './members.repository.ts';
import type { Invitation, Member, MemberProfile, Members } from './members.schema.ts';
import { type OrganisationRow, organisationsRepository } from './organisations.repository.ts';

type Place = { organisationId: string; accountId: string };
type Tx = Parameters<typeof organisationsRepository>[0];

const toMember = ({ joinedAt, ...row }: MemberRow, viewerId: string): Member => ({
  ...row,
  joinedAt: joinedAt.toISOString(),
  isMe: row.accountId === viewerId,
});

/** An invitation as owners see it, at an instant. */
export const toInvitation = (
  { id, email, role, createdAt, expiresAt }: InvitationRow,
  now: Date,
): Invitation => ({
  id,
  email,
  role,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
  isExpired: expiresAt <= now,
});

/**
 * An organisation held by one of its owners until the end of his transaction.
 * @throws {Problem} organisation_not_found, permission_missing, organisation_suspended
 */
export async function holdAsOwner(
  tx: Tx,
  accountId: string,
  organisationId: string,
): Promise<OrganisationRow> {
  const organisations = organisationsRepository(tx);
  await organisations.lock(organisationId);
  const row = await organisations.findMine(accountId, organisationId);
  if (!row) throw new Problem('organisation_not_found');
  if (row.role !== 'owner') throw new Problem('permission_missing');
  if (row.status === 'suspended') throw new Problem('organisation_suspended');
  return row;
}

/** Who belongs to an organisation. */
export function membersService({ db, clock }: { db: Db; clock: Clock }) {
  const members = membersRepository(db);
  const organisations = organisationsRepository(db);

  return {
    /** Members see each other; owners and moderators see who is invited too. */
    list: async ({ userId, permissions }: Viewer, organisationId: string): Promise<Members> => {
      const held = await organisations.findMine(userId, organisationId);
      const isModerator =
        permissions.includes('org_mod') && (await organisations.exists(organisationId));
      if (!held && !isModerator) throw new Problem('organisation_not_found');
      const seesInvitations = isModerator || held?.role === 'owner';
      const [rows, invited] = await Promise.all([
        members.list(organisationId),
        seesInvitations ? members.listInvitations(organisationId) : [],
      ]);
      const now = clock.now();
      return {
        items: rows.map((row) => toMember(row, userId)),
        invitations: invited.map((row) => toInvitation(row, now)),
      };
    },

    /** An owner changes what a member is. Problems: those of owners, member_not_found, member_last_owner. */
    changeRole: (
      actorId: string,
      { organisationId, accountId }: Place,
      to: MemberRole,
    ): Promise<Member> =>
      db.$transaction(async (tx) => {
        await holdAsOwner(tx, actorId, organisationId);
        const held = membersRepository(tx);
        const member = await held.find(organisationId, accountId);
        if (!member) throw new Problem('member_not_found');
        if (member.role === to) return toMember(member, actorId);
        if (member.role === 'owner' && (await held.countOwners(organisationId)) === 1)
          throw new Problem('member_last_owner');
        await held.changeRole(organisationId, accountId, to);
        const act = {
          organisationId,
          action: 'member-role-changed',
          actorId,
          subjectId: accountId,
        } as const;
        await organisationsRepository(tx).note({
          ...act,
          detail: { from: member.role, to },
          now: clock.now(),
        });
        return toMember({ ...member, role: to }, actorId);
      }),

    /** An owner removes a member; anybody may leave, were it a suspended organisation. Problems: as for `changeRole`. */
    remove: (actorId: string, { organisationId, accountId }: Place): Promise<void> =>
      db.$transaction(async (tx) => {
        const isLeaving = actorId === accountId;
        const held = membersRepository(tx);
        if (isLeaving) await organisationsRepository(tx).lock(organisationId);
        else await holdAsOwner(tx, actorId, organisationId);
        const member = await held.find(organisationId, accountId);
        if (!member) throw new Problem(isLeaving ? 'organisation_not_found' : 'member_not_found');
        if (member.role === 'owner' && (await held.countOwners(organisationId)) === 1)
          throw new Problem('member_last_owner');
        await held.remove(organisationId, accountId);
        const act = {
          organisationId,
          action: isLeaving ? 'member-left' : 'member-removed',
          actorId,
          subjectId: accountId,
        } as const;
        await organisationsRepository(tx).note({
          ...act,
          detail: { role: member.role },
          now: clock.now(),
        });
      }),

    /** Somebody as an owner or a moderator may see him. Problems: member_not_found. */
    get: async ({ userId, permissions }: Viewer, accountId: string): Promise<MemberProfile> => {
      const found = await members.findProfile({
        accountId,
        viewerId: userId,
        seesAll: permissions.includes('org_mod'),
      });
      if (!found) throw new Problem('member_not_found');
      return { ...found, createdAt: found.createdAt.toISOString() };
    },
  };
}

export type MembersService = ReturnType<typeof membersService>;

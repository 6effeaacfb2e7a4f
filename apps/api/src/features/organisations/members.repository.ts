import { type MemberRole, memberRoles } from '@parages/contracts/vocabulary/member-roles';
import { organisationStatuses } from '@parages/contracts/vocabulary/organisation-statuses';
import { z } from 'zod';
import type { Db, SqlClient } from '../../platform/database.ts';
import { sqlFile } from '../../platform/sql-file.ts';

const file = (name: string): URL => new URL(`./${name}.sql`, import.meta.url);
const role = z.enum(memberRoles);
const organisationId = z.string();

const memberRow = z.strictObject({
  accountId: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  role,
  joinedAt: z.date(),
});
export type MemberRow = z.output<typeof memberRow>;
const listMembers = sqlFile(file('list-members'), {
  params: z.object({ organisationId, accountId: z.string().nullable() }),
  row: memberRow,
});

const profileRow = z.strictObject({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  createdAt: z.date(),
  organisations: z.array(
    z.strictObject({
      id: z.string(),
      name: z.string(),
      role,
      status: z.enum(organisationStatuses),
    }),
  ),
});
const findProfile = sqlFile(file('find-member-profile'), {
  params: z.object({ accountId: z.string(), viewerId: z.string(), seesAll: z.boolean() }),
  row: profileRow,
});

const invitationParams = z.object({
  id: z.string(),
  organisationId,
  email: z.string(),
  role,
  tokenHash: z.string(),
  invitedBy: z.string(),
  expiresAt: z.date(),
  now: z.date(),
  lastBefore: z.date(),
});
const saveInvitation = sqlFile(file('save-invitation'), {
  params: invitationParams,
  row: z.strictObject({ id: z.string() }),
});
const countPlaces = sqlFile(file('count-places'), {
  params: z.object({ organisationId, email: z.string(), now: z.date() }),
  row: z.strictObject({ members: z.int(), invitations: z.int(), isMember: z.boolean() }),
});
const openInvitation = z.strictObject({
  id: z.string(),
  organisationId,
  name: z.string(),
  locality: z.string(),
  inviter: z.string(),
  role,
  email: z.string(),
  expiresAt: z.date(),
});
const findInvitation = sqlFile(file('find-invitation'), {
  params: z.object({ tokenHash: z.string(), now: z.date() }),
  row: openInvitation,
});
const joinParams = z.object({ organisationId, accountId: z.string(), role, now: z.date() });
const join = sqlFile(file('join-organisation'), {
  params: joinParams,
  row: z.strictObject({ accountId: z.string() }),
});

const invitationRow = z.object({
  id: z.string(),
  email: z.string(),
  role,
  createdAt: z.date(),
  expiresAt: z.date(),
});
export type InvitationRow = z.output<typeof invitationRow>;

/** Members and invitations of organisations. */
export const membersRepository = (db: Pick<Db, 'membership' | 'invitation'> & SqlClient) => ({
  list: (id: string): Promise<MemberRow[]> =>
    listMembers(db, { organisationId: id, accountId: null }),
  find: async (id: string, accountId: string): Promise<MemberRow | undefined> =>
    (await listMembers(db, { organisationId: id, accountId }))[0],
  countOwners: (id: string): Promise<number> =>
    db.membership.count({ where: { organisationId: id, role: 'owner' } }),
  changeRole: async (id: string, accountId: string, to: MemberRole): Promise<void> => {
    await db.membership.updateMany({
      where: { organisationId: id, accountId },
      data: { role: to },
    });
  },
  remove: async (id: string, accountId: string): Promise<void> => {
    await db.membership.deleteMany({ where: { organisationId: id, accountId } });
  },
  findProfile: async (params: Parameters<typeof findProfile>[1]) =>
    (await findProfile(db, params))[0],
  /** Whether somebody became a member, or more of one. */
  join: async (params: z.input<typeof joinParams>): Promise<boolean> =>
    (await join(db, params)).length === 1,

  listInvitations: async (id: string): Promise<InvitationRow[]> => {
    const rows = await db.invitation.findMany({
      where: { organisationId: id },
      orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
    });
    return z.array(invitationRow).parse(rows);
  },
  findPlaces: async (params: Parameters<typeof countPlaces>[1]) =>
    (await countPlaces(db, params))[0],
  /** Whether it was written: not so soon after the one before. */
  invite: async (params: z.input<typeof invitationParams>): Promise<boolean> =>
    (await saveInvitation(db, params)).length === 1,
  findInvitation: async (tokenHash: string, now: Date) =>
    (await findInvitation(db, { tokenHash, now }))[0],
  /** Whether it was still there: an invitation is used once. */
  takeInvitation: async (tokenHash: string): Promise<boolean> =>
    (await db.invitation.deleteMany({ where: { tokenHash } })).count === 1,
  withdraw: async (organisation: string, id: string): Promise<boolean> =>
    (await db.invitation.deleteMany({ where: { organisationId: organisation, id } })).count === 1,
});

import { memberRoles } from '@parages/contracts/vocabulary/organisations/member-roles';
import { z } from 'zod';
import type { Db, SqlClient } from '../../../platform/database/database.ts';
import { sqlFile } from '../../../platform/database/sql-file.ts';

const file = (name: string): URL => new URL(`./${name}.sql`, import.meta.url);
const role = z.enum(memberRoles);
const organisationId = z.string();

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

export const invitationsRepository = (db: Pick<Db, 'invitation'> & SqlClient) => ({
  /** Adds a member, or raises the role of an existing one; false when nothing changed. */
  join: async (params: z.input<typeof joinParams>): Promise<boolean> =>
    (await join(db, params)).length === 1,
  list: async (id: string): Promise<InvitationRow[]> => {
    const rows = await db.invitation.findMany({
      where: { organisationId: id },
      orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
    });
    return z.array(invitationRow).parse(rows);
  },
  findPlaces: async (params: Parameters<typeof countPlaces>[1]) =>
    (await countPlaces(db, params))[0],
  /** Writes an invitation; false when the address was already invited after `lastBefore`. */
  save: async (params: z.input<typeof invitationParams>): Promise<boolean> =>
    (await saveInvitation(db, params)).length === 1,
  findByToken: async (tokenHash: string, now: Date) =>
    (await findInvitation(db, { tokenHash, now }))[0],
  /** Deletes the invitation, which is used once; false when it no longer exists. */
  take: async (tokenHash: string): Promise<boolean> =>
    (await db.invitation.deleteMany({ where: { tokenHash } })).count === 1,
  /** Deletes at most `most` invitations that ended before `before`; returns how many. */
  forgetEnded: async (before: Date, most: number): Promise<number> =>
    (await db.invitation.deleteMany({ where: { expiresAt: { lt: before } }, limit: most })).count,
  withdraw: async (organisation: string, id: string): Promise<boolean> =>
    (await db.invitation.deleteMany({ where: { organisationId: organisation, id } })).count === 1,
});

import {
  type MemberRole,
  memberRoles,
} from '@parages/contracts/vocabulary/organisations/member-roles';
import { organisationStatuses } from '@parages/contracts/vocabulary/organisations/organisation-statuses';
import { z } from 'zod';
import type { Db, SqlClient } from '../../../platform/database/database.ts';
import { sqlFile } from '../../../platform/database/sql-file.ts';

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

export const membersRepository = (db: Pick<Db, 'membership'> & SqlClient) => ({
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
});

import { memberRoles } from '@parages/contracts/vocabulary/organisations/member-roles';
import { locales } from '@parages/contracts/vocabulary/site/locales';
import { z } from 'zod';
import { isKeyActor } from '../../../platform/access/key-actor.ts';
import type { SqlClient } from '../../../platform/database/database.ts';
import { sqlFile } from '../../../platform/database/sql-file.ts';
import { membershipShape } from '../organisations.schema.ts';

const file = (name: string): URL => new URL(`./${name}.sql`, import.meta.url);

const membershipRow = z.strictObject(membershipShape);
export type OrganisationMembership = z.output<typeof membershipRow>;

export const personRow = z.strictObject({
  id: z.string(),
  email: z.string(),
  firstName: z.string(),
  locale: z.enum(locales),
});
export type MailedPerson = z.output<typeof personRow>;

const accountId = z.string();
const organisationId = z.string();
const listMemberships = sqlFile(file('list-memberships'), {
  params: z.object({ accountId }),
  row: membershipRow,
});
const lockMembership = sqlFile(file('lock-membership'), {
  params: z.object({ accountId, organisationId }),
  row: membershipRow,
});
const lockKeyMembership = sqlFile(file('lock-key-membership'), {
  params: z.object({ accountId, organisationId }),
  row: membershipRow,
});
const listMailed = sqlFile(file('list-mailed-members'), {
  params: z.object({ organisationId, roles: z.array(z.enum(memberRoles)) }),
  row: personRow,
});
const countMailed = sqlFile(file('count-mailed-members'), {
  params: z.object({
    organisationIds: z.array(organisationId),
    roles: z.array(z.enum(memberRoles)),
  }),
  row: z.strictObject({ count: z.int() }),
});

export const membershipsRepository = (db: SqlClient) => ({
  list: (account: string): Promise<OrganisationMembership[]> =>
    listMemberships(db, { accountId: account }),
  /** Of a member, or of an API key. */
  lockMembership: async (
    params: Parameters<typeof lockMembership>[1],
  ): Promise<OrganisationMembership | undefined> =>
    (await (isKeyActor(params.accountId) ? lockKeyMembership : lockMembership)(db, params))[0],
  listMailed: (params: Parameters<typeof listMailed>[1]): Promise<MailedPerson[]> =>
    listMailed(db, params),
  countMailed: async (params: Parameters<typeof countMailed>[1]): Promise<number> =>
    (await countMailed(db, params))[0]?.count ?? 0,
});

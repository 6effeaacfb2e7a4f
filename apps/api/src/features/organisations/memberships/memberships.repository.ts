import { memberRoles } from '@parages/contracts/vocabulary/organisations/member-roles';
import { organisationStatuses } from '@parages/contracts/vocabulary/organisations/organisation-statuses';
import { locales } from '@parages/contracts/vocabulary/site/locales';
import { z } from 'zod';
import type { SqlClient } from '../../../platform/database/database.ts';
import { sqlFile } from '../../../platform/database/sql-file.ts';

const file = (name: string): URL => new URL(`./${name}.sql`, import.meta.url);

/** What somebody is in an organisation. */
export const heldShape = {
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  status: z.enum(organisationStatuses),
  role: z.enum(memberRoles),
};
const heldRow = z.strictObject(heldShape);
export type HeldOrganisation = z.output<typeof heldRow>;

export const personRow = z.strictObject({
  id: z.string(),
  email: z.string(),
  firstName: z.string(),
  locale: z.enum(locales),
});
/** Somebody to write to. */
export type MailedPerson = z.output<typeof personRow>;

const accountId = z.string();
const organisationId = z.string();
const listHeld = sqlFile(file('list-held-organisations'), {
  params: z.object({ accountId }),
  row: heldRow,
});
const hold = sqlFile(file('hold-membership'), {
  params: z.object({ accountId, organisationId }),
  row: heldRow,
});
const listMailed = sqlFile(file('list-mailed-members'), {
  params: z.object({ organisationId, roles: z.array(z.enum(memberRoles)) }),
  row: personRow,
});

/** Who belongs to which organisations. */
export const membershipsRepository = (db: SqlClient) => ({
  list: (account: string): Promise<HeldOrganisation[]> => listHeld(db, { accountId: account }),
  /** Held until the end of the transaction. */
  hold: async (params: Parameters<typeof hold>[1]): Promise<HeldOrganisation | undefined> =>
    (await hold(db, params))[0],
  listMailed: (params: Parameters<typeof listMailed>[1]): Promise<MailedPerson[]> =>
    listMailed(db, params),
});

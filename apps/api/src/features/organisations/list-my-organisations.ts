import type { Db } from '../../platform/database/database.ts';
import { toMine } from './organisations.domain.ts';
import { organisationsRepository } from './organisations.repository.ts';
import type { MyOrganisations } from './organisations.schema.ts';

export type ListMyOrganisationsDeps = { db: Db };

/** `hasPending`: whether an organisation that the account submitted is pending review. */
export const listMyOrganisations =
  ({ db }: ListMyOrganisationsDeps) =>
  async (accountId: string): Promise<MyOrganisations> => {
    const organisations = organisationsRepository(db);
    const [rows, hasPending] = await Promise.all([
      organisations.listMine(accountId),
      organisations.hasPending(accountId),
    ]);
    return { items: rows.map(toMine), hasPending };
  };

import type { Db } from '../../platform/database/database.ts';
import { Problem } from '../../platform/problems/problem.ts';
import { toOrganisation } from './organisations.domain.ts';
import { organisationsRepository } from './organisations.repository.ts';
import type { Organisation } from './organisations.schema.ts';

export type GetOrganisationDeps = { db: Db };

/** Problems: organisation_not_found, also for an account that is not a member. */
export const getOrganisation =
  ({ db }: GetOrganisationDeps) =>
  async (accountId: string, id: string): Promise<Organisation> => {
    const row = await organisationsRepository(db).findMine(accountId, id);
    if (!row) throw new Problem('organisation_not_found');
    return toOrganisation(row);
  };

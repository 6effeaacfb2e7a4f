import { apiKeyLimits } from '@parages/contracts/vocabulary/organisations/api-keys';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database/database.ts';
import { Problem } from '../../../platform/problems/problem.ts';
import { organisationsRepository } from '../organisations.repository.ts';
import { toApiKey } from './api-keys.domain.ts';
import { apiKeysRepository } from './api-keys.repository.ts';
import type { ApiKeys } from './api-keys.schema.ts';

export type ListApiKeysDeps = { db: Db; clock: Clock };

/** Problems: organisation_not_found, permission_missing for others than owners. */
export const listApiKeys =
  ({ db, clock }: ListApiKeysDeps) =>
  async (accountId: string, organisationId: string): Promise<ApiKeys> => {
    const organisation = await organisationsRepository(db).findMine(accountId, organisationId);
    if (!organisation) throw new Problem('organisation_not_found');
    if (organisation.role !== 'owner') throw new Problem('permission_missing');
    const now = clock.now();
    const rows = await apiKeysRepository(db).list(organisationId, now, apiKeyLimits.listed);
    return { items: rows.map((row) => toApiKey(row, now)) };
  };

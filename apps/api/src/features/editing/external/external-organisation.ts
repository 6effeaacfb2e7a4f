import type { Asker } from '../../../platform/access/asker.ts';
import type { SqlClient } from '../../../platform/database/database.ts';
import { Problem } from '../../../platform/problems/problem.ts';
import { organisationsOf } from '../../organisations/memberships/memberships.service.ts';

/**
 * The organisation that a request names, else the only one of the caller. Does not say whether the
 * caller may write for it. Problems: organisation_not_found, organisation_unnamed.
 */
export async function organisationIdOf(
  db: SqlClient,
  { accountId }: Asker,
  named: string | undefined,
): Promise<string> {
  if (named !== undefined) return named;
  const [only, other] = await organisationsOf(db, accountId);
  if (only === undefined) throw new Problem('organisation_not_found');
  if (other !== undefined) throw new Problem('organisation_unnamed');
  return only.id;
}

import { Problem } from '../../../platform/problems/problem.ts';
import { type OrganisationRow, organisationsRepository } from '../organisations.repository.ts';

type Tx = Parameters<typeof organisationsRepository>[0];

/**
 * Locks an organisation for one of its owners until the end of the transaction.
 * @throws {Problem} organisation_not_found, permission_missing, organisation_suspended
 */
export async function lockAsOwner(
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

/**
 * Locks an organisation for an owner who read this version of it.
 * @throws {Problem} those of `lockAsOwner`, organisation_version_stale
 */
export async function lockVersionAsOwner(
  tx: Tx,
  accountId: string,
  organisationId: string,
  version: number,
): Promise<OrganisationRow> {
  const row = await lockAsOwner(tx, accountId, organisationId);
  if (row.version !== version) throw new Problem('organisation_version_stale');
  return row;
}

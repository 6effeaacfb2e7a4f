import type { Viewer } from '../../../platform/access/viewer.ts';
import { Problem } from '../../../platform/problems/problem.ts';
import { organisationsRepository } from '../organisations.repository.ts';
import { organisationReviewRepository, type ReviewRow } from './organisation-review.repository.ts';

type Tx = Parameters<typeof organisationsRepository>[0] &
  Parameters<typeof organisationReviewRepository>[0];

/**
 * Locks an organisation until the end of the transaction, for a moderator who read this version of
 * it.
 * @throws {Problem} organisation_not_found, organisation_own, organisation_version_stale
 */
export async function lockForReview(
  tx: Tx,
  { userId, role }: Viewer,
  { organisationId, version }: { organisationId: string; version: number },
): Promise<ReviewRow> {
  await organisationsRepository(tx).lock(organisationId);
  const row = await organisationReviewRepository(tx).find(userId, organisationId);
  if (!row) throw new Problem('organisation_not_found');
  if (row.isOwn && role !== 'admin') throw new Problem('organisation_own');
  if (row.version !== version) throw new Problem('organisation_version_stale');
  return row;
}

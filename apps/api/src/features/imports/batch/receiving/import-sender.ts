import { batchImportLimits } from '@parages/contracts/vocabulary/limits';
import { isEditorRole } from '@parages/contracts/vocabulary/organisations/member-roles';
import type { Viewer } from '../../../../platform/access/viewer.ts';
import { Problem } from '../../../../platform/problems/problem.ts';
import { organisationsOf } from '../../../organisations/memberships/memberships.service.ts';
import { batchImportsRepository, type ImportsDb } from '../batch-imports.repository.ts';

/** With `isStaff`, complete events are published at once; otherwise they go to review. */
export type ImportSender = { organisationId: string | null; isStaff: boolean };

const hourMs = 3_600_000;

export const importerOf = ({ userId, permissions }: Viewer) => ({
  accountId: userId,
  isStaff: permissions.includes('batch_import'),
});

/**
 * `isStaff` is false for staff who import for an organisation of which they are a member, unless
 * they are administrators: only administrators moderate events of their organisations.
 */
export async function findSender(
  tx: ImportsDb,
  viewer: Viewer,
  organisationId: string | undefined,
): Promise<ImportSender> {
  const { accountId, isStaff } = importerOf(viewer);
  if (organisationId === undefined) {
    if (!isStaff) throw new Problem('permission_missing');
    return { organisationId: null, isStaff };
  }
  const member = (await organisationsOf(tx, accountId)).find(({ id }) => id === organisationId);
  if (member === undefined && !isStaff) throw new Problem('organisation_not_found');
  if (member !== undefined && !isStaff && !isEditorRole(member.role))
    throw new Problem('permission_missing');
  const organisation = await batchImportsRepository(tx).lockOrganisation(organisationId);
  if (organisation === undefined) throw new Problem('organisation_not_found');
  if (organisation.status === 'suspended') throw new Problem('organisation_suspended');
  if (organisation.status !== 'approved') throw new Problem('organisation_not_approved');
  return { organisationId, isStaff: isStaff && (member === undefined || viewer.role === 'admin') };
}

export async function assertHourlyLimit(
  tx: ImportsDb,
  { userId }: Viewer,
  now: Date,
): Promise<void> {
  const since = new Date(now.getTime() - hourMs);
  const { sent, firstAgoS } = await batchImportsRepository(tx).countRecent(userId, since, now);
  if (sent >= batchImportLimits.perHour)
    throw new Problem('import_limited').retryAfter(hourMs / 1000 - firstAgoS);
}

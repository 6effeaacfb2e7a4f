import type { Role } from '@parages/contracts/vocabulary/accounts/roles';
import { isTeamRole } from '@parages/contracts/vocabulary/accounts/team-roles';
import type { Viewer } from '../../../platform/access/viewer.ts';
import { Problem } from '../../../platform/problems/problem.ts';
import type { Account } from './users.repository.ts';
import type { TeamUser } from './users.schema.ts';

/** @throws {Problem} permission_missing */
export function assertAdmin({ role }: Pick<Viewer, 'role'>): void {
  if (role !== 'admin') throw new Problem('permission_missing');
}

export const presentUser = (
  account: Account,
  { userId }: Pick<Viewer, 'userId'>,
  held: readonly Role[],
): TeamUser => ({ ...account, isMe: account.id === userId, roles: held.filter(isTeamRole) });

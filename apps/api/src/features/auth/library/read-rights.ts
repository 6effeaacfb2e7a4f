import { isPermission } from '@parages/contracts/vocabulary/accounts/permissions';
import { isRole } from '@parages/contracts/vocabulary/accounts/roles';
import UserRoles from 'supertokens-node/recipe/userroles';
import type { Clock } from '../../../platform/clock.ts';
import type { HeldRights } from '../sessions/session-claims.domain.ts';
import { tenant } from './sign-in-methods.ts';

/**
 * `readAt` is taken before the call of the session core, so that a change during the call counts as
 * later.
 */
export async function readRights(userId: string, clock: Clock): Promise<HeldRights> {
  const readAt = clock.now().getTime();
  const { roles } = await UserRoles.getRolesForUser(tenant, userId);
  const answers = await Promise.all(roles.map((role) => UserRoles.getPermissionsForRole(role)));
  const permissions = answers.flatMap((answer) =>
    answer.status === 'OK' ? answer.permissions : [],
  );
  return {
    permissions: [...new Set(permissions.filter(isPermission))],
    roles: roles.filter(isRole),
    readAt,
  };
}

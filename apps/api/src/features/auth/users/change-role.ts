import type { Viewer } from '../../../platform/access/viewer.ts';
import { Problem } from '../../../platform/problems/problem.ts';
import { usersRepository } from './users.repository.ts';
import type { RoleBody, TeamUser } from './users.schema.ts';
import { assertAdmin, presentUser } from './users-access.ts';
import type { UsersDeps } from './users-deps.ts';

/**
 * Grants a role of the team, or takes it away; a repeated call changes and records nothing.
 * Problems: permission_missing, user_not_found, role_own (an administrator who would no longer be
 * one: the team always keeps an administrator).
 */
export const changeRole =
  ({ db, roles, journal }: UsersDeps) =>
  async (viewer: Viewer, userId: string, { role, isGranted }: RoleBody): Promise<TeamUser> => {
    assertAdmin(viewer);
    const [account] = await usersRepository(db).listByIds([userId]);
    if (account === undefined) throw new Problem('user_not_found');
    if (!isGranted && role === 'admin' && userId === viewer.userId) throw new Problem('role_own');
    const isHeld = (await roles.listOf(userId)).includes(role);
    if (isHeld !== isGranted) {
      await (isGranted ? roles.grantTo(userId, role) : roles.revokeFrom(userId, role));
      await journal.record({
        kind: isGranted ? 'role_granted' : 'role_revoked',
        actorId: viewer.userId,
        subjectId: userId,
        facts: { role },
      });
    }
    return presentUser(account, viewer, await roles.listOf(userId));
  };

import { expect, it } from 'vitest';
import type { Viewer } from '../../../platform/access/viewer.ts';
import { changeRole } from './change-role.ts';
import { listUsers } from './list-users.ts';
import type { UsersDeps } from './users-deps.ts';

const moderator: Viewer = {
  userId: 'moderator',
  isVerified: true,
  permissions: ['camp_mod'],
  role: 'moderator',
};
const refused = { code: 'permission_missing' };

it('an account that is no administrator neither lists accounts nor changes roles, also with the permission of the routes', async () => {
  const touched: string[] = [];
  const deps = {
    db: {},
    roles: {
      listTeam: async () => {
        touched.push('team');
        return [];
      },
    },
    journal: {},
  } as unknown as UsersDeps;
  await expect(listUsers(deps)(moderator, {})).rejects.toMatchObject(refused);
  const grant = { role: 'admin', isGranted: true } as const;
  await expect(changeRole(deps)(moderator, 'moderator', grant)).rejects.toMatchObject(refused);
  expect(touched).toEqual([]);
});

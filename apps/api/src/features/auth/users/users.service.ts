import { changeRole } from './change-role.ts';
import { listUsers } from './list-users.ts';
import type { UsersDeps } from './users-deps.ts';

export const usersService = (deps: UsersDeps) => ({
  list: listUsers(deps),
  changeRole: changeRole(deps),
});

export type UsersService = ReturnType<typeof usersService>;

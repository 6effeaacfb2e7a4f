import type { SecurityJournal } from '../../../platform/access/security-event.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { RolesService } from '../roles/roles.service.ts';
import { changeRole } from './change-role.ts';
import { listUsers } from './list-users.ts';

export type UsersDeps = {
  db: Db;
  roles: Pick<RolesService, 'listTeam' | 'listOf' | 'grantTo' | 'revokeFrom'>;
  journal: Pick<SecurityJournal, 'record'>;
};

export const usersService = (deps: UsersDeps) => ({
  list: listUsers(deps),
  changeRole: changeRole(deps),
});

export type UsersService = ReturnType<typeof usersService>;

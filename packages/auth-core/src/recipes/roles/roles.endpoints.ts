import { z } from 'zod';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import {
  deleteAccountRole,
  hasRole,
  insertAccountRole,
  listRolesOfUser,
  listUsersWithRole,
  lockRole,
} from './role.store.ts';
import {
  readPermissions,
  readRoles,
  readRolesWith,
  removePermissions,
  removeRole,
  writeRole,
} from './role-definitions.ts';
import { nameIn, unknownRole } from './role-fields.ts';

// Roles are assigned to user ids, which need not be accounts of this core, as in the official core.
const assignment = z.object({ userId: z.string(), role: nameIn('role') });

const giveRole = endpoint({
  method: 'PUT',
  path: '/recipe/user/role',
  input: assignment,
  answer: async ({ db }, { userId, role }) =>
    db.transaction(async (tx) => {
      if (!(await lockRole(tx, role))) return unknownRole;
      return { status: 'OK', didUserAlreadyHaveRole: !(await insertAccountRole(tx, userId, role)) };
    }),
});

const takeRole = endpoint({
  method: 'POST',
  path: '/recipe/user/role/remove',
  input: assignment,
  answer: async ({ db }, { userId, role }) =>
    db.transaction(async (tx) => {
      if (!(await lockRole(tx, role))) return unknownRole;
      return { status: 'OK', didUserHaveRole: await deleteAccountRole(tx, userId, role) };
    }),
});

const readRolesOfUser = endpoint({
  method: 'GET',
  path: '/recipe/user/roles',
  input: z.object({ userId: z.string() }),
  answer: async ({ db }, { userId }) => ({
    status: 'OK',
    roles: await listRolesOfUser(db, userId),
  }),
});

const readUsersWithRole = endpoint({
  method: 'GET',
  path: '/recipe/role/users',
  input: z.object({ role: nameIn('role') }),
  answer: async ({ db }, { role }) =>
    (await hasRole(db, role))
      ? { status: 'OK', users: await listUsersWithRole(db, role) }
      : unknownRole,
});

/** Endpoints for roles, their permissions, and the users with each role. */
export const roleEndpoints: Endpoint[] = [
  giveRole,
  takeRole,
  readRolesOfUser,
  readUsersWithRole,
  writeRole,
  readPermissions,
  removePermissions,
  readRolesWith,
  removeRole,
  readRoles,
];

import { z } from 'zod';
import { endpoint } from '../../http/endpoint.ts';
import {
  deletePermissions,
  deleteRole,
  hasRole,
  insertPermissions,
  insertRole,
  listPermissions,
  listRoles,
  listRolesWith,
  lockRole,
} from './role.store.ts';
import { nameIn, permissionNames, unknownRole } from './role-fields.ts';

/** Creates a role, or adds permissions to it; removes none. */
export const writeRole = endpoint({
  method: 'PUT',
  path: '/recipe/role',
  input: z.object({ role: nameIn('role'), permissions: permissionNames.nullish() }),
  answer: async ({ db }, { role, permissions }) =>
    db.transaction(async (tx) => {
      const createdNewRole = await insertRole(tx, role);
      await insertPermissions(tx, role, permissions ?? []);
      return { status: 'OK', createdNewRole };
    }),
});

export const readPermissions = endpoint({
  method: 'GET',
  path: '/recipe/role/permissions',
  input: z.object({ role: nameIn('role') }),
  answer: async ({ db }, { role }) =>
    (await hasRole(db, role))
      ? { status: 'OK', permissions: await listPermissions(db, role) }
      : unknownRole,
});

/** Removes the listed permissions from a role; all of them when no list is given. */
export const removePermissions = endpoint({
  method: 'POST',
  path: '/recipe/role/permissions/remove',
  input: z.object({ role: nameIn('role'), permissions: permissionNames.nullish() }),
  answer: async ({ db }, { role, permissions }) =>
    db.transaction(async (tx) => {
      if (!(await lockRole(tx, role))) return unknownRole;
      await deletePermissions(tx, role, permissions ?? null);
      return { status: 'OK' };
    }),
});

export const readRolesWith = endpoint({
  method: 'GET',
  path: '/recipe/permission/roles',
  input: z.object({ permission: nameIn('permission') }),
  answer: async ({ db }, { permission }) => ({
    status: 'OK',
    roles: await listRolesWith(db, permission),
  }),
});

export const removeRole = endpoint({
  method: 'POST',
  path: '/recipe/role/remove',
  input: z.object({ role: nameIn('role') }),
  answer: async ({ db }, { role }) => ({ status: 'OK', didRoleExist: await deleteRole(db, role) }),
});

export const readRoles = endpoint({
  method: 'GET',
  path: '/recipe/roles',
  input: z.object({}),
  answer: async ({ db }) => ({ status: 'OK', roles: await listRoles(db) }),
});

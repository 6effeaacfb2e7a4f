import { type Permission, permissions } from './permissions.ts';

/**
 * Roles are bundles of permissions, from the fewest to the most. An account without a granted role
 * is a `user`.
 */
export const roles = ['user', 'organizer', 'curator', 'moderator', 'admin'] as const;

/** A role's wire value. */
export type Role = (typeof roles)[number];

/** The permissions of each role. Code checks permissions, never roles. */
export const rolePermissions: Record<Role, readonly Permission[]> = {
  user: [],
  organizer: ['poi_editor', 'camp_editor'],
  curator: ['image_mod', 'theme_mod', 'batch_import'],
  moderator: ['poi_mod', 'theme_mod', 'image_mod', 'org_mod'],
  admin: permissions,
};

/** Whether a text is a role. */
export const isRole = (value: string): value is Role =>
  (roles as readonly string[]).includes(value);

/** The role with the most permissions among several; `user` when there is none. */
export const highestRole = (held: readonly Role[]): Role =>
  roles.findLast((role) => held.includes(role)) ?? 'user';

import { type Permission, permissions } from './permissions.ts';

/**
 * In the order of their number of permissions, on which `highestRole` relies. An account without a
 * granted role is a `user`.
 */
export const roles = ['user', 'organizer', 'curator', 'moderator', 'admin'] as const;

export type Role = (typeof roles)[number];

export const rolePermissions: Record<Role, readonly Permission[]> = {
  user: [],
  organizer: ['poi_editor', 'camp_editor'],
  curator: ['image_mod', 'theme_mod', 'batch_import'],
  moderator: ['poi_mod', 'theme_mod', 'image_mod', 'org_mod'],
  admin: permissions,
};

export const isRole = (value: string): value is Role =>
  (roles as readonly string[]).includes(value);

/** The role with the most permissions among several; `user` when there is none. */
export const highestRole = (held: readonly Role[]): Role =>
  roles.findLast((role) => held.includes(role)) ?? 'user';

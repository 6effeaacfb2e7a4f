/**
 * Permissions of the team, which membership of an organisation never grants. Writes that need one
 * enter the security journal.
 */
export const teamPermissions = [
  'image_mod',
  'theme_mod',
  'batch_import',
  'poi_mod',
  'org_mod',
  'camp_mod',
] as const;

/** Actions that an account may be allowed. Code checks permissions, never roles. */
export const permissions = [...teamPermissions, 'poi_editor', 'camp_editor'] as const;

/** A permission's wire value. */
export type Permission = (typeof permissions)[number];

/** Whether a text is a permission: the claim of a session may contain unknown ones. */
export const isPermission = (value: string): value is Permission =>
  (permissions as readonly string[]).includes(value);

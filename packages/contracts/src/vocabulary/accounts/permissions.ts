/** Permissions of the team, as opposed to those of organisers. */
export const teamPermissions = [
  'image_mod',
  'theme_mod',
  'batch_import',
  'poi_mod',
  'org_mod',
  'camp_mod',
] as const;

export const permissions = [...teamPermissions, 'poi_editor', 'camp_editor'] as const;

export type Permission = (typeof permissions)[number];

/**
 * Whether a text is a permission: a session may contain permissions that this version does not
 * know.
 */
export const isPermission = (value: string): value is Permission =>
  (permissions as readonly string[]).includes(value);

/** What an account may be allowed. Code checks these, never a role. */
export const permissions = [
  'image_mod',
  'theme_mod',
  'batch_import',
  'poi_mod',
  'org_mod',
  'camp_mod',
  'poi_editor',
  'camp_editor',
] as const;

/** A permission's wire value. */
export type Permission = (typeof permissions)[number];

/** Whether a text is a permission: a session's claim is filtered to the eight. */
export const isPermission = (value: string): value is Permission =>
  (permissions as readonly string[]).includes(value);

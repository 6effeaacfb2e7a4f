/** Actions that an account may be allowed. Code checks permissions, never roles. */
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

/** Whether a text is a permission; unknown values in a session's claim are dropped. */
export const isPermission = (value: string): value is Permission =>
  (permissions as readonly string[]).includes(value);

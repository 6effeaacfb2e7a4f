/** Services that can be stood in for; the names used by the control routes. */
export const serviceNames = [
  'mail',
  'google',
  'apple',
  'facebook',
  'passwords',
  'geocoder',
  'communes',
  'registry',
  'images',
  'analytics',
  'payments',
] as const;
export type ServiceName = (typeof serviceNames)[number];

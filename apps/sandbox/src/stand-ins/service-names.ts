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
  'agendas',
  'analytics',
  'payments',
  'webhooks',
  'traces',
  'errors',
] as const;
export type ServiceName = (typeof serviceNames)[number];

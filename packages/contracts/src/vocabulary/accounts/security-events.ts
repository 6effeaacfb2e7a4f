export const securityEventKinds = [
  'sign_in_failed',
  'sign_in_locked',
  'permission_refused',
  'role_granted',
  'role_revoked',
  'moderator_act',
  'rate_limited',
  'quota_reached',
  'token_theft',
  'webhook_forged',
  'sessions_closed',
  'events_dropped',
  'api_key_created',
  'api_key_rotated',
  'api_key_revoked',
  'api_key_refused',
] as const;

export type SecurityEventKind = (typeof securityEventKinds)[number];

export const isSecurityEventKind = (value: string): value is SecurityEventKind =>
  (securityEventKinds as readonly string[]).includes(value);

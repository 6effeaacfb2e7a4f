/** Kinds of events that the security journal records. */
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
] as const;

/** A kind's wire value. */
export type SecurityEventKind = (typeof securityEventKinds)[number];

/** Whether a text, such as a query parameter, is a kind of security event. */
export const isSecurityEventKind = (value: string): value is SecurityEventKind =>
  (securityEventKinds as readonly string[]).includes(value);

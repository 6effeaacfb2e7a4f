/** A publishable key may be in the source of a page; a secret key is for servers. */
export const apiKeyKinds = ['publishable', 'secret'] as const;

export type ApiKeyKind = (typeof apiKeyKinds)[number];

/**
 * What a key may do. Every key has `public:read`, a publishable key no other scope.
 * `events:write` includes `events:read`.
 */
export const apiKeyScopes = [
  'public:read',
  'events:read',
  'events:write',
  'imports:write',
  'statistics:read',
] as const;

export type ApiKeyScope = (typeof apiKeyScopes)[number];

/** Scopes that the creator of a secret key chooses. */
export const secretScopes = apiKeyScopes.filter((scope) => scope !== 'public:read');

/**
 * `replaced`: a rotation made its successor, and it works until it expires. `expired` and `revoked`
 * keys no longer work.
 */
export const apiKeyStates = ['active', 'replaced', 'expired', 'revoked'] as const;

export type ApiKeyState = (typeof apiKeyStates)[number];

export const apiKeyLimits = {
  maxNameLength: 80,
  /** Longest lifetime that a creator may choose; a key may also live until it is revoked. */
  maxDays: 730,
  /** Longest time for which a replaced key still works. */
  maxOverlapHours: 168,
  /** Keys in a list; those that work come first. */
  listed: 100,
  /** Days for which a key that no longer works stays in the list. */
  keptDays: 365,
  /** Requests of a key by class of rate limit, beside the limit of the address. */
  perMinute: {
    read: 1200,
    search: 600,
    render: 120,
    draw: 30,
    file: 3000,
    outside: 120,
    write: 240,
    upload: 40,
  },
} as const;

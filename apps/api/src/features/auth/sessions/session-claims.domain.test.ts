import { expect, it } from 'vitest';
import { areRightsStale, isSessionExpired, readClaims } from './session-claims.domain.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const now = new Date('2026-06-10T10:00:00Z');
const ago = (ms: number): number => now.getTime() - ms;

it.each([
  { roles: [], ms: 180 * dayMs - 1, isExpired: false },
  { roles: [], ms: 180 * dayMs, isExpired: true },
  { roles: ['user', 'organizer'], ms: 179 * dayMs, isExpired: false },
  { roles: ['curator'], ms: 12 * hourMs, isExpired: true },
  { roles: ['organizer', 'moderator'], ms: 12 * hourMs - 1, isExpired: false },
  { roles: ['organizer', 'moderator'], ms: 12 * hourMs, isExpired: true },
  { roles: ['admin'], ms: 12 * hourMs, isExpired: true },
] as const)(
  'a session of the roles $roles signed in $ms ms ago: expired is $isExpired (180 days, 12 hours for staff)',
  ({ roles, ms, isExpired }) => {
    expect(isSessionExpired({ signedInAt: ago(ms), roles }, now)).toBe(isExpired);
  },
);

it('isSessionExpired is false for a session without a sign-in time', () => {
  expect(isSessionExpired({ signedInAt: undefined, roles: ['admin'] }, now)).toBe(false);
});

it.each([
  { name: 'read after the change', readAt: 1001, changedAt: 1000, isStale: false },
  { name: 'read in the millisecond of the change', readAt: 1000, changedAt: 1000, isStale: true },
  { name: 'read before the change', readAt: 999, changedAt: 1000, isStale: true },
  { name: 'of an account whose roles never changed', readAt: 999, changedAt: null, isStale: false },
  {
    name: 'of a token without the time of reading',
    readAt: 0,
    changedAt: null,
    isStale: true,
  },
])('areRightsStale is $isStale for token rights $name', ({ readAt, changedAt, isStale }) => {
  const rights = { roles: ['admin' as const], permissions: [], readAt };
  expect(areRightsStale(rights, changedAt === null ? null : new Date(changedAt))).toBe(isStale);
});

it('readClaims: the rights of an older token without roles are not stale, and it has no sign-in time', () => {
  const { rights, signedInAt } = readClaims({ iat: 1, 'st-role': { v: [] }, 'st-perm': { v: [] } });
  expect([areRightsStale(rights, null), signedInAt]).toEqual([false, undefined]);
});

it('readClaims reads roles and permissions from a token of an older version and omits unknown ones', () => {
  const { rights } = readClaims({
    iat: 1,
    'st-role': { v: ['admin', 'king'] },
    'st-perm': { v: ['poi_mod', 'rule_the_world'] },
  });
  expect(rights).toEqual({ roles: ['admin'], permissions: ['poi_mod'], readAt: 0 });
});

import { expect, it } from 'vitest';
import { areRightsStale, isSessionOver, readClaims } from './session-claims.domain.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const now = new Date('2026-06-10T10:00:00Z');
const ago = (ms: number): number => now.getTime() - ms;

it.each([
  { roles: [], ms: 180 * dayMs - 1, isOver: false },
  { roles: [], ms: 180 * dayMs, isOver: true },
  { roles: ['user', 'organizer'], ms: 179 * dayMs, isOver: false },
  { roles: ['curator'], ms: 12 * hourMs, isOver: true },
  { roles: ['organizer', 'moderator'], ms: 12 * hourMs - 1, isOver: false },
  { roles: ['organizer', 'moderator'], ms: 12 * hourMs, isOver: true },
  { roles: ['admin'], ms: 12 * hourMs, isOver: true },
] as const)(
  'a session of $roles signed in $ms ms ago: over is $isOver',
  ({ roles, ms, isOver }) => {
    expect(isSessionOver({ signedInAt: ago(ms), roles }, now)).toBe(isOver);
  },
);

it('a session whose sign-in was not noted is not over before its next renewal', () => {
  expect(isSessionOver({ signedInAt: undefined, roles: ['admin'] }, now)).toBe(false);
});

it.each([
  { name: 'read after the change', readAt: 1001, changedAt: 1000, isStale: false },
  { name: 'read in the millisecond of the change', readAt: 1000, changedAt: 1000, isStale: true },
  { name: 'read before the change', readAt: 999, changedAt: 1000, isStale: true },
  { name: 'of an account whose roles never changed', readAt: 999, changedAt: null, isStale: false },
  {
    name: 'of a token that does not say when they were read',
    readAt: 0,
    changedAt: null,
    isStale: true,
  },
])('rights $name: stale is $isStale', ({ readAt, changedAt, isStale }) => {
  const rights = { roles: ['admin' as const], permissions: [], readAt };
  expect(areRightsStale(rights, changedAt === null ? null : new Date(changedAt))).toBe(isStale);
});

it('an older token without any right has nothing to ask the session core for', () => {
  const { rights, signedInAt } = readClaims({ iat: 1, 'st-role': { v: [] }, 'st-perm': { v: [] } });
  expect([areRightsStale(rights, null), signedInAt]).toEqual([false, undefined]);
});

it('reads the rights of an older token where the session library put them, without what is no role or permission', () => {
  const { rights } = readClaims({
    iat: 1,
    'st-role': { v: ['admin', 'king'] },
    'st-perm': { v: ['poi_mod', 'rule_the_world'] },
  });
  expect(rights).toEqual({ roles: ['admin'], permissions: ['poi_mod'], readAt: 0 });
});

import { expect, it, vi } from 'vitest';
import { type Arrival, arrivalPath } from './arrival.ts';

const profile = (emailVerified: boolean) => ({ email: 'a+b@c.fr', emailVerified });

it.each<[string, Partial<Arrival>, string, number]>([
  [
    'the verification page for an unverified address',
    { profile: profile(false), isNew: true },
    '/auth/email-waitroom/a%2Bb%40c.fr',
    0,
  ],
  [
    'the welcome page for a new account, and keeps the return path',
    { profile: profile(true), isNew: true },
    '/auth/welcome',
    0,
  ],
  [
    'the return path for a known account with a verified address',
    { profile: profile(true) },
    '/wanted',
    1,
  ],
  ['the return path without a profile', {}, '/wanted', 1],
])('arrivalPath returns %s', (_title, change, path, taken) => {
  const takeReturnPath = vi.fn(() => '/wanted');
  expect(
    arrivalPath({
      accountsPath: '/auth',
      profile: undefined,
      isNew: false,
      takeReturnPath,
      ...change,
    }),
  ).toBe(path);
  expect(takeReturnPath).toHaveBeenCalledTimes(taken);
});

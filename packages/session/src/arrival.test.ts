import { expect, it, vi } from 'vitest';
import { type Arrival, arrivalPath } from './arrival.ts';

const profile = (emailVerified: boolean) => ({ email: 'a+b@c.fr', emailVerified });

it.each<[string, Partial<Arrival>, string, number]>([
  [
    'an address nobody verified comes first',
    { profile: profile(false), isNew: true },
    '/auth/email-waitroom/a%2Bb%40c.fr',
    0,
  ],
  [
    'a new account is welcomed, and what was wanted is kept',
    { profile: profile(true), isNew: true },
    '/auth/welcome',
    0,
  ],
  ['then where one wanted to go', { profile: profile(true) }, '/wanted', 1],
  ['and without a profile too', {}, '/wanted', 1],
])('%s', (_title, change, path, taken) => {
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

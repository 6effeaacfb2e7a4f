// Specification: §5.15
import { expect, it } from 'vitest';
import { passwordCheck } from './password-check.service.ts';

const quiet = () => undefined;
const known = (...passwords: string[]) => ({
  isListed: async (password: string) => passwords.includes(password),
});

it('§5 "Mot de passe compromis": refuses a password on the list of leaked passwords, and accepts another', async () => {
  const { faultOf } = passwordCheck({ ranges: known('une phrase connue'), onUnreachable: quiet });
  expect(await faultOf('une phrase connue')).toBe('password-pwned-error');
  expect(await faultOf('une phrase inconnue')).toBeUndefined();
});

it('refuses a password that is too short without querying the list of leaked passwords', async () => {
  const asked: string[] = [];
  const ranges = {
    isListed: async (password: string) => {
      asked.push(password);
      return false;
    },
  };
  expect(await passwordCheck({ ranges, onUnreachable: quiet }).faultOf('court')).toBe(
    'password-strength-error',
  );
  expect(asked).toEqual([]);
});

it('with an unreachable list of leaked passwords, accepts an uncommon password, reports the error, and refuses a common password', async () => {
  const errors: unknown[] = [];
  const ranges = {
    isListed: async () => {
      throw new Error('unreachable');
    },
  };
  const { faultOf } = passwordCheck({ ranges, onUnreachable: (error) => errors.push(error) });
  expect(await faultOf('une phrase inconnue')).toBeUndefined();
  expect(errors).toHaveLength(1);
  expect(await faultOf('1Qaz2wsx3edc')).toBe('password-pwned-error');
});

it('refuses a common password when no list of leaked passwords is configured', async () => {
  const { faultOf } = passwordCheck({ ranges: undefined, onUnreachable: quiet });
  expect(await faultOf('unbelievable')).toBe('password-pwned-error');
});

it('refuses an empty or non-text password as missing, and one of 129 characters as too long', async () => {
  const { faultOf } = passwordCheck({ ranges: known('x'.repeat(129)), onUnreachable: quiet });
  expect(await Promise.all(['', undefined, 123456789012].map(faultOf))).toEqual(
    Array(3).fill('required-error'),
  );
  expect(await faultOf('x'.repeat(129))).toBe('password-length-error');
});

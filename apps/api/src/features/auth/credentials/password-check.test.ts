// Specification: §5.15
import { expect, it } from 'vitest';
import { passwordCheck } from './password-check.service.ts';

const quiet = () => undefined;
const known = (...passwords: string[]) => ({
  isListed: async (password: string) => passwords.includes(password),
});

it('§5 "Mot de passe compromis": refuses a leaked password', async () => {
  const { faultOf } = passwordCheck({ ranges: known('une phrase connue'), onUnreachable: quiet });
  expect(await faultOf('une phrase connue')).toBe('password-pwned-error');
  expect(await faultOf('une phrase inconnue')).toBeUndefined();
});

it('does not query the list of leaked passwords for a password that is too short', async () => {
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

it('with an unreachable list of leaked passwords, accepts an uncommon password and refuses a common one', async () => {
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

it('refuses common passwords when no list of leaked passwords is configured', async () => {
  const { faultOf } = passwordCheck({ ranges: undefined, onUnreachable: quiet });
  expect(await faultOf('unbelievable')).toBe('password-pwned-error');
});

it('refuses an empty or non-text password, and one above 128 characters', async () => {
  const { faultOf } = passwordCheck({ ranges: known('x'.repeat(129)), onUnreachable: quiet });
  expect(await Promise.all(['', undefined, 123456789012].map(faultOf))).toEqual(
    Array(3).fill('required-error'),
  );
  expect(await faultOf('x'.repeat(129))).toBe('password-length-error');
});

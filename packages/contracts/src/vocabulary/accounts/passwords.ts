import { limits } from '../limits.ts';

const { min, max } = limits.password;
// A character outside the basic plane takes two UTF-16 code units.
const maxPasswordUnits = 2 * max;

export type PasswordFault = 'required-error' | 'password-strength-error' | 'password-length-error';

/**
 * Length of a password in code points: a precomposed letter with an accent, or a simple emoji,
 * counts once.
 */
export const passwordLength = (password: string): number => [...password].length;

/**
 * Checks the length of a new password: 12 to 128 characters of any kind. Undefined when it is
 * valid.
 */
export function passwordFault(password: string): PasswordFault | undefined {
  if (password === '') return 'required-error';
  // Checked first, so that a very long text is never split into characters.
  if (password.length > maxPasswordUnits) return 'password-length-error';
  const length = passwordLength(password);
  if (length < min) return 'password-strength-error';
  return length > max ? 'password-length-error' : undefined;
}

/** Whether a text could be an account's password: 1 to 128 characters. */
export const isPossiblePassword = (password: string): boolean =>
  password !== '' && passwordFault(password) !== 'password-length-error';

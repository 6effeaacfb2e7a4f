import { limits } from '../limits.ts';

const { min, max } = limits.password;
// A character outside the basic plane takes two code units.
const maxUnits = 2 * max;

/** What is wrong with a password that was chosen, by the name of its message. */
export type PasswordFault = 'required-error' | 'password-strength-error' | 'password-length-error';

/** The length of a password as people count it: a letter with its accent, or an emoji, is one character. */
export const passwordLength = (password: string): number => [...password].length;

/** Whether an account may have this password: neither empty nor longer than any that was accepted. */
export const isPossiblePassword = (password: string): boolean =>
  password !== '' && password.length <= maxUnits;

/** What is wrong with a new password by its length alone: 12 to 128 characters, whichever they are. */
export function passwordFault(password: string): PasswordFault | undefined {
  if (password === '') return 'required-error';
  // Compared before a text of any length is split into characters.
  if (password.length > maxUnits) return 'password-length-error';
  const length = passwordLength(password);
  if (length < min) return 'password-strength-error';
  return length > max ? 'password-length-error' : undefined;
}

import { limits } from '@parages/contracts/vocabulary/limits';
import type { AuthFault } from '../auth-words/auth-words.ts';

const { min, max } = limits.password;

/** How solid a password looks: it helps to choose, and refuses nothing. */
export const strengths = ['empty', 'weak', 'fair', 'good', 'strong'] as const;
export type Strength = (typeof strengths)[number];

// As people count them: a letter with its accent is one.
const lengthOf = (text: string): number => [...text].length;

/** Its solidity, by its length and by how many different characters it is made of. */
export function strengthOf(password: string): Strength {
  const length = lengthOf(password);
  if (length === 0) return 'empty';
  const different = new Set(password.toLowerCase()).size;
  if (length < min || different < 4) return 'weak';
  if (length >= 20 && different >= 10) return 'strong';
  return length >= 16 && different >= 8 ? 'good' : 'fair';
}

/** What is wrong with a new password, as far as it can be seen before it is sent. */
export function passwordFault(password: string): AuthFault | undefined {
  if (password === '') return 'required-error';
  if (lengthOf(password) < min) return 'password-strength-error';
  return lengthOf(password) > max ? 'password-length-error' : undefined;
}

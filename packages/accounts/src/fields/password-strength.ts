import { passwordLength } from '@parages/contracts/vocabulary/accounts/passwords';
import { limits } from '@parages/contracts/vocabulary/limits';

const { min } = limits.password;

/** A hint only: the strength never refuses a password. */
export const strengths = ['empty', 'weak', 'fair', 'good', 'strong'] as const;
export type Strength = (typeof strengths)[number];

export function strengthOf(password: string): Strength {
  const length = passwordLength(password);
  if (length === 0) return 'empty';
  const different = new Set(password.toLowerCase()).size;
  if (length < min || different < 4) return 'weak';
  if (length >= 20 && different >= 10) return 'strong';
  return length >= 16 && different >= 8 ? 'good' : 'fair';
}

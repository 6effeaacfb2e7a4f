import { isEmailAddress } from '@parages/contracts/vocabulary/accounts/email-addresses';
import {
  isPossiblePassword,
  type PasswordFault,
} from '@parages/contracts/vocabulary/accounts/passwords';
import { isPersonName } from '@parages/contracts/vocabulary/accounts/person-names';

/** Fault of a form field: the identifier of its message in the specification. */
export type Fault =
  | PasswordFault
  | 'email-validation-error'
  | 'password-pwned-error'
  | 'name-error';

// Longest raw text of a field, checked before trimming: surrounding spaces are allowed.
const rawMaxLength = 1000;

/** Undefined for a valid address; surrounding spaces are allowed. */
export function emailFault(value: unknown): Fault | undefined {
  if (typeof value === 'string' && value.length > rawMaxLength) return 'email-validation-error';
  if (typeof value !== 'string' || value.trim() === '') return 'required-error';
  return isEmailAddress(value.trim()) ? undefined : 'email-validation-error';
}

export const areOfPossibleLength = ({
  email,
  password,
}: {
  email: string;
  password: string;
}): boolean => email.length <= rawMaxLength && email.trim() !== '' && isPossiblePassword(password);

export const toAddress = (email: string): string => email.trim().toLowerCase();

/**
 * Normalises a name for storage: one line, trimmed, without control characters or lone surrogates.
 */
export const toName = (text: string): string => text.replace(/[\p{Cc}\p{Cs}]+/gu, ' ').trim();

export function nameFault(
  value: unknown,
  { isRequired }: { isRequired: boolean },
): Fault | undefined {
  if (typeof value === 'string' && value.length > rawMaxLength) return 'name-error';
  const name = typeof value === 'string' ? toName(value) : '';
  if (name === '') return isRequired ? 'required-error' : undefined;
  return isPersonName(name) ? undefined : 'name-error';
}

/** Empty for a name that a form would refuse. */
export const nameOfProvider = (text: string): string =>
  nameFault(text, { isRequired: true }) === undefined ? toName(text) : '';

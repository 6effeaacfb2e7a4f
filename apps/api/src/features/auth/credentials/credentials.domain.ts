import { isEmailAddress } from '@parages/contracts/vocabulary/accounts/email-addresses';
import {
  isPossiblePassword,
  type PasswordFault,
} from '@parages/contracts/vocabulary/accounts/passwords';
import { isPersonName } from '@parages/contracts/vocabulary/accounts/person-names';

/** What is wrong with a field of a form, by the specified name of its message. */
export type Fault =
  | PasswordFault
  | 'email-validation-error'
  | 'password-pwned-error'
  | 'name-error';

// Of the raw text of a field, before anything reads it: spaces around it are allowed.
const rawMaxLength = 1000;

/** What is wrong with the address of an account; spaces around it are allowed. */
export function emailFault(value: unknown): Fault | undefined {
  if (typeof value === 'string' && value.length > rawMaxLength) return 'email-validation-error';
  if (typeof value !== 'string' || value.trim() === '') return 'required-error';
  return isEmailAddress(value.trim()) ? undefined : 'email-validation-error';
}

/**
 * Whether an account may have these credentials: neither is empty or longer than any that was
 * accepted.
 */
export const areOfPossibleLength = ({
  email,
  password,
}: {
  email: string;
  password: string;
}): boolean => email.length <= rawMaxLength && isPossiblePassword(password);

/** How addresses are compared and kept. */
export const toAddress = (email: string): string => email.trim().toLowerCase();

/** A name as it is kept: one line, without control characters. */
export const toName = (text: string): string => text.replace(/[\p{Cc}\p{Cs}]+/gu, ' ').trim();

/** What is wrong with a first or last name of a form; the last one may be left out. */
export function nameFault(
  value: unknown,
  { isRequired }: { isRequired: boolean },
): Fault | undefined {
  if (typeof value === 'string' && value.length > rawMaxLength) return 'name-error';
  const name = typeof value === 'string' ? toName(value) : '';
  if (name === '') return isRequired ? 'required-error' : undefined;
  return isPersonName(name) ? undefined : 'name-error';
}

/** A name as a provider gives it: empty when it would be refused in a form. */
export const nameOfProvider = (text: string): string =>
  nameFault(text, { isRequired: true }) === undefined ? toName(text) : '';

import { createHash } from 'node:crypto';
import { z } from 'zod';
import { people } from './accounts.fr.ts';

/** A fictitious account; without an address when its owner withholds it. */
export type Account = {
  firstName: string;
  lastName: string;
  email: string | null;
  isVerified: boolean;
};

const typed = z.object({
  firstName: z.string().trim().max(80).default(''),
  lastName: z.string().trim().max(80).default(''),
  email: z.preprocess((value) => (value === '' ? undefined : value), z.email().optional()),
  isVerified: z.literal('on').optional(),
});

/**
 * The account in the submitted authorize form: one of the people, or a typed one. Undefined when it
 * is neither, or when the typed one is invalid or has neither a first name nor an address.
 */
export function readAccount(form: Record<string, unknown>): Account | undefined {
  const person = people.find(({ key }) => key === form.account);
  if (person) return person;
  if (form.account !== 'typed') return undefined;
  const { success, data } = typed.safeParse(form);
  if (!success || (data.email === undefined && data.firstName === '')) return undefined;
  return {
    firstName: data.firstName,
    lastName: data.lastName,
    email: data.email ?? null,
    isVerified: data.isVerified === 'on',
  };
}

/** Hexadecimal digits that identify an account at a provider, deterministic. */
export const digestOf = (provider: string, { email, firstName, lastName }: Account): string =>
  createHash('sha256')
    .update(`${provider}:${email?.toLowerCase() ?? `${firstName} ${lastName}`}`)
    .digest('hex');

/** The first `count` decimal digits of the number that `digestOf` returns. */
export const digitsOf = (provider: string, account: Account, count: number): string =>
  BigInt(`0x${digestOf(provider, account)}`)
    .toString()
    .slice(0, count);

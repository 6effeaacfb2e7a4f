import { createHash } from 'node:crypto';
import { z } from 'zod';
import { people } from './accounts.fr.ts';

/** `email` is null when the owner of the account withholds the address. */
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

export const digestOf = (provider: string, { email, firstName, lastName }: Account): string =>
  createHash('sha256')
    .update(`${provider}:${email?.toLowerCase() ?? `${firstName} ${lastName}`}`)
    .digest('hex');

export const digitsOf = (provider: string, account: Account, count: number): string =>
  BigInt(`0x${digestOf(provider, account)}`)
    .toString()
    .slice(0, count);

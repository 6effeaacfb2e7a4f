import { type Locale, locales } from '@parages/contracts/vocabulary/site/locales';
import { z } from 'zod';
import type { Db } from '../../../platform/database/database.ts';

const personRow = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string(),
  locale: z.enum(locales),
  isPro: z.boolean(),
  emailVerifiedAt: z.date().nullable(),
  sessionsSince: z.date().nullable(),
  rightsChangedAt: z.date().nullable(),
  leavingAt: z.date().nullable(),
  createdAt: z.date(),
});
const columns = {
  id: true,
  email: true,
  firstName: true,
  locale: true,
  isPro: true,
  emailVerifiedAt: true,
  sessionsSince: true,
  rightsChangedAt: true,
  leavingAt: true,
  createdAt: true,
} as const;

export type Person = z.output<typeof personRow>;

export type NewPerson = {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  locale: Locale;
  /** True for an account that was made on the professional site. */
  isPro: boolean;
  now: Date;
} & Wishes;

export type Wishes = { wantsDigest: boolean; wantsServiceNews: boolean };

export const noWishes: Wishes = { wantsDigest: false, wantsServiceNews: false };

export const peopleRepository = (db: Pick<Db, 'account'>) => ({
  find: async (id: string): Promise<Person | undefined> => {
    const row = await db.account.findUnique({ where: { id }, select: columns });
    return row === null ? undefined : personRow.parse(row);
  },
  /** Accounts with this verified address that are not being deleted. */
  listByEmail: async (email: string): Promise<Person[]> => {
    const rows = await db.account.findMany({
      where: { email, emailVerifiedAt: { not: null }, leavingAt: null },
      select: columns,
    });
    return rows.map((row) => personRow.parse(row));
  },
  /**
   * Of an existing account it only replaces a changed address, which becomes unverified: the
   * session core has the current address.
   */
  save: async ({ id, email, now, ...person }: NewPerson): Promise<void> => {
    await db.account.updateMany({
      where: { id, NOT: { email } },
      data: { email, emailVerifiedAt: null, updatedAt: now },
    });
    await db.account.upsert({
      where: { id },
      create: { id, email, ...person, createdAt: now, updatedAt: now },
      update: {},
    });
  },
  /** False when the address is verified already, or is not that of the account. */
  verify: async (id: string, email: string, now: Date): Promise<boolean> => {
    const { count } = await db.account.updateMany({
      where: { id, email, emailVerifiedAt: null },
      data: { emailVerifiedAt: now },
    });
    return count === 1;
  },
  noteRightsChanged: async (ids: string[], now: Date): Promise<void> => {
    await db.account.updateMany({ where: { id: { in: ids } }, data: { rightsChangedAt: now } });
  },
  invalidateAccessTokens: async (id: string, now: Date): Promise<void> => {
    await db.account.updateMany({ where: { id }, data: { sessionsSince: now } });
  },
});

import { type Locale, locales } from '@parages/contracts/vocabulary/site/locales';
import { z } from 'zod';
import type { Db } from '../../../platform/database/database.ts';

const personRow = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string(),
  locale: z.enum(locales),
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
  emailVerifiedAt: true,
  sessionsSince: true,
  rightsChangedAt: true,
  leavingAt: true,
  createdAt: true,
} as const;

/** Somebody with an account, as signing in knows him. */
export type Person = z.output<typeof personRow>;

/** What sign-up tells of somebody. */
export type NewPerson = {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  locale: Locale;
  now: Date;
} & Wishes;

/** The mails somebody asked for by signing up. */
export type Wishes = { wantsDigest: boolean; wantsServiceNews: boolean };

export const noWishes: Wishes = { wantsDigest: false, wantsServiceNews: false };

/** Accounts, as signing in reads and writes them. */
export const peopleRepository = (db: Pick<Db, 'account'>) => ({
  find: async (id: string): Promise<Person | undefined> => {
    const row = await db.account.findUnique({ where: { id }, select: columns });
    return row === null ? undefined : personRow.parse(row);
  },
  /** The accounts whose verified address this is. */
  listByEmail: async (email: string): Promise<Person[]> => {
    const rows = await db.account.findMany({
      where: { email, emailVerifiedAt: { not: null }, leavingAt: null },
      select: columns,
    });
    return rows.map((row) => personRow.parse(row));
  },
  /**
   * Keeps the account as it is when there is one, but for the address, which the session core knows
   * better: another one is not verified.
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
  /** Whether it was not verified before. */
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
  closeSessions: async (id: string, now: Date): Promise<void> => {
    await db.account.updateMany({ where: { id }, data: { sessionsSince: now } });
  },
});

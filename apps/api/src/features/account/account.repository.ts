import { interests } from '@parages/contracts/vocabulary/accounts/interests';
import {
  ageCategories,
  childrenCategories,
  jobCategories,
  outgoingCategories,
} from '@parages/contracts/vocabulary/accounts/profile';
import { locales } from '@parages/contracts/vocabulary/site/locales';
import { z } from 'zod';
import type { Db, SqlClient } from '../../platform/database/database.ts';
import { sqlFile } from '../../platform/database/sql-file.ts';
import { exportedTablesShape } from './user-export.schema.ts';

const file = (name: string): URL => new URL(`./${name}.sql`, import.meta.url);
const accountId = z.string();

const positionRow = z.strictObject({
  lon: z.number(),
  lat: z.number(),
  name: z.string().nullable(),
  updatedAt: z.date(),
});
export type PositionRow = z.output<typeof positionRow>;
const savePosition = sqlFile(file('save-position'), {
  params: z.object({
    accountId,
    lon: z.number(),
    lat: z.number(),
    name: z.string().nullable(),
    now: z.date(),
  }),
  row: positionRow,
});
const lockAccount = sqlFile(file('lock-account'), {
  params: z.object({ accountId }),
  row: z.strictObject({
    email: z.string(),
    firstName: z.string(),
    locale: z.enum(locales),
    isPro: z.boolean(),
    isVerified: z.boolean(),
    isLeaving: z.boolean(),
    isAlone: z.boolean(),
  }),
});
const forgetFeedback = sqlFile(file('forget-feedback'), {
  params: z.object({ email: z.string() }),
  row: z.strictObject({ id: z.string() }),
});
const forgetOrganiser = sqlFile(file('forget-organiser'), {
  params: z.object({ accountId, email: z.string() }),
  row: z.strictObject({ id: z.string() }),
});
const saveDeletionLink = sqlFile(file('save-deletion-link'), {
  params: z.object({
    accountId,
    tokenHash: z.string(),
    now: z.date(),
    expiresAt: z.date(),
    lastBefore: z.date(),
  }),
  row: z.strictObject({ accountId }),
});
const exportAccount = sqlFile(file('export-account'), {
  params: z.object({ accountId }),
  row: z.strictObject(exportedTablesShape),
});

const profileRow = z.object({
  id: z.string(),
  email: z.string(),
  emailVerifiedAt: z.date().nullable(),
  firstName: z.string(),
  lastName: z.string(),
  locale: z.enum(locales),
  ageCategory: z.enum(ageCategories).nullable(),
  jobCategory: z.enum(jobCategories).nullable(),
  childrenCategory: z.enum(childrenCategories).nullable(),
  outgoingCategories: z.array(z.enum(outgoingCategories)),
  interests: z.array(z.enum(interests)),
  wantsRecommendations: z.boolean(),
  wantsDigest: z.boolean(),
  wantsReminders: z.boolean(),
  wantsFollowNews: z.boolean(),
  wantsSearchNews: z.boolean(),
  wantsServiceNews: z.boolean(),
  onboardedAt: z.date().nullable(),
  createdAt: z.date(),
  latestPosition: z.object(positionRow.shape).nullable(),
  preferredCity: z
    .object({
      id: z.string(),
      slug: z.string(),
      name: z.string(),
      lon: z.number().nullable(),
      lat: z.number().nullable(),
    })
    .nullable(),
});
export type ProfileRow = z.output<typeof profileRow>;

/** `undefined` leaves a column unchanged. */
export type AccountChanges = { [Column in keyof ProfileRow]?: ProfileRow[Column] | undefined } & {
  preferredCityId?: string | null | undefined;
};

type Client = Pick<Db, 'account' | 'latestPosition' | 'accountDeletionLink' | 'region'> & SqlClient;

export const accountRepository = (db: Client) => ({
  findProfile: async (id: string): Promise<ProfileRow | undefined> => {
    const row = await db.account.findUnique({
      where: { id },
      include: { preferredCity: true, latestPosition: true },
    });
    return row === null ? undefined : profileRow.parse(row);
  },
  update: async (
    id: string,
    { preferredCity: _, latestPosition: __, ...changes }: AccountChanges,
    now: Date,
  ): Promise<void> => {
    const defined = Object.fromEntries(
      Object.entries(changes).filter(([, value]) => value !== undefined),
    );
    await db.account.updateMany({ where: { id }, data: { ...defined, updatedAt: now } });
  },
  /** `name` is a slug or an id. */
  findCityId: async (name: string): Promise<string | undefined> => {
    const isId = z.uuid().safeParse(name).success;
    const city = await db.region.findFirst({
      where: { level: 'CITY', ...(isId ? { id: name } : { slug: name }) },
      select: { id: true },
    });
    return city?.id;
  },
  savePosition: async (params: Parameters<typeof savePosition>[1]) =>
    (await savePosition(db, params))[0],
  /** False when the account no longer exists. */
  deletePosition: async (id: string): Promise<boolean> => {
    const { count } = await db.latestPosition.deleteMany({ where: { accountId: id } });
    return count === 1 || (await db.account.count({ where: { id } })) === 1;
  },
  exportTables: async (id: string) => (await exportAccount(db, { accountId: id }))[0],
  lock: async (id: string) => (await lockAccount(db, { accountId: id }))[0],
  saveDeletionLink: async (params: Parameters<typeof saveDeletionLink>[1]) =>
    (await saveDeletionLink(db, params)).length === 1,
  /** Consumes the link. False when the token is not that of the current, unexpired link. */
  takeDeletionLink: async (id: string, tokenHash: string, now: Date): Promise<boolean> => {
    const { count } = await db.accountDeletionLink.deleteMany({
      where: { accountId: id, tokenHash, expiresAt: { gt: now } },
    });
    return count === 1;
  },
  leave: async (id: string, now: Date): Promise<void> => {
    await db.account.updateMany({ where: { id }, data: { leavingAt: now } });
  },
  /**
   * Ids of accounts whose deletion was confirmed at or before `before`, oldest confirmation first.
   */
  listLeaving: async (before: Date): Promise<string[]> => {
    const rows = await db.account.findMany({
      where: { leavingAt: { lte: before } },
      orderBy: { leavingAt: 'asc' },
      select: { id: true },
    });
    return rows.map(({ id }) => id);
  },
  /** `email` is the address when it is verified and no other account has it, else null. */
  remove: async ({ id, email }: { id: string; email: string | null }): Promise<void> => {
    if (email !== null) await forgetFeedback(db, { email });
    await forgetOrganiser(db, { accountId: id, email: email ?? '' });
    await db.account.deleteMany({ where: { id } });
  },
});

import { apiKeyKinds, apiKeyScopes } from '@parages/contracts/vocabulary/organisations/api-keys';
import { organisationStatuses } from '@parages/contracts/vocabulary/organisations/organisation-statuses';
import { z } from 'zod';
import type { Db, SqlClient } from '../../../platform/database/database.ts';
import { sqlFile } from '../../../platform/database/sql-file.ts';

const file = (name: string): URL => new URL(`./${name}.sql`, import.meta.url);
const text = z.string().nullable();
const instant = z.date().nullable();

const shared = {
  id: z.string(),
  actorId: z.string(),
  kind: z.enum(apiKeyKinds),
  scopes: z.array(z.enum(apiKeyScopes)),
  createdAt: z.date(),
  expiresAt: instant,
  replacedAt: instant,
  revokedAt: instant,
  lastUsedAt: instant,
};
const keyRow = z.strictObject({
  ...shared,
  name: z.string(),
  prefix: z.string(),
  createdBy: text,
  creator: text,
});
export type ApiKeyRow = z.output<typeof keyRow>;

const list = sqlFile(file('list-api-keys'), {
  params: z.object({ organisationId: z.string(), id: text, now: z.date(), most: z.int() }),
  row: keyRow,
});
const find = sqlFile(file('find-api-key'), {
  params: z.object({ hash: z.string() }),
  row: z.strictObject({
    ...shared,
    organisationId: z.string(),
    status: z.enum(organisationStatuses),
  }),
});

export type NewApiKey = Pick<
  ApiKeyRow,
  'id' | 'actorId' | 'kind' | 'scopes' | 'name' | 'prefix' | 'createdBy' | 'createdAt' | 'expiresAt'
> & { organisationId: string; hash: string };

const working = (organisationId: string, now: Date) => ({
  organisationId,
  revokedAt: null,
  OR: [{ expiresAt: null }, { expiresAt: { gt: now } }],
});

const endedBefore = (before: Date) => [
  { revokedAt: { lt: before } },
  { expiresAt: { lt: before } },
];

export const apiKeysRepository = (db: Pick<Db, 'apiKey'> & SqlClient) => ({
  list: (organisationId: string, now: Date, most: number): Promise<ApiKeyRow[]> =>
    list(db, { organisationId, id: null, now, most }),
  find: async (organisationId: string, id: string, now: Date): Promise<ApiKeyRow | undefined> =>
    (await list(db, { organisationId, id, now, most: 1 }))[0],
  findByHash: async (hash: string) => (await find(db, { hash }))[0],
  countActive: (organisationId: string, now: Date): Promise<number> =>
    db.apiKey.count({ where: { ...working(organisationId, now), replacedAt: null } }),
  countCreated: (organisationId: string, since: Date): Promise<number> =>
    db.apiKey.count({ where: { organisationId, createdAt: { gt: since } } }),
  insert: async (key: NewApiKey): Promise<void> => {
    await db.apiKey.create({ data: key });
  },
  replace: async (id: string, replacedAt: Date, expiresAt: Date): Promise<void> => {
    await db.apiKey.update({ where: { id }, data: { replacedAt, expiresAt } });
  },
  revoke: async (id: string, revokedAt: Date): Promise<void> => {
    await db.apiKey.update({ where: { id }, data: { revokedAt } });
  },
  noteUse: async (id: string, lastUsedAt: Date): Promise<void> => {
    await db.apiKey.updateMany({
      where: { id, OR: [{ lastUsedAt: null }, { lastUsedAt: { lt: lastUsedAt } }] },
      data: { lastUsedAt },
    });
  },
  forgetEnded: async (organisationId: string, before: Date): Promise<void> => {
    await db.apiKey.deleteMany({
      where: {
        organisationId,
        OR: endedBefore(before),
      },
    });
  },
  /** Deletes at most `most` keys of any organisation; returns how many. */
  forgetAllEnded: async (before: Date, most: number): Promise<number> =>
    (await db.apiKey.deleteMany({ where: { OR: endedBefore(before) }, limit: most })).count,
});

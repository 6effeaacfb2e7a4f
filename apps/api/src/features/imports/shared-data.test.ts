// Specification: §1.6 (where the data is)
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { emptyDatabase } from '../../../test/servers/test-database.ts';
import type { Db } from '../../platform/database/database.ts';
import { type FeedFormat, importsService } from './imports.service.ts';

// The folder of real feeds, which the repository does not contain: PARAGES_DATA_DIR, by default
// `shared/data` beside the repository.
const folder =
  process.env.PARAGES_DATA_DIR ??
  fileURLToPath(new URL('../../../../../../shared/data', import.meta.url));
const isThere = existsSync(folder);
if (!isThere)
  console.warn(
    `No real feeds at ${folder}: their counts are not checked. Set PARAGES_DATA_DIR to check them.`,
  );

const now = new Date('2026-06-10T10:00:00Z');
let db: Db;
beforeEach(async () => {
  if (isThere) ({ db } = await emptyDatabase());
});

const importFolder = (format: FeedFormat, name: string, isShifted = false) =>
  importsService({ db, clock: { now: () => now } }).importFeed({
    format,
    path: join(folder, name),
    isShifted,
  });

async function count(sql: string): Promise<number> {
  const [row] = z.array(z.object({ n: z.int() })).parse(await db.$queryRawUnsafe(sql));
  return row?.n ?? 0;
}

// Generous timeout: thousands of records on a busy machine.
describe('the counts of real feeds', { timeout: 120_000 }, () => {
  it.skipIf(!isThere).each([
    [
      'datatourisme',
      'datatourisme-2023-samples',
      { read: 10, created: 6, permanent: 5, rejected: 0, drafts: 0, notOutings: 4 },
    ],
    [
      'openagenda',
      'openagenda-paris-2021-2025',
      { read: 400, created: 399, permanent: 0, rejected: 1, drafts: 0 },
    ],
    [
      'openagenda',
      'openagenda-france-2025-2026',
      { read: 100, created: 94, permanent: 0, rejected: 0, elsewhere: 6, drafts: 0 },
    ],
    [
      'openagenda',
      'openagenda-drome-2026',
      { read: 1068, created: 1068, permanent: 0, rejected: 0, drafts: 0 },
    ],
    [
      'openagenda',
      'openagenda-api-v2-lille',
      { read: 100, created: 100, permanent: 0, rejected: 0, drafts: 0 },
    ],
    [
      'openagenda',
      'occitanie-2022',
      { read: 400, created: 400, permanent: 0, rejected: 0, doubtful: 18, drafts: 0 },
    ],
  ] as const)(
    'imports the records of %s %s with the expected counts, and leaves them unchanged in a second import',
    async (format, name, counts) => {
      const report = await importFolder(format, name);
      expect(report.counts).toMatchObject({ ...counts, updated: 0, skipped: 0 });
      expect((await importFolder(format, name)).counts).toMatchObject({
        created: 0,
        updated: 0,
        unchanged: counts.created,
      });
    },
  );

  it.skipIf(!isThere)(
    'imports datatourisme-37-36: 369 future events, 447 places and tours, at most 20 without a theme, and none of 680 hotels, restaurants and services',
    async () => {
      const report = await importFolder('datatourisme', 'datatourisme-37-36', true);
      expect(report.counts).toMatchObject({
        read: 1496,
        created: 816,
        permanent: 447,
        notOutings: 680,
        rejected: 0,
        drafts: 0,
      });
      const { created, withoutTheme, placesWithoutTheme, keptBack } = report.counts;
      expect(keptBack).toBeLessThanOrEqual(2);
      expect(withoutTheme).toBeLessThanOrEqual(20);
      expect(await count('SELECT count(*)::int AS n FROM poi_search')).toBe(
        created - withoutTheme - placesWithoutTheme - keptBack,
      );
      expect(
        await count(`SELECT count(*)::int AS n FROM poi_search WHERE dates <> '{(,)}'`),
      ).toBeGreaterThanOrEqual(349);
      expect(
        await count('SELECT count(*)::int AS n FROM poi_version WHERE main_media_id IS NOT NULL'),
      ).toBe(0);
      expect((await importFolder('datatourisme', 'datatourisme-37-36', true)).counts).toMatchObject(
        { unchanged: 816, withdrawn: 0 },
      );
    },
  );
});

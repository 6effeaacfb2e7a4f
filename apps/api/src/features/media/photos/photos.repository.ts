import type { PhotoFault } from '@parages/contracts/vocabulary/pictures/photo-faults';
import { z } from 'zod';
import type { Db, SqlClient } from '../../../platform/database/database.ts';
import { lockName } from '../../../platform/database/named-locks.ts';
import { sqlFile } from '../../../platform/database/sql-file.ts';
import { refreshPois } from '../../pois/search-projection/search-projection.service.ts';
import { failedPhotoSchema } from './photos.schema.ts';

const file = (name: string): URL => new URL(`./${name}.sql`, import.meta.url);
const text = z.string().nullable();
const idRow = z.strictObject({ id: z.string() });

const queue = sqlFile(file('queue-photos'), {
  params: z.object({ source: z.string(), perPoi: z.int(), now: z.date() }),
  row: z.strictObject({ queued: z.int() }),
});
const photoRow = z.strictObject({
  id: z.string(),
  poiId: z.string(),
  url: z.string(),
  rank: z.int(),
  attempts: z.int(),
  title: text,
  credits: text,
  license: text,
});
/** `attempts` includes the present attempt. */
export type QueuedPhoto = z.output<typeof photoRow>;
const claim = sqlFile(file('claim-photos'), {
  params: z.object({
    now: z.date(),
    until: z.date(),
    perHost: z.int(),
    most: z.int(),
    withFeeds: z.boolean(),
  }),
  row: photoRow,
});
const findFetched = sqlFile(file('find-fetched'), {
  params: z.object({ url: z.string(), recently: z.date() }),
  row: z.strictObject({ id: z.string(), sha256: z.string() }),
});
const listFailed = sqlFile(file('list-failed-photos'), {
  params: z.object({ offset: z.int(), pageSize: z.int() }),
  row: z.strictObject({ ...failedPhotoSchema.shape, total: z.int() }),
});
const lockPoi = sqlFile(file('lock-poi'), { params: z.object({ poiId: z.string() }), row: idRow });
const attach = sqlFile(file('attach-photo'), {
  params: z.object({ poiId: z.string(), mediaFileId: z.string(), rank: z.int(), most: z.int() }),
  row: idRow,
});

type Outcome = {
  id: string;
  status: 'pending' | 'done' | 'failed';
  fault: PhotoFault | null;
  reason: string | null;
  nextAttemptAt: Date | null;
  now: Date;
};

export const photosRepository = (db: Pick<Db, 'photoFetch'> & SqlClient) => ({
  queue: async (source: string, perPoi: number, now: Date) =>
    (await queue(db, { source, perPoi, now }))[0]?.queued ?? 0,
  /** Serialises the workers' claims, so that the limit per host holds. */
  lockQueue: () => lockName(db, 'photo_fetch'),
  claim: (turn: Parameters<typeof claim>[1]) => claim(db, turn),
  /**
   * Does nothing when the photo has been deleted. `reason` is for operators only: it may name hosts
   * of the internal network.
   */
  settle: ({ id, status, fault, reason, nextAttemptAt, now }: Outcome) =>
    db.photoFetch.updateMany({
      where: { id },
      data: {
        status,
        fault,
        lastError: reason,
        leasedUntil: null,
        failedAt: status === 'failed' ? now : null,
        ...(nextAttemptAt !== null && { nextAttemptAt }),
      },
    }),
  findFetched: async (url: string, recently: Date) => (await findFetched(db, { url, recently }))[0],
  listFailed: (page: { offset: number; pageSize: number }) => listFailed(db, page),
  /** Makes a failed photo due again; returns false when it has not failed. */
  retry: async (id: string, now: Date): Promise<boolean> =>
    (
      await db.photoFetch.updateMany({
        where: { id, status: 'failed' },
        data: { status: 'pending', attempts: 0, fault: null, failedAt: null, nextAttemptAt: now },
      })
    ).count === 1,
  lockPoi: (poiId: string) => lockPoi(db, { poiId }),
  refresh: (poiId: string, now: Date) => refreshPois(db, [poiId], now),
  attach: (photo: { poiId: string; mediaFileId: string; rank: number; most: number }) =>
    attach(db, photo),
});

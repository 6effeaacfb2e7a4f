import { poiStatuses } from '@parages/contracts/vocabulary/events/poi-statuses';
import { z } from 'zod';
import { deleteInBatches } from '../../../platform/background/delete-in-batches.ts';
import type { Db, SqlClient } from '../../../platform/database/database.ts';
import { sqlFile } from '../../../platform/database/sql-file.ts';
import { poiMergeSchema } from './merging.schema.ts';

const file = (name: string): URL => new URL(`./${name}.sql`, import.meta.url);
const now = z.date();
const poiId = z.string();
const moderator = { accountId: z.string().nullable(), isAdmin: z.boolean() };

const merge = sqlFile(file('merge-poi'), {
  params: z.object({
    ...moderator,
    mergeId: z.string(),
    isAutomatic: z.boolean(),
    poiId,
    intoPoiId: poiId,
    now,
    today: z.string(),
  }),
  row: z.strictObject({
    isOwn: z.boolean(),
    campaign: z.string().nullable(),
    label: z.string(),
    slugFr: z.string(),
  }),
});
const undo = sqlFile(file('undo-merge'), {
  params: z.object({ ...moderator, poiId, now }),
  row: z.strictObject({
    isOwn: z.boolean(),
    mergeId: z.string(),
    keptId: poiId,
    toStatus: z.enum(poiStatuses),
  }),
});
const lockPair = sqlFile(file('lock-pair'), {
  params: z.object({ poiId, keptId: poiId }),
  row: z.strictObject({ id: poiId }),
});
const listUnedited = sqlFile(file('list-unedited'), {
  params: z.object({ poiId, keptId: poiId }),
  row: z.strictObject({
    id: poiId,
    label: z.string(),
    organisation: z.strictObject({ id: z.string(), name: z.string() }).nullable(),
  }),
});
const list = sqlFile(file('list-merges'), {
  params: z.object({ countedTo: z.int(), offset: z.int(), pageSize: z.int() }),
  row: z.strictObject({ ...poiMergeSchema.shape, total: z.int() }),
});

export const mergingRepository = (
  db: Pick<Db, 'mergedFavorite' | 'poi' | 'poiHistory' | 'poiMerge'> & SqlClient,
) => ({
  /**
   * Undefined when the duplicate is archived or visitors do not see the target; `isOwn`: refused,
   * because the moderator belongs to the organisation of the target; `campaign`: refused, because
   * this campaign promotes the duplicate.
   */
  merge: async (params: Parameters<typeof merge>[1]) => (await merge(db, params))[0],
  /** The event into which this one was merged; undefined when the merge cannot be undone. */
  findKept: async (id: string): Promise<string | undefined> =>
    (
      await db.poiMerge.findFirst({
        where: { poiId: id, undoneAt: null },
        select: { keptId: true },
      })
    )?.keptId,
  /** Undefined when the merge cannot be undone; `isOwn` as for `merge`. */
  undo: async (params: Parameters<typeof undo>[1]) => (await undo(db, params))[0],
  /** Locks both; returns those that are online, not hidden, and not being edited. */
  lockUnedited: async (pair: Parameters<typeof listUnedited>[1]) => {
    await lockPair(db, pair);
    return listUnedited(db, pair);
  },
  /** Writes the entry of the history of a merge by the worker, and increments the edit version. */
  record: async (merged: { id: string; poiId: string; keptId: string; now: Date }) => {
    const diff = [{ field: '/mergedInto', from: null, to: merged.keptId }];
    await db.poiHistory.create({
      data: {
        id: merged.id,
        poiId: merged.poiId,
        happenedAt: merged.now,
        actorKind: 'system',
        action: 'merged',
        toStatus: 'archived',
        diff,
      },
    });
    await db.poi.update({
      where: { id: merged.poiId },
      data: { editVersion: { increment: 1 }, updatedAt: merged.now },
      select: { id: true },
    });
  },
  list: (page: Parameters<typeof list>[1]) => list(db, page),
  /** Forgets the favourites of merges before this instant. */
  forgetFavorites: (before: Date): Promise<number> =>
    deleteInBatches(async (limit) => {
      const old = { merge: { mergedAt: { lt: before } } };
      return (await db.mergedFavorite.deleteMany({ where: old, limit })).count;
    }),
});

import { poiStatuses } from '@parages/contracts/vocabulary/events/poi-statuses';
import { reviewLimits } from '@parages/contracts/vocabulary/limits';
import { z } from 'zod';
import { sqlFile } from '../../../platform/database/sql-file.ts';
import type { EditingDb } from '../editing-database.ts';
import { changeSchema, historyEntry } from '../organiser-poi.schema.ts';

const file = (name: string): URL => new URL(`./${name}.sql`, import.meta.url);
const text = z.string().nullable();
const found = z.strictObject({ id: z.string() });

const entryParams = z.object({
  id: z.string(),
  poiId: z.string(),
  now: z.date(),
  actorId: text,
  actorKind: z.string(),
  action: z.string(),
  versionNumber: z.int().nullable(),
  fromStatus: text,
  toStatus: text,
  diff: z.string(),
  reasons: z.array(z.string()),
  comment: text,
  note: text,
  digestId: text,
});
const lastRow = z.strictObject({
  id: z.string(),
  actorId: text,
  action: z.string(),
  versionNumber: z.int().nullable(),
  toStatus: z.enum(poiStatuses).nullable(),
  diff: z.array(changeSchema),
  happenedAt: z.date(),
  digestId: text,
});
const lastColumns = {
  id: true,
  actorId: true,
  action: true,
  versionNumber: true,
  toStatus: true,
  diff: true,
  happenedAt: true,
  digestId: true,
} as const;
const mergeParams = z.object({ id: z.string(), diff: z.string(), now: z.date() });
const listParams = z.object({ poiId: z.string(), before: text, pageSize: z.int() });
const { isMe: _isMe, ...entryShape } = historyEntry.shape;

const list = sqlFile(file('list-history'), {
  params: listParams,
  row: z.strictObject({ ...entryShape, actorId: text }),
});
const openChangesParams = z.object({
  poiId: z.string(),
  action: z.string(),
  waitSeconds: z.int(),
  now: z.date(),
});
const listOpenChanges = sqlFile(file('list-open-live-changes'), {
  params: openChangesParams,
  row: z.strictObject({
    id: z.string(),
    field: z.string(),
    from: z.string(),
    happenedAt: z.date(),
  }),
});
const add = sqlFile(file('add-history'), { params: entryParams, row: found });
const merge = sqlFile(file('merge-history'), { params: mergeParams, row: found });

const earlierRefusal = sqlFile(file('find-earlier-refusal'), {
  params: z.object({ poiId: z.string() }),
  row: z.strictObject({
    refusedAt: z.string(),
    moderator: text,
    reasons: historyEntry.shape.reasons,
    comment: text,
    note: text,
    diffs: z.array(z.array(changeSchema)),
  }),
});

/** The entries about the live state of an event, and how long its alerts wait. */
export const liveChange = {
  action: 'live-state',
  field: '/liveState',
  waitSeconds: reviewLimits.undoSeconds,
} as const;

export type LastHistory = z.output<typeof lastRow>;

export const historyRepository = (db: EditingDb) => ({
  list: (params: z.input<typeof listParams>) => list(db, params),
  findLast: async (poiId: string): Promise<LastHistory | undefined> => {
    const last = await db.poiHistory.findFirst({
      where: { poiId },
      orderBy: [{ happenedAt: 'desc' }, { id: 'desc' }],
      select: lastColumns,
    });
    return last === null ? undefined : lastRow.parse(last);
  },
  findLastOfDigest: async (digestId: string): Promise<Date | null> => {
    const { _max: last } = await db.poiHistory.aggregate({
      where: { digestId },
      _max: { happenedAt: true },
    });
    return last.happenedAt;
  },
  findEarlierRefusal: async (poiId: string) => (await earlierRefusal(db, { poiId }))[0],
  hasPoi: async (id: string): Promise<boolean> => (await db.poi.count({ where: { id } })) > 0,
  listOpenChanges: (params: z.input<typeof openChangesParams>) => listOpenChanges(db, params),
  add: (entry: z.input<typeof entryParams>) => add(db, entry),
  merge: (params: z.input<typeof mergeParams>) => merge(db, params),
});

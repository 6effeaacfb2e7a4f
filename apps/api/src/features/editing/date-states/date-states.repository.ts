import { liveStates } from '@parages/contracts/vocabulary/events/live-states';
import { limits } from '@parages/contracts/vocabulary/limits';
import { z } from 'zod';
import type { SqlClient } from '../../../platform/database/database.ts';
import { sqlFile } from '../../../platform/database/sql-file.ts';
import { organiserDate } from './date-states.schema.ts';

const file = (name: string): URL => new URL(`./${name}.sql`, import.meta.url);
const poiId = z.string();
const versionId = z.string();
const startsAt = z.string();
const liveState = z.enum(liveStates);
const movedFrom = z.string().nullable();
const now = z.date();
const found = z.strictObject({ id: poiId });

const findDate = sqlFile(file('find-date'), {
  params: z.object({ versionId, startsAt, now }),
  row: z.strictObject({ liveState, movedFrom }),
});
const list = sqlFile(file('list-date-states'), {
  params: z.object({ poiId, now, most: z.int() }),
  row: organiserDate,
});
const changedDate = z.strictObject({
  startDate: z.string(),
  endDate: z.string(),
  startTime: z.string().nullable(),
  liveState,
  startsAt,
  origin: z.string(),
});
const listChanged = sqlFile(file('list-changed-dates'), {
  params: z.object({ poiId, origins: z.array(z.string()), now }),
  row: changedDate,
});
const moveDate = sqlFile(file('move-date'), {
  params: z.object({
    poiId,
    startsAt,
    startDate: z.string(),
    startTime: z.string().nullable(),
    isBack: z.boolean(),
    now,
  }),
  row: z.strictObject({ versionId, isOver: z.boolean() }),
});
const deleteState = sqlFile(file('delete-date-state'), {
  params: z.object({ poiId, startsAt }),
  row: found,
});
const saveState = sqlFile(file('save-date-state'), {
  params: z.object({ poiId, startsAt, liveState, movedFrom }),
  row: found,
});

const findPrevailingSince = sqlFile(file('find-prevailing-since'), {
  params: z.object({ poiId, action: z.string(), prevailing: z.array(liveState) }),
  row: z.strictObject({ since: z.date() }),
});

export type ChangedDate = z.output<typeof changedDate>;

export const dateStatesRepository = (db: SqlClient) => ({
  find: async (params: Parameters<typeof findDate>[1]) => (await findDate(db, params))[0],
  list: (id: string, at: Date) => list(db, { poiId: id, now: at, most: limits.periods.max }),
  findPrevailingSince: async (
    params: Parameters<typeof findPrevailingSince>[1],
  ): Promise<Date | undefined> => (await findPrevailingSince(db, params))[0]?.since,
  listChanged: (params: Parameters<typeof listChanged>[1]) => listChanged(db, params),
  /**
   * Returns false when the date of the version `within` cannot move there; the caller then rolls
   * back.
   */
  move: async (within: string, params: Parameters<typeof moveDate>[1]): Promise<boolean> =>
    (await moveDate(db, params)).some((row) => row.versionId === within && !row.isOver),
  /** Has no row for a date that takes place as it was first announced. */
  save: async (from: string, state: Parameters<typeof saveState>[1]): Promise<void> => {
    await deleteState(db, { poiId: state.poiId, startsAt: from });
    if (state.liveState !== 'scheduled' || state.movedFrom !== null) await saveState(db, state);
  },
});

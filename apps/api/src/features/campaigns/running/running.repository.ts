import { z } from 'zod';
import type { SqlClient } from '../../../platform/database/database.ts';
import { sqlFile } from '../../../platform/database/sql-file.ts';
import { refreshPois } from '../../pois/search-projection/search-projection.service.ts';

const file = (name: string): URL => new URL(`./${name}.sql`, import.meta.url);
const row = z.strictObject({ id: z.string() });
const id = z.string();
const promote = sqlFile(file('promote'), { params: z.object({ id }), row });
const slotParams = z.object({
  campaignId: z.string(),
  poiId: z.string(),
  startDate: z.string(),
  endDate: z.string(),
});
const takeSlot = sqlFile(file('take-slot'), { params: slotParams, row });
const stop = sqlFile(file('stop-campaign'), {
  params: z.object({ id, reason: z.string(), now: z.date() }),
  row,
});
const resume = sqlFile(file('resume-campaign'), { params: z.object({ id, now: z.date() }), row });

export type Slot = z.input<typeof slotParams>;

/** Call the methods in the transaction that activates, stops or resumes the campaign. */
export const runningRepository = (db: SqlClient) => ({
  takeSlot: async (slot: Slot): Promise<boolean> => (await takeSlot(db, slot)).length === 1,
  /** Also refreshes the search row of the event, which invalidates cached pages. */
  promote: async (
    { id: campaignId, poiId }: { id: string; poiId: string | null },
    now: Date,
  ): Promise<void> => {
    await promote(db, { id: campaignId });
    if (poiId !== null) await refreshPois(db, [poiId], now);
  },
  stop: async (
    { id: campaignId, poiId }: { id: string; poiId: string | null },
    reason: string,
    now: Date,
  ): Promise<void> => {
    await stop(db, { id: campaignId, reason, now });
    if (poiId !== null) await refreshPois(db, [poiId], now);
  },
  /** Takes neither days nor a promotion: see `takeSlot` and `promote`. */
  resume: (campaignId: string, now: Date) => resume(db, { id: campaignId, now }),
});

import { liveStates } from '@parages/contracts/vocabulary/events/live-states';
import { z } from 'zod';
import type { Db, SqlClient } from '../../../platform/database/database.ts';
import { sqlFile } from '../../../platform/database/sql-file.ts';

const text = z.string().nullable();
const cents = z.int().nullable();
const params = z.object({
  organisationId: z.string(),
  now: z.date(),
  today: z.string(),
  most: z.int(),
});
const row = z.strictObject({
  label: z.string(),
  placeName: text,
  locality: text,
  liveState: z.enum(liveStates),
  isPermanent: z.boolean(),
  isFree: z.boolean(),
  minPriceCents: cents,
  maxPriceCents: cents,
  startDate: text,
  endDate: text,
  startTime: text,
  others: z.int(),
  total: z.int(),
});
export type ProgrammeEvent = z.output<typeof row>;

const listEvents = sqlFile(new URL('./list-programme-events.sql', import.meta.url), {
  params,
  row,
});

export const programmeRepository = (db: Pick<Db, 'organisation'> & SqlClient) => ({
  findOrganiser: (slug: string) =>
    db.organisation.findUnique({
      where: { slug, status: 'approved' },
      select: { id: true, name: true, locality: true },
    }),
  listEvents: (query: z.input<typeof params>): Promise<ProgrammeEvent[]> => listEvents(db, query),
});

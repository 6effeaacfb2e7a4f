import { liveStates } from '@parages/contracts/vocabulary/events/live-states';
import { z } from 'zod';
import type { SqlClient } from '../../platform/database/database.ts';
import { sqlFile } from '../../platform/database/sql-file.ts';
import { positionSchema } from '../../platform/input/position-schema.ts';

const text = z.string().nullable();
const listTrackpoints = sqlFile(new URL('./list-trackpoints.sql', import.meta.url), {
  params: z.object({ poiId: z.string() }),
  row: z.strictObject({ lon: z.number(), lat: z.number(), altitudeM: z.number().nullable() }),
});
const calendarParams = z.object({
  ids: z.array(z.string()),
  since: z.date(),
  fromDay: z.string(),
  toDay: z.string(),
  parts: z.int(),
  mostDates: z.int(),
});
const calendarRow = z.strictObject({
  id: z.string(),
  slugFr: z.string(),
  label: z.string(),
  description: z.string(),
  liveState: z.enum(liveStates),
  organizerName: text,
  publishedAt: text,
  updatedAt: z.string(),
  place: z.strictObject({
    name: text,
    streetAddress: text,
    postalCode: text,
    locality: text,
    position: positionSchema.nullable(),
  }),
  periods: z.array(
    z.strictObject({
      startDate: z.string(),
      endDate: z.string(),
      startTime: text,
      endTime: text,
      note: text,
      liveState: z.enum(liveStates),
      movedFrom: z.object({ startDate: z.string(), startTime: text }).nullable(),
    }),
  ),
});
const listCalendarPois = sqlFile(new URL('./list-calendar-pois.sql', import.meta.url), {
  params: calendarParams,
  row: calendarRow,
  packing: 'around',
});
export type CalendarQuery = z.input<typeof calendarParams>;
/** `organizerName` and `publishedAt` (ISO 8601) are null when they are not known. */
export type DatedPoi = z.output<typeof calendarRow>;

export const poiFilesRepository = (db: SqlClient) => ({
  listTrackpoints: (poiId: string) => listTrackpoints(db, { poiId }),
  listCalendarPois: (query: CalendarQuery) => listCalendarPois(db, query),
});

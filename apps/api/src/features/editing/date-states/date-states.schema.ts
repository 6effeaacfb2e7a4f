import { liveStates } from '@parages/contracts/vocabulary/events/live-states';
import { z } from 'zod';
import { day } from '../../../platform/input/day-schema.ts';
import { editVersion as version } from '../../../platform/input/edit-version.ts';
import { time } from '../editing.schema.ts';

const start = {
  startDate: day,
  startTime: time.nullable().describe('HH:mm or HH:mm:ss; null for a date without a start time'),
};
export const dateStateBody = z.strictObject({
  version,
  ...start,
  liveState: z.enum(liveStates),
  movedTo: z
    .strictObject(start)
    .optional()
    .describe('The date starts then from now on, and keeps its duration'),
});
export type DateStateBody = z.output<typeof dateStateBody>;

const text = z.string();
const startShape = { startDate: text, startTime: text.nullable() };
export const organiserDate = z.strictObject({
  ...startShape,
  endDate: text,
  endTime: text.nullable(),
  liveState: z.enum(liveStates),
  movedFrom: z
    .strictObject(startShape)
    .nullable()
    .describe('The start that the date had at first; null unless it was moved'),
});
export const dateStatesSchema = z
  .strictObject({
    items: z.array(organiserDate),
    recipientCount: z.int().min(0),
  })
  .meta({
    id: 'PoiDateStates',
    description:
      'The published dates of an event that are not over, soonest first. `recipientCount`: how many people a change of one of them would send a mail to.',
  });
export type DateStates = z.output<typeof dateStatesSchema>;

import { limits } from '@parages/contracts/vocabulary/limits';
import { themes } from '@parages/contracts/vocabulary/themes/themes';
import { z } from 'zod';
import { boundedText, emptyIsAbsent } from '../../../platform/input/bounded-text.ts';
import { poiSchema } from '../detail/poi-detail.schema.ts';
import { changeCursorMaxLength, readCursor } from './change-cursor.domain.ts';
import { goneReasons, visibleChanges } from './change-kinds.ts';

const defaultPageSize = 50;

const cursor = boundedText(changeCursorMaxLength).transform((text, context) => {
  const read = readCursor(text);
  if (read !== undefined) return read;
  context.addIssue({ code: 'custom', message: 'Not a cursor: send `next` of an answer.' });
  return z.NEVER;
});

export const changesQuery = z.strictObject({
  updatedSince: cursor.optional(),
  theme: z.enum(themes).optional(),
  organiser: boundedText(300).min(1).optional(),
  pageSize: z
    .preprocess(emptyIsAbsent, z.coerce.number().int().min(1).max(limits.pageSize.max))
    .default(defaultPageSize),
});
export type ChangesQuery = z.output<typeof changesQuery>;

const visibleChange = z
  .object({ kind: z.enum(visibleChanges), changedAt: z.string(), poi: poiSchema })
  .meta({ id: 'PublishedPoiChange', description: 'A published event, as it is now.' });
const tombstone = z
  .object({
    changedAt: z.string(),
    tombstone: z.object({
      poiId: z.string(),
      reason: z.enum(goneReasons),
      mergedInto: z.string().nullable(),
    }),
  })
  .meta({ id: 'PoiTombstone', description: 'An event to remove from a copy.' });

export const changesSchema = z
  .object({
    items: z.array(z.union([visibleChange, tombstone])),
    next: z.string(),
    hasMore: z.boolean(),
  })
  .meta({ id: 'PoiChanges', description: 'One page of the changes, oldest first.' });
export type Changes = z.output<typeof changesSchema>;

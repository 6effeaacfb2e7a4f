import { poiOrigins } from '@parages/contracts/vocabulary/events/review/poi-origins';
import { limits } from '@parages/contracts/vocabulary/limits';
import { z } from 'zod';
import { pageShape } from '../../../platform/input/page-shape.ts';

const text = z.string().nullable();
const countedTotal = z
  .int()
  .describe(
    `Number of entries, exact up to ${limits.dashboard.countedTo} beyond the start of the page`,
  );

const pairedPoiSchema = z
  .object({
    id: z.string(),
    version: z.int(),
    slugFr: z.string(),
    label: z.string(),
    description: z.string().describe('The first 280 characters'),
    placeName: text,
    locality: text,
    startDate: text.describe('The first day that is not over; null for a permanent event'),
    mainMediaFileId: text,
    organisationName: text,
    origin: z.enum(poiOrigins),
    favorites: z.int(),
    isOwn: z.boolean().describe('The caller belongs to the organisation of the event'),
  })
  .meta({ id: 'PairedPoi' });

export const duplicatePairSchema = z
  .object({
    pois: z.array(pairedPoiSchema),
    keepId: z.string().describe('The better filled of the two'),
    sameDay: text.describe('The first day that both have; null when both are permanent'),
    distance: z.int().describe('Metres'),
    likeness: z.number().describe('Of the titles, from 0 to 1'),
    foundAt: z.string(),
  })
  .meta({
    id: 'DuplicatePair',
    description:
      'Two published events of different sources or organisations that may be one: same day, near, similar titles.',
  });

export const duplicatePairsSchema = z
  .object({ items: z.array(duplicatePairSchema), total: countedTotal })
  .meta({ id: 'DuplicatePairs', description: 'Longest waiting first.' });
export type DuplicatePairs = z.output<typeof duplicatePairsSchema>;

export const pairsQuery = z.strictObject(pageShape(limits.pageSize.moderation));
export type PairsQuery = z.output<typeof pairsQuery>;

export const poiParams = z.strictObject({ poiId: z.uuid() });
export const distinctionBody = z.strictObject({
  otherPoiId: z.uuid(),
  areDistinct: z.boolean().describe('False puts the pair back into the queue'),
});
export type Distinction = z.output<typeof distinctionBody>;
export const distinctionSchema = z
  .object({ areDistinct: z.boolean() })
  .meta({ id: 'PoiDistinction' });

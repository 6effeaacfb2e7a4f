import { limits } from '@parages/contracts/vocabulary/limits';
import { z } from 'zod';
import { editVersion as version } from '../../../platform/input/edit-version.ts';
import { pageShape } from '../../../platform/input/page-shape.ts';

export const mergeBody = z.strictObject({
  version,
  intoPoiId: z.uuid().describe('The event that stays'),
});
export type Merge = z.output<typeof mergeBody>;

export const poiMergeSchema = z
  .object({
    id: z.string().describe('The merged event'),
    label: z.string(),
    kept: z
      .object({ id: z.string(), slugFr: z.string().nullable(), label: z.string() })
      .describe('The event that stayed'),
    mergedAt: z.string(),
    isAutomatic: z.boolean().describe('Both had the same identifier of the same vendor'),
  })
  .meta({ id: 'PoiMerge', description: 'A merge that can be undone.' });

export const poiMergesSchema = z
  .object({
    items: z.array(poiMergeSchema),
    total: z
      .int()
      .describe(
        `Number of entries, exact up to ${limits.dashboard.countedTo} beyond the start of the page`,
      ),
  })
  .meta({ id: 'PoiMerges', description: 'Latest merge first.' });
export type PoiMerges = z.output<typeof poiMergesSchema>;

export const mergesQuery = z.strictObject(pageShape(limits.pageSize.moderation));
export type MergesQuery = z.output<typeof mergesQuery>;

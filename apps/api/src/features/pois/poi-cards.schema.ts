import { limits } from '@parages/contracts/vocabulary/limits';
import { z } from 'zod';
import { boundedText } from '../../platform/input/bounded-text.ts';
import { hasWholePosition, optionalPositionShape } from '../../platform/input/position-schema.ts';
import { filterQuery } from './search-query.schema.ts';

// Ids of 36 characters and a comma after each.
const idsFilter = boundedText(37 * limits.pageSize.list)
  .transform((text) => text.split(','))
  .pipe(z.array(z.uuid()).min(1).max(limits.pageSize.list))
  .describe('Ids of pois, separated by commas.');

export const poiCardsQuery = z
  .strictObject({ ids: idsFilter, ...optionalPositionShape, dates: filterQuery.dates })
  .superRefine(hasWholePosition);
export type PoiCardsQuery = z.output<typeof poiCardsQuery>;

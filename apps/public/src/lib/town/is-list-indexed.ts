import { townIndexedFrom } from '@parages/contracts/vocabulary/places/towns';
import { specifiedTown } from './specified-towns.ts';

/**
 * Whether search engines may list a page of events: with a single one around one of the five towns,
 * from `townIndexedFrom` on around any other. `total` is undefined when it is not known.
 */
export function isListIndexed(townSlug: string | undefined, total: number | undefined): boolean {
  if (townSlug === undefined || specifiedTown(townSlug)) return total !== 0;
  return total !== undefined && total >= townIndexedFrom;
}

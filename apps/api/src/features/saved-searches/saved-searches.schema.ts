import { limits } from '@parages/contracts/vocabulary/limits';
import { maxSearchNameLength } from '@parages/contracts/vocabulary/search/saved-search-path';
import { z } from 'zod';
import { plainLine } from '../../platform/input/plain-text.ts';
import { normalisedFilters, storedFilters } from '../pois/stored-search.service.ts';

const name = plainLine(maxSearchNameLength).min(1);

export const newSearchBody = z.strictObject({
  name,
  place: plainLine(limits.account.maxPlaceNameLength)
    .min(1)
    .nullable()
    .default(null)
    .describe('Name of the place that is searched around; null when it has none.'),
  filters: storedFilters.describe(
    'The filters of `GET /pois`, under the same names. The position is rounded to 0.01 degree.',
  ),
});
export type NewSearch = z.output<typeof newSearchBody>;

/** Absent properties leave the stored value unchanged. */
export const searchChanges = z.strictObject({ name, hasMail: z.boolean() }).partial();
export type SearchChanges = z.output<typeof searchChanges>;

export const searchParams = z.strictObject({ searchId: z.uuid() });

export const savedSearchSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    place: z.string().nullable(),
    filters: normalisedFilters.describe(
      'Normalised: names and values as in the query of `GET /pois`, `dates` aside.',
    ),
    hasMail: z.boolean().describe('Whether the weekly mail names new events of this search.'),
    createdAt: z.string(),
  })
  .meta({ id: 'SavedSearch', description: 'A search that the account has saved.' });
export type SavedSearch = z.output<typeof savedSearchSchema>;

export const savedSearchesSchema = z
  .object({ items: z.array(savedSearchSchema) })
  .meta({ id: 'SavedSearches', description: 'The saved searches, last saved first.' });
export type SavedSearches = z.output<typeof savedSearchesSchema>;

import { z } from 'zod';
import {
  hasWholePosition,
  optionalPositionShape,
} from '../../../platform/input/position-schema.ts';
import { textFilter } from '../search-query.schema.ts';

export const suggestedHostSchema = z
  .object({ slug: z.string(), name: z.string(), locality: z.string() })
  .meta({ id: 'SuggestedHost' });
export type SuggestedHost = z.output<typeof suggestedHostSchema>;

export const suggestionsSchema = z
  .object({
    venues: z.array(suggestedHostSchema),
    organisers: z.array(suggestedHostSchema),
  })
  .meta({ id: 'Suggestions' });
export type Suggestions = z.output<typeof suggestionsSchema>;

export const suggestionsQuery = z
  .strictObject({ ...optionalPositionShape, q: textFilter })
  .superRefine(hasWholePosition);
export type SuggestionsQuery = z.output<typeof suggestionsQuery>;

import { limits } from '@parages/contracts/vocabulary/limits';
import { z } from 'zod';
import { boundedText } from '../../platform/input/bounded-text.ts';
import { pageShape } from '../../platform/input/page-shape.ts';
import {
  hasWholePosition,
  optionalPositionShape,
  positionSchema,
} from '../../platform/input/position-schema.ts';
import { cardSchema } from '../pois/poi-cards.service.ts';

const text = z.string().nullable();

export const venueShape = {
  slug: z.string(),
  name: z.string(),
  streetAddress: text,
  postalCode: text,
  locality: z.string(),
  position: positionSchema,
};

export const venueSchema = z
  .object({
    ...venueShape,
    total: z.int().describe('Number of its pois that are not over'),
    items: z
      .array(cardSchema)
      .describe('One page of them: upcoming dates first, then permanent pois'),
  })
  .meta({
    id: 'Venue',
    description:
      'The place of events with one name, town and postal code, as its event that was changed last names it. `distance` of a card is from the place of the query, else from the venue.',
  });
export type Venue = z.output<typeof venueSchema>;

export const venueQuery = z
  .strictObject({ ...optionalPositionShape, ...pageShape(limits.pageSize.list) })
  .superRefine(hasWholePosition);
export type VenueQuery = z.output<typeof venueQuery>;

export const venueParams = z.strictObject({ slug: boundedText(200).min(1) });

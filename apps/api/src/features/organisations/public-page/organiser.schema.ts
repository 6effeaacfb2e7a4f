import { limits } from '@parages/contracts/vocabulary/limits';
import { z } from 'zod';
import { boundedText } from '../../../platform/input/bounded-text.ts';
import { pageShape } from '../../../platform/input/page-shape.ts';
import { cardSchema } from '../../pois/poi-cards.service.ts';

const { pageSize } = limits;

export const organiserSchema = z
  .object({
    id: z.string(),
    slug: z.string(),
    name: z.string(),
    locality: z.string(),
    website: z.string().nullable(),
    description: z.string(),
    total: z.int().describe('How many of its pois have a page now'),
    items: z
      .array(cardSchema)
      .describe('A page of them: the next to come first, then what is there all year round'),
  })
  .meta({
    id: 'Organiser',
    description:
      'An approved organisation as visitors see it, with what it holds. `distance` is from the place asked for.',
  });
export type Organiser = z.output<typeof organiserSchema>;

const degrees = (most: number, standard: number) =>
  z.coerce.number().min(-most).max(most).default(standard);

export const organiserQuery = z.strictObject({
  lon: degrees(180, limits.defaultPosition.lon),
  lat: degrees(90, limits.defaultPosition.lat),
  ...pageShape(pageSize.list),
});
export type OrganiserQuery = z.output<typeof organiserQuery>;
export const organiserParams = z.strictObject({ slug: boundedText(200).min(1) });

import { z } from 'zod';
import { boundedText } from '../../platform/input/bounded-text.ts';
import { positionSchema } from '../../platform/input/position-schema.ts';

export const townParams = z.object({
  slug: boundedText(200)
    .min(1)
    .describe(
      'The name of a commune in lower case without accents: "amboise"; homonyms end in the number of the department: "saint-denis-93". The bare name of homonyms finds the most populous one.',
    ),
});

const label = z
  .string()
  .describe('The name, with the number of the department if another commune has it');

export const townSchema = z
  .object({
    slug: z.string().describe('The slug of the page of the town: `/ville/{slug}`'),
    name: z.string(),
    label,
    position: positionSchema.describe('The town centre'),
    neighbours: z
      .array(z.object({ slug: z.string(), label }))
      .describe('At most 8 communes within 30 km, the nearest first'),
  })
  .meta({ id: 'TownPosition' });

export type TownPage = z.output<typeof townSchema>;

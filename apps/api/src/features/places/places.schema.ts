import { z } from 'zod';
import { trimmedText } from '../../platform/input/bounded-text.ts';
import { positionQueryShape, positionSchema } from '../../platform/input/position-schema.ts';

export const placeSearchQuery = z.object({
  text: trimmedText(100)
    .min(1)
    .describe('A town, an old name of one, or the beginning of a postcode'),
});

export const reverseQuery = z.object(positionQueryShape);

export const localitySchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    fullName: z
      .string()
      .describe('Name, department number and department: "Tours (37), Indre-et-Loire"'),
    position: positionSchema.nullable(),
    postalCode: z.string().nullable(),
    isApproximate: z.boolean().describe('The position is estimated from neighbouring towns'),
  })
  .meta({ id: 'Locality' });

const placeSchema = localitySchema
  .extend({
    disabled: z.boolean().describe('Cannot be chosen: without a position'),
    matchedName: z
      .object({ name: z.string(), kind: z.enum(['former', 'district']) })
      .nullable()
      .describe(
        'The old name or the district by which the town was found; null when it was its own name or a postcode',
      ),
  })
  .meta({ id: 'Place' });

export const placesSchema = z.object({ items: z.array(placeSchema) });

export type Locality = z.output<typeof localitySchema>;
export type Place = z.output<typeof placeSchema>;

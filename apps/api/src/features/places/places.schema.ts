import {
  isPlaceKind,
  type PlaceKind,
  placeKinds,
} from '@parages/contracts/vocabulary/places/place-kinds';
import { z } from 'zod';
import { boundedText, trimmedText } from '../../platform/input/bounded-text.ts';
import { positionQueryShape, positionSchema } from '../../platform/input/position-schema.ts';

const kindsFilter = boundedText(100)
  .transform((text, context): readonly PlaceKind[] => {
    const names = text.split(',').filter((name) => name !== '');
    const known = names.filter(isPlaceKind);
    if (known.length < names.length)
      context.addIssue({
        code: 'custom',
        message: `Unknown kind: ${names.filter((name) => !isPlaceKind(name)).join(', ')}`,
      });
    return known.length === 0 ? placeKinds : known;
  })
  .describe(
    `Kinds of places to find, separated by commas: ${placeKinds.join(', ')}. Without it: all of them. Only communes can be a preferred city.`,
  );

export const placeSearchQuery = z.object({
  text: trimmedText(100)
    .min(1)
    .describe(
      'A town, an old name of one, the beginning of a postcode, an arrondissement, a department by name or number, a region, a street address or a railway station. The text of an address, of a station and of an unknown place is sent to the geocoder of the State',
    ),
  kinds: kindsFilter.optional(),
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
    kind: z
      .enum(placeKinds)
      .describe(
        'A department or a region has the position of its capital. A district is an arrondissement of Paris, Lyon or Marseille. An address or a station comes from the geocoder of the State; it has no position outside the covered area. A foreign town has no position.',
      ),
    fullName: z
      .string()
      .describe(
        'A commune with its department: "Tours (37), Indre-et-Loire"; a district with its postcode: "Paris 11e (75011)"; a department with its number: "Indre-et-Loire (37)"; an address or a station with its town: "12 Rue Nationale, 37000 Tours"; otherwise the name',
      ),
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

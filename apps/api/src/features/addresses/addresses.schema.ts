import { z } from 'zod';
import { trimmedText } from '../../platform/input/bounded-text.ts';
import { plainLine } from '../../platform/input/plain-text.ts';
import { positionSchema } from '../../platform/input/position-schema.ts';

const maxLength = 150;

export const addressQuery = z
  .object({
    streetAddress: plainLine(maxLength).optional(),
    postalCode: trimmedText(5)
      .regex(/^(\d{5})?$/)
      .optional()
      .describe('Five digits'),
    locality: plainLine(maxLength).optional(),
  })
  .refine(({ streetAddress = '', locality = '' }) => streetAddress + locality !== '', {
    path: ['streetAddress'],
    message: 'A street or a commune is needed',
  });
export type AddressQuery = z.output<typeof addressQuery>;

export const addressesSchema = z
  .object({
    items: z.array(
      z
        .object({
          label: z.string(),
          score: z.number().describe('Confidence of the match, from 0 to 1'),
          position: positionSchema,
        })
        .meta({ id: 'Address' }),
    ),
  })
  .meta({ id: 'Addresses', description: 'Matches by decreasing confidence.' });
export type Addresses = z.output<typeof addressesSchema>;

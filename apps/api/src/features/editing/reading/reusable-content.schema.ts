import { z } from 'zod';
import { positionSchema } from '../../../platform/input/position-schema.ts';
import { contactSchema, contentShape, priceSchema } from '../organiser-poi.schema.ts';

export const reusableContentSchema = z
  .object({
    venues: z.array(z.object({ ...contentShape.place.shape, position: positionSchema })),
    contacts: z.array(contactSchema),
    priceLists: z.array(z.array(priceSchema)),
  })
  .meta({
    id: 'ReusableContent',
    description:
      'From the 200 last changed events of an organisation: at most 20 venues, contacts and lists of prices, each once, that of the last changed event first. Empty for an account that is no member. Prices have no days.',
  });
export type ReusableContent = z.output<typeof reusableContentSchema>;

import { limits } from '@parages/contracts/vocabulary/limits';
import { z } from 'zod';
import { boundedText } from '../../../platform/input/bounded-text.ts';
import { pageShape } from '../../../platform/input/page-shape.ts';
import {
  hasWholePosition,
  optionalPositionShape,
} from '../../../platform/input/position-schema.ts';
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
    logoId: z
      .string()
      .nullable()
      .describe('The picture is at `/mediafile/{id}`; null without a logo'),
    total: z.int().describe('Number of its published pois'),
    items: z
      .array(cardSchema)
      .describe('One page of them: upcoming dates first, then permanent places'),
  })
  .meta({
    id: 'Organiser',
    description:
      'An approved organisation as visitors see it, with its pois. `distance` is from the place of the query; absent without one.',
  });
export type Organiser = z.output<typeof organiserSchema>;

export const organiserQuery = z
  .strictObject({ ...optionalPositionShape, ...pageShape(pageSize.list) })
  .superRefine(hasWholePosition);
export type OrganiserQuery = z.output<typeof organiserQuery>;
export const organiserParams = z.strictObject({ slug: boundedText(200).min(1) });

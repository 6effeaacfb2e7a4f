import { z } from 'zod';
import { boundedText, emptyIsAbsent } from '../../../platform/input/bounded-text.ts';

const mostPixels = 100_000;
const pixels = (meaning: string) =>
  z
    .preprocess(emptyIsAbsent, z.coerce.number().int().min(1).max(mostPixels))
    .default(mostPixels)
    .describe(meaning);

export const oembedQuery = z.object({
  url: boundedText(2000).min(1).describe('Address of a page of this site'),
  format: boundedText(20).default('json').describe('`json` or `xml`; another one gets 501'),
  maxwidth: pixels('Largest width in pixels'),
  maxheight: pixels('Largest height in pixels'),
});

export const oembedSchema = z
  .object({
    version: z.string(),
    type: z.string(),
    title: z.string(),
    provider_name: z.string(),
    provider_url: z.string(),
    cache_age: z.int(),
    width: z.int(),
    height: z.int(),
    html: z.string(),
    thumbnail_url: z.string().optional(),
    thumbnail_width: z.int().optional(),
    thumbnail_height: z.int().optional(),
  })
  .meta({ id: 'Oembed', description: 'An answer of oEmbed 1.0 of the type `rich`.' });

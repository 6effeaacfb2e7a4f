import { limits } from '@parages/contracts/vocabulary/limits';
import { z } from 'zod';
import { boundedText } from '../../../platform/input/bounded-text.ts';
import { plainLine } from '../../../platform/input/plain-text.ts';

export const imageSources = ['openverse', 'commons'] as const;

export const imageSearchQuery = z.strictObject({ q: plainLine(200).min(1) });
export const thumbnailQuery = z.strictObject({
  url: boundedText(limits.picture.maxUrlLength).min(1),
});

const foundImageSchema = z
  .object({
    id: z.string(),
    source: z.enum(imageSources),
    title: z.string(),
    credits: z.string(),
    license: z.enum(['cc0', 'cc-by', 'cc-by-sa']),
    licenseUrl: z.string().nullable(),
    url: z.string(),
    pageUrl: z.string().nullable(),
    thumbnailUrl: z.string(),
    width: z.int().nullable(),
    height: z.int().nullable(),
  })
  .meta({
    id: 'FoundImage',
    description:
      'A freely licensed picture with its credits. Pass `url`, `title`, `credits`, `license` and `licenseUrl` unchanged to addMediaFileToPoiByUrl; `thumbnailUrl` is a path of this service.',
  });
export type FoundImage = z.output<typeof foundImageSchema>;

export const imageSearchAnswer = z
  .object({ items: z.array(foundImageSchema), unavailable: z.array(z.enum(imageSources)) })
  .meta({
    id: 'ImageSearchAnswer',
    description: '`unavailable`: collections that did not answer.',
  });
export type ImageSearchAnswer = z.output<typeof imageSearchAnswer>;

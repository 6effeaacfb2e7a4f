import { z } from 'zod';
import { boundedText } from '../../platform/input/bounded-text.ts';

export const mediaParams = z.object({
  mediaFileId: boundedText(80)
    .min(1)
    .describe('A drawn scene (`concerts-2`) or the id of a media file.'),
});

export const mediaQuery = z.object({
  thumb: z
    .literal('1')
    .optional()
    .describe(
      'A small copy, for cards: 320 pixels wide unless `w` is given. Drawings have no size.',
    ),
  w: z
    .enum(['320', '640', '1280'])
    .optional()
    .describe('Width in pixels; by default the widest copy. Drawings have no size.'),
});

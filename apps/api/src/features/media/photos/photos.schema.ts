import { limits } from '@parages/contracts/vocabulary/limits';
import { photoFaults } from '@parages/contracts/vocabulary/pictures/photo-faults';
import { z } from 'zod';
import { pageShape } from '../../../platform/input/page-shape.ts';

export const failedPhotoSchema = z
  .object({
    id: z.string(),
    url: z.string(),
    fault: z.enum(photoFaults),
    failedAt: z.string(),
    poi: z.object({
      id: z.string(),
      slugFr: z.string(),
      label: z.string(),
      locality: z.string().nullable(),
    }),
    hasPicture: z.boolean().describe('Visitors see another photo of the event'),
  })
  .meta({ id: 'FailedPhoto', description: 'A photo that a feed names and that could not be had.' });

export const failedPhotosSchema = z
  .object({
    items: z.array(failedPhotoSchema),
    total: z.int(),
    isFetching: z.boolean().describe('Photos of feeds are fetched here'),
  })
  .meta({ id: 'FailedPhotos', description: 'The last given up first.' });
export type FailedPhotos = z.output<typeof failedPhotosSchema>;

export const failedPhotosQuery = z.strictObject(pageShape(limits.pageSize.moderation));
export type FailedPhotosQuery = z.output<typeof failedPhotosQuery>;
export const photoParams = z.strictObject({ photoId: z.uuid() });
export const retriedSchema = z.object({ isDue: z.literal(true) }).meta({ id: 'PhotoRetried' });

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
    hasPicture: z.boolean().describe('The event shows another photo'),
  })
  .meta({ id: 'FailedPhoto', description: 'A photo of a feed that could not be downloaded.' });

export const failedPhotosSchema = z
  .object({
    items: z.array(failedPhotoSchema),
    total: z.int(),
    isFetching: z.boolean().describe('Whether this service downloads photos of feeds'),
  })
  .meta({ id: 'FailedPhotos', description: 'Latest failure first.' });
export type FailedPhotos = z.output<typeof failedPhotosSchema>;

export const failedPhotosQuery = z.strictObject(pageShape(limits.pageSize.moderation));
export type FailedPhotosQuery = z.output<typeof failedPhotosQuery>;
export const photoParams = z.strictObject({ photoId: z.uuid() });
export const retriedSchema = z.object({ isDue: z.literal(true) }).meta({ id: 'PhotoRetried' });

import { z } from 'zod';
import { contentShape, storedTour } from '../organiser-poi.schema.ts';

/** The content of a version, as the database returns it. */
export const contentRow = z.strictObject({
  ...contentShape,
  traces: z.object({ tour: storedTour.nullable() }),
});
export type Content = z.output<typeof contentRow>;

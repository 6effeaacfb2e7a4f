import { z } from 'zod';
import { contentShape, storedTour } from '../organiser-poi.schema.ts';

/** What a version says, as the database answers it. */
export const contentRow = z.strictObject({
  ...contentShape,
  traces: z.object({ tour: storedTour.nullable() }),
});
export type Content = z.output<typeof contentRow>;

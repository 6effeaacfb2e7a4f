import { z } from 'zod';
import { contentShape, storedTour } from '../organiser-poi.schema.ts';

export const contentRow = z.strictObject({
  ...contentShape,
  traces: z.object({ tour: storedTour.nullable() }),
});
export type Content = z.output<typeof contentRow>;

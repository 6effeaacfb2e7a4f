import { z } from 'zod';
import { roundDegrees } from './degrees.domain.ts';

/** A point on the wire, in degrees. An object and never a pair: nobody can swap its numbers. */
export const positionSchema = z.object({ lon: z.number(), lat: z.number() }).meta({ id: 'Position' });
export type Position = z.output<typeof positionSchema>;

/** Degrees of a JSON body, at most `most` on either side of zero. */
export const degrees = (most: number) => z.number().min(-most).max(most).overwrite(roundDegrees);

/** The same of a query string. */
export const degreesText = (most: number) => z.coerce.number().min(-most).max(most).overwrite(roundDegrees);

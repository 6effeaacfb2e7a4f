import { z } from 'zod';
import { positionSchema } from '../../platform/input/position-schema.ts';

export const guessedPositionSchema = z
  .object({
    name: z.string().describe('The nearest town'),
    fullName: z.string(),
    position: positionSchema.describe('Position of the town, not of the visitor'),
    isApproximate: z.literal(true),
  })
  .meta({ id: 'GuessedPosition' });

export type GuessedPosition = z.output<typeof guessedPositionSchema>;

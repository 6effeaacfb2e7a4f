import { z } from 'zod';

/** The version of an event that a change is based on. */
export const editVersion = z
  .int()
  .min(0)
  .describe('The version that the client read; a stale one is refused with the present event.');

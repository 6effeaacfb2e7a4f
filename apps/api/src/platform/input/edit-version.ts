import { z } from 'zod';

export const editVersion = z
  .int()
  .min(0)
  .describe('The version that the client read; a stale one is refused with the present event.');

import { z } from 'zod';

export const alive = z.strictObject({ status: z.literal('alive') });

export const ready = z.strictObject({
  status: z.enum(['ready', 'not_ready', 'draining']),
  parts: z.record(z.string(), z.enum(['ok', 'failed'])),
});

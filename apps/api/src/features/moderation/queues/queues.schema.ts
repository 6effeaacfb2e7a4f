import { reviewQueueNames } from '@parages/contracts/vocabulary/events/review/review-queues';
import { limits } from '@parages/contracts/vocabulary/limits';
import { z } from 'zod';

export const queueCountSchema = z.object({
  queue: z.enum(reviewQueueNames),
  total: z.int().describe(`Number of entries, at most ${limits.dashboard.countedTo}`),
  oldestAt: z
    .string()
    .nullable()
    .describe('Since when the longest waiting entry waits; null when the queue is empty'),
});

export const queueCountsSchema = z.object({ items: z.array(queueCountSchema) }).meta({
  id: 'ReviewQueueCounts',
  description: 'The queues that the permissions of the caller open.',
});
export type ReviewQueueCounts = z.output<typeof queueCountsSchema>;

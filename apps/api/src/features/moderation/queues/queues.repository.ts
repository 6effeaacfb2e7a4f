import { reviewQueueNames } from '@parages/contracts/vocabulary/events/review/review-queues';
import { z } from 'zod';
import type { SqlClient } from '../../../platform/database/database.ts';
import { sqlFile } from '../../../platform/database/sql-file.ts';
import { queueCountSchema } from './queues.schema.ts';

const count = sqlFile(new URL('./count-queues.sql', import.meta.url), {
  params: z.object({ queues: z.array(z.enum(reviewQueueNames)), most: z.int() }),
  row: z.strictObject(queueCountSchema.shape),
});

export const queuesRepository = (db: SqlClient) => ({
  count: (params: Parameters<typeof count>[1]) => count(db, params),
});

import { z } from 'zod';
import type { SqlClient } from '../database.ts';
import { sqlFile } from '../sql-file.ts';
import type { LogPosition } from './standby-progress.domain.ts';

const row = z.strictObject({
  position: z.string().transform(BigInt),
  cluster: z.string(),
  isStandby: z.boolean(),
  startedAt: z.string(),
});

const findPosition = sqlFile(new URL('./find-log-position.sql', import.meta.url), {
  params: z.object({}),
  row,
  packing: 'around',
});

export async function findLogPosition(db: SqlClient): Promise<LogPosition | undefined> {
  const [position] = await findPosition(db, {});
  return position;
}

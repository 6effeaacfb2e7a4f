import { z } from 'zod';
import type { Db, SqlClient } from '../database/database.ts';
import { sqlFile } from '../database/sql-file.ts';

const row = z.strictObject({ job: z.string() });
const file = (name: string): URL => new URL(`./${name}.sql`, import.meta.url);
const recordParams = z.object({
  job: z.string(),
  moment: z.string(),
  now: z.date(),
  before: z.date(),
});
const recordJobRun = sqlFile(file('record-job-run'), { params: recordParams, row });

const keptMs = 90 * 86_400_000;

export const jobRunsRepository = (db: Pick<Db, 'jobRun'> & SqlClient) => ({
  isDone: async (job: string, moment: string): Promise<boolean> =>
    (await db.jobRun.count({ where: { job, moment } })) > 0,
  record: (job: string, moment: string, now: Date) =>
    recordJobRun(db, { job, moment, now, before: new Date(now.getTime() - keptMs) }),
});

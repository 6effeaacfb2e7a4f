import { expect, it } from 'vitest';
import { emptyDatabase } from '../../../test/servers/test-database.ts';
import { type DueJob, runDueJobs } from './due-jobs.ts';

const now = new Date('2026-06-10T10:00:00Z');

async function start() {
  const { db } = await emptyDatabase();
  const done: string[] = [];
  const job = (name: string, moment: string | undefined): DueJob => ({
    name,
    moment,
    run: async (due) => done.push(`${name} ${due}`),
  });
  const failing = (name: string, moment: string): DueJob => ({
    name,
    moment,
    run: () => Promise.reject(new Error(`no luck for ${name}`)),
  });
  return { done, job, failing, run: (...jobs: DueJob[]) => runDueJobs(db, now, jobs) };
}

it('runDueJobs runs a job once for each due moment, and no job without one', async () => {
  const { done, job, run } = await start();
  await run(job('digest', undefined), job('news', 'monday'));
  await run(job('digest', 'monday'), job('news', 'monday'));
  await run(job('digest', 'tuesday'), job('news', 'monday'));
  expect(done).toEqual(['news monday', 'digest monday', 'digest tuesday']);
});

it('runDueJobs runs every job, then throws the first failure', async () => {
  const { done, job, failing, run } = await start();
  const jobs = [failing('digest', 'monday'), failing('news', 'monday'), job('reminder', 'monday')];
  await expect(run(...jobs)).rejects.toThrow('no luck for digest');
  expect(done).toEqual(['reminder monday']);
});

it('runDueJobs runs a failed job again, and not a job that succeeded', async () => {
  const { done, job, failing, run } = await start();
  await run(failing('digest', 'monday'), job('news', 'monday')).catch(() => undefined);
  await run(job('digest', 'monday'), job('news', 'monday'));
  expect(done).toEqual(['news monday', 'digest monday']);
});

it('runDueJobs forgets the runs of a job that ended ninety days before its next one', async () => {
  const { db } = await emptyDatabase();
  const run = (instant: string) =>
    runDueJobs(db, new Date(instant), [
      { name: 'digest', moment: instant, run: async () => undefined },
    ]);
  for (const instant of ['2026-03-12T09:59:59Z', '2026-03-12T10:00:01Z', '2026-06-10T10:00:00Z'])
    await run(instant);
  const moments = (await db.jobRun.findMany({ orderBy: { moment: 'asc' } })).map(
    ({ moment }) => moment,
  );
  expect(moments).toEqual(['2026-03-12T10:00:01Z', '2026-06-10T10:00:00Z']);
});

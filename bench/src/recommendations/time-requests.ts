import type pg from 'pg';
import { openCpuClock } from '../search/timing/backend-cpu.ts';
import { type Timing, timingOf } from '../search/timing/statistics.ts';
import type { Person } from './people.ts';
import type { Recommender } from './recommenders.ts';

/** `cpu` is the CPU time of the database server, null where it cannot be read. */
export type RequestTiming = { timing: Timing; cpu: Timing | null };

/** The first round warms the caches. */
export async function timeRequests(
  client: pg.Client,
  { ask }: Recommender,
  people: readonly Person[],
): Promise<RequestTiming> {
  const cpuClock = await openCpuClock(client);
  const times: number[] = [];
  const cpuTimes: number[] = [];
  for (const person of people) await ask(person);
  for (const person of people) {
    const cpuBefore = (await cpuClock?.()) ?? 0;
    const startedAt = performance.now();
    await ask(person);
    times.push(performance.now() - startedAt);
    cpuTimes.push(((await cpuClock?.()) ?? 0) - cpuBefore);
  }
  return { timing: timingOf(times), cpu: cpuClock ? timingOf(cpuTimes) : null };
}

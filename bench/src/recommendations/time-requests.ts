import type pg from 'pg';
import { openCpuClock } from '../search/timing/backend-cpu.ts';
import { type Timing, timingOf } from '../search/timing/statistics.ts';
import type { Person } from './people.ts';
import type { Recommender } from './recommenders.ts';

/** One whole answer of the service, its statements and the choice; `cpu` is the server's own time on a processor, where it can be read. */
export type RequestTiming = { timing: Timing; cpu: Timing | null };

/** Asks for everybody twice; the first time warms. */
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

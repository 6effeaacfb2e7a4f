// Specification: §4.41
import os from 'node:os';
import { parseArgs } from 'node:util';
import type pg from 'pg';
import { z } from 'zod';
import { exitWith } from '../exit-with.ts';
import { benchDatabaseUrl, connect, serverUrlOf } from '../search/data/bench-database.ts';
import { isoDayOf } from '../search/data/calendar.ts';
import { ensureLoaded, sweep } from '../search/data/load.ts';
import { readTowns } from '../search/data/towns.ts';
import { progress } from '../search/progress.ts';
import { momentOf } from '../search/queries/query-params.ts';
import { describeMachine, type Machine } from '../search/report.ts';
import { measureNoise } from '../search/timing/statistics.ts';
import { warmDatabase } from '../search/timing/time-sql.ts';
import { evaluate, type Quality } from './evaluate.ts';
import { userMaker } from './evaluation-users.ts';
import { gatherPeople, type Person, writePeople } from './people.ts';
import { baselines, productRecommender } from './recommenders.ts';
import { faultsOf, type RecommendationsReport, writeReport } from './report.ts';
import { type RequestTiming, timeRequests } from './time-requests.ts';

const seed = 42;
const evaluationEvents = 30_000;
const evaluatedPeople = 1000;
const timedPeople = 200;

const text = { type: 'string' } as const;
const argumentsSchema = z.object({
  events: z.coerce.number().int().min(1000).max(10_000_000).default(1_000_000),
  only: z.enum(['quality', 'speed']).optional(),
});

/** Rolls the transaction back, so that the database keeps no user of the benchmark. */
async function withPeople<T>(
  serverUrl: string,
  { events, count }: { events: number; count: number },
  step: (client: pg.Client, people: Person[], today: string, now: Date) => Promise<T>,
): Promise<T> {
  const url = benchDatabaseUrl(serverUrl, events);
  await ensureLoaded(serverUrl, url, { events, seed });
  const client = await connect(url);
  const now = new Date();
  const today = isoDayOf(momentOf(now).firstDay);
  try {
    await progress('sweeping what is over', () => sweep(client, now));
    await progress('warming up', () => warmDatabase(client));
    await client.query('BEGIN');
    const people = await progress(`gathering ${count} people`, () =>
      gatherPeople(client, userMaker(seed, readTowns()), { count, today }),
    );
    await writePeople(client, people, now);
    return await step(client, people, today, now);
  } finally {
    await client.query('ROLLBACK');
    await client.end();
  }
}

const measureQuality = (serverUrl: string): Promise<Quality[]> =>
  withPeople(
    serverUrl,
    { events: evaluationEvents, count: evaluatedPeople },
    async (client, people, today, now) => {
      const qualities: Quality[] = [];
      for (const recommender of [productRecommender(client, now), ...baselines(client, today)])
        qualities.push(await progress(recommender.name, () => evaluate(recommender, people)));
      return qualities;
    },
  );

const measureSpeed = (serverUrl: string, events: number): Promise<RequestTiming> =>
  withPeople(serverUrl, { events, count: timedPeople }, (client, people, _today, now) =>
    progress('asking', () => timeRequests(client, productRecommender(client, now), people)),
  );

async function machineOf(url: string): Promise<Machine> {
  const client = await connect(url);
  try {
    return await describeMachine(client);
  } finally {
    await client.end();
  }
}

async function run(): Promise<number> {
  const { values } = parseArgs({ options: { events: text, only: text } });
  const { events, only } = argumentsSchema.parse(values);
  const serverUrl = serverUrlOf();
  const [noise, loadAverage] = [measureNoise(), os.loadavg()[0] ?? 0];
  const quality = only === 'speed' ? undefined : await measureQuality(serverUrl);
  const speed = only === 'quality' ? undefined : await measureSpeed(serverUrl, events);
  const report: RecommendationsReport = {
    date: new Date().toISOString(),
    seed,
    evaluationEvents,
    people: evaluatedPeople,
    noise,
    loadAverage,
    machine: await machineOf(benchDatabaseUrl(serverUrl, quality ? evaluationEvents : events)),
    ...(quality ? { quality } : {}),
    ...(speed ? { speed: { events, people: timedPeople, ...speed } } : {}),
  };
  console.log(await writeReport(report));
  const faults = faultsOf(report);
  for (const fault of faults) console.error(fault);
  return faults.length === 0 ? 0 : 1;
}

await exitWith(run);

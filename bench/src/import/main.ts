import { parseArgs } from 'node:util';
import { z } from 'zod';
import { writeBatch } from '../../../apps/api/src/features/imports/writing/write-batch.ts';
import { type Db, openDatabase } from '../../../apps/api/src/platform/database/database.ts';
import { onDatabase } from '../../../infra/database/connect.ts';
import { exitWith } from '../exit-with.ts';
import {
  connect,
  dropDatabase,
  recreateDatabase,
  serverUrlOf,
} from '../search/data/bench-database.ts';
import { parisWallTime } from '../search/data/calendar.ts';
import { loadGazetteer } from '../search/data/load.ts';
import { poiMaker } from '../search/data/synthetic-poi.ts';
import { readTowns } from '../search/data/towns.ts';
import { progress } from '../search/progress.ts';
import { describeMachine } from '../search/report.ts';
import { measureNoise } from '../search/timing/statistics.ts';
import { benchFollowed } from './followed/bench-followed.ts';
import { type ImportBench, type Pace, writeImportReport } from './import-bench-report.ts';
import { draftOf } from './synthetic-draft.ts';

const seed = 42;
const batchSize = 1000;
const lanes = 2;
const oneByOne = 1000;
const goalPerSecond = 5000;

const argumentsSchema = z.object({
  events: z.coerce.number().int().min(4000).max(1_000_000).default(50_000),
  followed: z.coerce.number().int().min(1000).max(250_000).optional(),
});

async function paceOf(
  name: string,
  drafts: number,
  goal: number | null,
  work: () => Promise<void>,
): Promise<Pace> {
  const startedAt = performance.now();
  await progress(name, work);
  const seconds = (performance.now() - startedAt) / 1000;
  return {
    name,
    drafts,
    seconds: Math.round(seconds * 100) / 100,
    perSecond: Math.round(drafts / seconds),
    goal,
  };
}

async function bench(db: Db, url: string, events: number): Promise<ImportBench> {
  const now = new Date();
  const make = poiMaker(seed, readTowns(), parisWallTime(now).day);
  const drafts = Array.from({ length: events }, (_, index) => draftOf(make(index), 'bench'));
  const naive = Array.from({ length: oneByOne }, (_, index) =>
    draftOf(make(events + index), 'bench-naive'),
  );
  const writing = { db, now, usedSlugs: new Set<string>(), locate: async () => new Map() };
  // Like the command `import`: two batches at a time, each in a transaction.
  const inLanes = async () => {
    let next = 0;
    const lane = async () => {
      for (let first = next; first < drafts.length; first = next) {
        next += batchSize;
        await writeBatch(writing, drafts.slice(first, first + batchSize));
      }
    };
    await Promise.all(Array.from({ length: lanes }, lane));
  };
  const singly = async () => {
    for (const draft of naive) await writeBatch(writing, [draft]);
  };
  const client = await connect(url);
  try {
    const machine = await describeMachine(client);
    const noise = measureNoise();
    return {
      date: now.toISOString(),
      events,
      machine,
      noise,
      paces: [
        await paceOf('created, two batches of 1,000 at once', events, goalPerSecond, inLanes),
        await paceOf('unchanged, the same again', events, null, inLanes),
        await paceOf('created one by one', oneByOne, null, singly),
      ],
    };
  } finally {
    await client.end();
  }
}

async function run(): Promise<number> {
  const serverUrl = serverUrlOf();
  const options = { events: { type: 'string' }, followed: { type: 'string' } } as const;
  const { values } = parseArgs({ options });
  const { events, followed } = argumentsSchema.parse(values);
  if (followed !== undefined) return benchFollowed(serverUrl, { events, followed });
  const url = onDatabase(serverUrl, 'parages_bench_import');
  await progress('creating the database', () => recreateDatabase(serverUrl, url));
  await progress('loading the gazetteer', () => loadGazetteer(url));
  const db = openDatabase(url, {
    engine: 'postgresql',
    statementTimeoutMs: 0,
    poolSize: lanes,
    onConnectionLost: ({ message }) => console.error(message),
  });
  try {
    console.log(await writeImportReport(await bench(db, url, events)));
    return 0;
  } finally {
    await db.$disconnect();
    await dropDatabase(serverUrl, url);
  }
}

await exitWith(run);

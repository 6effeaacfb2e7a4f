// Specification: §6.10

import { type Db, openDatabase } from '../../../../apps/api/src/platform/database/database.ts';
import { onDatabase } from '../../../../infra/database/connect.ts';
import { startSandboxProcess } from '../../../../infra/start/sandbox-process.ts';
import { searchSteadily } from '../../batch-import/search-steadily.ts';
import { startBenchWorker, type Worker } from '../../batch-import/start-worker.ts';
import { connect, dropDatabase } from '../../search/data/bench-database.ts';
import { ensureLoaded } from '../../search/data/load.ts';
import { readTowns } from '../../search/data/towns.ts';
import { progress } from '../../search/progress.ts';
import { describeMachine } from '../../search/report.ts';
import { serveApi } from '../../search/timing/serve-api.ts';
import { measureNoise, type Timing } from '../../search/timing/statistics.ts';
import { type FollowedBench, type Pull, writeFollowedReport } from './followed-report.ts';

const seed = 42;
const warmMs = 3000;
const idleMs = 15_000;
const patienceMs = 1_800_000;
const pollMs = 100;
const sourceId = '0197a000-0000-7000-8000-000000000f03';
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

type Sizes = { events: number; followed: number };
type Search = () => { stop: () => Promise<Timing> };

async function follow(db: Db, sandboxUrl: string, records: number): Promise<void> {
  // Of the team: a feed of an organisation is read up to 20,000 records.
  await db.followedSource.create({
    data: {
      id: sourceId,
      poiSource: 'followed:bench',
      status: 'followed',
      createdAt: new Date(),
      url: feedOf(sandboxUrl, records, 0),
      host: new URL(sandboxUrl).host,
    },
  });
}

const feedOf = (sandboxUrl: string, records: number, revision: number): string =>
  `${sandboxUrl}/agendas/large.json?events=${records}&revision=${revision}`;

/** From the claim of the worker to the end of the pull, the download included. */
async function timePull(db: Db, name: string, search: Search): Promise<Pull> {
  const where = { id: sourceId };
  const searching = search();
  const asked = await db.followedSource.update({
    where,
    data: { nextPullAt: new Date(), leasedUntil: null, attemptedAt: null },
  });
  const seconds = await progress(name, async () => {
    const deadline = performance.now() + patienceMs;
    let startedAt: number | undefined;
    while (performance.now() < deadline) {
      const { turn, leasedUntil, nextPullAt } = await db.followedSource.findUniqueOrThrow({
        where,
      });
      if (turn > asked.turn) startedAt ??= performance.now();
      const isOver = leasedUntil === null && nextPullAt !== null && nextPullAt > new Date();
      if (startedAt !== undefined && isOver) return (performance.now() - startedAt) / 1000;
      await pause(pollMs);
    }
    throw new Error(`${name} took more than ${patienceMs / 1000} s`);
  });
  const { fault, outcome } = await db.followedSource.findUniqueOrThrow({ where });
  return { name, seconds, fault, outcome, amidst: await searching.stop() };
}

async function timeOneSearch(search: Search, ms: number): Promise<Timing> {
  const searching = search();
  await pause(ms);
  return searching.stop();
}

async function bench(
  db: Db,
  { events, followed }: Sizes,
  { worker, search }: { worker: Worker; search: Search },
): Promise<Omit<FollowedBench, 'date' | 'machine' | 'noise'>> {
  await timeOneSearch(search, warmMs);
  const alone = await progress('searching, nothing else', () => timeOneSearch(search, idleMs));
  const pulls = [
    await timePull(db, 'the first pull', search),
    await timePull(db, 'an unchanged pull', search),
  ];
  return { records: followed, events, alone, pulls, peakMb: await worker.peakMb() };
}

/** Pulls a feed of the sandbox twice, while the service answers searches. */
export async function benchFollowed(serverUrl: string, sizes: Sizes): Promise<number> {
  const url = onDatabase(serverUrl, 'parages_bench_followed');
  await ensureLoaded(serverUrl, url, { events: sizes.events, seed });
  const client = await connect(url);
  const machine = await describeMachine(client);
  await client.end();
  const noise = measureNoise();
  const lost = ({ message }: Error): void => console.error(message);
  const options = { engine: 'postgresql', statementTimeoutMs: 0, poolSize: 2 } as const;
  const db = openDatabase(url, { ...options, onConnectionLost: lost });
  const sandbox = await startSandboxProcess({ SANDBOX_PORT: '0', SANDBOX_SMTP_PORT: '0' });
  const api = await serveApi(url);
  const worker = startBenchWorker(url, { MEDIA_FETCH_ALLOW: new URL(sandbox.url).host });
  try {
    await follow(db, sandbox.url, sizes.followed);
    const towns = readTowns();
    const search: Search = () => searchSteadily(api.origin, towns);
    const measured = await bench(db, sizes, { worker, search });
    const date = new Date().toISOString();
    const { page, missed } = await writeFollowedReport({ ...measured, date, machine, noise });
    console.log(page);
    for (const fault of missed) console.error(fault);
    return missed.length === 0 ? 0 : 1;
  } finally {
    await worker.stop();
    await api.stop();
    sandbox.child.kill('SIGTERM');
    await db.$disconnect();
    await dropDatabase(serverUrl, url);
  }
}

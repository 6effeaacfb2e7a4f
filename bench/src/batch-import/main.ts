// Specification: §12.16
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { batchImportsRepository } from '../../../apps/api/src/features/imports/batch/batch-imports.repository.ts';
import { type Db, openDatabase } from '../../../apps/api/src/platform/database/database.ts';
import { queueImport } from '../../../apps/api/test/queue-import.ts';
import { onDatabase } from '../../../infra/database/connect.ts';
import { exitWith } from '../exit-with.ts';
import { connect, dropDatabase, serverUrlOf } from '../search/data/bench-database.ts';
import { ensureLoaded } from '../search/data/load.ts';
import { readTowns } from '../search/data/towns.ts';
import { progress } from '../search/progress.ts';
import { describeMachine } from '../search/report.ts';
import { serveApi } from '../search/timing/serve-api.ts';
import { measureNoise } from '../search/timing/statistics.ts';
import { batchFile } from './batch-file.ts';
import { type BatchImportBench, missedOf, writeBatchImportReport } from './batch-import-report.ts';
import { searchSteadily } from './search-steadily.ts';
import { startBenchWorker } from './start-worker.ts';

const goals = { checkSeconds: 20, importSeconds: 120, peakMb: 400, slowdown: 2 };
const idleSeconds = 20;
const patienceMs = 900_000;
const seed = 42;
const bytesPerMb = 1_048_576;

const argumentsSchema = z.object({
  lines: z.coerce.number().int().min(1000).max(100_000).default(100_000),
  events: z.coerce.number().int().min(1000).max(1_000_000).default(100_000),
});

/** @throws after 15 minutes, for instance when the worker has ended */
async function secondsOf(db: Db, id: string, state: string): Promise<number> {
  const startedAt = performance.now();
  for (;;) {
    const { status } = await db.importBatch.findUniqueOrThrow({
      where: { id },
      select: { status: true },
    });
    const waitedMs = performance.now() - startedAt;
    if (status !== state) return Math.round(waitedMs / 10) / 100;
    if (waitedMs > patienceMs)
      throw new Error(`the import is still ${state} after ${patienceMs / 1000} s`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

async function timeImport(
  db: Db,
  url: string,
  file: string,
  search: () => ReturnType<typeof searchSteadily>,
) {
  const worker = startBenchWorker(url);
  try {
    const id = await progress('sending', () => queueImport(db, file));
    const checkSeconds = await progress('checking', () => secondsOf(db, id, 'checking'));
    await batchImportsRepository(db).confirm(id, new Date());
    const searching = search();
    const importSeconds = await progress('importing', () => secondsOf(db, id, 'running'));
    const [amidst, peakMb] = [await searching.stop(), await worker.peakMb()];
    return { id, checkSeconds, importSeconds, amidst, peakMb };
  } finally {
    await worker.stop();
  }
}

async function bench(
  db: Db,
  url: string,
  { lines, events }: { lines: number; events: number },
): Promise<BatchImportBench> {
  const towns = readTowns();
  const file = batchFile(lines, towns, Math.floor(Date.now() / 86_400_000));
  const client = await connect(url);
  const machine = await describeMachine(client);
  await client.end();
  const noise = measureNoise();
  const api = await serveApi(url);
  try {
    const search = () => searchSteadily(api.origin, towns);
    const warm = search();
    await new Promise((resolve) => setTimeout(resolve, 5000));
    await warm.stop();
    const idle = search();
    await progress(
      'searching, nothing else',
      () => new Promise((resolve) => setTimeout(resolve, idleSeconds * 1000)),
    );
    const alone = await idle.stop();
    const { id, checkSeconds, importSeconds, amidst, peakMb } = await timeImport(
      db,
      url,
      file,
      search,
    );
    const { outcome, status } = await db.importBatch.findUniqueOrThrow({ where: { id } });
    return {
      date: new Date().toISOString(),
      lines,
      events,
      machine,
      noise,
      outcome: { status, ...z.object({}).loose().parse(outcome) },
      fileMb: Math.round((Buffer.byteLength(file) / bytesPerMb) * 10) / 10,
      figures: [
        { name: 'check', value: checkSeconds, unit: 's', most: goals.checkSeconds },
        { name: 'import', value: importSeconds, unit: 's', most: goals.importSeconds },
        {
          name: 'memory of the worker at most (RSS)',
          value: peakMb,
          unit: 'MB',
          most: goals.peakMb,
        },
        { name: 'nearest first alone, p50', value: alone.p50, unit: 'ms', most: null },
        { name: 'nearest first alone, p95', value: alone.p95, unit: 'ms', most: null },
        { name: 'nearest first during the import, p50', value: amidst.p50, unit: 'ms', most: null },
        { name: 'nearest first during the import, p95', value: amidst.p95, unit: 'ms', most: null },
        {
          name: 'p95 during it, beside alone',
          value: Math.round((amidst.p95 / alone.p95) * 100) / 100,
          unit: '×',
          most: goals.slowdown,
        },
      ],
    };
  } finally {
    await api.stop();
  }
}

async function run(): Promise<number> {
  const serverUrl = serverUrlOf();
  const { values } = parseArgs({
    options: { lines: { type: 'string' }, events: { type: 'string' } },
  });
  const sizes = argumentsSchema.parse(values);
  const url = onDatabase(serverUrl, 'parages_bench_batch');
  await ensureLoaded(serverUrl, url, { events: sizes.events, seed });
  const lost = ({ message }: Error): void => console.error(message);
  const db = openDatabase(url, {
    engine: 'postgresql',
    statementTimeoutMs: 0,
    poolSize: 2,
    onConnectionLost: lost,
  });
  try {
    const report = await bench(db, url, sizes);
    console.log(await writeBatchImportReport(report));
    const missed = missedOf(report);
    for (const fault of missed) console.error(fault);
    return missed.length === 0 ? 0 : 1;
  } finally {
    await db.$disconnect();
    await dropDatabase(serverUrl, url);
  }
}

await exitWith(run);

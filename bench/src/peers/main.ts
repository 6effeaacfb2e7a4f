import os from 'node:os';
import type pg from 'pg';
import { exitWith } from '../exit-with.ts';
import {
  benchDatabaseUrl,
  connect,
  dropDatabase,
  serverUrlOf,
} from '../search/data/bench-database.ts';
import { isoDayOf } from '../search/data/calendar.ts';
import { ensureLoaded, sweep } from '../search/data/load.ts';
import { readTowns } from '../search/data/towns.ts';
import { progress } from '../search/progress.ts';
import { queryMaker } from '../search/queries/query-case.ts';
import { type Moment, momentOf } from '../search/queries/query-params.ts';
import { describeMachine } from '../search/report.ts';
import { measureNoise } from '../search/timing/statistics.ts';
import { warmDatabase } from '../search/timing/time-sql.ts';
import { type Arguments, readArguments } from './arguments.ts';
import { type PeerEvents, readPeerEvents } from './data/peer-events.ts';
import { type PeerQuery, peerQuery } from './data/peer-query.ts';
import { comingWeekends } from './data/weekends.ts';
import type { Engine } from './engines/engine.ts';
import { openKdbush } from './engines/kdbush.ts';
import { openOurs } from './engines/ours.ts';
import { openRedis } from './engines/redis.ts';
import { openRtree } from './engines/rtree.ts';
import { openTextbook } from './engines/textbook.ts';
import {
  faultsOf,
  missesOf,
  type PeersReport,
  type SizeReport,
  writeReport,
} from './peers-report.ts';
import { timeEngines } from './timing/time-engines.ts';
import { timeParts } from './timing/time-parts.ts';

const weekendCount = 4;
const noisyFrom = 0.25;
const noRedis =
  'Redis, because redis-server is not installed (Debian: apt-get install redis-server)';

type Opened = { engines: Engine[]; skipped: string[] };

async function openEngines(
  client: pg.Client,
  events: PeerEvents,
  days: readonly number[],
): Promise<Opened> {
  const engines = [
    await progress('building ours', () => openOurs(client)),
    await progress('building the textbook', () => openTextbook(client)),
  ];
  const redis = await progress('building Redis', () => openRedis(events, days));
  if (redis) engines.push(redis);
  engines.push(await progress('building the R*Tree', () => openRtree(events)));
  engines.push(await progress('building kdbush', () => openKdbush(events)));
  return { engines, skipped: redis ? [] : [noRedis] };
}

function queriesOf(
  seed: number,
  moment: Moment,
  weekends: readonly [number, number][],
): (n: number, radiusKm: number) => PeerQuery {
  const draw = queryMaker(seed, readTowns(), moment);
  const days = weekends.flat();
  const [first] = weekends;
  if (!first) throw new Error('no weekend to search');
  return (n, radiusKm) =>
    peerQuery(draw(n), radiusKm, weekends[n % weekends.length] ?? first, days, moment);
}

async function measure(
  client: pg.Client,
  { seed, rounds, queries }: Arguments,
  size: number,
  moment: Moment,
  weekends: readonly [number, number][],
): Promise<SizeReport> {
  await progress('sweeping what is over', () => sweep(client, moment.asOf));
  const days = weekends.flat();
  const events = await progress('reading the pois', () => readPeerEvents(client, days));
  const { engines, skipped } = await openEngines(client, events, days);
  try {
    await progress('warming the database', () => warmDatabase(client));
    const noise = measureNoise();
    const loadAverage = os.loadavg()[0] ?? 0;
    const queryOf = queriesOf(seed, moment, weekends);
    const timed = await timeEngines({ engines, events, queryOf, rounds, queries });
    return {
      events: size,
      searchable: events.count,
      costs: engines.map(({ name, cost }) => ({ engine: name, ...cost })),
      ...timed,
      parts: await progress('timing parts of ours', () => timeParts(client, queryOf, queries)),
      skipped,
      noise,
      loadAverage,
      isShared: noise > noisyFrom,
    };
  } finally {
    for (const engine of engines) await engine.close();
  }
}

async function run(): Promise<number> {
  const args = readArguments(process.argv.slice(2));
  const serverUrl = serverUrlOf(args.databaseUrl);
  const moment = momentOf(new Date());
  const weekends = comingWeekends(moment.today, weekendCount);
  const sizes: SizeReport[] = [];
  let machine: PeersReport['machine'] | undefined;
  for (const size of args.events) {
    process.stderr.write(`${size} events\n`);
    const url = benchDatabaseUrl(serverUrl, size);
    await ensureLoaded(serverUrl, url, { events: size, seed: args.seed });
    const client = await connect(url);
    try {
      machine ??= await describeMachine(client);
      sizes.push(await measure(client, args, size, moment, weekends));
    } finally {
      await client.end();
    }
    if (!args.isKept) await dropDatabase(serverUrl, url);
  }
  if (!machine) throw new Error('no size to measure');
  const { events, rounds, queries, seed, isKept } = args;
  const report: PeersReport = {
    date: moment.asOf.toISOString(),
    command: `npm run bench:peers -- --events ${events.join(',')} --rounds ${rounds} --queries ${queries}${isKept ? ' --keep' : ''}`,
    seed,
    days: weekends.flat().map(isoDayOf),
    machine,
    sizes,
  };
  console.log(await writeReport(report));
  for (const miss of missesOf(report)) console.error(`missed: ${miss}`);
  const faults = faultsOf(report);
  for (const fault of faults) console.error(fault);
  return faults.length === 0 ? 0 : 1;
}

await exitWith(run);

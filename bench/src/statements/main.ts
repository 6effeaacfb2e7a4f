import { parseArgs } from 'node:util';
import { z } from 'zod';
import { exitWith } from '../exit-with.ts';
import { benchDatabaseUrl, serverUrlOf } from '../search/data/bench-database.ts';
import { ensureLoaded } from '../search/data/load.ts';
import { poiMaker } from '../search/data/synthetic-poi.ts';
import { readTowns } from '../search/data/towns.ts';
import { queryMaker } from '../search/queries/query-case.ts';
import { momentOf } from '../search/queries/query-params.ts';
import { table } from '../search/report.ts';
import { readStatementCases } from './statement-cases.ts';
import { timeAccessPaths } from './time-access-paths.ts';

const seed = 42;
const text = { type: 'string' } as const;
const argumentsSchema = z.object({
  events: z.coerce.number().int().min(1000).max(10_000_000).default(1_000_000),
  blocks: z.coerce.number().int().min(2).max(10_000).default(30),
});

async function run(): Promise<number> {
  const { values } = parseArgs({ options: { events: text, blocks: text } });
  const { events, blocks } = argumentsSchema.parse(values);
  const serverUrl = serverUrlOf();
  const url = benchDatabaseUrl(serverUrl, events);
  const { today } = await ensureLoaded(serverUrl, url, { events, seed });
  const moment = momentOf(new Date());
  const towns = readTowns();
  const cases = await readStatementCases({
    moment,
    events,
    makeQuery: queryMaker(seed, towns, moment),
    makePoi: poiMaker(seed, towns, today),
  });
  const timings = await timeAccessPaths(url, cases, blocks);
  const rounded = (value: number): string => value.toFixed(3);
  const head = [
    'statement',
    'driver: Node',
    'database',
    'wall p50',
    'Prisma: Node',
    'database',
    'wall p50',
    'CPU ratio',
    'wall ratio',
  ];
  const rows = timings.map(({ name, driver, prisma, ratio, wallRatio }) => [
    name,
    ...[driver.node, driver.database, driver.wall].map(rounded),
    ...[prisma.node, prisma.database, prisma.wall].map(rounded),
    rounded(ratio),
    rounded(wallRatio),
  ]);
  console.log(table(head, rows));
  return 0;
}

await exitWith(run);

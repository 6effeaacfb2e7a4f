import os from 'node:os';
import type pg from 'pg';
import { z } from 'zod';
import { exitWith } from '../exit-with.ts';
import { type Arguments, readArguments } from './arguments.ts';
import { benchDatabaseUrl, connect, dropDatabase, serverUrlOf } from './data/bench-database.ts';
import { countDrift, ensureLoaded, sweep } from './data/load.ts';
import { poiMaker } from './data/synthetic-poi.ts';
import { readTowns } from './data/towns.ts';
import { checkOracle } from './oracle/check-oracle.ts';
import { gatherOracleData } from './oracle/oracle-data.ts';
import { progress } from './progress.ts';
import { queryMaker } from './queries/query-case.ts';
import { readQueryClasses } from './queries/query-classes.ts';
import { momentOf } from './queries/query-params.ts';
import { describeMachine, faultsOf, type Report, writeReport } from './report.ts';
import { checkTexts } from './texts/check-texts.ts';
import { textCases } from './texts/text-cases.ts';
import { checkPlans } from './timing/check-plans.ts';
import { measureNoise } from './timing/statistics.ts';
import { timeHttp } from './timing/time-http.ts';
import { timeSql, warmDatabase } from './timing/time-sql.ts';
import { timeBesideTextbook } from './timing/time-textbook.ts';

async function countSearchable(client: pg.Client): Promise<number> {
  const { rows } = await client.query('SELECT count(*)::int AS count FROM poi_search');
  return z.object({ count: z.number() }).parse(rows[0]).count;
}

async function bench(args: Arguments, url: string, loadedOn: number): Promise<Report> {
  const client = await connect(url);
  try {
    const { events, seed, only } = args;
    const moment = momentOf(new Date());
    await progress('sweeping what is over', () => sweep(client, moment.asOf));
    const towns = readTowns();
    const make = poiMaker(seed, towns, loadedOn);
    const makeQuery = queryMaker(seed, towns, moment);
    const classes = await readQueryClasses(moment, make, events);
    const report: Report = {
      date: moment.asOf.toISOString(),
      command: `npm run bench:search -- ${process.argv
        .slice(2)
        .filter((_, n, all) => !all[n]?.includes('://') && all[n] !== '--database-url')
        .join(' ')}`.trim(),
      seed,
      events,
      searchable: await countSearchable(client),
      machine: await describeMachine(client),
      noise: measureNoise(),
      loadAverage: os.loadavg()[0] ?? 0,
      drift: await countDrift(client, moment.asOf, events),
    };
    if (only.includes('plans'))
      report.plans = await progress('reading the plans', () =>
        checkPlans(client, classes, makeQuery),
      );
    if (only.includes('sql')) {
      await progress('warming up', () => warmDatabase(client));
      report.sql = await progress('timing the SQL', () =>
        timeSql(client, classes, makeQuery, args.queries),
      );
      const [nearest] = classes;
      if (nearest)
        report.peer = await progress('timing the textbook', () =>
          timeBesideTextbook(client, nearest, makeQuery, moment, args.queries),
        );
    }
    if (only.includes('oracle') || only.includes('texts')) {
      const data = await progress('gathering what the oracle knows', () =>
        gatherOracleData(make, events, moment.asOf),
      );
      if (only.includes('oracle'))
        report.oracle = await progress('asking the oracle', () =>
          checkOracle(client, data, makeQuery, { queries: args.oracleQueries, moment }),
        );
      if (only.includes('texts'))
        report.texts = await progress('searching misspelled titles', () =>
          checkTexts(url, textCases(data, make, seed, args.texts)),
        );
    }
    if (only.includes('http'))
      report.http = await progress('loading the API', () =>
        timeHttp(url, makeQuery, args.httpSeconds),
      );
    return report;
  } finally {
    await client.end();
  }
}

async function run(): Promise<number> {
  const args = readArguments(process.argv.slice(2));
  const serverUrl = serverUrlOf(args.databaseUrl);
  const url = benchDatabaseUrl(serverUrl, args.events);
  const load = await ensureLoaded(serverUrl, url, args);
  const report = await bench(args, url, load.today);
  console.log(await writeReport(report));
  if (!args.isKept) await dropDatabase(serverUrl, url);
  const faults = faultsOf(report);
  for (const fault of faults) console.error(fault);
  return faults.length === 0 ? 0 : 1;
}

await exitWith(run);

import { benchDatabaseUrl, connect } from './bench-database.ts';
import { firstDayAsked, parisWallTime } from './calendar.ts';
import { checkOracle } from './check-oracle.ts';
import { countDrift, ensureLoaded, sweep } from './load.ts';
import { gatherOracleData } from './oracle-data.ts';
import { progress } from './progress.ts';
import { queryMaker } from './query-case.ts';
import { poiMaker } from './synthetic-poi.ts';
import { readTowns } from './towns.ts';

const events = Number(process.argv[2] ?? 100000);
const serverUrl = process.env.BENCH_DATABASE_URL ?? '';
const url = benchDatabaseUrl(serverUrl, events);
const load = await ensureLoaded(serverUrl, url, { events, seed: 42 });
const client = await connect(url);
const now = new Date();
console.log('swept', await sweep(client, now), 'drift', await countDrift(client, now, events));
const towns = readTowns();
const wall = parisWallTime(now);
const data = await progress('oracle data', () => gatherOracleData(poiMaker(42, towns, load.today), events, now));
console.log(data.count);
const r = await progress('oracle', () =>
  checkOracle(client, data, queryMaker(42, towns, { today: wall.day, firstDay: firstDayAsked(wall) }), {
    queries: Number(process.argv[3] ?? 1000),
    today: wall.day,
  }),
);
console.table(r.tallies);
console.log(r.faults);
await client.end();

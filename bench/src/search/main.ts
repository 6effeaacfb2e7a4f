import { benchDatabaseUrl, connect } from './bench-database.ts';
import { countDrift, ensureLoaded, sweep } from './load.ts';

const events = Number(process.argv[2] ?? 100000);
const serverUrl = process.env.BENCH_DATABASE_URL ?? '';
const url = benchDatabaseUrl(serverUrl, events);
await ensureLoaded(serverUrl, url, { events, seed: 42 });
const client = await connect(url);
const now = new Date();
console.log('swept', await sweep(client, now), 'drift', await countDrift(client, now, events));
await client.end();

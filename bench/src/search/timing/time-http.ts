import autocannon from 'autocannon';
import { isoDayOf } from '../data/calendar.ts';
import { optionNames, themeName } from '../data/synthetic-poi.ts';
import type { QueryCase } from '../queries/query-case.ts';
import { serveApi } from './serve-api.ts';

/**
 * Latencies are in whole milliseconds. `refused` counts responses of another status than the
 * expected one, and requests without a response.
 */
export type HttpTiming = {
  name: string;
  concurrency: number;
  requestsPerSecond: number;
  p50: number;
  p975: number;
  p99: number;
  answers: number;
  refused: number;
  target: number | null;
};

const differentUrls = 3000;
const warmUpSeconds = 3;
const crowd = 32;
const concurrencies = [
  { concurrency: 1, target: 500 },
  { concurrency: crowd, target: 1500 },
];
/** Lists that a client reads again. */
const knownUrls = 320;
/** A 304 costs little more than a route that reads nothing. */
const shareOfEmptyRoute = 0.6;

function pathOf(
  { lon, lat, radiusKm, theme, options, hasDates, fromDay, toDay, offset }: QueryCase,
  withTotal: boolean,
): string {
  const search = new URLSearchParams({
    lon: String(lon),
    lat: String(lat),
    distanceKm: String(radiusKm),
    theme: themeName(theme),
    sort: 'distance',
  });
  if (options !== 0) search.set('options', optionNames(options).join(','));
  if (hasDates && toDay !== null) search.set('dates', `${isoDayOf(fromDay)}_${isoDayOf(toDay)}`);
  if (offset > 0) search.set('offset', String(offset));
  search.set('withTotal', String(withTotal));
  return `/api/v1/pois?${search}`;
}

type Load = { origin: string; requests: readonly autocannon.Request[] };

async function load(
  { origin, requests }: Load,
  connections: number,
  duration: number,
): Promise<autocannon.Result> {
  let started = 0;
  return autocannon({
    url: origin,
    connections,
    duration,
    // Each connection sends its own share of the queries: preparing all of them for each would take
    // the client longer than sending them.
    setupClient: (client) => {
      const first = started++;
      client.setRequests(requests.filter((_, n) => n % connections === first));
    },
  });
}

const timingOf = (
  { requests, latency, '2xx': answers, '3xx': same, non2xx, errors }: autocannon.Result,
  { isSame }: { isSame: boolean },
) => ({
  requestsPerSecond: Math.round(requests.average),
  p50: latency.p50,
  p975: latency.p97_5,
  p99: latency.p99,
  answers: isSame ? same : answers,
  refused: isSame ? answers + non2xx - same + errors : non2xx + errors,
});

const getAll = (paths: readonly string[]): autocannon.Request[] =>
  paths.map((path) => ({ method: 'GET', path }));

async function withTags(origin: string, paths: readonly string[]): Promise<autocannon.Request[]> {
  const requests: autocannon.Request[] = [];
  for (const path of paths) {
    const response = await fetch(origin + path);
    await response.arrayBuffer();
    const tag = response.headers.get('etag') ?? '';
    requests.push({ method: 'GET', path, headers: { 'if-none-match': tag } });
  }
  return requests;
}

/**
 * Times lists with and without their total, lists that the client already has (304), and a route
 * that reads nothing, all on one server.
 */
export async function timeHttp(
  databaseUrl: string,
  makeQuery: (n: number) => QueryCase,
  seconds: number,
): Promise<HttpTiming[]> {
  const api = await serveApi(databaseUrl);
  const { origin } = api;
  try {
    const timings: HttpTiming[] = [];
    for (const withTotal of [false, true]) {
      const paths = Array.from({ length: differentUrls }, (_, n) =>
        pathOf(makeQuery(n), withTotal),
      );
      const lists = { origin, requests: getAll(paths) };
      await load(lists, 8, warmUpSeconds);
      for (const { concurrency, target } of concurrencies)
        timings.push({
          name: withTotal ? 'nearest, one theme, with the total' : 'nearest, one theme',
          concurrency,
          ...timingOf(await load(lists, concurrency, seconds), { isSame: false }),
          target: withTotal ? null : target,
        });
    }
    const empty = { origin, requests: getAll(Array(crowd).fill('/healthz')) };
    await load(empty, 8, warmUpSeconds);
    const emptyTiming = timingOf(await load(empty, crowd, seconds), { isSame: false });
    timings.push({ name: 'an empty route', concurrency: crowd, ...emptyTiming, target: null });
    const paths = Array.from({ length: knownUrls }, (_, n) => pathOf(makeQuery(n), false));
    const known = { origin, requests: await withTags(origin, paths) };
    timings.push({
      name: 'nearest, one theme, known to the client (304)',
      concurrency: crowd,
      ...timingOf(await load(known, crowd, seconds), { isSame: true }),
      target: Math.round(emptyTiming.requestsPerSecond * shareOfEmptyRoute),
    });
    return timings;
  } finally {
    await api.stop();
  }
}

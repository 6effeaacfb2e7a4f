import autocannon from 'autocannon';
import { isoDayOf } from '../data/calendar.ts';
import { optionNames, themeName } from '../data/synthetic-poi.ts';
import type { QueryCase } from '../queries/query-case.ts';
import { serveApi } from './serve-api.ts';

/**
 * Latencies are in whole milliseconds. `refused` counts responses other than 2xx and requests
 * without a response.
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
const concurrencies = [
  { concurrency: 1, target: 500 },
  { concurrency: 32, target: 1000 },
];

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

async function load(
  origin: string,
  paths: readonly string[],
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
      client.setRequests(
        paths.filter((_, n) => n % connections === first).map((path) => ({ method: 'GET', path })),
      );
    },
  });
}

export async function timeHttp(
  databaseUrl: string,
  makeQuery: (n: number) => QueryCase,
  seconds: number,
): Promise<HttpTiming[]> {
  const api = await serveApi(databaseUrl);
  try {
    const timings: HttpTiming[] = [];
    for (const withTotal of [false, true]) {
      const paths = Array.from({ length: differentUrls }, (_, n) =>
        pathOf(makeQuery(n), withTotal),
      );
      await load(api.origin, paths, 8, warmUpSeconds);
      for (const { concurrency, target } of concurrencies) {
        const {
          requests,
          latency,
          '2xx': answers,
          non2xx,
          errors,
        } = await load(api.origin, paths, concurrency, seconds);
        timings.push({
          name: withTotal ? 'nearest, one theme, with the total' : 'nearest, one theme',
          concurrency,
          requestsPerSecond: Math.round(requests.average),
          p50: latency.p50,
          p975: latency.p97_5,
          p99: latency.p99,
          answers,
          refused: non2xx + errors,
          target: withTotal ? null : target,
        });
      }
    }
    return timings;
  } finally {
    await api.stop();
  }
}

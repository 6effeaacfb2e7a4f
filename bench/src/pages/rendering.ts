import autocannon from 'autocannon';
import { serveApi } from '../search/timing/serve-api.ts';

/** `p50` and `p99` are latencies in milliseconds. */
export type Rendering = {
  name: string;
  pagesPerSecond: number;
  p50: number;
  p99: number;
  bytes: number;
  refused: number;
  goal: number | null;
};

const connections = 8;
const warmUpSeconds = 4;

const compressed = { 'accept-encoding': 'gzip, deflate, br' };

export async function timeRendering(
  databaseUrl: string,
  path: string,
  duration: number,
): Promise<Rendering[]> {
  const timings: Rendering[] = [];
  const variants = [
    { name: 'uncached', environment: { PAGE_CACHE_MB: '0' }, headers: {}, goal: 100 },
    {
      name: 'uncached, compressed',
      environment: { PAGE_CACHE_MB: '0' },
      headers: compressed,
      goal: null,
    },
    { name: 'cached, compressed', environment: {}, headers: compressed, goal: null },
  ];
  for (const { name, environment, headers, goal } of variants) {
    const api = await serveApi(databaseUrl, environment);
    try {
      const load = (seconds: number) =>
        autocannon({ url: api.origin + path, connections, duration: seconds, headers });
      await load(warmUpSeconds);
      const { requests, latency, throughput, non2xx, errors } = await load(duration);
      const bytes = Math.round(throughput.average / Math.max(1, requests.average));
      timings.push({
        name,
        bytes,
        goal,
        p50: latency.p50,
        p99: latency.p99,
        pagesPerSecond: Math.round(requests.average),
        refused: non2xx + errors,
      });
    } finally {
      await api.stop();
    }
  }
  return timings;
}

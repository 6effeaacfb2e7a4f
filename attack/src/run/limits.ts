import { openClient } from '../client/client.ts';
import { problemCode } from '../contract/answers.ts';

/** The rate limit must refuse a request of this class within `most` requests. */
type Flood = { name: string; path: string; most: number; isPage?: boolean };

const floods: readonly Flood[] = [
  {
    name: 'searches',
    path: '/api/v1/pois?lon=0.68&lat=47.39&distanceKm=5&pageSize=1&withTotal=false',
    most: 2_500,
  },
  { name: 'pages', path: '/ville/tours', most: 1_500, isPage: true },
];
const network = 90;
const atOnce = 8;

async function flood(
  origin: string,
  host: string,
  { name, path, most, isPage = false }: Flood,
): Promise<{ fault?: string; requests: number }> {
  const client = openClient({ origin, host });
  let requests = 0;
  try {
    while (requests < most) {
      const answers = await Promise.all(
        Array.from({ length: atOnce }, () => client.send({ method: 'GET', path }, { network })),
      );
      requests += atOnce;
      const limited = answers.find(({ status }) => status === 429);
      const wrong = answers.find(({ status }) => status !== 200 && status !== 429);
      if (wrong !== undefined)
        return { fault: `${name}: answered ${wrong.status} before the limit`, requests };
      if (limited === undefined) continue;
      if (!(Number(limited.headers['retry-after']) > 0))
        return { fault: `${name}: 429 without Retry-After`, requests };
      if (!Object.keys(limited.headers).some((header) => header.includes('ratelimit')))
        return { fault: `${name}: 429 without limit headers`, requests };
      if (!isPage && problemCode(limited) !== 'rate_limited')
        return { fault: `${name}: 429 without its problem`, requests };
      const neighbour = await client.send({ method: 'GET', path }, { network: network + 1 });
      return neighbour.status === 200
        ? { requests }
        : { fault: `${name}: another network is refused too (${neighbour.status})`, requests };
    }
    return {
      fault: `${name}: ${requests} requests of one address within a minute, none refused`,
      requests,
    };
  } finally {
    await client.close();
  }
}

/** The server at `url` must have its rate limits on. */
export async function floodLimits(
  url: string,
  host: string,
): Promise<{ faults: string[]; requests: number }> {
  const results = [];
  for (const one of floods) results.push(await flood(url, host, one));
  return {
    faults: results.flatMap(({ fault }) => (fault === undefined ? [] : [fault])),
    requests: results.reduce((sum, { requests }) => sum + requests, 0),
  };
}

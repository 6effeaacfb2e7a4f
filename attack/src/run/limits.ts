import { apiKeyLimits } from '@parages/contracts/vocabulary/organisations/api-keys';
import { type Answer, type Client, openClient } from '../client/client.ts';
import { problemCode } from '../contract/answers.ts';

/**
 * The rate limit must refuse a request for one of `paths`, which are of one class, within `most`
 * requests. `network` sends them, or the holder of `key` from there; the next network is that of a
 * neighbour, whom the limit must not refuse.
 */
export type Flood = {
  name: string;
  paths: readonly string[];
  most: number;
  network: number;
  isPage?: boolean;
  key?: string;
};

const search = '/api/v1/pois?lon=0.68&lat=47.39&distanceKm=5&pageSize=1&withTotal=false';
const keyMost = apiKeyLimits.perMinute.search;

const listFloods = (key: string): readonly Flood[] => [
  { name: 'searches', paths: [search], most: 2_500, network: 90 },
  { name: 'pages', paths: ['/ville/tours'], most: 1_500, network: 90, isPage: true },
  {
    name: 'feeds and posters',
    paths: ['/ville/tours.ics?limit=1', '/ville/tours.pdf'],
    most: 1_500,
    network: 92,
  },
  // Below the limit of the address, which would refuse more requests than these.
  { name: 'a key', paths: [search], most: keyMost + 100, network: 94, key },
];
const atOnce = 8;
const limitHeaders = ['ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset'];

type Asked = { path: string; network: number; key?: string | undefined };

const ask = (client: Client, { path, network, key }: Asked): Promise<Answer> =>
  client.send(
    { method: 'GET', path },
    { network, ...(key !== undefined && { authorization: `Bearer ${key}` }) },
  );

function refusalFault({ isPage = false, key }: Flood, refused: Answer): string | undefined {
  const { headers } = refused;
  if (!(Number(headers['retry-after']) > 0)) return '429 without Retry-After';
  if (limitHeaders.some((header) => headers[header] === undefined))
    return '429 without limit headers';
  if (!isPage && problemCode(refused) !== 'rate_limited') return '429 without its problem';
  return key !== undefined && headers['ratelimit-limit'] !== String(keyMost)
    ? `the limit is ${headers['ratelimit-limit']}, not that of the key`
    : undefined;
}

type Expectation = Asked & { what: string; status: number };

/** What the limit of a flood refuses beside its requests, and what it must not refuse. */
function listExpectations({ paths, network, key }: Flood): Expectation[] {
  const neighbour = network + 1;
  const ofPaths = paths.flatMap((path): Expectation[] => [
    { what: `the same network at ${path}`, path, network, key, status: 429 },
    { what: `another network at ${path}`, path, network: neighbour, status: 200 },
  ]);
  if (key === undefined) return ofPaths;
  const path = paths[0] ?? '';
  return [
    ...ofPaths,
    { what: 'the key from another network', path, network: neighbour, key, status: 429 },
    { what: 'the network without the key', path, network, status: 200 },
  ];
}

async function faultAfter(
  client: Client,
  flood: Flood,
  refused: Answer,
): Promise<string | undefined> {
  const own = refusalFault(flood, refused);
  if (own !== undefined) return own;
  for (const { what, status, ...asked } of listExpectations(flood)) {
    const answer = await ask(client, asked);
    if (answer.status !== status)
      return `expected ${status} for ${what}, answered ${answer.status}`;
  }
  return undefined;
}

/** Sends the flood until it is refused. `fault` is undefined when the limit works. */
export async function flood(
  client: Client,
  one: Flood,
): Promise<{ fault: string | undefined; requests: number }> {
  const { paths, most, network, key } = one;
  let requests = 0;
  while (requests < most) {
    const answers = await Promise.all(
      Array.from({ length: atOnce }, (_, index) =>
        ask(client, { path: paths[index % paths.length] ?? '', network, key }),
      ),
    );
    requests += atOnce;
    const wrong = answers.find(({ status }) => status !== 200 && status !== 429);
    if (wrong !== undefined)
      return { fault: `answered ${wrong.status} before the limit`, requests };
    const refused = answers.find(({ status }) => status === 429);
    if (refused !== undefined) return { fault: await faultAfter(client, one, refused), requests };
  }
  return { fault: `${requests} requests within a minute, none refused`, requests };
}

/** The server at `url` must have its rate limits on. `key` is an API key that it accepts. */
export async function floodLimits(
  url: string,
  host: string,
  key: string,
): Promise<{ faults: string[]; requests: number }> {
  const client = openClient({ origin: url, host });
  const results = { faults: [] as string[], requests: 0 };
  try {
    for (const one of listFloods(key)) {
      const { fault, requests } = await flood(client, one);
      results.requests += requests;
      if (fault !== undefined) results.faults.push(`${one.name}: ${fault}`);
    }
  } finally {
    await client.close();
  }
  return results;
}

import { rateLimits } from '@parages/contracts/vocabulary/limits';
import { apiKeyLimits } from '@parages/contracts/vocabulary/organisations/api-keys';
import { z } from 'zod';
import { type Answer, type Client, openClient, type Target } from '../client/client.ts';
import { problemCode } from '../contract/answers.ts';

/**
 * The rate limit of `limit` requests a minute must refuse one for `paths`, which are of one class.
 * `network` sends them, or the holder of `key` from there; the next network is that of a neighbour,
 * whom the limit must not refuse.
 */
export type Flood = {
  name: string;
  paths: readonly string[];
  limit: number;
  network: number;
  isPage?: boolean;
  key?: string;
};

const search = '/api/v1/pois?lon=0.68&lat=47.39&distanceKm=5&pageSize=1&withTotal=false';
const { perAddress } = rateLimits;

type FloodTargets = { key: string; poiId: string };

export const listFloods = ({ key, poiId }: FloodTargets): readonly Flood[] => [
  { name: 'searches', paths: [search], limit: perAddress.search, network: 90 },
  { name: 'pages', paths: ['/ville/tours'], limit: perAddress.render, network: 90, isPage: true },
  {
    name: 'feeds',
    paths: ['/ville/tours.ics?limit=1', '/ville/tours.json?limit=1'],
    limit: perAddress.render,
    network: 92,
  },
  {
    name: 'posters',
    paths: ['/ville/tours.pdf', `/api/v1/pois/${poiId}/poster.pdf`],
    limit: perAddress.draw,
    network: 94,
  },
  { name: 'a key', paths: [search], limit: apiKeyLimits.perMinute.search, network: 96, key },
];
const ordinaryNetwork = 98;
const atOnce = 8;
// A flood on a slow machine may last longer than the minute of its limit, which then begins again.
const mostMinutes = 2;
const limitHeaders = ['ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset'];

type Asked = { path: string; network: number; key?: string | undefined };

const ask = (client: Client, { path, network, key }: Asked): Promise<Answer> =>
  client.send(
    { method: 'GET', path },
    { network, ...(key !== undefined && { authorization: `Bearer ${key}` }) },
  );

function refusalFault({ isPage = false, limit }: Flood, refused: Answer): string | undefined {
  const { headers } = refused;
  if (!(Number(headers['retry-after']) > 0)) return '429 without Retry-After';
  if (limitHeaders.some((header) => headers[header] === undefined))
    return '429 without limit headers';
  if (!isPage && problemCode(refused) !== 'rate_limited') return '429 without its problem';
  return headers['ratelimit-limit'] === String(limit)
    ? undefined
    : `the limit is ${headers['ratelimit-limit']}, not ${limit}`;
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
  const { paths, limit, network, key } = one;
  const most = limit * mostMinutes;
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

const found = z.object({ items: z.array(z.object({ id: z.string() })) });

async function findPublished(client: Client): Promise<string> {
  const { text } = await ask(client, { path: search, network: ordinaryNetwork });
  return found.parse(JSON.parse(text)).items[0]?.id ?? '';
}

/** The server must have its rate limits on. `key` is an API key that it accepts. */
export async function floodLimits(
  target: Target,
  key: string,
): Promise<{ faults: string[]; requests: number }> {
  const client = openClient(target);
  const results = { faults: [] as string[], requests: 0 };
  try {
    for (const one of listFloods({ key, poiId: await findPublished(client) })) {
      const { fault, requests } = await flood(client, one);
      results.requests += requests;
      if (fault !== undefined) results.faults.push(`${one.name}: ${fault}`);
    }
  } finally {
    await client.close();
  }
  return results;
}

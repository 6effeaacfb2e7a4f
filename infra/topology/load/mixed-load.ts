import { setTimeout as wait } from 'node:timers/promises';
import type { Answer, SecureClient } from '../../production/rehearsal/secure-client.ts';
import type { Topology } from '../parts/open-topology.ts';
import { type Event, type Member, newClient, site } from './members.ts';
import type { Sample, SampleKind } from './samples.ts';
import type { WriteLedger } from './write-ledger.ts';

type Load = { samples: readonly Sample[]; stop: () => Promise<void> };

export type LoadOptions = {
  topology: Topology;
  members: readonly Member[];
  events: readonly Event[];
  ledger: WriteLedger;
};

const visitors = 3;
const pauseMs = { search: 60, page: 200, member: 60, feedback: 200 };
const mostRequests = 40_000;
const mostMs = 180_000;

const api = `${site}/api/v1`;

const searchOf = (events: readonly Event[], turn: number): string => {
  const { lon, lat } = events[turn % events.length]?.position ?? { lon: 0.7, lat: 47.4 };
  const around = `lon=${lon}&lat=${lat}`;
  const kinds = [
    `/pois?${around}&distanceKm=20`,
    `/pois?${around}&sort=distance`,
    `/home?${around}`,
    `/pois?${around}&q=concert`,
    `/pois/facets?${around}`,
  ];
  return `${api}${kinds[turn % kinds.length]}`;
};

const pageOf = (events: readonly Event[], turn: number): string =>
  `${site}${['/ville/tours', `/evenement/${events[turn % events.length]?.slugFr}`, '/'][turn % 3]}`;

/** `faultOf` finds what is wrong with an answer below 400. */
async function take(
  samples: Sample[],
  kind: SampleKind,
  call: () => Promise<Answer>,
  faultOf: (answer: Answer) => string | undefined = () => undefined,
): Promise<boolean> {
  const startedAt = performance.now();
  const fault = await call().then(
    (answer) =>
      answer.status < 400
        ? faultOf(answer)
        : `${answer.status} ${String(answer.body).slice(0, 200)}`,
    (error: unknown) => String(error),
  );
  const ms = performance.now() - startedAt;
  samples.push({ kind, startedAt, ms, ...(fault !== undefined && { fault }) });
  return fault === undefined;
}

type Loop = { samples: Sample[]; mayContinue: () => boolean };

async function visit(
  { samples, mayContinue }: Loop,
  client: SecureClient,
  kind: 'search' | 'page',
  addressOf: (turn: number) => string,
): Promise<void> {
  for (let turn = 0; mayContinue(); turn += 1) {
    await take(samples, kind, () => client.call(addressOf(turn)));
    await wait(pauseMs[kind]);
  }
}

// The session library requires this header, which our pages add.
const headers = { rid: 'anti-csrf' };

/** Stores and deletes favourites, and reads each one back at once. */
async function write(
  { samples, mayContinue }: Loop,
  { id, client }: Member,
  { events, ledger }: LoadOptions,
): Promise<void> {
  for (let turn = 0; mayContinue(); turn += 1) {
    const poiId = events[turn % events.length]?.id ?? '';
    const isStored = Math.floor(turn / events.length) % 2 === 0;
    const acknowledge = ledger.begin({ key: `${id} ${poiId}`, isStored });
    const method = isStored ? 'PUT' : 'DELETE';
    const address = `${api}/me/favorites/${poiId}`;
    if (await take(samples, 'write', () => client.call(address, { method, headers }))) {
      acknowledge();
      await take(
        samples,
        'own read',
        () => client.call(`${api}/me/favorites/ids`, { headers }),
        ({ body }) => (String(body).includes(poiId) === isStored ? undefined : 'missed its write'),
      );
    }
    const search = searchOf(events, turn);
    await take(samples, 'search with a session', () => client.call(search, { headers }));
    await wait(pauseMs.member);
  }
}

const networks = 250;

/** Sends messages, which nginx repeats at no other server; each one from another network. */
async function sendFeedback(
  { samples, mayContinue }: Loop,
  client: SecureClient,
  { ledger }: LoadOptions,
): Promise<void> {
  for (let turn = 0; mayContinue(); turn += 1) {
    const message = crypto.randomUUID();
    const acknowledge = ledger.begin({ key: `feedback ${message}`, isStored: true });
    const isSent = await take(samples, 'write', () =>
      client.call(`${api}/feedback`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ message, email: null, page: null, locale: 'fr' }),
        localAddress: `127.${2 + Math.floor(turn / networks)}.${turn % networks}.1`,
      }),
    );
    if (isSent) acknowledge();
    await wait(pauseMs.feedback);
  }
}

/** Searches, pages and writes through nginx until `stop`, bounded in number and in time. */
export function startLoad(options: LoadOptions): Load {
  const { topology, members, events } = options;
  const samples: Sample[] = [];
  const endsAt = performance.now() + mostMs;
  let isStopped = false;
  const mayContinue = (): boolean =>
    !isStopped && samples.length < mostRequests && performance.now() < endsAt;
  const loop = { samples, mayContinue };
  const loops = [
    ...Array.from({ length: visitors }, (_, index) =>
      visit(loop, newClient(topology), 'search', (turn) => searchOf(events, turn * 7 + index)),
    ),
    visit(loop, newClient(topology), 'page', (turn) => pageOf(events, turn)),
    ...members.map((member) => write(loop, member, options)),
    sendFeedback(loop, newClient(topology), options),
  ];
  return {
    samples,
    stop: async () => {
      isStopped = true;
      await Promise.all(loops);
    },
  };
}

import { earthRadiusM } from '@parages/contracts/vocabulary/places/sphere';
import { themes } from '@parages/contracts/vocabulary/themes/themes';
import { createClient } from '@redis/client';
import { cpuOfProcess } from '../../search/timing/backend-cpu.ts';
import { hasTheme, isOnDays, type PeerEvents } from '../data/peer-events.ts';
import { type PeerQuery, pageSize } from '../data/peer-query.ts';
import { type Engine, megabytes, secondsSince } from './engine.ts';
import { mergeNearest } from './merge-nearest.ts';
import { packCards } from './pack-cards.ts';
import { startRedis } from './redis-server.ts';

// EARTH_RADIUS_IN_METERS of Redis's geohash_helper.c: its spheres differ, its degrees do not.
const redisRadiusM = 6_372_797.560856;
const stretch = redisRadiusM / earthRadiusM;
const writesAtOnce = 500;

type Client = ReturnType<typeof connect>;
const connect = (url: string) => createClient({ url });

const always = 'always' as const;
const keyOf = (theme: number, day: number | typeof always): string => `near:${theme}:${day}`;
const cardKey = (id: string): string => `card:${id}`;

async function usedBytes(client: Client): Promise<number> {
  return Number(/used_memory:(\d+)/.exec(await client.info('memory'))?.[1] ?? Number.NaN);
}

async function addKey(
  client: Client,
  events: PeerEvents,
  key: string,
  isMember: (index: number) => boolean,
): Promise<void> {
  let members: { longitude: number; latitude: number; member: string }[] = [];
  const flush = async () => {
    if (members.length > 0) await client.geoAdd(key, members);
    members = [];
  };
  for (let index = 0; index < events.count; index++) {
    if (!isMember(index)) continue;
    const [longitude = 0, latitude = 0] = [events.lon[index], events.lat[index]];
    members.push({ longitude, latitude, member: events.ids[index] ?? '' });
    if (members.length === writesAtOnce) await flush();
  }
  await flush();
}

/** Permanent pois have a key of their own: they would be in the key of every day. */
async function addPlaces(client: Client, events: PeerEvents, days: readonly number[]) {
  for (let theme = 1; theme <= themes.length; theme++) {
    const isOfTheme = (index: number) => hasTheme(events, index, theme);
    const isPermanent = (index: number) => events.isPermanent[index] === 1;
    await addKey(client, events, keyOf(theme, always), (n) => isOfTheme(n) && isPermanent(n));
    for (const [bit, day] of days.entries())
      await addKey(
        client,
        events,
        keyOf(theme, day),
        (n) => isOfTheme(n) && !isPermanent(n) && isOnDays(events, n, 1 << bit),
      );
  }
}

async function addCards(client: Client, events: PeerEvents): Promise<void> {
  for (let first = 0; first < events.count; first += writesAtOnce) {
    const cards: [string, string][] = [];
    for (let index = first; index < Math.min(first + writesAtOnce, events.count); index++)
      cards.push([cardKey(events.ids[index] ?? ''), events.cardOf(index)]);
    await client.mSet(cards);
  }
}

async function nearestOn(client: Client, key: string, { lon, lat, radiusM }: PeerQuery) {
  const found = await client.geoSearchWith(
    key,
    { longitude: lon, latitude: lat },
    { radius: radiusM * stretch, unit: 'm' },
    ['WITHDIST'],
    { SORT: 'ASC', COUNT: pageSize },
  );
  return found.map(({ member, distance }) => ({ id: member, metres: Number(distance) / stretch }));
}

async function search(client: Client, query: PeerQuery): Promise<string> {
  const keys = [...query.days, always].map((day) => keyOf(query.theme, day));
  const lists = await Promise.all(keys.map((key) => nearestOn(client, key, query)));
  const nearest = mergeNearest(lists, pageSize);
  if (nearest.length === 0) return packCards([]);
  const cards = await client.mGet(nearest.map(({ id }) => cardKey(id)));
  return packCards(
    nearest.map(({ metres }, place) => ({ card: cards[place] ?? '{"id":null}', metres })),
  );
}

/** @returns undefined when redis-server is not installed */
export async function openRedis(
  events: PeerEvents,
  days: readonly number[],
): Promise<Engine | undefined> {
  const server = await startRedis();
  if (!server) return undefined;
  const client = connect(server.url);
  await client.connect();
  const version = /redis_version:(\S+)/.exec(await client.info('server'))?.[1] ?? '';
  const empty = await usedBytes(client);
  const startedAt = performance.now();
  await addPlaces(client, events, days);
  const withPlaces = await usedBytes(client);
  await addCards(client, events);
  return {
    name: `Redis ${version}`,
    cost: {
      buildSeconds: secondsSince(startedAt),
      indexMb: megabytes(withPlaces - empty),
      cardsMb: megabytes((await usedBytes(client)) - withPlaces),
    },
    serverCpu:
      server.pid === undefined || process.platform !== 'linux' ? null : cpuOfProcess(server.pid),
    search: (query) => search(client, query),
    close: async () => {
      client.destroy();
      await server.stop();
    },
  };
}

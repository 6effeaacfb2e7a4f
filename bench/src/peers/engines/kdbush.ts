import { earthRadiusM, metresBetween } from '@parages/contracts/vocabulary/places/sphere';
import { themes } from '@parages/contracts/vocabulary/themes/themes';
import { around } from 'geokdbush';
import KDBush from 'kdbush';
import { hasTheme, isOnDays, type PeerEvents } from '../data/peer-events.ts';
import { type PeerQuery, pageSize } from '../data/peer-query.ts';
import { type Engine, megabytes, secondsSince } from './engine.ts';
import { packCards } from './pack-cards.ts';

// The radius of geokdbush's sphere.
const libraryRadiusKm = 6371;

/** `indexes` are those of the events, by the number of a point in the tree. */
type Tree = { tree: KDBush; indexes: Uint32Array };

function growTree(events: PeerEvents, theme: number): Tree {
  const indexes = Uint32Array.from(events.ids.keys()).filter((n) => hasTheme(events, n, theme));
  const tree = new KDBush(indexes.length);
  for (const index of indexes) tree.add(events.lon[index] ?? 0, events.lat[index] ?? 0);
  return { tree: tree.finish(), indexes };
}

function search(events: PeerEvents, { tree, indexes }: Tree, query: PeerQuery): string {
  const { lon, lat, radiusM, dayBits } = query;
  const reachKm = (radiusM / earthRadiusM) * libraryRadiusKm;
  const found = around(tree, lon, lat, pageSize, reachKm, (point) =>
    isOnDays(events, indexes[point] ?? 0, dayBits),
  ).map((point) => {
    const index = indexes[point] ?? 0;
    const there = { lon: events.lon[index] ?? 0, lat: events.lat[index] ?? 0 };
    return { index, metres: metresBetween(query, there) };
  });
  found.sort((one, other) => one.metres - other.metres || one.index - other.index);
  return packCards(found.map(({ index, metres }) => ({ card: events.cardOf(index), metres })));
}

/** One tree a theme in the memory of this process; days are compared at each point. */
export function openKdbush(events: PeerEvents): Engine {
  const startedAt = performance.now();
  const trees = themes.map((_, place) => growTree(events, place + 1));
  const bytes = trees.reduce(
    (sum, { tree, indexes }) => sum + tree.data.byteLength + indexes.byteLength,
    events.days.byteLength + events.lon.byteLength + events.lat.byteLength,
  );
  const buildSeconds = secondsSince(startedAt);
  let cardBytes = 0;
  for (let index = 0; index < events.count; index++)
    cardBytes += Buffer.byteLength(events.cardOf(index));
  return {
    name: 'kdbush in process',
    cost: { buildSeconds, indexMb: megabytes(bytes), cardsMb: megabytes(cardBytes) },
    serverCpu: null,
    search: async (query) => {
      const tree = trees[query.theme - 1];
      return tree ? search(events, tree, query) : packCards([]);
    },
    close: async () => undefined,
  };
}

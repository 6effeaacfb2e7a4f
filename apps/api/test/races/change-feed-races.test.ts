import { expect, it } from 'vitest';
import { type FeedItem, readFeed } from '../change-feed.ts';
import { rounds } from '../rounds.ts';
import { type Api, startApi } from '../servers/start-api.ts';
import { connections } from './race.ts';

const patienceMs = 1_200_000;
const writers = 5;
const writesOfEach = 4;
const events = 8;

/**
 * One transaction that changes two events, in an order of its own, and commits after a pause of its
 * own: transactions that began earlier often commit later.
 */
async function write({ db, clock }: Api, ids: readonly string[], label: string, seed: number) {
  const [first = '', second = ''] = [ids[seed % ids.length], ids[(seed * 3 + 1) % ids.length]];
  await db.$transaction(async (tx) => {
    await tx.$queryRawUnsafe('SELECT pg_current_xact_id()::text');
    if (seed % 3 === 0) await tx.$queryRawUnsafe(`SELECT pg_sleep(${(seed % 7) / 1000})::text`);
    const chosen = [...new Set([first, second])].sort();
    await tx.$queryRawUnsafe(
      'SELECT id::text FROM poi WHERE id = ANY ($1::uuid[]) ORDER BY id FOR UPDATE',
      chosen,
    );
    await tx.poiVersion.updateMany({ where: { poiId: { in: chosen } }, data: { label } });
    await tx.poi.updateMany({
      where: { id: chosen[0] as string },
      data: { isEnabled: seed % 4 !== 0 },
    });
    await tx.$queryRawUnsafe(
      'SELECT refresh_poi_search($1::uuid[], $2::timestamptz)::text',
      chosen,
      clock.now(),
    );
  });
}

type Copy = { titles: Map<string, string>; seen: Set<string> };

// Every write gives its events a title of its own, so an item that comes twice has a title that the
// copy has seen.
function apply({ titles, seen }: Copy, items: readonly FeedItem[]): void {
  for (const { poi, tombstone } of items) {
    if (tombstone) titles.delete(tombstone.poiId);
    if (!poi) continue;
    expect(seen).not.toContain(`${poi.id} ${poi.label}`);
    seen.add(`${poi.id} ${poi.label}`);
    titles.set(poi.id, poi.label);
  }
}

async function readPage({ get }: Api, cursor: string | undefined, copy: Copy): Promise<string> {
  const { status, body } = await get('/pois/changes', { updatedSince: cursor, pageSize: 3 });
  expect({ status, body }).toMatchObject({ status: 200 });
  apply(copy, body.items);
  return body.next;
}

async function writeAtOnce(api: Api, ids: readonly string[], round: number): Promise<void> {
  await Promise.all(
    Array.from({ length: writers }, async (_, writer) => {
      for (let n = 0; n < writesOfEach; n += 1)
        await write(api, ids, `${round}.${writer}.${n}`, round * 7 + writer * 5 + n * 11);
    }),
  );
}

it('a copy read while five transactions write at a time misses no change and gets none twice', {
  timeout: patienceMs,
}, async () => {
  const api = await startApi({ poolSize: connections });
  const ids: string[] = [];
  for (let n = 0; n < events; n += 1) ids.push((await api.create.poi({ label: `Bal ${n}` })).id);
  const copy: Copy = { titles: new Map(), seen: new Set() };
  let cursor: string | undefined;
  for (let round = 0; round < rounds(10, 1000); round += 1) {
    let isWriting = true;
    const writing = writeAtOnce(api, ids, round).finally(() => {
      isWriting = false;
    });
    while (isWriting) cursor = await readPage(api, cursor, copy);
    await writing;
    const rest = await readFeed(api, cursor);
    apply(copy, rest.items);
    cursor = rest.next;
    const shown = await api.db.poiVersion.findMany({
      where: { poi: { isEnabled: true } },
      select: { poiId: true, label: true },
      orderBy: { poiId: 'asc' },
    });
    expect([...copy.titles].sort()).toEqual(shown.map(({ poiId, label }) => [poiId, label]));
  }
});

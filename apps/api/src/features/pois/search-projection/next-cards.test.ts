import { expect, it } from 'vitest';
import { oracleClock, seeded, writeKnownPois } from '../../../../test/search-oracle.ts';
import { startApi } from '../../../../test/servers/start-api.ts';
import { emptyDatabase } from '../../../../test/servers/test-database.ts';
import type { Db } from '../../../platform/database/database.ts';
import { fillNextCards } from './sweep-search.ts';

type Shown = { id: string; card: Record<string, unknown> };

const readCards = (db: Db, from: string, to: string, parts: number, at: Date): Promise<Shown[]> =>
  db.$queryRawUnsafe<Shown[]>(
    `SELECT s.poi_id::text AS id, c.card::jsonb AS card FROM poi_search s
     CROSS JOIN LATERAL poi_card_texts(card_id => s.poi_id, away => 1234.5, from_day => $1::date, to_day => $2::date,
       today => '2026-06-10', as_of => $4::timestamptz, wanted_options => $3::int) c ORDER BY s.poi_id`,
    from,
    to,
    parts,
    at,
  );

const parts = { all: 0, morning: 1024 };

it('the card that is stored is the one that the periods of the event give, for any days, part of the day and hour', async () => {
  const { db } = await emptyDatabase();
  await writeKnownPois(db);
  const draw = seeded();
  const asked = Array.from({ length: 24 }, (_, n) => {
    const from = 10 + draw(18);
    const day = (number: number) => `2026-06-${String(number).padStart(2, '0')}`;
    return {
      from: n === 0 ? '2026-06-10' : day(from),
      to: n % 3 === 0 ? '9999-12-31' : day(from + draw(3)),
      part: n % 6 === 5 ? parts.morning : parts.all,
      at: new Date(oracleClock.now().getTime() + draw(3) * 7_200_000),
    };
  });
  const read = async () => {
    const answers: Shown[][] = [];
    for (const { from, to, part, at } of asked)
      answers.push(await readCards(db, from, to, part, at));
    return answers;
  };
  const stored = await read();
  const [use] = await db.$queryRawUnsafe<{ used: number; known: number }[]>(
    `SELECT count(*) FILTER (WHERE next_until >= '2026-06-10')::int AS used, count(next_until)::int AS known FROM poi_search`,
  );
  expect(use?.known).toBe(stored[0]?.length);
  expect(use?.used).toBeGreaterThan(1000);
  await db.$executeRawUnsafe('UPDATE poi_search SET next_until = NULL');
  expect(stored).toEqual(await read());
});

it('a list shows the present title and the next date after each change, cancelled dates left out', async () => {
  const { create, db, get, clock } = await startApi({ now: '2026-06-10T07:00:00Z' });
  const { id } = await create.poi({
    label: 'Bal',
    periods: [{ startDate: '2026-06-11', startTime: '20:30' }, { startDate: '2026-06-12' }],
  });
  const refresh = () =>
    db.$queryRawUnsafe(
      'SELECT refresh_poi_search(ARRAY[$1::uuid], $2::timestamptz)::text',
      id,
      clock.now(),
    );
  const list = async () =>
    (await get('/pois', { lon: 0.704, lat: 47.3948, distanceKm: 10 })).body.items;
  expect(await list()).toMatchObject([
    { label: 'Bal', startDate: '2026-06-11', endDate: '2026-06-11', poiTime: '20:30:00' },
  ]);
  await db.$executeRawUnsafe(`UPDATE poi_version SET label = 'Le "Bal" d’été'`);
  await db.$executeRawUnsafe(
    `INSERT INTO date_state (poi_id, starts_at, state) VALUES ('${id}', '2026-06-11 20:30', 'cancelled')`,
  );
  await refresh();
  expect(await list()).toMatchObject([
    { label: 'Le "Bal" d’été', startDate: '2026-06-12', poiTime: null },
  ]);
});

it('the worker writes the cards that a former release left out, and writes none twice', async () => {
  const { create, db, clock } = await startApi();
  await create.poi({ periods: [{ startDate: '2026-06-12' }] });
  await create.poi({ isPermanent: true });
  const stored = () =>
    db.$queryRawUnsafe('SELECT next_card, next_until::text FROM poi_search ORDER BY poi_id');
  const before = await stored();
  expect(before).toMatchObject([{ next_until: '2026-06-12' }, { next_until: 'infinity' }]);
  await db.$executeRawUnsafe('UPDATE poi_search SET next_card = NULL, next_until = NULL');
  expect(await fillNextCards(db, clock.now(), () => true)).toBe(0);
  expect(await fillNextCards(db, clock.now())).toBe(2);
  expect(await stored()).toEqual(before);
  expect(await fillNextCards(db, clock.now())).toBe(0);
  expect(await stored()).toEqual(before);
});

import { readFileSync } from 'node:fs';
import {
  childAge,
  type PartOfDay,
  partOfDayNames,
  partsOfDay,
  priceCeilings,
  traitMask,
} from '@parages/contracts/vocabulary/search/search-traits';
import { optionMask } from '@parages/contracts/vocabulary/themes/options';
import { describe, expect, it } from 'vitest';
import { startApi } from '../../../test/servers/start-api.ts';
import { emptyDatabase } from '../../../test/servers/test-database.ts';

const now = new Date('2026-06-10T10:00:00Z');
const here = { lon: 0.704, lat: 47.3948, distanceKm: 30 };
const [wednesday, thursday, friday] = ['2026-06-10', '2026-06-11', '2026-06-12'];
const readMigration = (name: string): string =>
  readFileSync(
    new URL(`../../../../../prisma/migrations/${name}/migration.sql`, import.meta.url),
    'utf8',
  );

const minutesOf = (time: string): number =>
  Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
const timeOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

// The part of each minute of a day, from the hours of the vocabulary.
const partOfMinute: PartOfDay[] = [];
for (const part of partOfDayNames) {
  const [from, until] = partsOfDay[part].map(minutesOf) as [number, number];
  for (let minute = from; minute !== until; minute = (minute + 1) % 1440)
    partOfMinute[minute] = part;
}

// The bit of the night, which searches of the former release ask for.
const formerNightBit = 8192;

function maskOf(start: string): number {
  const partOfDay = partOfMinute[minutesOf(start)];
  return traitMask({ partOfDay }) | (partOfDay === 'evening' ? formerNightBit : 0);
}

describe('the database and the vocabulary', () => {
  it('agree on the part of the day in which a period starts, for each start and end of a grid of half hours', async () => {
    const { db } = await emptyDatabase();
    const times = Array.from({ length: 48 }, (_, index) => timeOf(index * 30));
    const hours = times.flatMap((start) => [null, ...times].map((end) => ({ start, end })));
    const rows = await db.$queryRawUnsafe<{ start: string; end: string | null; mask: number }[]>(
      `SELECT to_char(h.s, 'HH24:MI') AS start, to_char(h.e, 'HH24:MI') AS end, part_mask(start_time => h.s, end_time => h.e) AS mask
       FROM unnest($1::time[], $2::time[]) AS h (s, e)`,
      hours.map(({ start }) => start),
      hours.map(({ end }) => end),
    );
    const isWhole = ({ start, end }: { start: string; end: string | null }): boolean =>
      start === '00:00' && (end === null || end === '00:00');
    expect(rows.filter(isWhole).map(({ mask }) => mask)).toEqual([15_360, 15_360]);
    const timed = rows.filter((row) => !isWhole(row));
    expect(timed).toHaveLength(48 * 49 - 2);
    expect(timed).toEqual(timed.map(({ start, end }) => ({ start, end, mask: maskOf(start) })));
  });

  it('use bits of their own for each option, ceiling, part of the day and age, within 31 bits', () => {
    const masks = [
      ...priceCeilings
        .filter((maxPrice) => maxPrice > 0)
        .map((maxPrice) => traitMask({ maxPrice })),
      ...partOfDayNames.map((partOfDay) => traitMask({ partOfDay })),
      ...Array.from({ length: childAge.most + 1 }, (_, age) => traitMask({ age })),
    ];
    expect(masks.every((mask) => mask > optionMask(['free']) && Math.log2(mask) % 1 === 0)).toBe(
      true,
    );
    expect(new Set(masks).size).toBe(masks.length);
    expect(traitMask({ maxPrice: 0 })).toBe(optionMask(['free']));
  });
});

describe('GET /pois', () => {
  it.each([
    [{ minPriceCents: 1000 }, [10, 20, 30]],
    [{ minPriceCents: 1001 }, [20, 30]],
    [{ minPriceCents: 0 }, [5, 10, 20, 30]],
    [{ minPriceCents: 3001 }, []],
    [{ minPriceCents: null }, []],
    [{ options: ['free' as const] }, [0, 5, 10, 20, 30]],
  ])(
    'maxPrice: an event with %j is listed under the ceilings %j, without a known price under none',
    async (draft, ceilings) => {
      const { create, get } = await startApi();
      await create.poi(draft);
      const found: number[] = [];
      for (const maxPrice of priceCeilings)
        if ((await get('/pois', { ...here, maxPrice })).body.total === 1) found.push(maxPrice);
      expect(found).toEqual(ceilings);
    },
  );

  it.each([
    [{ minimumAge: 6, maximumAge: 12 }, 6, 12],
    [{ minimumAge: 3 }, 3, 15],
    [{ maximumAge: 3 }, 0, 3],
    [{ minimumAge: 16 }, null, null],
    [{ minimumAge: 99, options: ['kids-friendly' as const] }, null, null],
    [{ options: ['kids-friendly' as const] }, 0, 15],
    [{ themes: ['famille' as const] }, 0, 15],
    [{}, null, null],
  ])(
    'age: an event with %j is listed for children from %s to %s years',
    async (draft, from, to) => {
      const { create, get } = await startApi();
      await create.poi(draft);
      const found: number[] = [];
      for (let age = childAge.least; age <= childAge.most; age += 1)
        if ((await get('/pois', { ...here, age })).body.total === 1) found.push(age);
      expect([found[0] ?? null, found.at(-1) ?? null]).toEqual([from, to]);
      expect(found).toHaveLength(from === null ? 0 : to - from + 1);
    },
  );

  it('partOfDay: lists an event on the days on which an occurrence starts in the part, and not on its other days', async () => {
    const { create, get } = await startApi();
    await create.poi({
      periods: [
        { startDate: wednesday, startTime: '20:00', endTime: '22:00' },
        { startDate: thursday, startTime: '10:00', endTime: '15:00' },
      ],
    });
    const totalOf = async (partOfDay: PartOfDay, dates?: string): Promise<number> =>
      (await get('/pois', { ...here, partOfDay, ...(dates && { dates }) })).body.total;
    expect(await totalOf('morning')).toBe(1);
    expect(await totalOf('evening')).toBe(1);
    expect(await totalOf('afternoon')).toBe(0);
    expect(await totalOf('morning', thursday)).toBe(1);
    expect(await totalOf('morning', wednesday)).toBe(0);
    expect(await totalOf('evening', wednesday)).toBe(1);
    expect(await totalOf('evening', thursday)).toBe(0);
  });

  it.each([
    ['/pois', here],
    ['/pois', { ...here, q: 'sortie' }],
    ['/pois', { bbox: '0.5,47.2,0.9,47.6' }],
    ['/pois', {}],
    ['/pois', { q: 'sortie' }],
    ['/home', here],
  ])(
    'partOfDay: %s%j orders events by their first occurrence that starts in the part, and shows it',
    async (path, area) => {
      const { create, get } = await startApi();
      const outing = { label: 'Sortie', themes: ['concerts' as const] };
      const mixed = await create.poi({
        ...outing,
        periods: [
          { startDate: wednesday, startTime: '20:00', endTime: '22:00' },
          { startDate: friday, startTime: '10:00', endTime: '12:00' },
        ],
      });
      const onThursday = await create.poi({
        ...outing,
        at: { lon: here.lon + 0.1, lat: here.lat },
        periods: [{ startDate: thursday, startTime: '10:00', endTime: '12:00' }],
      });
      const { body } = await get(path, { ...area, partOfDay: 'morning' });
      const cards: unknown[] = body.items ?? body.carousels[0].items;
      expect(cards).toMatchObject([
        { id: onThursday.id, startDate: thursday, poiTime: '10:00:00' },
        { id: mixed.id, startDate: friday, endDate: friday, poiTime: '10:00:00' },
      ]);
    },
  );

  it.each([
    ['04:59', 'evening'],
    ['05:00', 'morning'],
    ['11:59', 'morning'],
    ['12:00', 'afternoon'],
    ['17:59', 'afternoon'],
    ['18:00', 'evening'],
    ['23:30', 'evening'],
    ['00:30', 'evening'],
  ])('partOfDay: an occurrence that starts at %s is of the %s alone', async (startTime, part) => {
    const { create, get } = await startApi();
    await create.poi({ periods: [{ startDate: thursday, startTime, endTime: '23:55' }] });
    const found: string[] = [];
    for (const partOfDay of partOfDayNames)
      if ((await get('/pois', { ...here, partOfDay })).body.total === 1) found.push(partOfDay);
    expect(found).toEqual([part]);
  });

  it('partOfDay: each part lists the events without hours and the days without hours, and no permanent event', async () => {
    const { create, get } = await startApi();
    await create.poi({ isPermanent: true });
    const untimed = await create.poi({ periods: [{ startDate: wednesday }] });
    const mixed = await create.poi({
      periods: [{ startDate: thursday }, { startDate: friday, startTime: '20:00' }],
    });
    for (const partOfDay of partOfDayNames) {
      const { body } = await get('/pois', { ...here, partOfDay });
      expect(body.items).toMatchObject([{ id: untimed.id }, { id: mixed.id, startDate: thursday }]);
    }
    const dates = friday;
    expect((await get('/pois', { ...here, dates, partOfDay: 'morning' })).body.total).toBe(0);
    expect((await get('/pois', { ...here, dates, partOfDay: 'evening' })).body.total).toBe(1);
  });

  it('partOfDay: the night of former releases lists the events of the evening', async () => {
    const { create, get } = await startApi();
    const concert = await create.poi({
      periods: [{ startDate: wednesday, startTime: '20:00', endTime: '22:00' }],
    });
    await create.poi({ periods: [{ startDate: wednesday, startTime: '14:00' }] });
    const { body } = await get('/pois', { ...here, partOfDay: 'night' });
    expect(body.items).toMatchObject([{ id: concert.id }]);
  });

  it.each([
    ['maxPrice', '7'],
    ['maxPrice', ''],
    ['maxPrice', '-5'],
    ['age', '16'],
    ['age', '6.5'],
    ['age', ''],
    ['partOfDay', 'matin'],
  ])('400: %s=%s, with an error that names the field', async (name, value) => {
    const { get } = await startApi();
    const { status, body } = await get('/pois', { ...here, [name]: value });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      code: 'request_invalid',
      errors: [{ pointer: `/query/${name}` }],
    });
  });
});

it('the migrations of the traits and of their parts write the same bits as the projection, and keep those of the options', async () => {
  const seed = readFileSync(
    new URL('../../../test/records/many-pois.sql', import.meta.url),
    'utf8',
  );
  const { db } = await emptyDatabase();
  await db.$queryRawUnsafe(seed, 500);
  await db.$queryRawUnsafe(
    'SELECT refresh_poi_search(array_agg(id), $1::timestamptz)::text FROM poi',
    now,
  );
  const bits = () =>
    db.$queryRawUnsafe<{ bits: number }[]>(
      'SELECT options AS bits FROM poi_search ORDER BY poi_id',
    );
  const written = await bits();
  expect(new Set(written.map((row) => row.bits)).size).toBeGreaterThan(50);
  await db.$executeRawUnsafe('UPDATE poi_search SET options = options & 63');
  await db.$transaction(async (tx) => {
    for (const statement of readMigration('20261128004100_search_traits')
      .split(/;\n/)
      .filter((text) => text.trim() !== ''))
      await tx.$executeRawUnsafe(statement);
  });
  expect(await bits()).not.toEqual(written);
  // Outside of a transaction, because it commits between its steps.
  await db.$executeRawUnsafe(readMigration('20261129130000_parts_by_start'));
  expect(await bits()).toEqual(written);
});

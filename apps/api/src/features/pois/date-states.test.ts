// Specification: §4.23
import { describe, expect, it } from 'vitest';
import { refreshPoi } from '../../../test/records/create-poi.ts';
import { startApi } from '../../../test/servers/start-api.ts';

const here = { lon: 0.704, lat: 47.3948, distanceKm: 30 };
const today = '2026-06-10';
const at = (startDate: string, startTime?: string) => ({
  startDate,
  ...(startTime && { startTime, endTime: '23:00' }),
});

async function start(
  periods: ReturnType<typeof at>[],
  states: Record<string, string>,
  isAround = true,
) {
  const api = await startApi();
  const poi = await api.create.poi({ periods });
  for (const [startsAt, state] of Object.entries(states))
    await api.db.$executeRawUnsafe(
      'INSERT INTO date_state (poi_id, starts_at, state) VALUES ($1::uuid, $2::timestamp, $3)',
      poi.id,
      startsAt,
      state,
    );
  await refreshPoi(api.db, poi.id, api.clock.now());
  const where = isAround ? here : {};
  const cards = async (query: object = {}) =>
    (await api.get('/pois', { ...where, ...query })).body.items;
  return { ...api, poi, cards };
}

describe('issue 16 "one date cancelled, full, moved": lists', () => {
  it('have no event on a day whose only date is cancelled or postponed, and the other days', async () => {
    const { cards } = await start([at(today, '20:30'), at('2026-06-12'), at('2026-06-13')], {
      '2026-06-10 20:30': 'cancelled',
      '2026-06-12 23:59:59.999': 'postponed',
    });
    expect(await cards({ dates: `${today}_2026-06-12` })).toEqual([]);
    expect(await cards()).toMatchObject([{ startDate: '2026-06-13', liveState: 'scheduled' }]);
  });

  it('of two dates of a day, show the hour of the one that takes place, also for a part of the day', async () => {
    const { cards } = await start([at(today, '14:00'), at(today, '20:30')], {
      '2026-06-10 14:00': 'cancelled',
    });
    expect(await cards()).toMatchObject([{ startDate: today, poiTime: '20:30:00' }]);
    expect(await cards({ partOfDay: 'evening' })).toHaveLength(1);
    expect(await cards({ partOfDay: 'afternoon' })).toEqual([]);
  });

  it('of several days with different hours, have only the parts of the day of the dates that take place', async () => {
    const { cards } = await start(
      [at(today, '14:00'), at('2026-06-11', '20:30'), at('2026-06-12', '14:00')],
      { '2026-06-10 14:00': 'cancelled' },
    );
    expect(await cards({ partOfDay: 'afternoon' })).toMatchObject([{ startDate: '2026-06-12' }]);
    expect(await cards({ partOfDay: 'afternoon', dates: `${today}_${today}` })).toEqual([]);
  });

  it('say of a full date that it is full, and nothing on the days of the others', async () => {
    const { cards } = await start([at(today, '20:30'), at('2026-06-12', '20:30')], {
      '2026-06-10 20:30': 'full',
    });
    expect(await cards()).toMatchObject([{ startDate: today, liveState: 'full' }]);
    expect(await cards({ dates: '2026-06-12_2026-06-12' })).toMatchObject([
      { liveState: 'scheduled' },
    ]);
  });

  it('have no event whose dates to come are all cancelled; its page has them', async () => {
    const { cards, get, poi } = await start(
      [at('2026-06-12')],
      { '2026-06-12 23:59:59.999': 'cancelled' },
      false,
    );
    expect(await cards()).toEqual([]);
    expect((await get(`/pois/${poi.id}`)).body.periods).toMatchObject([
      { startDate: '2026-06-12', isPast: false, liveState: 'cancelled' },
    ]);
  });

  it('"tonight" has the event with a later date this evening, and not the one whose date is cancelled', async () => {
    const rail = async (api: Awaited<ReturnType<typeof start>>) =>
      (await api.get('/home', here)).body.tonight.map(({ id }: { id: string }) => id);
    const off = { '2026-06-10 20:30': 'cancelled' };
    const one = await start([at(today, '20:30'), at('2026-06-25')], off);
    expect(await rail(one)).toEqual([]);
    const two = await start([at(today, '20:30'), at(today, '22:00')], off);
    expect(await rail(two)).toEqual([two.poi.id]);
  });
});

it('issue 16 "one date cancelled": the calendar file marks that date alone as cancelled', async () => {
  const { get, poi } = await start([at('2026-06-12', '20:30'), at('2026-06-13', '20:30')], {
    '2026-06-12 20:30': 'cancelled',
  });
  const { text } = await get(`/pois/${poi.id}/calendar.ics`);
  const events = text.split('BEGIN:VEVENT').slice(1);
  expect(events.map((event) => /STATUS:(\w+)/.exec(event)?.[1])).toEqual([
    'CANCELLED',
    'CONFIRMED',
  ]);
});

it('issue 16 "one date cancelled": a favourite shows the next date that takes place, and its feed marks the cancelled one', async () => {
  const { send, signIn, poi, get } = await start([at('2026-06-11', '20:30'), at('2026-06-13')], {
    '2026-06-11 20:30': 'cancelled',
  });
  const me = await signIn();
  await send('PUT', `/me/favorites/${poi.id}`, { as: me });
  const { body } = await send('GET', '/me/favorites', { as: me });
  expect(body.dated).toMatchObject([{ startDate: '2026-06-13' }]);
  const { url } = (await send('PUT', '/me/favorites/links/calendar', { as: me })).body;
  expect((await get(new URL(url).pathname)).text.match(/STATUS:CANCELLED/g)).toHaveLength(1);
});

// Specification: §1.3
import { describe, expect, it } from 'vitest';
import { startApi } from '../../../../test/servers/start-api.ts';
import { sweepSearch } from '../search-projection/sweep-search.ts';

const tours = { lon: 0.704, lat: 47.3948 };
const north = (km: number) => ({ lon: tours.lon, lat: tours.lat + km / 111.195 });
const here = { ...tours, distanceKm: 30 };
const wednesday = '2026-06-10';
const thursday = '2026-06-11';
const on = (startDate: string, startTime?: string, endTime?: string) => [
  { startDate, ...(startTime && { startTime }), ...(endTime && { endTime }) },
];
const exhibition = [{ startDate: '2026-05-01', endDate: '2026-12-01' }];
const openFrom = (startTime: string, endTime: string) => [
  { startDate: '2026-05-01', endDate: '2026-12-01', startTime, endTime },
];

async function start(now = `${wednesday}T10:00:00Z`) {
  const api = await startApi({ now });
  const railsOf = async (query: object = {}) => {
    const { body } = await api.get('/home', { ...here, ...query });
    const ids = (rail: 'tonight' | 'weekend'): string[] =>
      body[rail].map(({ id }: { id: string }) => id);
    return { tonight: ids('tonight'), weekend: ids('weekend') };
  };
  return { ...api, railsOf };
}

describe('GET /home, the list "tonight"', () => {
  it('has today’s events of all themes, one-off before ongoing, then those that start before 05:00', async () => {
    const { create, railsOf } = await start();
    const party = await create.poi({ themes: ['fetes'], periods: on(thursday, '01:00', '04:00') });
    const long = await create.poi({ themes: ['expositions'], periods: exhibition });
    const far = await create.poi({ at: north(3), themes: ['cinema'] });
    const near = await create.poi({ at: north(1), themes: ['theatre'] });
    expect((await railsOf()).tonight).toEqual([near.id, far.id, long.id, party.id]);
  });

  it('has no event that is over, permanent, of tomorrow or beyond the radius', async () => {
    const { create, railsOf } = await start();
    await create.poi({ periods: on(wednesday, '08:00', '09:00') });
    await create.poi({ isPermanent: true });
    await create.poi({ periods: on(thursday) });
    await create.poi({ periods: on(thursday, '00:00') });
    await create.poi({ periods: on(thursday, '05:00') });
    await create.poi({ at: north(31) });
    expect(await railsOf()).toEqual({ tonight: [], weekend: [] });
  });

  it.each([
    [wednesday, thursday, '2026-06-10T23:30:00Z', '2026-06-11T03:00:00Z'],
    ['2026-03-28', '2026-03-29', '2026-03-29T00:30:00Z', '2026-03-29T03:00:00Z'],
    ['2026-10-24', '2026-10-25', '2026-10-24T23:30:00Z', '2026-10-25T04:00:00Z'],
  ])(
    'on the night after %s shows at 01:30 what runs until 05:00, and at 05:00 the events of %s',
    async (day, next, night, morning) => {
      const { create, clock, db, railsOf } = await start(`${day}T18:00:00Z`);
      await create.poi({ periods: on(day, '20:30', '23:30') });
      await create.poi({ periods: on(next, '00:30', '01:15') });
      const ball = await create.poi({ periods: on(day, '22:00', '04:00') });
      const after = await create.poi({ periods: on(next, '03:30', '04:30') });
      const market = await create.poi({ periods: on(next, '08:00', '12:00') });
      const at = async (instant: string) => {
        clock.set(instant);
        await sweepSearch(db, new Date(instant));
        return (await railsOf()).tonight;
      };
      expect(await at(night)).toEqual([ball.id, after.id]);
      expect(await at(morning)).toEqual([market.id]);
    },
  );

  it('leaves out an exhibition between its closing time and 05:00, and keeps one without hours', async () => {
    const { create, clock, railsOf } = await start(`${wednesday}T15:59:00Z`);
    const day = await create.poi({ periods: openFrom('10:00', '18:00') });
    const evening = await create.poi({ at: north(1), periods: openFrom('20:00', '02:00') });
    const whole = await create.poi({ at: north(2), periods: exhibition });
    const at = async (instant: string) => {
      clock.set(instant);
      return (await railsOf()).tonight;
    };
    expect((await railsOf()).tonight).toEqual([day.id, evening.id, whole.id]);
    expect(await at(`${wednesday}T16:00:00Z`)).toEqual([evening.id, whole.id]);
    expect(await at(`${wednesday}T23:59:00Z`)).toEqual([evening.id, whole.id]);
    expect(await at(`${thursday}T01:00:00Z`)).toEqual([whole.id]);
    expect(await at(`${thursday}T03:00:00Z`)).toEqual([day.id, evening.id, whole.id]);
  });

  it('leaves out a one-day event without an end time two hours after its start, and keeps whole days and periods of several days', async () => {
    const { create, clock, railsOf } = await start(`${wednesday}T17:59:00Z`);
    const concert = await create.poi({ periods: on(wednesday, '18:00') });
    const sameEnd = await create.poi({ at: north(1), periods: on(wednesday, '18:00', '18:00') });
    const late = await create.poi({ at: north(2), periods: on(wednesday, '21:00') });
    const midnight = await create.poi({ at: north(3), periods: on(wednesday, '00:00') });
    const untimed = await create.poi({ at: north(4), periods: on(wednesday) });
    const festival = await create.poi({
      at: north(5),
      periods: [{ startDate: '2026-06-09', endDate: thursday, startTime: '09:00' }],
    });
    await create.poi({ periods: on(wednesday, '08:00') });
    const rest = [late.id, midnight.id, untimed.id, festival.id];
    expect((await railsOf()).tonight).toEqual([concert.id, sameEnd.id, ...rest]);
    clock.set(`${wednesday}T18:00:00Z`);
    expect((await railsOf()).tonight).toEqual(rest);
    const evening = (await railsOf({ partOfDay: 'evening' })).tonight;
    expect(evening).toEqual([late.id, midnight.id, untimed.id]);
  });

  it('has an event with a later date without an end this evening, and its card shows that one', async () => {
    const { create, get, clock } = await start(`${wednesday}T09:59:00Z`);
    await create.poi({ periods: [...on(wednesday, '10:00'), ...on(wednesday, '20:30')] });
    const times = async () => {
      const { body } = await get('/home', here);
      return body.tonight.map(({ poiTime }: { poiTime: string }) => poiTime);
    };
    expect(await times()).toEqual(['10:00:00']);
    clock.set(`${wednesday}T10:00:00Z`);
    expect(await times()).toEqual(['20:30:00']);
    clock.set(`${wednesday}T20:30:00Z`);
    expect(await times()).toEqual([]);
  });

  it('shows ten events although closed exhibitions are nearer', async () => {
    const { create, railsOf } = await start(`${wednesday}T17:00:00Z`);
    for (let n = 0; n < 12; n += 1) await create.poi({ periods: openFrom('10:00', '18:00') });
    for (let n = 0; n < 10; n += 1) await create.poi({ at: north(1), periods: exhibition });
    expect((await railsOf()).tonight).toHaveLength(10);
  });

  it('has at most ten events, and with an option only those that have it', async () => {
    const { create, railsOf } = await start();
    for (let n = 0; n < 11; n += 1) await create.poi();
    const free = await create.poi({ options: ['free'] });
    expect((await railsOf()).tonight).toHaveLength(10);
    expect((await railsOf({ options: 'free' })).tonight).toEqual([free.id]);
  });
});

describe('GET /home, the list "weekend"', () => {
  it('has the events of Saturday, then of Sunday, of all themes; none of Friday or Monday, and no permanent place', async () => {
    const { create, railsOf } = await start();
    const sunday = await create.poi({ themes: ['cinema'], periods: on('2026-06-14') });
    const saturday = await create.poi({ at: north(3), periods: on('2026-06-13', '21:00') });
    await create.poi({ periods: on('2026-06-12', '20:00') });
    await create.poi({ isPermanent: true });
    await create.poi({ periods: on('2026-06-15') });
    expect(await railsOf()).toEqual({ tonight: [], weekend: [saturday.id, sunday.id] });
  });

  it('has on a Saturday only the events of Sunday, because tonight has those of Saturday', async () => {
    const { create, railsOf } = await start('2026-06-13T10:00:00Z');
    const saturday = await create.poi({ periods: on('2026-06-13') });
    const sunday = await create.poi({ periods: on('2026-06-14') });
    expect(await railsOf()).toEqual({ tonight: [saturday.id], weekend: [sunday.id] });
  });

  it('has on a Saturday no event of the morning that is over, also when its end is unknown', async () => {
    const { create, railsOf } = await start('2026-06-13T18:00:00Z');
    await create.poi({ periods: on('2026-06-13', '08:00') });
    const both = await create.poi({
      periods: [...on('2026-06-13', '08:00'), ...on('2026-06-14', '08:00')],
    });
    expect(await railsOf()).toEqual({ tonight: [], weekend: [both.id] });
  });

  it('is empty on a Sunday, when tonight has the same events', async () => {
    const { create, railsOf } = await start('2026-06-14T10:00:00Z');
    const sunday = await create.poi({ periods: on('2026-06-14') });
    expect(await railsOf()).toEqual({ tonight: [sunday.id], weekend: [] });
  });
});

describe('GET /home with dates', () => {
  it('fills tonight and weekend only if the dates contain their days, and the cards show the date within them', async () => {
    const { create, get, railsOf, countQueries } = await start();
    const both = await create.poi({ periods: [...on(wednesday, '20:00'), ...on('2026-06-13')] });
    const rails = { tonight: [], weekend: [] };
    expect(await railsOf({ dates: wednesday })).toEqual({ ...rails, tonight: [both.id] });
    const dates = '2026-06-13_2026-06-14';
    expect(await railsOf({ dates })).toEqual({ ...rails, weekend: [both.id] });
    const { body } = await get('/home', { ...here, dates });
    expect(body.weekend[0]).toMatchObject({ startDate: '2026-06-13', group: 'agenda' });
    countQueries();
    expect(await railsOf({ dates: '2026-06-20' })).toEqual(rails);
    expect(countQueries()).toBe(2);
  });
});

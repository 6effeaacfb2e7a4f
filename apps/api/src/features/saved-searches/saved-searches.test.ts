import { quotas } from '@parages/contracts/vocabulary/quotas';
import { describe, expect, it } from 'vitest';
import { startApi } from '../../../test/servers/start-api.ts';
import { searchNewsService } from '../letters/search-news.service.ts';
import { mailsService } from '../mails/mails.service.ts';
import { poisService } from '../pois/pois.service.ts';

const unknown = '00000000-0000-7000-8000-000000000000';
const tours = { lon: 0.7044, lat: 47.3948 };
const jazz = { name: 'Jazz à Tours', place: 'Tours', filters: { ...tours, q: 'jazz' } };

const allFilters = {
  lon: 0.7,
  lat: 47.39,
  distanceKm: 5,
  theme: 'concerts',
  options: 'free',
  dates: 'today',
  maxPrice: '10',
  age: 0,
  partOfDay: 'evening',
  q: 'jazz',
};

const start = async () => {
  const api = await startApi();
  const me = await api.signIn();
  const save = (body: object = jazz, as = me) => api.send('POST', '/me/searches', { as, body });
  const list = async (as = me) => (await api.send('GET', '/me/searches', { as })).body.items;
  return { ...api, me, save, list };
};

describe('saved searches', () => {
  it('saving answers the search with normalised filters: a rounded position, the default radius, sorted options without repeats, no absent filter', async () => {
    const { save, list } = await start();
    const { status, body } = await save({
      ...jazz,
      filters: {
        ...tours,
        q: '  jazz ',
        theme: 'concerts',
        options: 'pmr,free,pmr',
        dates: '2026-06-14_2026-06-13',
      },
    });
    expect([status, body]).toEqual([
      200,
      {
        id: expect.any(String),
        name: 'Jazz à Tours',
        place: 'Tours',
        filters: {
          lon: 0.7,
          lat: 47.39,
          distanceKm: 30,
          q: 'jazz',
          theme: 'concerts',
          options: 'free,pmr',
          dates: '2026-06-13_2026-06-14',
        },
        hasMail: true,
        createdAt: '2026-06-10T10:00:00.000Z',
      },
    ]);
    expect(await list()).toEqual([body]);
  });

  it.each(['today', 'tomorrow', 'nextWeekend'])(
    'saving keeps the relative dates %s as they are',
    async (dates) => {
      const { save } = await start();
      const { body } = await save({ ...jazz, filters: { ...tours, dates } });
      expect(body.filters.dates).toBe(dates);
    },
  );

  it('saving equal filters again, also eight times at once, returns the first search with its name', async () => {
    const { save } = await start();
    const answers = await Promise.all(Array.from({ length: 8 }, () => save()));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    const again = await save({
      name: 'Autre nom',
      filters: { ...tours, distanceKm: 30, q: 'jazz', options: '' },
    });
    expect(again.body).toEqual(answers[0]?.body);
  });

  it('searches are listed last saved first', async () => {
    const { save, list, clock } = await start();
    await save();
    clock.set('2026-06-10T10:01:00Z');
    await save({ name: 'Plus près', filters: { ...jazz.filters, distanceKm: 5 } });
    expect((await list()).map(({ name }: { name: string }) => name)).toEqual([
      'Plus près',
      'Jazz à Tours',
    ]);
  });

  it('a change renames a search or turns its mail off, and leaves the rest unchanged', async () => {
    const { save, list, send, me } = await start();
    const { body: saved } = await save();
    const change = (body: object) => send('PATCH', `/me/searches/${saved.id}`, { as: me, body });
    expect((await change({ name: ' Jazz\u202e\n d’été ' })).body).toEqual({
      ...saved,
      name: 'Jazz d’été',
    });
    expect((await change({ hasMail: false })).body).toMatchObject({
      name: 'Jazz d’été',
      hasMail: false,
    });
    expect((await change({})).status).toBe(200);
    expect(await list()).toEqual([{ ...saved, name: 'Jazz d’été', hasMail: false }]);
  });

  it('deleting a search returns the others, also when it is deleted again or unknown', async () => {
    const { save, send, me } = await start();
    const { body: first } = await save();
    const { body: second } = await save({ name: 'Tout', filters: tours });
    for (const id of [first.id, first.id, unknown])
      expect((await send('DELETE', `/me/searches/${id}`, { as: me })).body).toEqual({
        items: [second],
      });
  });

  it('404 saved_search_not_found: for an unknown search and for one of another account, which neither a change nor a deletion touches', async () => {
    const { save, list, send, signIn } = await start();
    const { body: saved } = await save();
    const as = await signIn();
    expect(await list(as)).toEqual([]);
    for (const id of [saved.id, unknown])
      expect(
        (await send('PATCH', `/me/searches/${id}`, { as, body: { hasMail: false } })).body,
      ).toMatchObject({ status: 404, code: 'saved_search_not_found' });
    expect((await send('DELETE', `/me/searches/${saved.id}`, { as })).body).toEqual({ items: [] });
    expect(await list()).toEqual([saved]);
  });

  it('409 quota_reached: with one search left in the quota, one of three new searches at once is saved', async () => {
    const { save, list } = await start();
    const numbered = (n: number) => save({ name: `n° ${n}`, filters: { ...tours, distanceKm: n } });
    for (let n = 2; n <= quotas.savedSearches; n += 1) await numbered(n);
    const answers = await Promise.all([51, 52, 53].map(numbered));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'quota_reached',
      quota: { name: 'savedSearches', most: quotas.savedSearches },
    });
    expect(await list()).toHaveLength(quotas.savedSearches);
    // A search that is saved already takes no place of the quota.
    expect((await numbered(2)).status).toBe(200);
  });

  it.each([
    [{ name: '' }, '/body/name'],
    [{ name: 'x'.repeat(81) }, '/body/name'],
    [{ name: undefined }, '/body/name'],
    [{ place: 'x'.repeat(121) }, '/body/place'],
    [{ filters: undefined }, '/body/filters'],
    [{ filters: { lat: 47 } }, '/body/filters/lon'],
    [{ filters: { lon: '0.7', lat: 47 } }, '/body/filters/lon'],
    [{ filters: { lon: null, lat: 47 } }, '/body/filters/lon'],
    [{ filters: { lon: 0.7, lat: 91 } }, '/body/filters/lat'],
    [{ filters: { ...tours, distanceKm: 101 } }, '/body/filters/distanceKm'],
    [{ filters: { ...tours, theme: 'opera' } }, '/body/filters/theme'],
    [{ filters: { ...tours, options: 'wings' } }, '/body/filters/options'],
    [{ filters: { ...tours, dates: 'demain' } }, '/body/filters/dates'],
    [{ filters: { ...tours, q: 'j' } }, '/body/filters/q'],
    [{ filters: { ...tours, q: 'x'.repeat(101) } }, '/body/filters/q'],
    [{ filters: { ...tours, sort: 'date' } }, '/body/filters'],
    [{ filters: { ...tours, age: 16 } }, '/body/filters/age'],
  ])('400 request_invalid: %j is refused at %s and saves nothing', async (change, pointer) => {
    const { save, list } = await start();
    const { status, body } = await save({ ...jazz, ...change });
    expect([status, body.code, body.errors[0].pointer]).toEqual([400, 'request_invalid', pointer]);
    expect(await list()).toEqual([]);
  });

  it('saving keeps each filter', async () => {
    const { save } = await start();
    const { body } = await save({ ...jazz, filters: allFilters });
    expect(body.filters).toEqual(allFilters);
  });

  it('400 request_invalid: each filter that is null, false, true or a list is refused under its name, and nothing is saved', async () => {
    const { save, list } = await start();
    for (const field of Object.keys(allFilters))
      for (const value of [null, false, true, []]) {
        const { status, body } = await save({ ...jazz, filters: { ...tours, [field]: value } });
        expect([value, status, body.errors?.[0].pointer]).toEqual([
          value,
          400,
          `/body/filters/${field}`,
        ]);
      }
    expect(await list()).toEqual([]);
  });

  it.each([
    ['GET', '/me/searches'],
    ['POST', '/me/searches'],
    ['PATCH', `/me/searches/${unknown}`],
    ['DELETE', `/me/searches/${unknown}`],
  ] as const)(
    '%s %s: 401 session_missing, and 403 email_unverified until the address is verified',
    async (method, path) => {
      const { send, signIn } = await start();
      const body = method === 'GET' || method === 'DELETE' ? {} : { body: jazz };
      expect((await send(method, path, body)).body).toMatchObject({
        status: 401,
        code: 'session_missing',
      });
      const as = await signIn({ isVerified: false });
      expect((await send(method, path, { ...body, as })).body).toMatchObject({
        status: 403,
        code: 'email_unverified',
      });
    },
  );

  it('401 session_missing: nothing is saved for an account that was deleted', async () => {
    const { save, db, me } = await start();
    await db.account.delete({ where: { id: me.id } });
    expect((await save()).body.code).toBe('session_missing');
    expect(await db.savedSearch.count()).toBe(0);
  });
});

it('a search saved through the API is in the mail of the next Wednesday, which names the event published meanwhile', async () => {
  const { save, db, clock, create, me } = await start();
  const { body: saved } = await save();
  clock.set('2026-06-17T08:00:00Z');
  await create.poi({
    label: 'Jazz manouche',
    publishedAt: '2026-06-12T10:00:00Z',
    periods: [{ startDate: '2026-06-20' }],
  });
  const searchNews = searchNewsService({
    log: { warn: () => undefined },
    db,
    mails: mailsService({ clock }),
    pois: poisService({ db, clock }),
  });
  expect(await searchNews.queueAll('2026-06-17', clock.now())).toBe(1);
  expect(await db.mailOutbox.findMany()).toMatchObject([
    {
      kind: 'search-news',
      accountId: me.id,
      data: {
        searches: [{ id: saved.id, name: 'Jazz à Tours', pois: [{ title: 'Jazz manouche' }] }],
      },
    },
  ]);
});

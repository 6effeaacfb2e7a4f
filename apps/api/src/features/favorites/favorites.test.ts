// Specification: §1.11, §3.32, §3.33, §4.27, §4.28, §7.23
import { describe, expect, it } from 'vitest';
import { startApi } from '../../../test/servers/start-api.ts';

const unknown = '00000000-0000-7000-8000-000000000000';
const day = (startDate: string, more: object = {}) => ({
  periods: [{ startDate, endDate: startDate, ...more }],
});

const start = async () => {
  const api = await startApi();
  const me = await api.signIn();
  const asMe = { as: me };
  const add = (poiId: string, as = me) => api.send('PUT', `/me/favorites/${poiId}`, { as });
  const details = async (query: Record<string, string | number> = {}) =>
    (await api.send('GET', '/me/favorites', { ...asMe, query })).body;
  const labels = async (query: Record<string, string | number> = {}) => {
    const { dated, undated, past } = await details(query);
    const names = (list: { label: string }[]) => list.map(({ label }) => label);
    return { dated: names(dated), undated: names(undated), past: names(past) };
  };
  return { ...api, me, asMe, add, details, labels };
};

describe('favourites', () => {
  it('adding and removing a favourite return the ids, last added first; repeating either changes nothing', async () => {
    const { create, add, send, asMe, clock } = await start();
    const [first, second] = [await create.poi(), await create.poi()];
    expect((await add(first.id)).body).toEqual({ items: [first.id] });
    clock.set('2026-06-10T10:01:00Z');
    expect((await add(second.id)).body).toEqual({ items: [second.id, first.id] });
    expect((await add(first.id)).body).toEqual({ items: [second.id, first.id] });
    expect((await send('DELETE', `/me/favorites/${second.id}`, asMe)).body).toEqual({
      items: [first.id],
    });
    expect((await send('DELETE', `/me/favorites/${second.id}`, asMe)).body).toEqual({
      items: [first.id],
    });
    expect((await send('GET', '/me/favorites/ids', asMe)).body).toEqual({ items: [first.id] });
  });

  it('200: eight concurrent requests for four events add each once', async () => {
    const { create, add, send, asMe } = await start();
    const pois = await Promise.all(Array.from({ length: 4 }, () => create.poi()));
    const answers = await Promise.all([...pois, ...pois].map(({ id }) => add(id)));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect((await send('GET', '/me/favorites/ids', asMe)).body.items.sort()).toEqual(
      pois.map(({ id }) => id).sort(),
    );
  });

  it('404 poi_not_found: refuses to add a draft, an archived, a hidden or an unknown event', async () => {
    const { create, add } = await start();
    const hidden = [
      await create.poi({ status: 'draft' }),
      await create.poi({ status: 'archived' }),
      await create.poi({ isEnabled: false }),
    ];
    for (const id of [unknown, ...hidden.map((poi) => poi.id)]) {
      const { status, body } = await add(id);
      expect([status, body.code]).toEqual([404, 'poi_not_found']);
    }
  });

  it('another account neither sees nor removes the favourites of this account', async () => {
    const { create, add, get, send, asMe, signIn } = await start();
    const { id } = await create.poi();
    await add(id);
    const other = await signIn();
    expect((await get('/me/favorites/ids', {}, other.headers)).body).toEqual({ items: [] });
    expect((await get('/me/favorites', {}, other.headers)).body).toEqual({
      dated: [],
      undated: [],
      past: [],
    });
    await send('DELETE', `/me/favorites/${id}`, { as: other });
    expect((await send('GET', '/me/favorites/ids', asMe)).body).toEqual({ items: [id] });
  });

  it.each([
    ['GET', '/me/favorites/ids'],
    ['GET', '/me/favorites'],
    ['PUT', `/me/favorites/${unknown}`],
    ['DELETE', `/me/favorites/${unknown}`],
    ['GET', '/me/favorites/themes'],
    ['PUT', '/me/favorites/themes/concerts'],
    ['DELETE', '/me/favorites/themes/concerts'],
    ['GET', '/me/favorites/links'],
  ] as const)(
    '%s %s: 401 session_missing, and 403 email_unverified until the address is verified',
    async (method, path) => {
      const { send, signIn } = await start();
      expect((await send(method, path)).body).toMatchObject({
        status: 401,
        code: 'session_missing',
      });
      const as = await signIn({ isVerified: false });
      expect((await send(method, path, { as })).body).toMatchObject({
        status: 403,
        code: 'email_unverified',
      });
    },
  );

  it('returns an error that points to an invalid event id, theme or date, or to the missing coordinate', async () => {
    const { send, asMe } = await start();
    const refused = async (
      ...[method, path, query = {}]: ['GET' | 'PUT', string, Record<string, string>?]
    ) => (await send(method, path, { ...asMe, query })).body.errors[0].pointer;
    expect(await refused('PUT', '/me/favorites/tours')).toBe('/path/poiId');
    expect(await refused('PUT', '/me/favorites/themes/opera')).toBe('/path/theme');
    expect(await refused('GET', '/me/favorites', { dates: 'demain' })).toBe('/query/dates');
    expect(await refused('GET', '/me/favorites', { lon: '0.7' })).toBe('/query/lat');
    expect(await refused('GET', '/me/favorites', { lat: '47' })).toBe('/query/lon');
  });
});

describe('the list of favourites', () => {
  it('200: sorts dated by next occurrence, undated last added first, past most recent first', async () => {
    const { create, add, labels, clock } = await start();
    const pois = [
      await create.poi({ label: 'Samedi', ...day('2026-06-13', { startTime: '20:00' }) }),
      await create.poi({ label: 'Demain soir', ...day('2026-06-11', { startTime: '20:00' }) }),
      await create.poi({ label: 'Demain matin', ...day('2026-06-11', { startTime: '09:00' }) }),
      await create.poi({
        label: 'En cours',
        periods: [{ startDate: '2026-03-01', endDate: '2026-09-01' }],
      }),
      await create.poi({ label: 'Musée', isPermanent: true }),
      await create.poi({ label: 'Promenade', isPermanent: true }),
      await create.poi({ label: 'Mars', ...day('2026-03-01') }),
      await create.poi({ label: 'Mai', ...day('2026-05-01') }),
    ];
    for (const [minute, { id }] of pois.entries()) {
      clock.set(`2026-06-10T10:0${minute}:00Z`);
      await add(id);
    }
    expect(await labels()).toEqual({
      dated: ['En cours', 'Demain matin', 'Demain soir', 'Samedi'],
      undated: ['Promenade', 'Musée'],
      past: ['Mai', 'Mars'],
    });
  });

  it('200: `dates` keeps events of those days and permanent ones; `no-date` keeps undated ones only', async () => {
    const { create, add, labels, details } = await start();
    const twice = await create.poi({
      label: 'Deux soirs',
      periods: [{ startDate: '2026-06-12' }, { startDate: '2026-06-20' }],
    });
    const others = [
      await create.poi({ label: 'Musée', isPermanent: true }),
      await create.poi({ label: 'Mai', ...day('2026-05-01') }),
    ];
    for (const { id } of [twice, ...others]) await add(id);
    expect(await labels({ dates: '2026-06-19_2026-06-21' })).toEqual({
      dated: ['Deux soirs'],
      undated: ['Musée'],
      past: [],
    });
    expect((await details({ dates: '2026-06-20' })).dated[0].startDate).toBe('2026-06-20');
    expect((await details()).dated[0].startDate).toBe('2026-06-12');
    expect(await labels({ dates: '2026-05-01' })).toEqual({
      dated: [],
      undated: ['Musée'],
      past: ['Mai'],
    });
    expect(await labels({ dates: 'no-date' })).toEqual({ dated: [], undated: ['Musée'], past: [] });
  });

  it('200: marks cancelled events; keeps archived and hidden ones as gone, without a slug', async () => {
    const { create, add, details, db } = await start();
    const [cancelled, archived, hidden] = await Promise.all(
      ['Annulé', 'Archivé', 'Masqué'].map((label) => create.poi({ label })),
    );
    for (const poi of [cancelled, archived, hidden]) await add(poi?.id ?? '');
    await db.poi.update({ where: { id: cancelled?.id ?? '' }, data: { liveState: 'cancelled' } });
    await db.poi.update({
      where: { id: archived?.id ?? '' },
      data: { archivedAt: new Date('2026-06-10T10:00:00Z') },
    });
    await db.poiVersion.updateMany({
      where: { poiId: archived?.id ?? '' },
      data: { status: 'archived' },
    });
    await db.poi.update({ where: { id: hidden?.id ?? '' }, data: { isEnabled: false } });
    const { dated } = await details();
    const states = dated.map(
      (poi: { label: string; liveState: string; isGone: boolean; slugFr: string | null }) => [
        poi.label,
        poi.liveState,
        poi.isGone,
        poi.slugFr === null,
      ],
    );
    expect(states.sort()).toEqual([
      ['Annulé', 'cancelled', false, false],
      ['Archivé', 'scheduled', true, true],
      ['Masqué', 'scheduled', true, true],
    ]);
  });

  it('200: has the distance of an event only when the query has a position', async () => {
    const { create, add, details } = await start();
    await add((await create.poi({ at: { lon: 0.704, lat: 47.4848 } })).id);
    expect((await details()).dated[0].distance).toBeNull();
    expect((await details({ lon: 0.704, lat: 47.3948 })).dated[0].distance).toBe(10_008);
  });

  it('has the label of an event’s published version, not that of a newer draft', async () => {
    const { create, add, details, db } = await start();
    const { id } = await create.poi({ label: 'Publié' });
    await add(id);
    await db.$executeRawUnsafe(
      `INSERT INTO poi_version (id, poi_id, number, status, label) VALUES (gen_random_uuid(), $1::uuid, 2, 'draft', 'Brouillon')`,
      id,
    );
    expect((await details()).dated.map(({ label }: { label: string }) => label)).toEqual([
      'Publié',
    ]);
  });
});

it('an account follows a theme once, unfollows it, and lists its followed themes in the fixed order of themes', async () => {
  const { send, asMe } = await start();
  const follow = (theme: string) => send('PUT', `/me/favorites/themes/${theme}`, asMe);
  expect((await follow('cinema')).body).toEqual({ items: ['cinema'] });
  await follow('cinema');
  expect((await follow('concerts')).body).toEqual({ items: ['concerts', 'cinema'] });
  expect((await send('DELETE', '/me/favorites/themes/cinema', asMe)).body).toEqual({
    items: ['concerts'],
  });
  expect((await send('GET', '/me/favorites/themes', asMe)).body).toEqual({ items: ['concerts'] });
});

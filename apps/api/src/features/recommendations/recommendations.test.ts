// Specification: §1.11, §4.40, §7.24
import { describe, expect, it } from 'vitest';
import { createOrganisation } from '../../../test/records/create-organisation.ts';
import type { PoiDraft } from '../../../test/records/create-poi.ts';
import { startApi } from '../../../test/servers/start-api.ts';

const tours = { lon: 0.704, lat: 47.3948 };
const north = (km: number) => ({ lon: tours.lon, lat: tours.lat + km / 111.2 });
type Card = {
  id: string;
  label: string;
  reason: { code: string; interest: string | null; theme: string | null };
};

const start = async (profile: object = {}) => {
  const api = await startApi();
  const me = await api.signIn();
  await api.db.account.update({ where: { id: me.id }, data: profile });
  const ask = (query: Record<string, string | number> = {}) =>
    api.send('GET', '/pois/recommended', { as: me, query: { ...tours, ...query } });
  const cards = async (query: Record<string, string | number> = {}): Promise<Card[]> =>
    (await ask(query)).body.items;
  const labels = async (query: Record<string, string | number> = {}) =>
    (await cards(query)).map(({ label }) => label);
  const create = (label: string, draft: PoiDraft = {}) => api.create.poi({ label, ...draft });
  const keep = async (label: string, daysAgo: number, draft: PoiDraft = {}) => {
    const { id } = await create(label, draft);
    const createdAt = new Date(api.clock.now().getTime() - daysAgo * 86_400_000);
    await api.db.favorite.create({ data: { accountId: me.id, poiId: id, createdAt } });
    return id;
  };
  return { ...api, me, ask, cards, labels, create, keep };
};

describe('GET /pois/recommended', () => {
  it('200: ranks a liked theme before a nearer event, gives each card a reason, and forbids caching', async () => {
    const { create, ask } = await start({ interests: ['nature'] });
    await create('Concert', { themes: ['concerts'] });
    await create('Balade', { themes: ['promenades-a-pied'], at: north(5) });
    const { status, body, headers } = await ask();
    expect(status).toBe(200);
    expect(headers['cache-control']).toContain('no-store');
    expect(body.isEnabled).toBe(true);
    expect(body.items).toEqual([
      expect.objectContaining({
        label: 'Balade',
        distance: expect.any(Number),
        reason: { code: 'interest', interest: 'nature', theme: 'promenades-a-pied' },
      }),
      expect.objectContaining({
        label: 'Concert',
        reason: { code: 'near', interest: null, theme: null },
      }),
    ]);
  });

  it('200: infers liked themes from favourites, the older ones weighing less, and omits the favourites', async () => {
    const { create, keep, cards } = await start();
    await keep('Film d’hier', 1, { themes: ['cinema'] });
    await keep('Concert d’antan', 400, { themes: ['concerts'] });
    await create('Concert', { themes: ['concerts'] });
    await create('Film', { themes: ['cinema'] });
    expect(await cards()).toEqual([
      expect.objectContaining({
        label: 'Film',
        reason: expect.objectContaining({ code: 'favorites', theme: 'cinema' }),
      }),
      expect.objectContaining({ label: 'Concert' }),
    ]);
  });

  it('200: infers liked themes from the published version of a favourite, not from an archived one', async () => {
    const { create, keep, cards, db } = await start();
    const id = await keep('Film', 1, { themes: ['cinema'] });
    await db.$executeRawUnsafe(
      `INSERT INTO poi_version (id, poi_id, number, status, label, themes)
       VALUES (gen_random_uuid(), $1::uuid, 0, 'archived', 'Visite', '{musees}')`,
      id,
    );
    await create('Musée', { themes: ['musees'] });
    expect((await cards())[0]).toMatchObject({ label: 'Musée', reason: { code: 'near' } });
  });

  it('200: ranks a followed theme before a nearer event, with the reason "followed"', async () => {
    const { create, cards, db, me } = await start();
    await db.followedTheme.create({ data: { accountId: me.id, theme: 'musees' } });
    await create('Fête', { themes: ['fetes'] });
    await create('Visite', { themes: ['musees'], at: north(10) });
    expect((await cards())[0]).toMatchObject({
      label: 'Visite',
      reason: { code: 'followed', theme: 'musees' },
    });
  });

  it('200: ranks nearer, sooner, more popular and better fitting events first, other things being equal', async () => {
    const { create, labels, db } = await start({ childrenCategory: 'children' });
    await create('Loin', { at: north(25), themes: ['sports'] });
    await create('Près', { at: north(1), themes: ['sports'] });
    expect(await labels()).toEqual(['Près', 'Loin']);
    const soon = (startDate: string) => ({
      at: north(1),
      themes: ['theatre' as const],
      periods: [{ startDate }],
    });
    await create('Dans un mois', soon('2026-07-10'));
    await create('Demain', soon('2026-06-11'));
    expect((await labels()).filter((label) => ['Demain', 'Dans un mois'].includes(label))).toEqual([
      'Demain',
      'Dans un mois',
    ]);
    const { id } = await create('Connu', { at: north(1), themes: ['musees'] });
    await create('Inconnu', { at: north(1), themes: ['musees'] });
    await db.$executeRawUnsafe(
      'UPDATE poi_search SET popularity = 400 WHERE poi_id = $1::uuid',
      id,
    );
    await create('Pour enfants', { at: north(1), themes: ['musees'], options: ['kids-friendly'] });
    expect(
      (await labels()).filter((label) => ['Connu', 'Inconnu', 'Pour enfants'].includes(label)),
    ).toEqual(['Pour enfants', 'Connu', 'Inconnu']);
  });

  it('200: omits past, too distant and unpublished events; filters by dates and options', async () => {
    const { create, labels } = await start();
    await create('Hier', { periods: [{ startDate: '2026-06-09' }] });
    await create('Trop loin', { at: north(40) });
    await create('Brouillon', { status: 'draft' });
    await create('Ce soir', { options: ['pmr'] });
    await create('Samedi', { periods: [{ startDate: '2026-06-13' }] });
    expect((await labels()).sort()).toEqual(['Ce soir', 'Samedi']);
    expect(await labels({ options: 'pmr' })).toEqual(['Ce soir']);
    expect(await labels({ dates: '2026-06-13_2026-06-14' })).toEqual(['Samedi']);
    expect((await labels({ distanceKm: 50 })).includes('Trop loin')).toBe(true);
  });

  it('200: lists at most three events of a theme and two of an organiser, and the same list at the next request', async () => {
    const { create, cards } = await start({ interests: ['celebration'] });
    for (const number of [1, 2, 3, 4, 5])
      await create(`Concert ${number}`, { themes: ['concerts'] });
    for (const number of [1, 2, 3])
      await create(`Film ${number}`, {
        themes: ['cinema'],
        organizerName: number < 3 ? 'Le Studio' : 'LE  STUDIO',
      });
    const first = await cards();
    const count = (start: string) => first.filter(({ label }) => label.startsWith(start)).length;
    expect([count('Concert'), count('Film')]).toEqual([3, 2]);
    expect(await cards()).toEqual(first);
  });

  it('200: lists at most two events of an organisation, under any organiser name', async () => {
    const { create, cards, db } = await start({ interests: ['celebration'] });
    const { id: organisationId } = await createOrganisation(db);
    for (const organizerName of ['Le Studio', 'Studio de Tours', null]) {
      const { id } = await create('Film', { themes: ['cinema'], organizerName });
      await db.poi.update({ where: { id }, data: { organisationId } });
    }
    expect(await cards()).toHaveLength(2);
  });

  it('200: three pages of a list hold each of its twenty events once', async () => {
    const { create, cards } = await start();
    const some = ['concerts', 'cinema', 'theatre', 'fetes', 'sports'] as const;
    for (let number = 0; number < 20; number += 1)
      await create(`Poi ${number}`, { themes: [some[number % 5] ?? 'fetes'] });
    const pages = [
      ...(await cards({ pageSize: 5 })),
      ...(await cards({ pageSize: 5, offset: 5 })),
      ...(await cards({ offset: 10 })),
    ];
    expect(new Set(pages.map(({ id }) => id)).size).toBe(20);
  });

  it('200: answers an empty list when the account has switched recommendations off', async () => {
    const { create, ask } = await start({ wantsRecommendations: false });
    await create('Concert');
    expect((await ask()).body).toEqual({ items: [], isEnabled: false });
  });

  it('401, 403, 400: refuses a caller without session, verified address or existing account, and an invalid place', async () => {
    const { get, send, ask, signIn, db, me } = await start();
    expect((await get('/pois/recommended', tours)).body).toMatchObject({
      status: 401,
      code: 'session_missing',
    });
    const as = await signIn({ isVerified: false });
    expect((await send('GET', '/pois/recommended', { as, query: tours })).body).toMatchObject({
      status: 403,
      code: 'email_unverified',
    });
    expect((await ask({ lon: 200 })).body.errors[0].pointer).toBe('/query/lon');
    await db.account.delete({ where: { id: me.id } });
    expect((await ask()).body).toMatchObject({ status: 401, code: 'session_missing' });
  });
});

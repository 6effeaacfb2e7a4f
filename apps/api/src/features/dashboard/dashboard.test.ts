// Specification: §2.62
import { v7 as uuidv7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { createOrganisation } from '../../../test/records/create-organisation.ts';
import { startApi } from '../../../test/servers/start-api.ts';

type Item = { id: string };
const idsOf = ({ items }: { items: Item[] }): string[] => items.map(({ id }) => id);

async function start() {
  const api = await startApi();
  const curator = await api.signIn({ permissions: ['image_mod', 'theme_mod'] });
  const list = async (listing: string, query = {}, as = curator) =>
    (await api.send('GET', `/moderation/dashboard/listings/${listing}`, { as, query })).body;
  const town = (name: string, population: number, insee: string) =>
    api.db.region.create({
      data: { id: uuidv7(), level: 'CITY', insee, slug: `x-${insee}`, name, population },
    });
  const picture = async (poiId: string) => {
    const { id } = await api.db.media.create({
      data: { id: uuidv7(), kind: 'drawing', drawing: 'concerts-1' },
    });
    await api.db.poiVersion.updateMany({ where: { poiId }, data: { mainMediaId: id } });
  };
  return { ...api, curator, list, town, picture };
}

describe('§2 "Dashboard (no theme, no image, no dates, by city)"', () => {
  it('200: lists each event in the listings of the data it lacks (theme, image, dates), newest first', async () => {
    const { create, list, picture } = await start();
    const bare = await create.poi({ label: 'Rien', themes: [], periods: [] });
    const themeless = await create.poi({ themes: [] });
    const whole = await create.poi();
    const place = await create.poi({ isPermanent: true });
    for (const { id } of [themeless, whole, place]) await picture(id);
    expect(idsOf(await list('no-theme'))).toEqual([themeless.id, bare.id]);
    expect(idsOf(await list('no-dates'))).toEqual([bare.id]);
    expect((await list('no-image')).items).toEqual([
      expect.objectContaining({
        id: bare.id,
        label: 'Rien',
        lacks: ['theme', 'image', 'dates'],
        startDate: null,
        isEnabled: true,
        status: 'published',
      }),
    ]);
  });

  it('200: lists hidden events, filters by hidden or online, and omits past and archived events', async () => {
    const { create, list } = await start();
    const hidden = await create.poi({ isEnabled: false });
    const shown = await create.poi();
    await create.poi({ periods: [{ startDate: '2026-06-01' }] });
    await create.poi({ status: 'archived' });
    expect(idsOf(await list('no-image'))).toEqual([shown.id, hidden.id]);
    expect(idsOf(await list('no-image', { shown: 'hidden' }))).toEqual([hidden.id]);
    expect(idsOf(await list('no-image', { shown: 'online' }))).toEqual([shown.id]);
  });

  it('200: lists drafts without an organisation, which imports create, and omits drafts of organisers', async () => {
    const { create, list, db } = await start();
    const imported = await create.poi({ status: 'draft', themes: [] });
    const own = await create.poi({ status: 'draft', themes: [] });
    const { id: organisationId } = await createOrganisation(db);
    await db.poi.update({ where: { id: own.id }, data: { organisationId } });
    expect((await list('no-theme')).items).toMatchObject([
      { id: imported.id, status: 'draft', organisation: null },
    ]);
  });

  it('200: finds events by a part of their title, ignoring accents and case', async () => {
    const { create, list, town, db } = await start();
    const fete = await create.poi({ label: 'Fête de l’Été', themes: [], periods: [] });
    const { id: townId } = await town('Tours', 1, '37261');
    await db.poi.update({ where: { id: fete.id }, data: { regionId: townId } });
    await create.poi({ label: 'Bal 100 % musette', themes: [], periods: [] });
    for (const listing of ['no-theme', 'no-image', 'no-dates', 'by-city']) {
      const find = async (q: string) => idsOf(await list(listing, { townId, q }));
      expect([listing, await find('FETE DE L ete'), await find('100 %'), await find('_')]).toEqual([
        listing,
        [fete.id],
        [],
        [fete.id],
      ]);
    }
    expect((await list('no-image', { q: 'musette' })).items).toMatchObject([
      { label: 'Bal 100 % musette' },
    ]);
    expect((await list('no-image', { q: ' ' })).items).toHaveLength(2);
    expect((await list('no-image', { q: 'x'.repeat(101) })).errors[0].pointer).toBe('/query/q');
  });

  it('200: pages of a listing have neither gap nor overlap when an event is added between two requests', async () => {
    const { create, list } = await start();
    const made: string[] = [];
    for (let index = 0; index < 5; index += 1) made.unshift((await create.poi()).id);
    const first = await list('no-image', { pageSize: 2 });
    await create.poi();
    const second = await list('no-image', { pageSize: 2, after: first.next });
    const third = await list('no-image', { pageSize: 2, after: second.next });
    expect([...idsOf(first), ...idsOf(second), ...idsOf(third)]).toEqual(made);
    expect(third.next).toBeNull();
  });

  it('200: lists towns with events, most populous first, with counts, by name prefix and page; and the events of one town', async () => {
    const { create, list, send, curator, town, db } = await start();
    const [tours, amboise] = [
      await town('Tours', 138_000, '37261'),
      await town('Amboise', 12_000, '37003'),
    ];
    await town('Désert', 900_000, '99999');
    const place = async (regionId: string, draft = {}) => {
      const poi = await create.poi(draft);
      await db.poi.update({ where: { id: poi.id }, data: { regionId } });
      return poi;
    };
    const [one, two] = [
      await place(tours.id, { themes: [] }),
      await place(tours.id, { isEnabled: false }),
    ];
    await place(amboise.id);
    const towns = async (query = {}) =>
      (await send('GET', '/moderation/dashboard/towns', { as: curator, query })).body;
    expect((await towns()).items).toEqual([
      {
        id: tours.id,
        name: 'Tours',
        department: null,
        total: 2,
        hidden: 1,
        noTheme: 1,
        noImage: 2,
      },
      {
        id: amboise.id,
        name: 'Amboise',
        department: null,
        total: 1,
        hidden: 0,
        noTheme: 0,
        noImage: 1,
      },
    ]);
    expect(idsOf(await towns({ q: 'àmb' }))).toEqual([amboise.id]);
    expect(idsOf(await towns({ after: `138000_${tours.id}` }))).toEqual([amboise.id]);
    const answer = await list('by-city', { townId: tours.id });
    expect([idsOf(answer), answer.town]).toEqual([
      [two.id, one.id],
      { id: tours.id, name: 'Tours' },
    ]);
    expect(idsOf(await list('no-theme', { townId: tours.id }))).toEqual([one.id]);
  });

  it('200: lists the classes of the feeds with counts, most events first, and the events of one class in each listing', async () => {
    const { create, list, send, curator, db, picture } = await start();
    const imported = async (sourceClass: string, draft = {}, source = 'datatourisme') => {
      const poi = await create.poi(draft);
      await db.poi.update({
        where: { id: poi.id },
        data: { source, sourceClass, extId: `x-${poi.id}` },
      });
      return poi.id;
    };
    const castle = await imported('Castle', { themes: [] });
    const hidden = await imported('Castle', { isEnabled: false });
    await picture(hidden);
    const other = await imported('Concert', { themes: [] });
    const unnamed = await imported('', {}, 'openagenda');
    await imported('', {}, `import:${uuidv7()}`);
    await imported('Concert', { status: 'archived' });
    await imported('Market', { periods: [{ startDate: '2026-06-01' }] });
    await create.poi();
    const { body } = await send('GET', '/moderation/dashboard/sources', { as: curator });
    const one = { total: 1, hidden: 0, noTheme: 0, noImage: 1 };
    expect(body.items).toEqual([
      { source: 'datatourisme', class: 'Castle', total: 2, hidden: 1, noTheme: 1, noImage: 1 },
      { ...one, source: 'datatourisme', class: 'Concert', noTheme: 1 },
      { ...one, source: 'openagenda', class: '' },
    ]);
    const find = async (listing: string, query: object) => idsOf(await list(listing, query));
    const castles = { source: 'datatourisme', sourceClass: 'Castle' };
    expect(await find('by-source', castles)).toEqual([hidden, castle]);
    expect(await find('by-source', { source: 'datatourisme' })).toEqual([other, hidden, castle]);
    expect(await find('by-source', { source: 'openagenda', sourceClass: '' })).toEqual([unnamed]);
    expect(await find('no-theme', castles)).toEqual([castle]);
    expect(await find('no-image', castles)).toEqual([castle]);
    expect(await find('no-dates', castles)).toEqual([]);
  });

  it('200: lists drafts that an import keeps back with their reason, and in no listing of what events lack; once published, one is an event as any other', async () => {
    const { create, list, send, curator, db } = await start();
    const keep = async (status: 'draft' | 'published', sourceClass: string) => {
      const { id } = await create.poi({ status, themes: [], periods: [] });
      const source = { source: 'openagenda', sourceClass, extId: `x-${id}` };
      await db.poi.update({ where: { id }, data: source });
      return id;
    };
    const job = await keep('draft', 'kept-back:job');
    const council = await keep('draft', 'kept-back:council');
    const judged = await keep('published', 'kept-back:job');
    const kept = (await list('kept-back')).items;
    expect(kept).toMatchObject([
      { id: council, keptReason: 'council' },
      { id: job, keptReason: 'job', status: 'draft' },
    ]);
    for (const listing of ['no-theme', 'no-image', 'no-dates'])
      expect(idsOf(await list(listing))).toEqual([judged]);
    expect((await list('no-theme')).items).toMatchObject([{ keptReason: null }]);
    const jobs = { source: 'openagenda', sourceClass: 'kept-back:job' };
    expect(idsOf(await list('kept-back', jobs))).toEqual([job]);
    const { body } = await send('GET', '/moderation/dashboard', { as: curator });
    expect(body.items).toContainEqual({ listing: 'kept-back', count: 2 });
    expect(body.items).toContainEqual({ listing: 'no-theme', count: 1 });
  });

  it('400 request_invalid: by-source without a feed, and a class of 101 characters', async () => {
    const { list } = await start();
    expect((await list('by-source')).errors[0].pointer).toBe('/query/source');
    expect((await list('no-image', { sourceClass: 'x'.repeat(101) })).errors[0].pointer).toBe(
      '/query/sourceClass',
    );
  });

  it('400 request_invalid: by-city without a town, an invalid cursor, an unknown listing', async () => {
    const { list, send, curator } = await start();
    expect((await list('by-city')).errors[0].pointer).toBe('/query/townId');
    expect((await list('no-image', { after: 'x' })).code).toBe('request_invalid');
    for (const after of ['1', `1_${'-'.repeat(36)}`])
      expect(
        (await send('GET', '/moderation/dashboard/towns', { as: curator, query: { after } }))
          .status,
      ).toBe(400);
    expect((await list('nothing')).code).toBe('request_invalid');
  });
});

describe('decisions "cards with counts by default"', () => {
  it('200: counts the events of each listing that the caller may open', async () => {
    const { create, send, curator, signIn, town, db } = await start();
    const poi = await create.poi({ themes: [] });
    await create.poi({ periods: [] });
    await db.poi.update({
      where: { id: poi.id },
      data: { regionId: (await town('Tours', 1, '37261')).id },
    });
    const count = async (as = curator) =>
      (await send('GET', '/moderation/dashboard', { as })).body.items;
    expect(await count()).toEqual([
      { listing: 'kept-back', count: 0 },
      { listing: 'no-theme', count: 1 },
      { listing: 'no-image', count: 2 },
      { listing: 'no-dates', count: 1 },
      { listing: 'by-city', count: 1 },
      { listing: 'by-source', count: 0 },
    ]);
    const pictures = await count(await signIn({ permissions: ['image_mod'] }));
    expect(pictures.map(({ listing }: { listing: string }) => listing)).toEqual([
      'no-image',
      'no-dates',
      'by-city',
      'by-source',
    ]);
  });

  it('"dashboard link (only with image_mod or theme_mod)": 403 without either, 401 without a session', async () => {
    const { list, send, signIn } = await start();
    const [visitor, pictures] = [
      await signIn({ permissions: ['poi_editor', 'batch_import'] }),
      await signIn({ permissions: ['image_mod'] }),
    ];
    for (const path of ['', '/towns', '/sources', '/listings/no-dates'])
      expect(await send('GET', `/moderation/dashboard${path}`, { as: visitor })).toMatchObject({
        status: 403,
        body: { code: 'permission_missing' },
      });
    expect(await list('no-theme', {}, pictures)).toMatchObject({
      status: 403,
      code: 'permission_missing',
    });
    expect((await list('no-image', {}, pictures)).items).toEqual([]);
    expect(await send('GET', '/moderation/dashboard')).toMatchObject({
      status: 401,
      body: { code: 'session_missing' },
    });
  });
});

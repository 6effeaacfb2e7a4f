// Specification: §7.3
import { describe, expect, it } from 'vitest';
import { createOrganisation } from '../../../../test/records/create-organisation.ts';
import type { PoiDraft } from '../../../../test/records/create-poi.ts';
import { startApi } from '../../../../test/servers/start-api.ts';

const tours = { lon: 0.704, lat: 47.3948 };
const north = (km: number) => ({ lon: tours.lon, lat: tours.lat + km / 111.195 });
const at = (placeName: string, km = 0, more: PoiDraft = {}): PoiDraft => ({
  label: 'Bal folk',
  placeName,
  postalCode: '37000',
  at: north(km),
  ...more,
});

async function start(drafts: readonly PoiDraft[] = []) {
  const api = await startApi();
  const pois = [];
  for (const draft of drafts) pois.push(await api.create.poi(draft));
  const suggest = async (q: string, place: object = tours) => {
    const { status, body } = await api.get('/suggestions', { q, ...place });
    expect(status).toBe(200);
    return body;
  };
  const venuesOf = async (q: string, place?: object): Promise<string[]> =>
    (await suggest(q, place)).venues.map(({ name }: { name: string }) => name);
  const organisersOf = async (q: string, place?: object): Promise<string[]> =>
    (await suggest(q, place)).organisers.map(({ name }: { name: string }) => name);
  const organise = async (name: string, km: number, sketch: object = {}) => {
    const { id: organisationId, slug } = await createOrganisation(api.db, { name, ...sketch });
    const { id } = await api.create.poi({ at: north(km) });
    await api.db.poi.update({ where: { id }, data: { organisationId } });
    return slug;
  };
  return { ...api, pois, suggest, venuesOf, organisersOf, organise };
}

describe('GET /suggestions', () => {
  it.each([
    ['olymp', ['Théâtre Olympia']], // still typing
    ['THEATRE  olympia', ['Théâtre Olympia']],
    ['olimpia', ['Théâtre Olympia']], // a wrong letter
    ['olypmia', ['Théâtre Olympia']], // two are swapped
    ['theatre', ['Théâtre Olympia']], // names a theme too
    ['olympia vinci', []], // every word counts
    ['bal folk', []], // the title of the events
    ['tours', []], // their town
    ['zzzzzz', []],
    ['???', []],
    ["' | ! & (", []],
  ])('200: for %s, suggests the venues %j', async (q, names) => {
    const { venuesOf } = await start([
      at('Théâtre Olympia'),
      at('Le Vinci', 1, { themes: ['theatre'] }),
    ]);
    expect(await venuesOf(q)).toEqual(names);
    expect(await venuesOf(q, {})).toEqual(names);
  });

  it('200: suggests the nearest three venues, each once, from its nearest spelling', async () => {
    const { suggest, venuesOf } = await start([
      at('Salle des fêtes', 80),
      at('Salle d’Ockeghem', 20),
      at('SALLE OCÉANE', 3),
      at('Salle océane', 2),
      at('Salle Thélème', 1),
    ]);
    expect(await venuesOf('salle')).toEqual(['Salle Thélème', 'Salle océane', 'Salle d’Ockeghem']);
    const { venues } = await suggest('salle fetes');
    expect(venues).toEqual([
      { slug: 'salle-des-fetes-tours-37000', name: 'Salle des fêtes', locality: 'Tours' },
    ]);
  });

  it('200: without a place, suggests the venues with most events to come first', async () => {
    const { venuesOf } = await start([at('Salle A'), at('Salle B'), at('Salle B', 300)]);
    expect(await venuesOf('salle', {})).toEqual(['Salle B', 'Salle A']);
  });

  it('200: leaves out venues of drafts, of hidden events, of events without a theme or over, and names that have no page', async () => {
    const { venuesOf, clock } = await start([
      at('Salle cachée', 0, { isEnabled: false }),
      at('Salle en projet', 0, { status: 'draft' }),
      at('Salle sans thème', 0, { themes: [] }),
      at('Salle passée', 0, { periods: [{ startDate: '2026-06-01' }] }),
      at('Salle rue', 0, { streetAddress: 'Salle, rue' }),
      at('Salle du soir', 0, { periods: [{ startDate: '2026-06-12' }] }),
    ]);
    expect(await venuesOf('salle')).toEqual(['Salle du soir']);
    clock.set('2026-07-01T10:00:00Z');
    expect(await venuesOf('salle')).toEqual([]);
  });

  it('200: a venue whose name changes is suggested by its new name alone', async () => {
    const { create, db, clock, venuesOf } = await start();
    const { id } = await create.poi(at('Salle Ancienne'));
    await db.poiVersion.updateMany({
      where: { poiId: id },
      data: { placeName: 'Le Temps Machine' },
    });
    await db.$executeRaw`SELECT refresh_poi_search(ARRAY[${id}::uuid], ${clock.now()})`;
    expect(await venuesOf('ancienne')).toEqual([]);
    expect(await venuesOf('machine')).toEqual(['Le Temps Machine']);
  });

  it('200: suggests approved organisations with an event to come and a name that begins with the text or resembles it, the nearest first, three at most', async () => {
    const { suggest, organisersOf, organise, db } = await start();
    await organise('Comité des fêtes de Loches', 40);
    const nearest = await organise('Comité des fêtes', 1);
    await organise('Comité d’Amboise', 20);
    await organise('Comité de Chinon', 45);
    await organise('Comité refusé', 0, { status: 'refused' });
    await createOrganisation(db, { name: 'Comité sans événement' });
    const names = ['Comité des fêtes', 'Comité d’Amboise', 'Comité des fêtes de Loches'];
    expect(await organisersOf('comit')).toEqual(names);
    expect(await organisersOf('comitte')).toEqual(names);
    expect(await organisersOf('chinon')).toEqual(['Comité de Chinon']);
    expect(await organisersOf('amboize', {})).toEqual(['Comité d’Amboise']);
    expect(await organisersOf('bal')).toEqual([]);
    expect((await suggest('comité des fêtes')).organisers[0]).toEqual({
      slug: nearest,
      name: 'Comité des fêtes',
      locality: 'Tours',
    });
  });

  it('400: refuses no text, a text that is too short or too long, control characters, and one coordinate without the other', async () => {
    const { get } = await start();
    const refused = async (query: Record<string, string | number>) => {
      const { status, body } = await get('/suggestions', query);
      return [status, body.errors?.[0]?.pointer];
    };
    expect(await refused({})).toEqual([400, '/query/q']);
    expect(await refused({ q: 'a' })).toEqual([400, '/query/q']);
    expect(await refused({ q: 'a'.repeat(101) })).toEqual([400, '/query/q']);
    expect(await refused({ q: 'a\u0000b' })).toEqual([400, '/query/q']);
    expect(await refused({ q: 'salle', lon: 0.7 })).toEqual([400, '/query/lat']);
    expect(await refused({ q: 'salle', lat: 47 })).toEqual([400, '/query/lon']);
  });
});

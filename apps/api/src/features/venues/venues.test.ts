// Specification: §3.28
import { expect, it } from 'vitest';
import { startApi } from '../../../test/servers/start-api.ts';

const olympia = {
  placeName: 'Théâtre Olympia',
  streetAddress: '7 rue de Lucé',
  postalCode: '37000',
  locality: 'Tours',
};
const slug = 'theatre-olympia-tours-37000';
const on = (startDate: string) => ({ periods: [{ startDate, endDate: startDate }] });

it('200: GET /venues/{slug} lists the upcoming pois of a venue by date, then permanent ones; the spelling of its name does not matter', async () => {
  const { create, get } = await startApi();
  const [always, later, soon] = [
    await create.poi({ ...olympia, isPermanent: true }),
    await create.poi({ ...olympia, ...on('2026-06-20'), placeName: 'THEATRE « OLYMPIA »' }),
    await create.poi({ ...olympia, ...on('2026-06-12'), locality: 'TOURS' }),
  ];
  await create.poi({ ...olympia, ...on('2026-06-11'), placeName: 'Le Petit Théâtre' });
  await create.poi({ ...olympia, status: 'draft' });
  await create.poi({ ...olympia, isEnabled: false });
  const { status, body } = await get(`/venues/${slug}`);
  expect([status, body]).toMatchObject([
    200,
    {
      slug,
      streetAddress: '7 rue de Lucé',
      postalCode: '37000',
      position: { lon: 0.704, lat: 47.3948 },
      total: 3,
    },
  ]);
  expect(body.items.map(({ id }: { id: string }) => id)).toEqual([soon.id, later.id, always.id]);
  expect(body.items[0]).toMatchObject({ startDate: '2026-06-12', distance: 0 });
  const second = await get(`/venues/${slug}`, { offset: 1, pageSize: 1, lon: 0.704, lat: 47.4848 });
  expect(second.body).toMatchObject({ total: 3, items: [{ id: later.id, distance: 10_008 }] });
});

it('200: a venue keeps its page, without items, once all its pois are over', async () => {
  const { create, get } = await startApi();
  await create.poi({ ...olympia, ...on('2026-06-01') });
  expect((await get(`/venues/${slug}`)).body).toMatchObject({
    name: 'Théâtre Olympia',
    locality: 'Tours',
    total: 0,
    items: [],
  });
});

it('a venue is named and placed by its poi that was changed last', async () => {
  const { create, db, get } = await startApi();
  const first = await create.poi({ ...olympia, placeName: 'THÉÂTRE OLYMPIA' });
  const last = await create.poi({ ...olympia, at: { lon: 0.7, lat: 47.39 } });
  const change = (poiId: string, updatedAt: string) =>
    db.poiVersion.updateMany({ where: { poiId }, data: { updatedAt } });
  await change(first.id, '2026-06-01T08:00:00Z');
  await change(last.id, '2026-06-02T08:00:00Z');
  expect((await get(`/venues/${slug}`)).body).toMatchObject({
    name: 'Théâtre Olympia',
    position: { lon: 0.7, lat: 47.39 },
  });
});

it('400: GET /venues/{slug} refuses one coordinate without the other, a page that is too large and a slug that is too long', async () => {
  const { get } = await startApi();
  const refused = async (path: string, query: Record<string, number>) => {
    const { status, body } = await get(path, query);
    return [status, body.errors[0].pointer];
  };
  expect(await refused(`/venues/${slug}`, { lon: 0.7 })).toEqual([400, '/query/lat']);
  expect(await refused(`/venues/${slug}`, { lat: 47 })).toEqual([400, '/query/lon']);
  expect(await refused(`/venues/${slug}`, { pageSize: 1000 })).toEqual([400, '/query/pageSize']);
  expect(await refused(`/venues/${'a'.repeat(201)}`, {})).toEqual([400, '/path/slug']);
});

it('404 venue_not_found: GET /venues/{slug} for an unknown slug and for a venue whose pois are all drafts, hidden, archived or without a theme', async () => {
  const { create, get } = await startApi();
  await create.poi({ ...olympia, status: 'draft' });
  await create.poi({ ...olympia, status: 'archived' });
  await create.poi({ ...olympia, isEnabled: false });
  await create.poi({ ...olympia, themes: [] });
  for (const path of [slug, 'nulle-part', '%25', "'--"])
    expect((await get(`/venues/${path}`)).body).toMatchObject({
      status: 404,
      code: 'venue_not_found',
    });
});

it('GET /pois/{id} has the slug of its venue: from the name, town and postal code; null without a name or a town, and for a name that repeats the town or the street', async () => {
  const { create, get } = await startApi();
  const cases: [object, string | null][] = [
    [{}, slug],
    [{ postalCode: null }, 'theatre-olympia-tours'],
    [{ postalCode: '37200' }, 'theatre-olympia-tours-37200'],
    [{ locality: 'Saint-Denis', postalCode: '97400' }, 'theatre-olympia-saint-denis-97400'],
    [{ placeName: '  L’ŒUVRE, salle 5 !  ' }, 'l-oeuvre-salle-5-tours-37000'],
    [{ placeName: 'a'.repeat(300) }, `${'a'.repeat(120)}-tours-37000`],
    [{ placeName: null }, null],
    [{ placeName: '🎈' }, null],
    [{ placeName: 'TOURS' }, null],
    [{ placeName: '7, rue de Lucé' }, null],
    [{ locality: null }, null],
    [{ themes: [] }, null],
  ];
  const slugs: [object, string | null][] = [];
  for (const [change] of cases) {
    const { id } = await create.poi({ ...olympia, ...change });
    slugs.push([change, (await get(`/pois/${id}`)).body.place.venueSlug]);
  }
  expect(slugs).toEqual(cases);
});

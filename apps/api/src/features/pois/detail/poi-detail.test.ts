// Specification: §2.6, §2.7, §2.29, §3.1, §3.2, §4.2, §7.6
import { describe, expect, it } from 'vitest';
import { startApi } from '../../../../test/servers/start-api.ts';

describe('GET /pois/:poiId', () => {
  it('200: answers every field of a published poi, its prices, trace and stored pictures, with one database query', async () => {
    const { create, get, db, countQueries } = await startApi();
    const { id, slugFr } = await create.poi({
      themes: ['promenades-a-pied'],
      options: ['free'],
      knownOptions: ['free', 'pmr'],
      description: 'Une boucle.',
      placeName: 'Lac',
      organizerName: 'La Rando',
      periods: [{ startDate: '2026-06-20', startTime: '09:00' }, { startDate: '2026-06-01' }],
    });
    const version = `(SELECT id FROM poi_version WHERE poi_id = '${id}')`;
    await db.$executeRawUnsafe(
      `INSERT INTO price (version_id, rank, min_price_cents, policy_name, price_modes) VALUES (${version}, 1, 500, 'ChildRate', '{PerPerson}'), (${version}, 0, 900, NULL, '{}')`,
    );
    await db.$executeRawUnsafe(
      `INSERT INTO contact (version_id, type, emails, phone_numbers) VALUES (${version}, 'booking', '{a@example.org}', '{"02 61 91 00 00","+33 (0)2 61 91 00 00"}')`,
    );
    await db.$executeRawUnsafe(
      `INSERT INTO feature (id, "group", label_fr) VALUES ('Toilets', 'CommonAmenity', 'Toilettes')`,
    );
    await db.$executeRawUnsafe(
      `INSERT INTO poi_feature (version_id, feature_id) VALUES (${version}, 'Toilets')`,
    );
    await db.$executeRawUnsafe(
      `INSERT INTO tour (version_id, distance_m, locomotion_modes, difficulty) VALUES (${version}, 12000, '{walking}', 'EasyTour')`,
    );
    await db.$executeRawUnsafe(
      `INSERT INTO trace (version_id, line) VALUES (${version}, 'SRID=4326;LINESTRING Z (0.7 47.3 50, 0.7 47.35 80, 0.7 47.4 60)')`,
    );
    await db.$executeRawUnsafe(
      `INSERT INTO media (id, kind, source_url, credits, sha256) VALUES
         ('00000000-0000-4000-8000-000000000001', 'file', NULL, 'Moi', repeat('a', 64)),
         ('00000000-0000-4000-8000-000000000002', 'remote', 'https://example.org/a.jpg', 'Un flux', NULL)`,
    );
    await db.$executeRawUnsafe(
      `INSERT INTO poi_media (version_id, media_id, rank) VALUES (${version}, '00000000-0000-4000-8000-000000000001', 0), (${version}, '00000000-0000-4000-8000-000000000002', 1)`,
    );
    countQueries();
    const { status, body } = await get(`/pois/${id}`);
    expect(status).toBe(200);
    expect(countQueries()).toBe(1);
    expect(body).toMatchObject({
      id,
      slugFr,
      label: 'Concert',
      description: 'Une boucle.',
      theme: 'promenades-a-pied',
      options: ['free'],
      knownOptions: ['free', 'pmr'],
      isFree: true,
      isPermanent: false,
      isPast: false,
      organizerName: 'La Rando',
      liveState: 'scheduled',
      source: null,
      publishedAt: '2026-06-10T10:00:00Z',
      place: {
        name: 'Lac',
        streetAddress: null,
        postalCode: null,
        locality: 'Tours',
        position: { lon: 0.704, lat: 47.3948 },
      },
      periods: [
        {
          startDate: '2026-06-01',
          endDate: '2026-06-01',
          startTime: null,
          endTime: null,
          isPast: true,
        },
        {
          startDate: '2026-06-20',
          endDate: '2026-06-20',
          startTime: '09:00:00',
          endTime: null,
          isPast: false,
        },
      ],
      contacts: [
        {
          type: 'booking',
          legalName: null,
          emails: ['a@example.org'],
          phoneNumbers: ['+33 2 61 91 00 00'],
          websites: [],
        },
      ],
      featureGroups: [
        { group: 'CommonAmenity', features: [{ id: 'Toilets', label: 'Toilettes' }] },
      ],
      tour: {
        distanceM: 12_000,
        durationMin: null,
        locomotionModes: ['walking'],
        difficulty: 'EasyTour',
      },
      minPriceCents: null,
      maxPriceCents: null,
      media: [
        {
          id: '00000000-0000-4000-8000-000000000001',
          credits: 'Moi',
          position: 0,
          isDrawing: false,
        },
      ],
    });
    expect(body.media).toHaveLength(1);
    expect(body.tour.trace).toEqual([
      { lon: 0.7, lat: 47.3, distanceM: 0, altitudeM: 50 },
      { lon: 0.7, lat: 47.35, distanceM: 6000, altitudeM: 80 },
      { lon: 0.7, lat: 47.4, distanceM: 12_000, altitudeM: 60 },
    ]);
    expect(body.prices.map((price: { minPriceCents: number }) => price.minPriceCents)).toEqual([
      900, 500,
    ]);
  });

  it('200: marks a poi as past once its last hour in Paris is over; ignores a draft beside the published version', async () => {
    const { create, get, db, clock } = await startApi();
    const { id } = await create.poi();
    await db.$executeRawUnsafe(
      `INSERT INTO poi_version (id, poi_id, number, status, label) VALUES (gen_random_uuid(), '${id}', 2, 'draft', 'Brouillon')`,
    );
    clock.set('2026-06-10T21:29:59Z'); // it ends at 23:30 in Paris
    expect((await get(`/pois/${id}`)).body).toMatchObject({ label: 'Concert', isPast: false });
    clock.set('2026-06-10T21:30:00Z');
    expect((await get(`/pois/${id}`)).body.isPast).toBe(true);
  });

  it.each([
    ['draft', true, 404, 'poi_not_found'],
    ['in-review', true, 404, 'poi_not_found'],
    ['published', false, 404, 'poi_not_found'],
    ['archived', true, 410, 'poi_gone'],
  ] as const)(
    'answers the state %s, enabled %s, with %i, by id and by slug',
    async (state, isEnabled, status, code) => {
      const { create, get } = await startApi();
      const { id, slugFr } = await create.poi({ status: state, isEnabled });
      expect((await get(`/pois/${id}`)).body).toMatchObject({ status, code });
      expect((await get(`/pois/by-slug/${slugFr}`)).body).toMatchObject({ status, code });
    },
  );

  it('404 for an unknown id, 400 for a malformed one', async () => {
    const { get } = await startApi();
    expect(await get('/pois/019b0000-0000-7000-8000-000000000000')).toMatchObject({
      status: 404,
      body: { code: 'poi_not_found' },
    });
    const malformed = await get('/pois/42');
    expect([malformed.status, malformed.body.errors[0].pointer]).toEqual([400, '/path/poiId']);
  });
});

describe('GET /pois/by-slug/:slugFr', () => {
  it('200 for the current slug, 301 for a former one', async () => {
    const { create, get, db } = await startApi();
    const { id } = await create.poi({ slugFr: 'concert-tours' });
    await db.$executeRawUnsafe(
      `INSERT INTO poi_slug_history (slug_fr, poi_id) VALUES ('vieux-concert', '${id}')`,
    );
    expect((await get('/pois/by-slug/concert-tours')).body.id).toBe(id);
    const moved = await get('/pois/by-slug/vieux-concert');
    expect(moved.status).toBe(301);
    expect(moved.headers.location).toBe('/api/v1/pois/by-slug/concert-tours');
    expect(moved.body).toEqual({ movedTo: 'concert-tours' });
  });

  it.each(['inconnu', 'A%20B', "x'--"])('404 for the unknown slug %s', async (slug) => {
    const { get } = await startApi();
    expect(await get(`/pois/by-slug/${slug}`)).toMatchObject({
      status: 404,
      body: { code: 'poi_not_found' },
    });
  });
});

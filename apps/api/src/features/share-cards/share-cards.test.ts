// Specification: §2.18
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { pictureFolder } from '../../../test/pictures/picture-bench.ts';
import { smallGazetteer, touraine } from '../../../test/records/create-gazetteer.ts';
import { startApi } from '../../../test/servers/start-api.ts';
import { Problem } from '../../platform/problems/problem.ts';
import { createPainter } from './paint-png.ts';
import { poiCard, type SharedPoi } from './share-cards.domain.ts';
import { shareCardsService } from './share-cards.service.ts';

// Some social networks download no larger picture.
const maxBytes = 300_000;
const { folder } = pictureFolder();

const fetchPicture = async (path: string, headers: Record<string, string> = {}) => {
  const { app } = await startApi();
  return app.inject({ url: path, headers });
};

const poi = (change: Partial<SharedPoi> = {}): SharedPoi => ({
  id: 'one',
  label: 'Fête de la Loire',
  theme: 'fetes',
  isPermanent: false,
  liveState: 'scheduled',
  periods: [
    {
      startDate: '2026-06-13',
      endDate: '2026-06-13',
      startTime: '20:30:00',
      isPast: false,
      liveState: 'scheduled',
    },
  ],
  place: { name: 'Quai Paul-Bert', locality: 'Tours' },
  ...change,
});
const linesOf = (change: Partial<SharedPoi>) =>
  poiCard(poi(change), { today: '2026-06-10', name: 'Parages' }).lines;

describe('issue 3 point 9 "Open Graph pictures drawn per event"', () => {
  it('200: draws a PNG of 1200 × 630 and less than 300 kB for an event with a long title', async () => {
    const { create, app } = await startApi();
    const { slugFr } = await create.poi({
      label: 'Fête de la Loire à la nuit tombée '.repeat(4).trim(),
      themes: ['fetes'],
      placeName: 'Quai Paul-Bert',
    });
    const { statusCode, headers, rawPayload } = await app.inject(`/og/evenement/${slugFr}.png`);
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/png']);
    expect(headers['cache-control']).toContain('public, max-age=3600');
    const { width, height, format } = await sharp(rawPayload).metadata();
    expect([format, width, height]).toEqual(['png', 1200, 630]);
    expect(rawPayload.length).toBeLessThan(maxBytes);
  });

  it('304: with the current entity tag of an event’s share picture, until the title of the event changes', async () => {
    const { app, db, create } = await startApi();
    const { id, slugFr } = await create.poi({ label: 'Bal' });
    const url = `/og/evenement/${slugFr}.png`;
    const first = await app.inject(url);
    const again = await app.inject({
      url,
      headers: { 'if-none-match': String(first.headers.etag) },
    });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
    await db.$executeRawUnsafe(
      `UPDATE poi_version SET label = 'Grand bal' WHERE poi_id = $1::uuid`,
      id,
    );
    expect(
      (await app.inject({ url, headers: { 'if-none-match': String(first.headers.etag) } }))
        .statusCode,
    ).toBe(200);
  });

  it('a share card has the given drawing, else one of the theme of the event', () => {
    const own = { scene: 'fetes-3', seed: 'a' };
    expect(poiCard(poi(), { today: '2026-06-10', name: 'Parages', picture: own })).toMatchObject(
      own,
    );
    expect(poiCard(poi(), { today: '2026-06-10', name: 'Parages' }).scene).toMatch(/^fetes-\d+$/);
  });

  it('200: the share picture of an event shows an added photo in place of the drawing, in less than 300 kB', async () => {
    const { app, create, request, signIn } = await startApi({
      environment: { PICTURES_FOLDER: folder() },
    });
    const { id, slugFr } = await create.poi();
    const moderator = await signIn({ permissions: ['image_mod'] });
    const url = `/og/evenement/${slugFr}.png`;
    const drawn = await app.inject(url);
    // The worst case for compression: noise, like a crowd or leaves.
    const noise = await sharp({
      create: {
        width: 900,
        height: 900,
        channels: 3,
        background: '#fff',
        noise: { type: 'gaussian', mean: 128, sigma: 40 },
      },
    })
      .jpeg()
      .toBuffer();
    await request
      .post(`/api/v1/org/pois/${id}/media`)
      .set(moderator.headers)
      .attach('file', noise, 'x.jpg');
    const shown = await app.inject(url);
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/png']);
    expect(shown.headers.etag).not.toBe(drawn.headers.etag);
    expect(shown.rawPayload.length).toBeLessThan(maxBytes);
    const corner = async (png: Buffer) =>
      (await sharp(png).extract({ left: 1000, top: 300, width: 100, height: 100 }).stats())
        .channels[0]?.stdev ?? 0;
    expect(await corner(shown.rawPayload)).toBeGreaterThan(20);
  });

  it('301 for the share picture of a former slug, 410 of an archived event, 404 of an unknown one', async () => {
    const { app, db, create } = await startApi();
    const { id, slugFr } = await create.poi();
    await db.$executeRawUnsafe(
      `INSERT INTO poi_slug_history (slug_fr, poi_id) VALUES ('ancien-nom', $1::uuid)`,
      id,
    );
    const archived = await create.poi({ status: 'archived' });
    const moved = await app.inject('/og/evenement/ancien-nom.png');
    expect([moved.statusCode, moved.headers.location]).toEqual([
      301,
      `/og/evenement/${slugFr}.png`,
    ]);
    expect((await app.inject(`/og/evenement/${archived.slugFr}.png`)).json()).toMatchObject({
      status: 410,
      code: 'poi_gone',
    });
    expect((await app.inject('/og/evenement/rien.png')).json()).toMatchObject({
      status: 404,
      code: 'poi_not_found',
    });
  });

  it.each([
    '/og/parages.png',
    '/og/theme/concerts.png',
    '/og/ville/le-mans.png',
    '/og/ville/tours/concerts.png',
  ])('200: draws the share picture %s, 1200 pixels wide', async (path) => {
    const { statusCode, rawPayload } = await fetchPicture(path);
    expect(statusCode).toBe(200);
    expect((await sharp(rawPayload).metadata()).width).toBe(1200);
  });

  it('200: draws the share picture of a commune that is none of the five towns', async () => {
    const { app, db } = await startApi();
    await smallGazetteer(db, touraine).loadWithCentres(new Map());
    for (const url of ['/og/ville/saint-pierre-974.png', '/og/ville/blere/concerts.png']) {
      const { statusCode, headers } = await app.inject({ url });
      expect([statusCode, headers['content-type']], url).toEqual([200, 'image/png']);
    }
  });

  it.each(['/og/theme/inconnu.png', '/og/ville/nulle-part.png', '/og/ville/tours/inconnu.png'])(
    '404 media_not_found: refuses the share picture %s of an unknown theme or town',
    async (path) => {
      expect((await fetchPicture(path)).json()).toMatchObject({
        status: 404,
        code: 'media_not_found',
      });
    },
  );
});

it('503 service_unavailable: keeps the message of a failure out of the document, and the failure as its cause', async () => {
  const failure = new Error('/var/pictures: permission denied');
  const media = { id: 'x', isDrawing: false };
  const shareCards = shareCardsService({
    pois: { getBySlug: async () => ({ ...poi(), slugFr: 'fete', media: [media] }) as never },
    towns: { find: async () => undefined },
    media: { findPhoto: () => Promise.reject(failure) } as never,
    clock: { now: () => new Date('2026-06-10T10:00:00Z') },
    name: 'Parages',
  });
  const picture = await shareCards.findForPoi('fete');
  if ('movedTo' in picture) throw new Error('moved');
  const problem = await picture.paint().catch((error: unknown) => error);
  if (!(problem instanceof Problem)) throw new Error('no problem');
  expect(problem.toDocument()).toMatchObject({ status: 503, code: 'service_unavailable' });
  expect(problem.toDocument()).not.toHaveProperty('detail');
  expect(problem.cause).toBe(failure);
});

describe('the text lines of a share card', () => {
  it.each([
    ['the date and hour of one evening', {}, 'Samedi 13 juin · 20\u00a0h\u00a030'],
    [
      'a date without an hour',
      {
        periods: [
          {
            startDate: '2026-07-01',
            endDate: '2026-07-01',
            startTime: null,
            isPast: false,
            liveState: 'scheduled',
          },
        ],
      },
      'Mercredi 1er juillet',
    ],
    [
      'several days',
      {
        periods: [
          {
            startDate: '2026-06-13',
            endDate: '2026-06-15',
            startTime: null,
            isPast: false,
            liveState: 'scheduled',
          },
        ],
      },
      'Du 13 au 15 juin',
    ],
    [
      'the last day of a period that has begun',
      {
        periods: [
          {
            startDate: '2026-06-01',
            endDate: '2026-08-30',
            startTime: null,
            isPast: false,
            liveState: 'scheduled',
          },
        ],
      },
      'Jusqu’au 30 août',
    ],
    [
      'that an event is over',
      {
        periods: [
          {
            startDate: '2026-06-01',
            endDate: '2026-06-01',
            startTime: null,
            isPast: true,
            liveState: 'scheduled',
          },
        ],
      },
      'Événement passé',
    ],
    [
      'the next date that takes place',
      {
        periods: [
          {
            startDate: '2026-06-13',
            endDate: '2026-06-13',
            startTime: null,
            isPast: false,
            liveState: 'cancelled',
          },
          {
            startDate: '2026-06-14',
            endDate: '2026-06-14',
            startTime: null,
            isPast: false,
            liveState: 'full',
          },
        ],
      },
      'Dimanche 14 juin',
    ],
    ['a permanent place', { periods: [], isPermanent: true }, 'Toute l’année'],
    ['a cancellation', { liveState: 'cancelled' }, 'Annulé · Samedi 13 juin · 20\u00a0h\u00a030'],
  ] as const)('show %s', (_name, change, expected) => expect(linesOf(change)[0]).toBe(expected));

  it.each([
    [{ name: 'Quai Paul-Bert', locality: 'Tours' }, 'Quai Paul-Bert, Tours'],
    [{ name: 'Opéra de Tours', locality: 'Tours' }, 'Opéra de Tours'],
    [{ name: null, locality: 'Tours' }, 'Tours'],
  ])('join venue and town, unless the name of the venue contains the town: %o', (place, expected) =>
    expect(linesOf({ place })[1]).toBe(expected),
  );
});

describe('the painter of share pictures', () => {
  const paintPng = createPainter();

  it('rejects 14 of 30 simultaneous pictures: one is painted, 15 are queued', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"/>';
    const outcomes = await Promise.allSettled(Array.from({ length: 30 }, () => paintPng(svg)));
    const refused = outcomes.filter(({ status }) => status === 'rejected').length;
    expect(refused).toBe(14);
    await expect(paintPng(svg)).resolves.toBeInstanceOf(Buffer);
  });

  it('rejects when a text is not an SVG', async () =>
    await expect(paintPng('no picture')).rejects.toThrow());
});

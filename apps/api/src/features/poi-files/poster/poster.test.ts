// Specification: §2.30
import type { LiveState } from '@parages/contracts/vocabulary/events/live-states';
import { describe, expect, it } from 'vitest';
import { longestPause } from '../../../../test/longest-pause.ts';
import { drawTestPicture } from '../../../../test/pictures/pictures.ts';
import { startApi } from '../../../../test/servers/start-api.ts';
import { drawPoster } from './draw-poster.ts';
import { paintPosterPicture } from './paint-poster-picture.ts';
import { type PosterPoi, posterOf } from './poster.domain.ts';
import { postersService } from './poster.service.ts';

const day = (startDate: string, endDate = startDate, startTime: string | null = null) => ({
  startDate,
  endDate,
  startTime,
  endTime: null,
  isPast: startDate < '2026-06-10',
  liveState: 'scheduled' as LiveState,
  movedFrom: null,
  note: null,
});
const poi: PosterPoi = {
  label: 'Fête de la Loire',
  theme: 'fetes',
  liveState: 'scheduled',
  isPermanent: false,
  periods: [day('2026-06-13', '2026-06-13', '20:30:00')],
  place: {
    name: 'Quai Paul-Bert',
    venueSlug: null,
    streetAddress: '3 quai Paul-Bert',
    postalCode: '37000',
    locality: 'Tours',
    position: null,
  },
  isFree: false,
  minPriceCents: null,
  maxPriceCents: null,
  organizerName: 'Comité des fêtes',
};
const url = 'http://localhost:3000/evenement/fete';
const poster = (change: Partial<PosterPoi> = {}) =>
  posterOf({ ...poi, ...change }, { today: '2026-06-10', url });

describe('posterOf', () => {
  it('has the title, the theme, the date, the place and the organiser', () => {
    expect(poster()).toEqual({
      title: 'Fête de la Loire',
      theme: 'fetes',
      label: 'Fêtes',
      state: null,
      when: ['Samedi 13 juin, 20\u00a0h\u00a030'],
      where: ['Quai Paul-Bert', '3 quai Paul-Bert', '37000 Tours'],
      price: null,
      host: 'Proposé par Comité des fêtes',
      url,
    });
  });

  it.each([
    ['the upcoming dates alone', [day('2026-06-01'), day('2026-06-20')], ['Samedi 20 juin']],
    ['the dates of an event that is over', [day('2026-06-01')], ['Lundi 1er juin']],
    ['a span', [day('2026-06-20', '2026-07-02')], ['Du 20 juin au 2 juillet']],
    ['another year', [day('2027-06-19')], ['Samedi 19 juin 2027']],
    [
      'five dates and the number of the others',
      ['11', '12', '13', '14', '15', '16', '17'].map((date) => day(`2026-06-${date}`)),
      [
        'Jeudi 11 juin',
        'Vendredi 12 juin',
        'Samedi 13 juin',
        'Dimanche 14 juin',
        'Lundi 15 juin',
        'et 2 autres dates',
      ],
    ],
  ])('says %s', (_case, periods, when) => {
    expect(poster({ periods }).when).toEqual(when);
  });

  it('leaves out a date that is cancelled or postponed', () => {
    const off = (startDate: string, liveState: LiveState) => ({ ...day(startDate), liveState });
    const periods = [
      off('2026-06-13', 'cancelled'),
      off('2026-06-14', 'postponed'),
      off('2026-06-15', 'full'),
    ];
    expect(poster({ periods }).when).toEqual(['Lundi 15 juin']);
  });

  it('has the upcoming dates alone and their state when none of them takes place', () => {
    const periods = [
      day('2026-06-01'),
      { ...day('2026-06-13'), liveState: 'postponed' as LiveState },
      { ...day('2026-06-14'), liveState: 'postponed' as LiveState },
    ];
    expect(poster({ periods })).toMatchObject({
      state: 'Reporté',
      when: ['Samedi 13 juin', 'Dimanche 14 juin'],
    });
    expect(poster({ periods, liveState: 'cancelled' }).state).toBe('Annulé');
  });

  it('says that a permanent event is open all year', () => {
    expect(poster({ isPermanent: true, periods: [] }).when).toEqual(['Toute l’année']);
  });

  it.each([
    [{ isFree: true }, 'Gratuit'],
    [{ minPriceCents: 500, maxPriceCents: 500 }, '5\u00a0€'],
    [{ minPriceCents: 550 }, '5,50\u00a0€'],
    [{ minPriceCents: 500, maxPriceCents: 1200 }, 'De 5\u00a0€ à 12\u00a0€'],
    [{ maxPriceCents: 1200 }, 'Jusqu’à 12\u00a0€'],
  ])('says the price of %o', (price, said) => {
    expect(poster(price).price).toBe(said);
  });

  it.each([
    ['cancelled', 'Annulé'],
    ['postponed', 'Reporté'],
    ['full', 'Complet'],
  ] as const)('says that the event is %s', (liveState, said) => {
    expect(poster({ liveState }).state).toBe(said);
  });
});

describe('GET /pois/:poiId/poster.pdf', () => {
  it('200: answers the same one page of A4 at each reading, named after the event', async () => {
    const { create, app } = await startApi();
    const { id } = await create.poi({ slugFr: 'bal-tours', label: 'Bal & <b>lampions</b> Łódź' });
    const read = () =>
      app.inject({ url: `/api/v1/pois/${id}/poster.pdf`, headers: { host: 'localhost:3000' } });
    const { statusCode, headers, rawPayload } = await read();
    expect([statusCode, headers['content-type'], headers['content-disposition']]).toEqual([
      200,
      'application/pdf',
      'attachment; filename="bal-tours.pdf"',
    ]);
    const text = rawPayload.toString('latin1');
    expect(text.slice(0, 5)).toBe('%PDF-');
    expect(text.match(/\/MediaBox \[0 0 595\.28 841\.89\]/g)).toHaveLength(1);
    expect((await read()).rawPayload.equals(rawPayload)).toBe(true);
    const poi = await app.pois.get(id);
    const address = 'http://localhost:3000/evenement/bal-tours';
    const drawn = await drawPoster({
      poster: posterOf(poi, { today: '2026-06-10', url: address }),
      jpeg: await paintPosterPicture(app.media, poi),
      product: 'Parages',
      createdAt: new Date(poi.updatedAt),
    });
    expect(drawn.equals(rawPayload)).toBe(true);
  });

  it('poi_not_found for a draft, poi_gone for an archived event', async () => {
    const { create, get } = await startApi();
    const codeOf = async (status: 'draft' | 'archived') =>
      (await get(`/pois/${(await create.poi({ status })).id}/poster.pdf`)).body.code;
    expect(await codeOf('draft')).toBe('poi_not_found');
    expect(await codeOf('archived')).toBe('poi_gone');
  });

  it('draws in a worker thread: the event loop goes on meanwhile', async () => {
    const { create, app } = await startApi();
    const { id } = await create.poi();
    const poi = await app.pois.get(id);
    const jpeg = await drawTestPicture({ width: 1280, height: 800 });
    const posters = postersService({
      pois: { get: async () => ({ ...poi, media: [{ id, isDrawing: false }] as never }) },
      media: { findPhoto: async () => jpeg, findDrawing: async () => undefined },
      clock: { now: () => new Date('2026-06-10T10:00:00Z') },
      product: 'Parages',
    });
    const draw = () => posters.ofPoi(id, 'http://localhost:3000');
    expect(await longestPause(draw)).toBeLessThan(0.5);
  });

  it('service_unavailable for the twelfth poster at once: one is drawn, ten wait', async () => {
    const { create, app } = await startApi();
    const { id } = await create.poi();
    const poi = await app.pois.get(id);
    const media = [{ id: 'concerts-1', isDrawing: true }] as never;
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const posters = postersService({
      pois: { get: async () => ({ ...poi, media }) },
      media: { findPhoto: async () => undefined, findDrawing: () => held.then(() => undefined) },
      clock: { now: () => new Date('2026-06-10T10:00:00Z') },
      product: 'Parages',
    });
    const drawn = Array.from({ length: 11 }, () => posters.ofPoi(id, 'http://localhost:3000'));
    await expect(posters.ofPoi(id, 'http://localhost:3000')).rejects.toMatchObject({
      code: 'service_unavailable',
    });
    release();
    expect(await Promise.all(drawn)).toHaveLength(11);
  });
});

import { describe, expect, it } from 'vitest';
import { longestPause } from '../../../../test/longest-pause.ts';
import { createOrganisation } from '../../../../test/records/create-organisation.ts';
import { refreshPoi } from '../../../../test/records/create-poi.ts';
import { startApi } from '../../../../test/servers/start-api.ts';
import { inDrawingTurn } from '../../../platform/pdf/pdf-thread.ts';
import { drawProgramme } from './draw-programme.ts';
import { programmeOf } from './programme.domain.ts';
import { type ProgrammeEvent, programmeRepository } from './programme.repository.ts';
import { programmesService } from './programme.service.ts';

const event: ProgrammeEvent = {
  label: 'Bal des lampions',
  placeName: 'Guinguette',
  locality: 'Tours',
  liveState: 'scheduled',
  isPermanent: false,
  isFree: false,
  minPriceCents: 500,
  maxPriceCents: 1200,
  startDate: '2026-06-13',
  endDate: '2026-06-13',
  startTime: '20:30:00',
  others: 0,
  total: 1,
};
const organiser = { name: 'Comité des fêtes', locality: 'Tours' };
const today = '2026-06-10';
const url = 'http://localhost:3000/organisateur/comite';
const programme = (...changes: Partial<ProgrammeEvent>[]) =>
  programmeOf(
    organiser,
    changes.map((change) => ({ ...event, ...change })),
    { today, url },
  );

describe('the texts of a programme', () => {
  it('says the day, the hour, the title, the place and the price of an event', () => {
    expect(programme({})).toEqual({
      ...organiser,
      url,
      rest: null,
      entries: [
        {
          day: 'Samedi 13 juin',
          details: ['20\u00a0h\u00a030'],
          title: 'Bal des lampions',
          state: null,
          facts: 'Guinguette · Tours · De 5\u00a0€ à 12\u00a0€',
        },
      ],
    });
  });

  it.each([
    [
      'a span to come',
      { startDate: '2026-06-20', endDate: '2026-07-02' },
      'Du 20 juin au 2 juillet',
    ],
    [
      'a span that has begun',
      { startDate: '2026-06-01', endDate: '2026-07-02' },
      'Jusqu’au 2 juillet',
    ],
    [
      'a day of another year',
      { startDate: '2027-06-19', endDate: '2027-06-19' },
      'Samedi 19 juin 2027',
    ],
    [
      'an event without dates',
      { startDate: null, endDate: null, isPermanent: true },
      'Toute l’année',
    ],
  ])('says %s', (_case, change, day) => {
    expect(programme(change).entries[0]?.day).toBe(day);
  });

  it('says the number of other dates, the state, and how many events are left out', () => {
    const { entries, rest } = programme({ others: 3, liveState: 'full', total: 9 });
    expect(entries[0]).toMatchObject({
      details: ['20\u00a0h\u00a030', 'et 3 autres dates'],
      state: 'Complet',
    });
    expect(rest).toBe('et 8 autres événements en ligne');
  });
});

it('issue 16 "one date cancelled, full": the events of a programme have the next date that takes place, its state, and the number of the others that do', async () => {
  const { create, db, clock } = await startApi();
  const { id: organisationId } = await createOrganisation(db);
  const days = ['2026-06-12', '2026-06-13', '2026-06-14', '2026-06-15'];
  const { id } = await create.poi({ periods: days.map((startDate) => ({ startDate })) });
  await db.poi.update({ where: { id }, data: { organisationId } });
  for (const [day, state] of [
    ['2026-06-12', 'cancelled'],
    ['2026-06-13', 'full'],
    ['2026-06-14', 'postponed'],
  ])
    await db.$executeRawUnsafe(
      'INSERT INTO date_state (poi_id, starts_at, state) VALUES ($1::uuid, $2::timestamp, $3)',
      id,
      `${day} 23:59:59.999`,
      state,
    );
  const list = async () => {
    await refreshPoi(db, id, clock.now());
    const query = { organisationId, now: clock.now(), today, most: 30 };
    return programmeRepository(db).listEvents(query);
  };
  expect(await list()).toMatchObject([{ startDate: '2026-06-13', liveState: 'full', others: 1 }]);
  await db.poi.update({ where: { id }, data: { liveState: 'postponed' } });
  expect(await list()).toMatchObject([{ startDate: '2026-06-13', liveState: 'postponed' }]);
});

const pagesOf = (pdf: Buffer): number =>
  pdf.toString('latin1').match(/\/MediaBox \[0 0 595\.28 841\.89\]/g)?.length ?? 0;

it.each([
  [1, 1],
  [8, 1],
  [30, 3],
])('draws %i events on %i page(s) of A4', async (count, pages) => {
  const events = Array.from({ length: count }, () => ({}));
  const pdf = await drawProgramme({
    programme: programme(...events),
    product: 'Parages',
    createdAt: new Date('2026-06-10T00:00:00Z'),
  });
  expect(pagesOf(pdf)).toBe(pages);
});

it('draws 30 events with the longest texts on six pages at most', async () => {
  const long = `${'Grande fête populaire de la commune '.repeat(5)}Łódź <b>&`;
  const change = {
    label: long,
    placeName: long,
    locality: long,
    liveState: 'postponed',
    others: 9,
  } as const;
  const pdf = await drawProgramme({
    programme: {
      ...programme(...Array.from({ length: 30 }, () => change)),
      name: long,
      locality: long,
      rest: 'et 300 autres événements en ligne',
    },
    product: 'Parages',
    createdAt: new Date('2026-06-10T00:00:00Z'),
  });
  expect(pagesOf(pdf)).toBeLessThanOrEqual(6);
});

describe('GET /organisers/{slug}/programme.pdf', () => {
  it('200: answers the same PDF at each reading of a day, named after the organiser', async () => {
    const { create, db, app, clock } = await startApi();
    const { id: organisationId, slug } = await createOrganisation(db, { name: 'Le Marronnier' });
    for (const day of ['2026-06-12', '2026-06-20'])
      await create.poi({ label: 'Bal', periods: [{ startDate: day }] });
    await create.poi({ label: 'Passé', periods: [{ startDate: '2026-06-01' }] });
    await create.poi({ label: 'Brouillon', status: 'draft' });
    await db.poi.updateMany({ data: { organisationId } });
    const read = () =>
      app.inject({
        url: `/api/v1/organisers/${slug}/programme.pdf`,
        headers: { host: 'localhost:3000' },
      });
    const { statusCode, headers, rawPayload } = await read();
    expect([statusCode, headers['content-type'], headers['content-disposition']]).toEqual([
      200,
      'application/pdf',
      `attachment; filename="programme-${slug}.pdf"`,
    ]);
    expect(rawPayload.toString('latin1').slice(0, 5)).toBe('%PDF-');
    expect((await read()).rawPayload.equals(rawPayload)).toBe(true);
    const query = { organisationId, now: clock.now(), today, most: 30 };
    const events = await programmeRepository(db).listEvents(query);
    const address = `http://localhost:3000/organisateur/${slug}`;
    const { name, locality } = await db.organisation.findUniqueOrThrow({ where: { slug } });
    const drawn = await drawProgramme({
      programme: programmeOf({ name, locality }, events, { today, url: address }),
      product: 'Parages',
      createdAt: new Date('2026-06-10T00:00:00Z'),
    });
    expect(drawn.equals(rawPayload)).toBe(true);
  });

  it('503: service_unavailable while a document is drawn and ten others of any kind wait', async () => {
    const { create, db, get } = await startApi();
    const { id: organisationId, slug } = await createOrganisation(db);
    await create.poi();
    await db.poi.updateMany({ data: { organisationId } });
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const held = Array.from({ length: 11 }, () => inDrawingTurn(() => released));
    const { status, body, headers } = await get(`/organisers/${slug}/programme.pdf`);
    release();
    await Promise.all(held);
    expect([status, body.code]).toEqual([503, 'service_unavailable']);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect((await get(`/organisers/${slug}/programme.pdf`)).status).toBe(200);
  });

  it('draws in a worker thread: the event loop goes on meanwhile', async () => {
    const { create, db, clock } = await startApi();
    const { id: organisationId, slug } = await createOrganisation(db);
    for (let count = 0; count < 30; count += 1)
      await create.poi({ label: `Bal ${count}`, periods: [{ startDate: '2026-06-12' }] });
    await db.poi.updateMany({ data: { organisationId } });
    const programmes = programmesService({ db, clock, product: 'Parages' });
    const draw = () => programmes.ofOrganiser(slug, 'http://localhost:3000');
    expect(await longestPause(draw)).toBeLessThan(0.5);
  });

  it('404: organiser_not_found for an organisation that is not approved, programme_empty without an event to come', async () => {
    const { db, create, get } = await startApi();
    const { id, slug } = await createOrganisation(db);
    await create.poi({ periods: [{ startDate: '2026-06-01' }] });
    await db.poi.updateMany({ data: { organisationId: id } });
    const codeOf = async () => {
      const { status, body } = await get(`/organisers/${slug}/programme.pdf`);
      return [status, body.code];
    };
    expect(await codeOf()).toEqual([404, 'programme_empty']);
    await db.organisation.update({ where: { id }, data: { status: 'suspended', reason: 'Essai' } });
    expect(await codeOf()).toEqual([404, 'organiser_not_found']);
  });
});

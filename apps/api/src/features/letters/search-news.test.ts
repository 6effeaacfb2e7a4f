import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { type PoiDraft, refreshPoi } from '../../../test/records/create-poi.ts';
import { startWorkerParts } from '../../../test/servers/start-worker-parts.ts';
import type { MailData } from '../mails/mails.schema.ts';
import { poisService } from '../pois/pois.service.ts';
import { searchNewsService } from './search-news.service.ts';

const now = new Date('2026-06-10T08:00:00Z'); // a Wednesday, ten in the morning in Paris
const wednesday = '2026-06-10';
const lastWeek = '2026-06-03T08:00:00Z';
const tours = { lon: 0.7, lat: 47.39, distanceKm: 30 };
const paris = { lon: 2.3488, lat: 48.8534 };
const inJuly = { periods: [{ startDate: '2026-07-01' }] };
const soon = [{ startDate: '2026-06-20', startTime: '20:30', endTime: '23:00' }];

const start = async () => {
  const parts = await startWorkerParts(now.toISOString());
  const { db } = parts;
  const reader = async (change: object = {}, isVerified = true) => {
    const user = await parts.signIn({ isVerified, firstName: 'Zoé' });
    await db.account.update({ where: { id: user.id }, data: change });
    return user;
  };
  const save = async (accountId: string, filters: object, change: object = {}) => {
    const id = randomUUID();
    await db.savedSearch.create({
      data: {
        id,
        accountId,
        name: 'Jazz à Tours',
        filters: { ...tours, ...filters },
        newsUntil: new Date(lastWeek),
        ...change,
      },
    });
    return id;
  };
  const publish = (label: string, publishedAt: string, draft: PoiDraft = {}) =>
    parts.createPoi({ label, publishedAt, themes: ['concerts'], periods: soon, ...draft });
  const letters = async () =>
    (await db.mailOutbox.findMany({ orderBy: { createdAt: 'asc' } })).map(
      ({ kind, recipient, data, expiresAt }) => ({
        kind,
        recipient,
        expiresAt,
        ...(data as MailData<'search-news'>),
      }),
    );
  const titles = async () =>
    (await letters()).map(({ searches }) =>
      searches.map(({ name, pois }) => [name, ...pois.map(({ title }) => title)]),
    );
  const service = (change: object = {}) =>
    searchNewsService({
      ...parts,
      log: { warn: () => undefined },
      pois: poisService(parts),
      ...change,
    });
  return {
    ...parts,
    reader,
    save,
    publish,
    letters,
    titles,
    service,
    send: (day = wednesday, at = now) => service().queueAll(day, at),
  };
};

it('the mail about saved searches is queued once, with the events that were published since the last mail and that the search finds', async () => {
  const { reader, save, publish, letters, send } = await start();
  const zoe = await reader();
  const id = await save(zoe.id, { q: 'jazz', theme: 'concerts' });
  const poi = await publish('Jazz manouche', '2026-06-05T10:00:00Z', {
    placeName: 'Le Petit Faucheux',
  });
  await publish('Rock', '2026-06-05T10:00:00Z');
  await publish('Jazz et peinture', '2026-06-05T10:00:00Z', { themes: ['expositions'] });
  await publish('Jazz connu', '2026-06-03T07:59:00Z');
  await publish('Jazz à venir', '2026-06-10T08:01:00Z');
  await publish('Jazz au loin', '2026-06-05T10:00:00Z', { at: paris });
  expect(await send()).toBe(1);
  expect(await send()).toBe(0);
  const when = { startDate: '2026-06-20', endDate: '2026-06-20', startTime: '20:30' };
  expect(await letters()).toEqual([
    {
      kind: 'search-news',
      recipient: zoe.email,
      expiresAt: new Date('2026-06-12T10:00:00Z'),
      firstName: 'Zoé',
      searches: [
        {
          id,
          name: 'Jazz à Tours',
          path: '/category/concerts?coords=0.7,47.39&q=jazz&sort=newest',
          pois: [
            {
              slug: poi.slugFr,
              title: 'Jazz manouche',
              ...when,
              place: 'Le Petit Faucheux, Tours',
            },
          ],
        },
      ],
    },
  ]);
});

it('one mail names each search with new events, first saved first, with at most five events, newest first', async () => {
  const { reader, save, publish, titles, send } = await start();
  const { id } = await reader();
  const at = (day: string) => ({ createdAt: new Date(`${day}T10:00:00Z`) });
  await save(id, { distanceKm: 10 }, { name: 'Tout près', ...at('2026-05-01') });
  await save(id, { q: 'opéra' }, { name: 'Opéra', ...at('2026-05-02') });
  await save(id, { dates: '2026-06-13' }, { name: 'Samedi', ...at('2026-05-03') });
  for (const n of [1, 2, 3, 4, 5, 6]) await publish(`Bal ${n}`, `2026-06-0${n + 3}T10:00:00Z`);
  await publish('Bal du samedi', '2026-06-04T09:00:00Z', {
    periods: [{ startDate: '2026-06-13' }],
  });
  expect(await send()).toBe(1);
  expect(await titles()).toEqual([
    [
      ['Tout près', 'Bal 6', 'Bal 5', 'Bal 4', 'Bal 3', 'Bal 2'],
      ['Samedi', 'Bal du samedi'],
    ],
  ]);
});

it('a mail about a search with relative dates names events of the weekend that follows, and links to its days', async () => {
  const { reader, save, publish, titles, letters, send } = await start();
  await save((await reader()).id, { dates: 'nextWeekend' });
  await publish('Bal du samedi', '2026-06-04T09:00:00Z', {
    periods: [{ startDate: '2026-06-13' }],
  });
  await publish('Plus tard', '2026-06-04T09:00:00Z');
  expect(await send()).toBe(1);
  expect(await titles()).toEqual([[['Jazz à Tours', 'Bal du samedi']]]);
  expect((await letters())[0]?.searches[0]?.path).toBe(
    '/recherche?coords=0.7,47.39&dates=2026-06-13_2026-06-14&sort=newest',
  );
});

it('no mail is queued without a new event, nor for a search or an account whose mails are off, an unverified address, an account being deleted, or filters that are no longer valid', async () => {
  const { reader, save, publish, send, db } = await start();
  await save((await reader()).id, { q: 'opéra' });
  await save((await reader()).id, {}, { hasMail: false });
  await save((await reader({ wantsSearchNews: false })).id, {});
  await save((await reader({}, false)).id, {});
  await save((await reader({ leavingAt: now })).id, {});
  await save((await reader()).id, { theme: 'opera' });
  const off = await publish('Annulé', '2026-06-05T10:00:00Z');
  await db.poi.update({ where: { id: off.id }, data: { liveState: 'cancelled' } });
  await refreshPoi(db, off.id, now);
  await publish('Nouveau', '2026-06-05T10:00:00Z');
  expect(await send()).toBe(0);
});

it('an event that the mail of a week has named is not in the mail of a later week', async () => {
  const { reader, save, publish, titles, send, clock } = await start();
  await save((await reader()).id, {});
  await publish('Au programme', '2026-06-05T08:00:00Z', inJuly);
  expect(await send()).toBe(1);
  const nextTime = new Date('2026-06-17T08:00:00Z');
  clock.set(nextTime.toISOString());
  expect(await send('2026-06-17', nextTime)).toBe(0);
  await publish('Nouveau', '2026-06-18T08:00:00Z', inJuly);
  const third = new Date('2026-06-24T08:00:00Z');
  clock.set(third.toISOString());
  expect(await send('2026-06-24', third)).toBe(1);
  expect(await titles()).toEqual([
    [['Jazz à Tours', 'Au programme']],
    [['Jazz à Tours', 'Nouveau']],
  ]);
});

it('a mail names events of the two weeks before it was due at most', async () => {
  const { reader, save, publish, titles, send } = await start();
  await save((await reader()).id, {}, { newsUntil: new Date('2026-05-01T08:00:00Z') });
  await publish('Trop vieux', '2026-05-27T07:59:00Z');
  await publish('De deux semaines', '2026-05-27T08:01:00Z');
  expect(await send()).toBe(1);
  expect(await titles()).toEqual([[['Jazz à Tours', 'De deux semaines']]]);
});

it('the mail after a week without a run names the events of both weeks', async () => {
  const { reader, save, publish, titles, send, clock } = await start();
  await save((await reader()).id, {}, { newsUntil: now });
  await publish('De la semaine manquée', '2026-06-10T08:01:00Z', inJuly);
  const third = new Date('2026-06-24T08:00:00Z');
  clock.set(third.toISOString());
  expect(await send('2026-06-24', third)).toBe(1);
  expect(await titles()).toEqual([[['Jazz à Tours', 'De la semaine manquée']]]);
});

it('after a crash while mails are queued, nothing counts as covered, and two runs at once queue each mail once', async () => {
  const { reader, save, publish, send, service, db } = await start();
  for (let n = 0; n < 3; n += 1) await save((await reader()).id, {});
  await publish('Nouveau', '2026-06-05T10:00:00Z');
  const crash = () => Promise.reject(new Error('out of memory'));
  await expect(service({ mails: { queueAll: crash } }).queueAll(wednesday, now)).rejects.toThrow(
    'out of memory',
  );
  expect(await db.mailOutbox.count()).toBe(0);
  const counts = await Promise.all([send(), send()]);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(3);
  expect(await db.mailOutbox.count()).toBe(3);
});

it('the mail is queued for each of 60 accounts, read in pages of 50, and their equal searches are listed once', async () => {
  const { publish, db, service, ...parts } = await start();
  await publish('Nouveau', '2026-06-05T10:00:00Z');
  const ids = Array.from({ length: 60 }, (_, n) => `u${String(n).padStart(2, '0')}`);
  await db.account.createMany({
    data: ids.map((id) => ({ id, email: `${id}@parages.example`, emailVerifiedAt: now })),
  });
  await db.savedSearch.createMany({
    data: ids.map((accountId) => ({
      id: randomUUID(),
      accountId,
      name: 'Tout',
      filters: tours,
      newsUntil: new Date(lastWeek),
    })),
  });
  const pois = poisService({ db, clock: parts.clock });
  let lists = 0;
  const counting: typeof pois.list = (query) => {
    lists += 1;
    return pois.list(query);
  };
  expect(await service({ pois: { list: counting } }).queueAll(wednesday, now)).toBe(60);
  expect(lists).toBe(1);
});

it('a run on Thursday covers the time up to the run, with the newest five of 51 events, and a second run of the week queues no mail', async () => {
  const { reader, save, publish, titles, send, db, clock } = await start();
  await save((await reader()).id, {});
  await publish('De la semaine', '2026-06-05T10:00:00Z');
  for (let n = 10; n < 60; n += 1) await publish(`Bal ${n}`, `2026-06-10T09:${n}:00Z`);
  const late = new Date('2026-06-11T09:00:00Z');
  clock.set(late.toISOString());
  expect(await send(wednesday, late)).toBe(1);
  expect(await titles()).toEqual([
    [['Jazz à Tours', 'Bal 59', 'Bal 58', 'Bal 57', 'Bal 56', 'Bal 55']],
  ]);
  expect((await db.savedSearch.findFirstOrThrow()).newsUntil).toEqual(late);
  const later = new Date('2026-06-11T10:00:00Z');
  await publish('Après le mail', '2026-06-11T09:30:00Z');
  clock.set(later.toISOString());
  expect(await send(wednesday, later)).toBe(0);
  expect((await db.savedSearch.findFirstOrThrow()).newsUntil).toEqual(late);
});

it('a search that cannot be listed is logged, and keeps no other search and no account from the mail', async () => {
  const { reader, save, publish, titles, service, db, clock } = await start();
  const zoe = await reader();
  const broken = await save(zoe.id, { q: 'opéra' }, { name: 'Opéra' });
  await save(zoe.id, {});
  await save((await reader()).id, {}, { name: 'Autour' });
  await publish('Nouveau', '2026-06-05T10:00:00Z');
  const pois = poisService({ db, clock });
  const list: typeof pois.list = (query) =>
    query.q === undefined ? pois.list(query) : Promise.reject(new Error('statement timeout'));
  const logged: object[] = [];
  const log = { warn: (details: object) => logged.push(details) };
  expect(await service({ pois: { list }, log }).queueAll(wednesday, now)).toBe(2);
  expect((await titles()).flat().toSorted()).toEqual([
    ['Autour', 'Nouveau'],
    ['Jazz à Tours', 'Nouveau'],
  ]);
  expect(logged).toEqual([expect.objectContaining({ searchId: broken })]);
});

it.each([
  ['first', '2026-05-01'],
  ['last', '2026-05-03'],
])(
  'a second run of the week queues a mail about the %s saved search, which the first run failed to list',
  async (_, day) => {
    const { reader, save, publish, titles, send, service, db, clock } = await start();
    const { id } = await reader();
    const createdAt = new Date(`${day}T10:00:00Z`);
    await save(id, { q: 'opéra' }, { name: 'Opéra', createdAt });
    await save(id, {}, { createdAt: new Date('2026-05-02T10:00:00Z') });
    await publish('Opéra en plein air', '2026-06-05T10:00:00Z');
    const pois = poisService({ db, clock });
    const list: typeof pois.list = (query) =>
      query.q === undefined ? pois.list(query) : Promise.reject(new Error('statement timeout'));
    expect(await service({ pois: { list } }).queueAll(wednesday, now)).toBe(1);
    expect([await send(), await send()]).toEqual([1, 0]);
    expect((await titles()).toSorted()).toEqual([
      [['Jazz à Tours', 'Opéra en plein air']],
      [['Opéra', 'Opéra en plein air']],
    ]);
  },
);

it('when no search can be listed, queueAll fails, so that the job stays due', async () => {
  const { reader, save, service } = await start();
  await save((await reader()).id, {});
  const list = () => Promise.reject(new Error('statement timeout'));
  await expect(service({ pois: { list } }).queueAll(wednesday, now)).rejects.toThrow(
    'no saved search could be listed',
  );
});

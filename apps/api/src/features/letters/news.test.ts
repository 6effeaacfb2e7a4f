// Specification: §11.14
import { v7 as uuidv7 } from 'uuid';
import { expect, it } from 'vitest';
import { createOrganisation } from '../../../test/records/create-organisation.ts';
import { type PoiDraft, refreshPoi } from '../../../test/records/create-poi.ts';
import { startWorkerParts } from '../../../test/servers/start-worker-parts.ts';
import type { Db } from '../../platform/database/database.ts';
import type { MailData } from '../mails/mails.schema.ts';
import { newsPath } from './letters.domain.ts';
import { newsService } from './news.service.ts';

const now = new Date('2026-06-09T08:00:00Z'); // a Tuesday, ten in the morning in Paris
const tuesday = '2026-06-09';
const tours = { lon: 0.704, lat: 47.3948 };
const paris = { lon: 2.3488, lat: 48.8534 };
const soon = [{ startDate: '2026-06-20', startTime: '20:30', endTime: '23:00' }];

const follow = (db: Db, accountId: string) =>
  db.followedVenue.create({
    data: {
      accountId,
      slug: 'theatre-olympia-tours',
      name: 'Théâtre Olympia',
      locality: 'Tours',
    },
  });

const start = async () => {
  const parts = await startWorkerParts(now.toISOString());
  const { db } = parts;
  const cityId = uuidv7();
  await db.region.create({
    data: { id: cityId, level: 'CITY', insee: '37261', slug: 'tours', name: 'Tours', ...tours },
  });
  const reader = async (themes: string[], change: object = {}, isVerified = true) => {
    const user = await parts.signIn({ isVerified, firstName: 'Zoé' });
    await db.account.update({
      where: { id: user.id },
      data: { wantsFollowNews: true, preferredCityId: cityId, ...change },
    });
    await db.followedTheme.createMany({
      data: themes.map((theme) => ({ accountId: user.id, theme })),
    });
    return user;
  };
  const publish = (label: string, publishedAt: string, draft: PoiDraft = {}) =>
    parts.createPoi({ label, publishedAt, themes: ['cinema'], periods: soon, ...draft });
  const letters = async () =>
    (await db.mailOutbox.findMany({ orderBy: { recipient: 'asc' } })).map(
      ({ kind, recipient, data, expiresAt }) => ({
        kind,
        recipient,
        expiresAt,
        ...(data as MailData<'follow-news'>),
      }),
    );
  return {
    ...parts,
    reader,
    publish,
    letters,
    send: () => newsService(parts).queueAll(tuesday, now),
  };
};

it('the theme newsletter is queued once, with the week’s new events of a subscriber’s followed themes near their town', async () => {
  const { reader, publish, letters, send } = await start();
  const zoe = await reader(['cinema', 'fetes']);
  const film = await publish('Ciné-concert', '2026-06-05T10:00:00Z', { placeName: 'Les Studio' });
  await publish('Exposition', '2026-06-05T10:00:00Z', { themes: ['expositions'] });
  await publish('Connu depuis longtemps', '2026-06-02T07:59:00Z');
  await publish('Pas encore une nouvelle', '2026-06-09T08:01:00Z');
  await publish('Loin', '2026-06-05T10:00:00Z', { at: paris });
  expect(await send()).toBe(1);
  expect(await send()).toBe(0);
  const when = { startDate: '2026-06-20', endDate: '2026-06-20', startTime: '20:30' };
  const pois = [{ slug: film.slugFr, title: 'Ciné-concert', ...when, place: 'Les Studio, Tours' }];
  const content = {
    firstName: 'Zoé',
    town: 'Tours',
    themes: ['cinema'],
    hosts: [],
    path: '/ville/tours',
    pois,
  };
  expect(await letters()).toEqual([
    {
      kind: 'follow-news',
      recipient: zoe.email,
      expiresAt: new Date('2026-06-11T10:00:00Z'),
      ...content,
    },
  ]);
});

it('the theme newsletter omits past and cancelled events; accounts being deleted or without subscription, verified address, town or matching theme get none', async () => {
  const { reader, publish, letters, send, db } = await start();
  await reader(['cinema']);
  const off = await publish('Annulé', '2026-06-05T10:00:00Z');
  await db.poi.update({ where: { id: off.id }, data: { liveState: 'cancelled' } });
  await refreshPoi(db, off.id, now);
  await publish('Déjà passé', '2026-06-05T10:00:00Z', { periods: [{ startDate: '2026-06-08' }] });
  expect(await send()).toBe(0);
  await publish('Nouveau', '2026-06-05T10:00:00Z');
  await reader(['cinema'], { wantsFollowNews: false });
  await reader(['cinema'], {}, false);
  await reader(['cinema'], { preferredCityId: null });
  await reader([]);
  await reader(['musees']);
  await reader(['cinema'], { leavingAt: now });
  expect(await send()).toBe(1);
  expect((await letters()).map(({ pois }) => pois.map(({ title }) => title))).toEqual([
    ['Nouveau'],
  ]);
});

it('the theme newsletter is queued for each of 130 subscribers, read in pages of 100, with the event near them', async () => {
  const { publish, send, db, letters } = await start();
  await publish('À Tours', '2026-06-05T10:00:00Z');
  await publish('À Paris', '2026-06-05T10:00:00Z', { at: paris });
  const ids = Array.from({ length: 130 }, (_, n) => `u${n}`);
  await db.account.createMany({
    data: ids.map((id) => ({
      id,
      email: `${id}@example.org`,
      emailVerifiedAt: now,
      wantsFollowNews: true,
    })),
  });
  await db.followedTheme.createMany({
    data: ids.map((accountId) => ({ accountId, theme: 'cinema' })),
  });
  await db.latestPosition.createMany({
    data: ids.map((accountId, n) => ({ accountId, ...(n % 2 === 0 ? tours : paris), name: 'Ici' })),
  });
  expect(await send()).toBe(130);
  const titles = (await letters()).map(({ pois }) => pois.map(({ title }) => title).join());
  expect(titles.filter((title) => title === 'À Tours')).toHaveLength(65);
  expect(titles.filter((title) => title === 'À Paris')).toHaveLength(65);
});

it('the newsletter has the week’s new events at followed venues and of followed organisers, wherever they are, before those of themes, and names the hosts', async () => {
  const { reader, publish, letters, send, db } = await start();
  const { id: accountId } = await reader(['cinema']);
  const { id: organisationId, slug } = await createOrganisation(db, { name: 'Le Bal' });
  await db.followedOrganiser.create({ data: { accountId, organisationId } });
  await follow(db, accountId);
  const inWeek = '2026-06-05T10:00:00Z';
  const play = { placeName: 'Théâtre Olympia', themes: ['theatre' as const], at: paris };
  await publish('Au théâtre', inWeek, play);
  await publish('Connu depuis longtemps', '2026-06-02T07:59:00Z', play);
  await publish('Ailleurs', inWeek, { ...play, placeName: 'Le Petit Théâtre' });
  const ball = await publish('Grand bal', inWeek, { themes: ['fetes'], at: paris });
  await db.poi.update({ where: { id: ball.id }, data: { organisationId } });
  await publish('Ciné-concert', inWeek);
  expect(await send()).toBe(1);
  const [letter] = await letters();
  const [first, second, ...others] = letter?.pois.map(({ title }) => title) ?? [];
  expect([first, second].sort()).toEqual(['Au théâtre', 'Grand bal']);
  expect(others).toEqual(['Ciné-concert']);
  expect(letter).toMatchObject({
    themes: ['cinema'],
    path: '/ville/tours/category/cinema?sort=newest',
  });
  expect(letter?.hosts).toHaveLength(2);
  expect(letter?.hosts).toEqual(
    expect.arrayContaining([
      { kind: 'venue', slug: 'theatre-olympia-tours', name: 'Théâtre Olympia' },
      { kind: 'organiser', slug, name: 'Le Bal' },
    ]),
  );
});

it('a subscriber without a place or a theme gets the news of a followed venue, with a link to its page; news of a suspended organiser are left out', async () => {
  const { reader, publish, letters, send, db } = await start();
  const { id: accountId } = await reader([], { preferredCityId: null });
  const other = await reader([], { preferredCityId: null });
  const { id: organisationId } = await createOrganisation(db, { status: 'suspended' });
  await db.followedOrganiser.create({ data: { accountId: other.id, organisationId } });
  await follow(db, accountId);
  const play = { placeName: 'Théâtre Olympia', themes: ['theatre' as const] };
  const { id } = await publish('Au théâtre', '2026-06-05T10:00:00Z', play);
  await db.poi.update({ where: { id }, data: { organisationId } });
  expect(await send()).toBe(1);
  expect(await letters()).toMatchObject([
    { themes: [], path: '/lieu/theatre-olympia-tours', pois: [{ title: 'Au théâtre' }] },
  ]);
});

it('the theme newsletter names an unnamed position by the nearest town', async () => {
  const { reader, publish, letters, send, db } = await start();
  const { id } = await reader(['cinema'], { preferredCityId: null });
  await db.latestPosition.create({ data: { accountId: id, ...tours, name: null } });
  await publish('Ciné-concert', '2026-06-05T10:00:00Z');
  await send();
  expect((await letters()).map(({ town }) => town)).toEqual(['Tours']);
});

it.each([
  ['37261', ['cinema'], '/ville/tours/category/cinema?sort=newest'],
  ['37261', ['cinema', 'fetes'], '/ville/tours'],
  [null, ['cinema'], '/category/cinema?coords=0.7,47.4&sort=newest'],
  [null, ['cinema', 'fetes'], '/?coords=0.7,47.4'],
])(
  'with the INSEE code %s and the themes %s the theme newsletter links to %s',
  (insee, followed, path) => {
    expect(newsPath({ insee, lon: 0.7, lat: 47.4 }, followed)).toBe(path);
  },
);

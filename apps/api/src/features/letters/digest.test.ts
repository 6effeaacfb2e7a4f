// Specification: §11.7
import { v7 as uuidv7 } from 'uuid';
import { expect, it } from 'vitest';
import { refreshPoi } from '../../../test/records/create-poi.ts';
import { startWorkerParts } from '../../../test/servers/start-worker-parts.ts';
import type { MailData } from '../mails/mails.schema.ts';
import { digestService } from './digest.service.ts';

const now = new Date('2026-06-11T15:00:00Z');
const saturday = '2026-06-13';
const tours = { lon: 0.704, lat: 47.3948 };
const amboise = { lon: 0.9826, lat: 47.4131 };
const paris = { lon: 2.3488, lat: 48.8534 };
const onSaturday = [{ startDate: saturday, startTime: '20:30', endTime: '23:00' }];

const start = async () => {
  const parts = await startWorkerParts(now.toISOString());
  const { db } = parts;
  const town = async (name: string, insee: string, at: { lon: number; lat: number }) => {
    const id = uuidv7();
    await db.region.create({ data: { id, level: 'CITY', insee, slug: `${insee}`, name, ...at } });
    return id;
  };
  const cities = {
    tours: await town('Tours', '37261', tours),
    amboise: await town('Amboise', '37003', amboise),
  };
  const reader = async (change: object = {}, isVerified = true) => {
    const user = await parts.signIn({ isVerified, firstName: 'Zoé' });
    const wishes = {
      wantsDigest: true,
      preferredCityId: cities.tours,
      interests: ['outgoing'],
      ...change,
    };
    await db.account.update({ where: { id: user.id }, data: wishes });
    return user;
  };
  const letters = async () =>
    (await db.mailOutbox.findMany()).map(({ recipient, data, expiresAt }) => ({
      recipient,
      expiresAt,
      ...(data as MailData<'digest'>),
    }));
  const titles = async () => (await letters()).map(({ pois }) => pois.map(({ title }) => title));
  return {
    ...parts,
    cities,
    reader,
    letters,
    titles,
    send: () => digestService(parts).queueAll(saturday, now),
  };
};

it('the weekend newsletter is queued once, with the events of a subscriber’s interests near their town that weekend', async () => {
  const { reader, letters, send, createPoi } = await start();
  const zoe = await reader();
  const concert = await createPoi({
    label: 'Concert',
    themes: ['concerts'],
    periods: onSaturday,
    placeName: 'Salle Ockeghem',
  });
  await createPoi({ label: 'Musée', themes: ['musees'], periods: onSaturday });
  await createPoi({ label: 'Lundi', themes: ['concerts'], periods: [{ startDate: '2026-06-15' }] });
  await createPoi({ label: 'Loin', themes: ['concerts'], at: paris, periods: onSaturday });
  expect(await send()).toBe(1);
  expect(await send()).toBe(0);
  const when = { startDate: saturday, endDate: saturday, startTime: '20:30' };
  const pois = [
    { slug: concert.slugFr, title: 'Concert', ...when, place: 'Salle Ockeghem, Tours' },
  ];
  const content = {
    firstName: 'Zoé',
    town: 'Tours',
    saturday,
    path: '/ville/tours/ce-week-end',
    isOfInterests: true,
    pois,
  };
  expect(await letters()).toEqual([
    { recipient: zoe.email, expiresAt: new Date('2026-06-13T10:00:00Z'), ...content },
  ]);
});

it('without an event of the interests, the weekend newsletter has the town’s events, permanent last, none cancelled', async () => {
  const { reader, titles, letters, send, createPoi, db } = await start();
  await reader({ interests: ['sport'] });
  await reader({ interests: [] });
  await createPoi({ label: 'Musée', themes: ['musees'], isPermanent: true });
  await createPoi({ label: 'Fête', themes: ['fetes'], periods: onSaturday });
  const off = await createPoi({ label: 'Annulée', themes: ['fetes'], periods: onSaturday });
  await db.poi.update({ where: { id: off.id }, data: { liveState: 'cancelled' } });
  await refreshPoi(db, off.id, now);
  await send();
  expect(await titles()).toEqual([
    ['Fête', 'Musée'],
    ['Fête', 'Musée'],
  ]);
  expect((await letters()).map(({ isOfInterests }) => isOfInterests)).toEqual([false, false]);
});

it('no weekend newsletter is queued without events, nor for accounts being deleted or without subscription, verified address or town', async () => {
  const { reader, letters, send, createPoi } = await start();
  await createPoi({ label: 'Loin', at: paris, periods: onSaturday });
  const zoe = await reader();
  expect(await send()).toBe(0);
  await createPoi({ label: 'Concert', themes: ['concerts'], periods: onSaturday });
  await reader({ wantsDigest: false });
  await reader({}, false);
  await reader({ preferredCityId: null });
  await reader({ leavingAt: now });
  expect(await send()).toBe(1);
  expect((await letters()).map(({ recipient }) => recipient)).toEqual([zoe.email]);
});

it('the weekend newsletter prefers the chosen town to the latest position; an unnamed position is named by the nearest town', async () => {
  const { reader, letters, send, createPoi, cities, db } = await start();
  await createPoi({ label: 'Concert', themes: ['concerts'], periods: onSaturday });
  const [both, named, nameless] = [
    await reader(),
    await reader({ preferredCityId: null }),
    await reader({ preferredCityId: null }),
  ];
  const at = { lon: 0.98, lat: 47.41 };
  for (const [{ id }, name] of [
    [both, 'Ailleurs'],
    [named, 'Près du château'],
    [nameless, null],
  ] as const)
    await db.latestPosition.create({ data: { accountId: id, ...at, name } });
  await send();
  const towns = new Map(
    (await letters()).map(({ recipient, town, path }) => [recipient, [town, path]]),
  );
  expect(towns.get(both.email)).toEqual(['Tours', '/ville/tours/ce-week-end']);
  expect(towns.get(named.email)).toEqual([
    'Près du château',
    '/?coords=0.98,47.41&dates=2026-06-13_2026-06-14',
  ]);
  expect(towns.get(nameless.email)?.[0]).toBe('Amboise');
  expect(cities.amboise).toBeDefined();
});

it('the weekend newsletter is queued for each of 230 subscribers, read in pages of 100', async () => {
  const { send, createPoi, db, cities } = await start();
  await createPoi({ label: 'Concert', periods: onSaturday });
  const reader = { emailVerifiedAt: now, wantsDigest: true, preferredCityId: cities.tours };
  await db.account.createMany({
    data: Array.from({ length: 230 }, (_, n) => ({
      id: `u${n}`,
      email: `u${n}@example.org`,
      ...reader,
    })),
  });
  expect(await send()).toBe(230);
});

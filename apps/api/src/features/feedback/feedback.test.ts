// Specification: §2.46 (kept, and mailed to the team)
import { limits } from '@parages/contracts/vocabulary/limits';
import { expect, it } from 'vitest';
import { createPoi } from '../../../test/records/create-poi.ts';
import { startApi } from '../../../test/servers/start-api.ts';
import { networkOf } from '../../platform/outside/network.ts';

const filled = {
  message: 'La carte est belle.',
  email: 'moi@example.org',
  page: '/ville/tours',
  locale: 'fr',
};

const start = async (environment: Record<string, string> = {}) => {
  const api = await startApi({ environment });
  const send = async (body: object) => {
    const { status, body: answer } = await api.request.post('/api/v1/feedback').send(body);
    return { status, answer };
  };
  const kept = () => api.db.feedback.findMany({ orderBy: { id: 'asc' } });
  return { ...api, send, kept };
};

it('202: stores a visitor’s feedback message, trimmed, with its address, page and network', async () => {
  const { send, kept } = await start();
  expect(await send({ ...filled, message: '  La carte est belle.\n' })).toEqual({
    status: 202,
    answer: { isReceived: true },
  });
  expect(await kept()).toEqual([
    expect.objectContaining({
      ...filled,
      network: '127.0.0',
      createdAt: new Date('2026-06-10T10:00:00Z'),
    }),
  ]);
});

it('202: stores with feedback the event of its page, found by id, slug or former slug, and none for any other page', async () => {
  const { send, kept, db, clock } = await start();
  const { id } = await createPoi(db, clock.now(), { slugFr: 'fete-tours' });
  await db.poiSlugHistory.create({ data: { slugFr: 'ancien-nom', poiId: id } });
  const pages = [
    `/poi/${id}`,
    '/evenement/fete-tours',
    '/ville/tours/evenement/ancien-nom',
    '/evenement/inconnu',
    '/ville/tours',
  ];
  for (const page of pages) expect((await send({ ...filled, page })).status).toBe(202);
  expect(new Map((await kept()).map(({ page, poiId }) => [page, poiId]))).toEqual(
    new Map(pages.map((page, rank) => [page, rank < 3 ? id : null])),
  );
});

it('202: stores what a visitor reports about an event, and mails its kind', async () => {
  const { send, kept, db, clock } = await start({ FEEDBACK_EMAIL: 'equipe@parages.example' });
  const { id } = await createPoi(db, clock.now(), { slugFr: 'fete-tours' });
  const report = {
    message: '',
    email: null,
    page: '/evenement/fete-tours',
    locale: 'fr',
    reportKind: 'cancelled',
  };
  expect((await send(report)).status).toBe(202);
  expect(await kept()).toEqual([expect.objectContaining({ ...report, poiId: id, doneAt: null })]);
  expect((await db.mailOutbox.findMany()).map(({ data }) => data)).toEqual([
    expect.objectContaining({ message: '', reportKind: 'cancelled' }),
  ]);
});

it('202: mails feedback to FEEDBACK_EMAIL, unless its honeypot field is filled in', async () => {
  const { send, db } = await start({
    CONTACT_EMAIL: 'contact@parages.example',
    FEEDBACK_EMAIL: 'equipe@parages.example',
  });
  await send(filled);
  await send({ ...filled, website: 'https://casino.example' });
  const { message, email, page } = filled;
  expect(await db.mailOutbox.findMany()).toEqual([
    expect.objectContaining({
      kind: 'feedback',
      recipient: 'equipe@parages.example',
      data: { message, email, page, writtenIn: 'fr' },
    }),
  ]);
});

it('202: mails feedback to CONTACT_EMAIL when FEEDBACK_EMAIL is not set; when neither is set, only stores it', async () => {
  const { send, db } = await start({ CONTACT_EMAIL: 'contact@parages.example' });
  await send(filled);
  expect(await db.mailOutbox.findMany()).toEqual([
    expect.objectContaining({ recipient: 'contact@parages.example' }),
  ]);
  const unnamed = await start();
  await unnamed.send(filled);
  expect([await unnamed.db.mailOutbox.count(), (await unnamed.kept()).length]).toEqual([0, 1]);
});

it('202: stores feedback without e-mail address and page', async () => {
  const { send, kept } = await start();
  expect((await send({ message: 'Bravo', email: null, page: null, locale: 'en' })).status).toBe(
    202,
  );
  expect(await kept()).toEqual([
    expect.objectContaining({ email: null, page: null, locale: 'en' }),
  ]);
});

it('202: answers feedback with a filled honeypot field as if it were stored, but does not store it', async () => {
  const { send, kept } = await start();
  expect(await send({ ...filled, website: 'https://casino.example' })).toEqual({
    status: 202,
    answer: { isReceived: true },
  });
  expect(await kept()).toEqual([]);
});

it.each([
  ['a message of blanks', { message: ' \n ' }, '/body/message'],
  ['a message too long', { message: 'x'.repeat(limits.feedback.maxLength + 1) }, '/body/message'],
  ['an invalid e-mail address', { email: 'moi' }, '/body/email'],
  ['a page of another site', { page: 'https://elsewhere.example' }, '/body/page'],
  ['a protocol-relative page', { page: '//elsewhere.example' }, '/body/page'],
  ['an unsupported language', { locale: 'de' }, '/body/locale'],
  ['an unknown error', { reportKind: 'ugly' }, '/body/reportKind'],
  ['a report about no event', { reportKind: 'duplicate' }, '/body/page'],
  [
    'another error without a text',
    { reportKind: 'other', message: '', page: '/evenement/fete' },
    '/body/message',
  ],
])('400 request_invalid: points to %s and stores nothing', async (_what, change, pointer) => {
  const { send, kept } = await start();
  const { status, answer } = await send({ ...filled, ...change });
  expect([status, answer.code, answer.errors[0].pointer]).toEqual([
    400,
    'request_invalid',
    pointer,
  ]);
  expect(await kept()).toEqual([]);
});

it('429 feedback_limited: limits the feedback messages of a network per hour', async () => {
  const { send, clock } = await start();
  for (let sent = 0; sent < limits.feedback.perHour; sent += 1)
    expect((await send(filled)).status).toBe(202);
  const refused = await send(filled);
  expect([refused.status, refused.answer.code]).toEqual([429, 'feedback_limited']);
  clock.set('2026-06-10T11:00:01Z');
  expect((await send(filled)).status).toBe(202);
});

it.each([
  ['81.2.69.142', '81.2.69'],
  ['::ffff:81.2.69.142', '81.2.69'],
  ['2a02:cfc0:12:34::1', '2a02:cfc0:12'],
  ['2A02::1', '2a02:0:0'],
  ['::1', '0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0'],
])('networkOf reduces the IP address %s to the network %s', (address, network) =>
  expect(networkOf(address)).toBe(network),
);

it('stores no more feedback than the hourly limit when a network sends twenty messages at once', async () => {
  const { db, request } = await startApi({ poolSize: 10 });
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => request.post('/api/v1/feedback').send(filled)),
  );
  const { perHour } = limits.feedback;
  expect(answers.filter(({ status }) => status === 202)).toHaveLength(perHour);
  expect(await db.feedback.count()).toBe(perHour);
});

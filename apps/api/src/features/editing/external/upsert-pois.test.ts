import { expect, it } from 'vitest';
import { addPicture } from '../../../../test/editor.ts';
import { countRows, openPartner, payload, submission } from '../../../../test/external-pois.ts';
import { type Answer, type Api, startApi } from '../../../../test/servers/start-api.ts';
import type { User } from '../../../../test/signed-in.ts';

const itemOf = (extId: string, changes: object = {}) => ({
  source: 'agenda',
  extId,
  poi: { ...payload, ...changes },
});
const bulk = (
  api: Api,
  as: User,
  items: readonly unknown[],
  query: Record<string, string> = {},
): Promise<Answer> => api.send('POST', '/org/pois/bulk', { as, body: { items }, query });
const outcomesOf = ({ body }: Answer) =>
  body.items.map(({ outcome, problem }: { outcome: string; problem: { code: string } | null }) =>
    outcome === null ? problem?.code : outcome,
  );

it('upserts each item by itself: a faulty one is refused with its fields, the others are written', async () => {
  const api = await startApi();
  const { caller, put, read } = await openPartner(api);
  await put(payload, { extId: 'known' });
  const answer = await bulk(api, caller, [
    itemOf('1'),
    itemOf('2', { dates: { ...payload.dates, label: '' } }),
    { source: 'agenda', extId: '3', poi: { dates: 'demain' } },
    'nothing',
    itemOf('known'),
    itemOf('4', { submission }),
    itemOf('5', { dates: { ...payload.dates, label: 'Bal\u0000 folk' } }),
    itemOf('1', { prices: { isFree: true, prices: [] } }),
  ]);
  expect({ status: answer.status, body: answer.body }).toMatchObject({ status: 200 });
  expect(outcomesOf(answer)).toEqual([
    'created',
    'request_invalid',
    'request_invalid',
    'request_invalid',
    'unchanged',
    'poi_incomplete',
    'created',
    'updated',
  ]);
  const { items } = answer.body;
  expect(items[0]).toEqual({
    index: 0,
    source: 'agenda',
    extId: '1',
    outcome: 'created',
    poiId: (await read('1')).id,
    version: 1,
    status: 'draft',
    problem: null,
  });
  expect(items[1].problem.errors).toEqual([
    { pointer: '/body/items/1/poi/dates/label', code: 'label_missing', detail: 'dates' },
  ]);
  expect(items[2]).toMatchObject({ index: 2, extId: '3', poiId: null });
  expect(items[2].problem.errors[0].pointer).toBe('/body/items/2/poi/dates');
  expect(items[3]).toMatchObject({ source: null, extId: null, version: null, status: null });
  expect(items[5].problem.errors).toMatchObject([{ pointer: '/images', code: 'images_missing' }]);
  expect((await read('2')).code).toBe('poi_not_found');
  expect((await read('5')).label).toBe('Bal folk');
});

it('refuses alone an item with a text that cannot be stored, in the name of a property, an id or a value', async () => {
  const api = await startApi();
  const { caller } = await openPartner(api);
  const answer = await bulk(api, caller, [
    { ...itemOf('1'), 'a\ud800': 1 },
    { ...itemOf('2'), '\u0000': 1 },
    itemOf('3', { '\ud800': { '\u0000': 1 } }),
    { ...itemOf('4'), source: 'a\u0000' },
    itemOf('5', { categories: { ...payload.categories, features: ['\ud800'] } }),
    itemOf('6'),
  ]);
  expect({ status: answer.status, body: answer.body }).toMatchObject({ status: 200 });
  expect(outcomesOf(answer)).toEqual([
    ...Array.from({ length: 5 }, () => 'request_invalid'),
    'created',
  ]);
  expect(answer.body.items[0].problem.errors[0].detail).toContain('a\ufffd');
});

it('changes nothing when it is repeated, and queues no mail about what it submits', async () => {
  const api = await startApi();
  const { caller, editor, put } = await openPartner(api);
  for (const extId of ['1', '2'])
    await addPicture(api.db, String((await put(payload, { extId })).body.poi.id));
  const items = ['1', '2'].map((extId) => itemOf(extId, { submission }));
  expect(outcomesOf(await bulk(api, editor, items))).toEqual(['updated', 'updated']);
  expect(await api.db.mailOutbox.count({ where: { kind: 'poi-in-review' } })).toBe(0);
  const rows = await countRows(api);
  const again = await bulk(api, caller, items);
  expect(outcomesOf(again)).toEqual(['unchanged', 'unchanged']);
  expect(again.body.items[0]).toMatchObject({ status: 'in-review' });
  expect(await countRows(api)).toEqual(rows);
});

it('mails the moderator who has claimed an event that it takes back from review', async () => {
  const api = await startApi();
  const { caller, submitted, moderator } = await openPartner(api);
  const poiId = await submitted();
  await api.send('PUT', `/moderation/pois/${poiId}/claim`, { as: moderator });
  const prices = { isFree: true, prices: [] };
  const answer = await bulk(api, caller, [itemOf('42', { prices, submission })]);
  expect(answer.body.items).toMatchObject([{ outcome: 'updated', status: 'in-review' }]);
  expect(
    await api.db.mailOutbox.findMany({
      where: { kind: 'poi-withdrawn' },
      select: { recipient: true },
    }),
  ).toEqual([{ recipient: moderator.email }]);
});

it('a dry run answers the same outcomes and writes no row', async () => {
  const api = await startApi();
  const { caller, put } = await openPartner(api);
  await put(payload, { extId: 'known' });
  const rows = await countRows(api);
  const items = [itemOf('1'), itemOf('known', { prices: { isFree: true, prices: [] } }), 'nothing'];
  const answer = await bulk(api, caller, items, { dryRun: 'true' });
  expect(answer.body).toMatchObject({ isDryRun: true, items: [{ poiId: null }, {}, {}] });
  expect(outcomesOf(answer)).toEqual(['created', 'updated', 'request_invalid']);
  expect(await countRows(api)).toEqual(rows);
});

it('refuses no item, more than 100, a body above 1 MB before it reads it, and a stranger, as a whole', async () => {
  const api = await startApi();
  const { caller, organisation } = await openPartner(api);
  const stranger = await openPartner(api);
  const many = Array.from({ length: 101 }, (_, index) => itemOf(String(index)));
  const description = 'a'.repeat(49_000);
  const heavy = Array.from({ length: 22 }, (_, index) =>
    itemOf(String(index), { dates: { ...payload.dates, description } }),
  );
  const rows = await countRows(api);
  const answers = [
    await bulk(api, caller, []),
    await bulk(api, caller, many),
    await bulk(api, caller, heavy),
    await api.send('POST', '/org/pois/bulk', { as: caller, body: { items: 'all' } }),
    await bulk(api, stranger.caller, [itemOf('1')], { organisationId: organisation.id }),
  ].map(({ status, body }) => `${status} ${body.code}`);
  expect(answers).toEqual([
    '400 request_invalid',
    '400 request_invalid',
    '413 payload_too_large',
    '400 request_invalid',
    '404 organisation_not_found',
  ]);
  expect(await countRows(api)).toEqual(rows);
});

it('an unexpected failure of one item leaves the others written', async () => {
  const api = await startApi();
  const { caller, read } = await openPartner(api);
  await api.db.$executeRawUnsafe(
    `ALTER TABLE poi ADD CONSTRAINT refused_by_test CHECK (ext_id <> '2')`,
  );
  try {
    const answer = await bulk(
      api,
      caller,
      ['1', '2', '3'].map((extId) => itemOf(extId)),
    );
    expect(outcomesOf(answer)).toEqual(['created', 'internal_error', 'created']);
    expect(JSON.stringify(answer.body)).not.toContain('refused_by_test');
    expect((await read('3')).status).toBe('draft');
  } finally {
    await api.db.$executeRawUnsafe(`ALTER TABLE poi DROP CONSTRAINT refused_by_test`);
  }
});

// Specification: §2.25
import { expect, it } from 'vitest';
import { startApi } from '../../../test/servers/start-api.ts';

const tours = { lon: 0.704, lat: 47.3948 };
const unknown = '00000000-0000-7000-8000-000000000000';

it('200: GET /pois/cards answers cards in the order of the ids, with distances, in one query; omits drafts and unknown ids', async () => {
  const { create, get, countQueries } = await startApi();
  const near = await create.poi({ label: 'Ici', at: tours });
  const far = await create.poi({ label: 'Plus loin', at: { lon: 0.704, lat: 47.4848 } });
  const draft = await create.poi({ status: 'draft' });
  countQueries();
  const { status, body } = await get('/pois/cards', {
    ids: [far.id, draft.id, unknown, near.id].join(','),
    ...tours,
  });
  expect(status).toBe(200);
  expect(countQueries()).toBe(1);
  expect(body.items).toEqual([
    expect.objectContaining({ id: far.id, label: 'Plus loin', distance: 10_008 }),
    expect.objectContaining({ id: near.id, slugFr: near.slugFr, distance: 0 }),
  ]);
});

it('200: GET /pois/cards shows on the card the occurrence on the requested day', async () => {
  const { create, get } = await startApi();
  const { id } = await create.poi({
    periods: [
      { startDate: '2026-06-12', endDate: '2026-06-12' },
      { startDate: '2026-06-20', endDate: '2026-06-20' },
    ],
  });
  const { body } = await get('/pois/cards', { ids: id, ...tours, dates: '2026-06-20' });
  expect(body.items[0].startDate).toBe('2026-06-20');
});

it('200: GET /pois/cards without a place answers cards without a distance; 400 with one coordinate alone', async () => {
  const { create, get } = await startApi();
  const { id: ids } = await create.poi();
  expect((await get('/pois/cards', { ids })).body.items[0]).not.toHaveProperty('distance');
  const { status, body } = await get('/pois/cards', { ids, lat: 47 });
  expect(status).toBe(400);
  expect(body.errors).toEqual([expect.objectContaining({ pointer: '/query/lon' })]);
});

it('400: GET /pois/cards refuses an empty list of ids, a malformed id, and more than twenty ids', async () => {
  const { get } = await startApi();
  for (const ids of ['', 'tours', Array.from({ length: 21 }, () => unknown).join(',')])
    expect((await get('/pois/cards', { ids, ...tours })).status).toBe(400);
});

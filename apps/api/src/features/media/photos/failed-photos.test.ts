// Specification: §3.21
import { v7 as uuidv7 } from 'uuid';
import { expect, it } from 'vitest';
import { pictureFolder } from '../../../../test/pictures/picture-bench.ts';
import { type Api, startApi } from '../../../../test/servers/start-api.ts';

const { folder } = pictureFolder();

async function bench(environment = {}) {
  const api = await startApi({ environment });
  const moderator = await api.signIn({ permissions: ['image_mod'] });
  const list = async (query = {}) =>
    (await api.send('GET', '/moderation/photos', { as: moderator, query })).body;
  return { ...api, moderator, list };
}

async function fail(
  { db }: Pick<Api, 'db'>,
  poiId: string,
  failedAt: string,
  fault = 'unreachable',
): Promise<string> {
  const id = uuidv7();
  const attempt = {
    url: `https://feed.example/${id}.jpg`,
    host: 'feed.example',
    rank: 1,
    attempts: 3,
    lastError: 'connect ECONNREFUSED 10.0.0.7:80',
  };
  await db.photoFetch.create({
    data: { ...attempt, id, poiId, status: 'failed', fault, failedAt },
  });
  return id;
}

it('200: GET /moderation/photos lists the latest failure first, with its event and fault, and without network details', async () => {
  const { create, list, ...api } = await bench();
  const poi = await create.poi({ label: 'Bal', locality: 'Tours' });
  const [old, recent] = [
    await fail(api, poi.id, '2026-06-08T10:00:00Z'),
    await fail(api, poi.id, '2026-06-09T10:00:00Z', 'too-small'),
  ];
  const answer = await list();
  expect(answer).toMatchObject({ total: 2, isFetching: false });
  expect(answer.items).toEqual([
    {
      id: recent,
      url: `https://feed.example/${recent}.jpg`,
      fault: 'too-small',
      failedAt: '2026-06-09T10:00:00Z',
      hasPicture: false,
      poi: { id: poi.id, slugFr: poi.slugFr, label: 'Bal', locality: 'Tours' },
    },
    expect.objectContaining({ id: old, fault: 'unreachable' }),
  ]);
  expect(JSON.stringify(answer)).not.toContain('10.0.0.7');
  expect(await list({ offset: 1, pageSize: 1 })).toMatchObject({ total: 2, items: [{ id: old }] });
});

it('200: GET /moderation/photos omits photos of hidden events and of events locked against imports, and pending photos', async () => {
  const { create, list, ...api } = await bench();
  const [hidden, locked, shown] = [
    await create.poi({ isEnabled: false }),
    await create.poi(),
    await create.poi(),
  ];
  await api.db.poi.update({ where: { id: locked.id }, data: { isImportLocked: true } });
  for (const { id } of [hidden, locked]) await fail(api, id, '2026-06-08T10:00:00Z');
  const id = await fail(api, shown.id, '2026-06-08T10:00:00Z');
  await api.db.photoFetch.update({ where: { id }, data: { status: 'pending' } });
  expect(await list()).toMatchObject({ items: [], total: 0 });
});

it('200: POST /moderation/photos/{id}/retry makes a failed photo due with no attempts; 404 for a pending or unknown one', async () => {
  const { create, list, send, moderator, db } = await bench({
    PICTURES_FOLDER: folder(),
    IMPORT_PHOTOS: 'true',
  });
  const poi = await create.poi();
  const id = await fail({ db }, poi.id, '2026-06-08T10:00:00Z');
  const retry = (photoId: string) =>
    send('POST', `/moderation/photos/${photoId}/retry`, { as: moderator });
  expect((await retry(id)).body).toEqual({ isDue: true });
  expect(await db.photoFetch.findFirst()).toMatchObject({
    status: 'pending',
    attempts: 0,
    fault: null,
    nextAttemptAt: new Date('2026-06-10T10:00:00Z'),
  });
  expect(await list()).toEqual({ items: [], total: 0, isFetching: true });
  for (const unknown of [id, uuidv7()])
    expect(await retry(unknown)).toMatchObject({ status: 404, body: { code: 'media_not_found' } });
});

it('403 permission_missing: refuses the list and a retry to an account that moderates neither pictures nor events', async () => {
  const { send, signIn } = await bench();
  const editor = await signIn({ permissions: ['poi_editor', 'theme_mod'] });
  expect(await send('GET', '/moderation/photos', { as: editor })).toMatchObject({
    status: 403,
    body: { code: 'permission_missing' },
  });
  expect(await send('POST', `/moderation/photos/${uuidv7()}/retry`, { as: editor })).toMatchObject({
    status: 403,
    body: { code: 'permission_missing' },
  });
});

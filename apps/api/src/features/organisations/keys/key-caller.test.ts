import { quotas } from '@parages/contracts/vocabulary/quotas';
import { expect, it } from 'vitest';
import { addPicture, filled, openEditor, steps } from '../../../../test/editor.ts';
import { pictureFolder } from '../../../../test/pictures/picture-bench.ts';
import { drawTestPicture } from '../../../../test/pictures/pictures.ts';
import { createKey, keyCaller } from '../../../../test/records/create-key.ts';
import { startApi } from '../../../../test/servers/start-api.ts';
import { newKey } from './key-format.ts';

const { folder } = pictureFolder();

async function open(environment: Record<string, string> = {}) {
  const api = await startApi({ environment });
  const opened = await openEditor(api);
  const { id } = opened.organisation;
  return { api, ...opened, create: createKey.bind(null, api, opened.editor, id) };
}

it('an event that a key creates and submits waits for a moderator, as one of the form does', async () => {
  const { api, editor, organisation, create } = await open();
  const { caller, keyId } = await create({ scopes: ['events:write'], name: 'Billetterie' });
  const body = { organisationId: organisation.id, label: 'Bal' };
  const created = await api.send('POST', '/org/pois', { as: caller, body });
  expect(created).toMatchObject({ status: 201, body: { role: 'editor', status: 'draft' } });
  const poiId = String(created.body.id);
  const event = steps(api, poiId);
  for (const tab of ['categories', 'dates', 'place', 'prices', 'contacts'] as const)
    expect((await event.save(caller, tab)).body).toMatchObject({ status: 'draft' });
  await addPicture(api.db, poiId);
  expect((await event.move(caller, 'submission', { autopublish: true })).body).toMatchObject({
    status: 'in-review',
    publishedAt: null,
  });
  expect((await event.move(caller, 'acceptance')).body.code).toBe('api_key_not_accepted');
  const { items } = (await api.send('GET', `/org/pois/${poiId}/history`, { as: editor })).body;
  expect(items[0]).toMatchObject({ actor: 'Billetterie', actorKind: 'organiser', isMe: false });
  const rows = await api.db.poiHistory.findMany({ where: { poiId } });
  expect(new Set(rows.map(({ actorId }) => actorId))).toEqual(new Set([`key:${keyId}`]));
});

it('a key reads and changes no event, import or statistic of another organisation, even of its creator', async () => {
  const { api, editor, poiId, create } = await open();
  const { caller } = await create();
  const other = await openEditor(api);
  await api.db.membership.create({
    data: { organisationId: other.organisation.id, accountId: editor.id, role: 'owner' },
  });
  const codes = [
    await api.send('GET', `/org/pois/${other.poiId}`, { as: caller }),
    await api.send('PATCH', `/org/pois/${other.poiId}/dates`, {
      as: caller,
      body: { version: 1, ...filled.dates },
    }),
    await api.send('GET', `/org/pois/${other.poiId}/statistics`, { as: caller }),
    await api.send('GET', `/org/organisations/${other.organisation.id}`, { as: caller }),
    await api.send('GET', `/org/organisations/${other.organisation.id}/statistics`, { as: caller }),
    await api.send('POST', '/org/pois', {
      as: caller,
      body: { organisationId: other.organisation.id, label: 'Bal' },
    }),
  ].map(({ status, body }) => `${status} ${body.code}`);
  expect(codes).toEqual([
    '404 poi_not_found',
    '404 poi_not_found',
    '404 poi_not_found',
    '404 organisation_not_found',
    '404 organisation_not_found',
    '404 organisation_not_found',
  ]);
  const { items } = (await api.send('GET', '/org/pois', { as: caller })).body;
  expect(items.map(({ id }: { id: string }) => id)).toEqual([poiId]);
});

it('refuses a key without the scope of the operation with 403 api_key_scope_missing, which names it', async () => {
  const { api, poiId, organisation, create } = await open();
  const { caller } = await create({ scopes: ['statistics:read'] });
  const { caller: page } = await create({ kind: 'publishable' });
  const read = await api.send('GET', `/org/pois/${poiId}`, { as: caller });
  expect([read.status, read.body.code, read.body.detail]).toEqual([
    403,
    'api_key_scope_missing',
    'The key lacks the scope events:read',
  ]);
  const body = { organisationId: organisation.id, label: 'Bal' };
  const write = await api.send('POST', '/org/pois', { as: page, body });
  expect([write.status, write.body.detail]).toEqual([403, 'The key lacks the scope events:write']);
  expect((await api.send('GET', `/org/pois/${poiId}/statistics`, { as: caller })).status).toBe(200);
  expect((await api.send('GET', '/pois', { as: page })).status).toBe(200);
});

it('refuses unknown, mistyped, expired and revoked keys and those of a suspended organisation with 401, also for a public read', async () => {
  const { api, organisation, create } = await open();
  const { key, caller } = await create({ expiresInDays: 1 });
  const codeOf = async (as: typeof caller) => {
    const { status, body } = await api.send('GET', '/pois', { as });
    return `${status} ${body.code}`;
  };
  expect(await codeOf(keyCaller(newKey('secret').key))).toBe('401 api_key_unknown');
  expect(await codeOf(keyCaller(`${key}0`))).toBe('401 api_key_unknown');
  const suspend = (status: string) =>
    api.db.organisation.update({
      where: { id: organisation.id },
      data: { status, reason: status === 'suspended' ? 'Enquête' : null },
    });
  await suspend('suspended');
  expect(await codeOf(caller)).toBe('401 api_key_suspended');
  await suspend('approved');
  api.clock.set('2026-06-11T10:00:00Z');
  expect(await codeOf(caller)).toBe('401 api_key_expired');
});

it('refuses a key in an address with 400 api_key_in_query, beside any credentials', async () => {
  const { api, create } = await open();
  const { key, caller } = await create();
  for (const path of [`/pois?api_key=${key}`, `/places?q=${key}`]) {
    const { status, body } = await api.send('GET', path, { as: caller });
    expect([status, body.code]).toEqual([400, 'api_key_in_query']);
  }
});

it('a request with a session and a key acts as the key alone, without the anti-forgery header', async () => {
  const { api, editor, organisation, create } = await open();
  const { caller } = await create({ scopes: ['events:write'] });
  const headers = { ...editor.headers, ...caller.headers, cookie: 'sAccessToken=x' };
  const path = `/org/organisations/${organisation.id}/members`;
  expect((await api.send('GET', path, { headers })).body.code).toBe('api_key_not_accepted');
  const body = { organisationId: organisation.id, label: 'Bal' };
  expect((await api.send('POST', '/org/pois', { headers, body })).body).toMatchObject({
    role: 'editor',
  });
});

it('a revocation during a change wins: the change is refused or was complete before', async () => {
  const { api, editor, organisation, create } = await open();
  const { caller, keyId } = await create({ scopes: ['events:write'] });
  const path = `/org/organisations/${organisation.id}/api-keys/${keyId}`;
  const body = { organisationId: organisation.id, label: 'Bal' };
  const [revoked, ...answers] = await Promise.all([
    api.send('DELETE', path, { as: editor }),
    ...Array.from({ length: 4 }, () => api.send('POST', '/org/pois', { as: caller, body })),
  ]);
  expect(revoked.status).toBe(200);
  for (const { status } of answers) expect([201, 401, 404]).toContain(status);
  const { body: after } = await api.send('POST', '/org/pois', { as: caller, body });
  expect(after.code).toBe('api_key_revoked');
});

it('a key with events:read sees the pictures of its drafts, others do not', async () => {
  const { api, poiId, create } = await open();
  const mediaFileId = await addPicture(api.db, poiId);
  const { caller } = await create({ scopes: ['events:read'] });
  const { caller: counting } = await create({ scopes: ['statistics:read'] });
  const { caller: page } = await create({ kind: 'publishable' });
  const statusOf = async (as: typeof caller) => {
    const call = api.request.get(`/mediafile/${mediaFileId}`).set(as.headers);
    return (await call.set('if-none-match', '*')).status;
  };
  expect([await statusOf(caller), await statusOf(counting), await statusOf(page)]).toEqual([
    304, 404, 404,
  ]);
});

it('pictures that keys add count in a daily quota of the organisation', async () => {
  const { api, poiId, organisation, create } = await open({ PICTURES_FOLDER: folder() });
  const { caller } = await create({ scopes: ['events:write'] });
  const picture = await drawTestPicture();
  const add = () =>
    api.request
      .post(`/api/v1/org/pois/${poiId}/media`)
      .set(caller.headers)
      .field('title', 'Bal')
      .attach('file', picture, 'bal.jpg');
  expect((await add()).status).toBe(201);
  const where = { organisationId: organisation.id };
  expect(await api.db.organisationDailyUse.findMany({ where })).toMatchObject([
    { quota: 'picturesPerDay', used: 1 },
  ]);
  await api.db.organisationDailyUse.updateMany({ where, data: { used: quotas.picturesPerDay } });
  expect((await add()).body.quota).toEqual({
    name: 'picturesPerDay',
    most: quotas.picturesPerDay,
  });
});

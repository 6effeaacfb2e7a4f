import { quotas } from '@parages/contracts/vocabulary/quotas';
import { v7 as uuidv7 } from 'uuid';
import { expect, it } from 'vitest';
import { openEditor } from '../../../../test/editor.ts';
import { createKey, keyCaller } from '../../../../test/records/create-key.ts';
import { startApi } from '../../../../test/servers/start-api.ts';
import { actorIdOf } from '../../../platform/access/key-actor.ts';
import { hashOf } from '../../../platform/secret-token.ts';

async function open() {
  const api = await startApi();
  const opened = await openEditor(api);
  const path = `/org/organisations/${opened.organisation.id}/api-keys`;
  const { id } = opened.organisation;
  return { api, ...opened, path, create: createKey.bind(null, api, opened.editor, id) };
}

it('a created key is shown once: the database has its hash alone, and the list its first characters', async () => {
  const { api, editor, path, create } = await open();
  const { key, keyId } = await create({ name: '  Site de la fête ', expiresInDays: 30 });
  const { body, text } = await api.send('GET', path, { as: editor });
  expect(body.items).toEqual([
    {
      id: keyId,
      kind: 'secret',
      name: 'Site de la fête',
      prefix: key.slice(0, 15),
      scopes: ['public:read', 'events:read', 'events:write', 'imports:write', 'statistics:read'],
      state: 'active',
      creator: 'Camille',
      createdAt: '2026-06-10T10:00:00.000Z',
      expiresAt: '2026-07-10T10:00:00.000Z',
      lastUsedAt: null,
    },
  ]);
  expect(text).not.toContain(key);
  const rows = await api.db.$queryRawUnsafe<{ all: string }[]>(
    'SELECT k::text AS all FROM api_key k',
  );
  expect(rows[0]?.all).toContain(hashOf(key));
  expect(rows[0]?.all).not.toContain(key);
});

it('a publishable key has the scope public:read; other scopes, and a secret key without any, are refused with 400', async () => {
  const { api, editor, path, create } = await open();
  await create({ kind: 'publishable' });
  const { body } = await api.send('GET', path, { as: editor });
  expect(body.items[0].scopes).toEqual(['public:read']);
  for (const draft of [
    { kind: 'publishable', scopes: ['events:read'] },
    { kind: 'secret', scopes: ['public:read'] },
    { kind: 'secret', scopes: [] },
  ]) {
    const sent = await api.send('POST', path, { as: editor, body: { name: 'Site', ...draft } });
    expect(sent).toMatchObject({ status: 400, body: { errors: [{ pointer: '/body/scopes' }] } });
  }
});

it('rotation answers a new key with the same scopes; the former one works until the overlap ends', async () => {
  const { api, editor, path, create } = await open();
  const { keyId, caller } = await create({ scopes: ['events:read'], expiresInDays: 10 });
  api.clock.set('2026-06-12T10:00:00Z');
  const rotate = (overlapHours: number) =>
    api.send('POST', `${path}/${keyId}/rotation`, { as: editor, body: { overlapHours } });
  const { status, body } = await rotate(24);
  expect(status).toBe(201);
  expect(body.apiKey).toMatchObject({
    name: 'Site',
    scopes: ['public:read', 'events:read'],
    state: 'active',
    expiresAt: '2026-06-22T10:00:00.000Z',
  });
  const { items } = (await api.send('GET', path, { as: editor })).body;
  expect(items[1]).toMatchObject({
    id: keyId,
    state: 'replaced',
    expiresAt: '2026-06-13T10:00:00.000Z',
  });
  expect((await rotate(24)).body.code).toBe('api_key_ended');
  const read = async (as: typeof caller) => {
    const answer = await api.send('GET', '/org/pois', { as });
    return [answer.status, answer.body.code];
  };
  const next = keyCaller(body.key);
  expect([await read(caller), await read(next)]).toEqual([
    [200, undefined],
    [200, undefined],
  ]);
  api.clock.set('2026-06-13T10:00:00Z');
  expect([await read(caller), await read(next)]).toEqual([
    [401, 'api_key_expired'],
    [200, undefined],
  ]);
});

it('a rotation without overlap refuses the former key at once, and no rotation lengthens the life of a key', async () => {
  const { api, editor, path, create } = await open();
  const first = await create();
  const short = await create({ expiresInDays: 1 });
  const rotate = (keyId: string, overlapHours: number) =>
    api.send('POST', `${path}/${keyId}/rotation`, { as: editor, body: { overlapHours } });
  await rotate(first.keyId, 0);
  await rotate(short.keyId, 168);
  expect((await api.send('GET', '/org/pois', { as: first.caller })).body.code).toBe(
    'api_key_expired',
  );
  const { items } = (await api.send('GET', path, { as: editor })).body;
  expect(items.find(({ id }: { id: string }) => id === short.keyId).expiresAt).toBe(
    '2026-06-11T10:00:00.000Z',
  );
});

it('a key goes on without the name of its creator once the account is deleted', async () => {
  const { api, editor, organisation, path, create } = await open();
  const { keyId, caller } = await create();
  const other = await api.signIn();
  const data = { organisationId: organisation.id, accountId: other.id, role: 'owner' };
  await api.db.membership.create({ data });
  await api.db.membership.deleteMany({ where: { accountId: editor.id } });
  await api.db.account.delete({ where: { id: editor.id } });
  expect((await api.send('GET', '/org/pois', { as: caller })).status).toBe(200);
  const { items } = (await api.send('GET', path, { as: other })).body;
  expect(items).toMatchObject([{ id: keyId, creator: null, state: 'active' }]);
});

it('a revoked key is refused with 401 api_key_revoked; a second revocation changes nothing', async () => {
  const { api, editor, path, create } = await open();
  const { keyId, caller } = await create();
  const revoke = () => api.send('DELETE', `${path}/${keyId}`, { as: editor });
  expect((await revoke()).body).toMatchObject({ id: keyId, state: 'revoked' });
  const refused = await api.send('GET', '/pois', { as: caller });
  expect([refused.status, refused.body.code]).toEqual([401, 'api_key_revoked']);
  const before = await api.db.apiKey.findUnique({ where: { id: keyId } });
  api.clock.set('2026-06-11T10:00:00Z');
  expect((await revoke()).status).toBe(200);
  expect(await api.db.apiKey.findUnique({ where: { id: keyId } })).toEqual(before);
});

it('editors, readers and keys can neither list, create, rotate nor revoke keys', async () => {
  const { api, organisation, path, create } = await open();
  const { keyId, caller } = await create();
  const member = async (role: string) => {
    const account = await api.signIn();
    const data = { organisationId: organisation.id, accountId: account.id, role };
    await api.db.membership.create({ data });
    return account;
  };
  for (const [as, code] of [
    [await member('editor'), 'permission_missing'],
    [await member('reader'), 'permission_missing'],
    [await api.signIn(), 'organisation_not_found'],
    [caller, 'api_key_not_accepted'],
  ] as const) {
    const body = { kind: 'publishable', name: 'Site' };
    const answers = [
      await api.send('GET', path, { as }),
      await api.send('POST', path, { as, body }),
      await api.send('POST', `${path}/${keyId}/rotation`, { as, body: { overlapHours: 1 } }),
      await api.send('DELETE', `${path}/${keyId}`, { as }),
    ];
    expect(answers.map((answer) => answer.body.code)).toEqual([code, code, code, code]);
  }
});

it('an organisation that is not approved gets no key', async () => {
  const { api, editor, organisation, path } = await open();
  const create = () =>
    api.send('POST', path, { as: editor, body: { kind: 'publishable', name: 'Site' } });
  const codes = [];
  for (const status of ['pending', 'suspended']) {
    await api.db.organisation.update({
      where: { id: organisation.id },
      data: { status, reason: 'Enquête' },
    });
    codes.push((await create()).body.code);
  }
  expect(codes).toEqual(['organisation_transition_forbidden', 'organisation_suspended']);
});

it('an organisation has 20 active keys at most, and creates 50 at most within 24 hours', async () => {
  const { api, editor, organisation, path } = await open();
  const add = (count: number, revokedAt: Date | null) =>
    api.db.apiKey.createMany({
      data: Array.from({ length: count }, () => {
        const id = uuidv7();
        return {
          id,
          actorId: actorIdOf(id),
          organisationId: organisation.id,
          kind: 'publishable',
          name: 'Site',
          prefix: 'parages_pk_0000',
          hash: id,
          scopes: ['public:read'],
          createdBy: editor.id,
          createdAt: api.clock.now(),
          revokedAt,
        };
      }),
    });
  const create = () =>
    api.send('POST', path, { as: editor, body: { kind: 'publishable', name: 'Site' } });
  await add(quotas.apiKeys - 1, null);
  const last = await create();
  expect(last.status).toBe(201);
  expect((await create()).body.quota).toEqual({ name: 'apiKeys', most: quotas.apiKeys });
  await api.send('DELETE', `${path}/${last.body.apiKey.id}`, { as: editor });
  await add(quotas.apiKeysPerDay - quotas.apiKeys, api.clock.now());
  expect((await create()).body.quota).toEqual({
    name: 'apiKeysPerDay',
    most: quotas.apiKeysPerDay,
  });
  api.clock.set('2026-06-11T10:00:01Z');
  expect((await create()).status).toBe(201);
});

it('the last use is the start of the hour, written once an hour', async () => {
  const { api, keyId, caller } = await open().then(async (opened) => ({
    ...opened,
    ...(await opened.create()),
  }));
  const readLastUse = async () =>
    (await api.db.apiKey.findUnique({ where: { id: keyId } }))?.lastUsedAt;
  api.clock.set('2026-06-10T10:20:00Z');
  await api.send('GET', '/pois', { as: caller });
  expect(await readLastUse()).toEqual(new Date('2026-06-10T10:00:00Z'));
  await api.db.apiKey.update({ where: { id: keyId }, data: { name: 'Autre' } });
  api.clock.set('2026-06-10T11:59:59Z');
  await api.send('GET', '/pois', { as: caller });
  expect(await readLastUse()).toEqual(new Date('2026-06-10T11:00:00Z'));
});

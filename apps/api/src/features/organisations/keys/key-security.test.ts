import { apiKeyLimits } from '@parages/contracts/vocabulary/organisations/api-keys';
import { describe, expect, it } from 'vitest';
import { openEditor } from '../../../../test/editor.ts';
import { createKey, keyCaller } from '../../../../test/records/create-key.ts';
import { type Method, startApi } from '../../../../test/servers/start-api.ts';
import { createHttpServer } from '../../../platform/http-server.ts';

const unknownId = '0190a000-0000-7000-8000-000000000000';

async function open(environment: Record<string, string> = {}) {
  const api = await startApi({ environment });
  const opened = await openEditor(api);
  const { id } = opened.organisation;
  const path = `/org/organisations/${id}/api-keys`;
  return { api, ...opened, path, create: createKey.bind(null, api, opened.editor, id) };
}

it('the security journal has the creation, rotation, revocation and refusal of a key, with ids and without the key', async () => {
  const { api, editor, organisation, path, create } = await open();
  const { key, keyId, caller } = await create();
  const rotated = await api.send('POST', `${path}/${keyId}/rotation`, {
    as: editor,
    body: { overlapHours: 1 },
  });
  await api.send('DELETE', `${path}/${keyId}`, { as: editor });
  await api.send('GET', '/pois', { as: caller });
  await api.send('GET', `/pois?key=${key}`);
  await api.app.securityJournal.flush();
  const rows = await api.db.securityEvent.findMany({ orderBy: { id: 'asc' } });
  const organisationId = organisation.id;
  const newId = rotated.body.apiKey.id;
  const written = rows.map(({ kind, actorId, facts }) => [kind, actorId, facts]);
  for (const entry of [
    ['api_key_created', editor.id, { organisationId, keyId }],
    ['api_key_rotated', editor.id, { organisationId, keyId: newId, replacedId: keyId }],
    ['api_key_revoked', editor.id, { organisationId, keyId }],
    ['api_key_refused', null, { code: 'api_key_revoked' }],
    ['api_key_refused', null, { code: 'api_key_in_query' }],
  ])
    expect(written).toContainEqual(entry);
  expect(JSON.stringify(rows)).not.toContain(key.slice('parages_sk_'.length));
});

it('each owner with a verified address gets a mail about a new and about a replaced key, without the key', async () => {
  const { api, editor, organisation, path, create } = await open();
  const other = await api.signIn();
  const reader = await api.signIn();
  for (const [account, role] of [
    [other, 'owner'],
    [reader, 'editor'],
  ] as const)
    await api.db.membership.create({
      data: { organisationId: organisation.id, accountId: account.id, role },
    });
  const { key, keyId } = await create({ name: 'Billetterie' });
  await api.send('POST', `${path}/${keyId}/rotation`, { as: editor, body: { overlapHours: 0 } });
  const mails = await api.db.mailOutbox.findMany({ where: { kind: 'api-key-created' } });
  expect(mails.map(({ recipient }) => recipient).toSorted()).toEqual(
    [editor.email, editor.email, other.email, other.email].toSorted(),
  );
  expect(JSON.stringify(mails)).toContain('Billetterie');
  expect(JSON.stringify(mails)).not.toContain(key);
});

it('no log line of a refused or failed request contains the key', async () => {
  const { create } = await open();
  const { key, caller } = await create();
  const lines: string[] = [];
  const app = await createHttpServer({
    logLevel: 'trace',
    logStream: { write: (line) => lines.push(line) },
    trustProxy: false,
    readApiKey: async () => {
      throw new Error('the database is lost');
    },
  });
  app.get(
    '/api/v1/thing',
    { config: { access: 'public' }, schema: { operationId: 'findThing' } },
    async () => 'x',
  );
  const failed = await app.inject({ url: '/api/v1/thing', headers: caller.headers });
  const refused = await app.inject({ url: `/api/v1/thing?key=${key}` });
  await app.close();
  expect([failed.statusCode, refused.statusCode]).toEqual([500, 400]);
  expect(lines.join('')).toContain('the database is lost');
  expect(lines.join('')).not.toContain(key);
  expect(refused.body).not.toContain(key);
});

// The requests are counted before they are read, so that their bodies may be missing.
const requestOfClass: Record<keyof typeof apiKeyLimits.perMinute, readonly [Method, string]> = {
  read: ['GET', '/entities'],
  search: ['GET', '/pois?lon=0.704&lat=47.3948'],
  render: ['GET', `/pois/${unknownId}/calendar.ics`],
  draw: ['GET', `/pois/${unknownId}/poster.pdf`],
  file: ['GET', `/mediafile/${unknownId}`],
  outside: ['GET', '/addresses'],
  write: ['POST', '/org/pois'],
  upload: ['POST', '/org/pois/acts'],
};
const rateClasses = Object.keys(requestOfClass) as (keyof typeof requestOfClass)[];

describe('the rate limit of a key', () => {
  it.each(rateClasses)(
    'of the class %s is in ratelimit-limit, with what is left of it and the seconds until its reset',
    async (rate) => {
      const { api, create } = await open({ RATE_LIMITS: 'on' });
      const { caller } = await create();
      const [method, path] = requestOfClass[rate];
      const most = apiKeyLimits.perMinute[rate];
      for (const [at, left, seconds] of [
        ['2026-06-10T10:00:00Z', most - 1, '60'],
        ['2026-06-10T10:00:20Z', most - 2, '40'],
        ['2026-06-10T10:01:00Z', most - 1, '60'],
      ] as const) {
        api.clock.set(at);
        const { headers } = await api.send(method, path, { as: caller });
        expect(headers).toMatchObject({
          'ratelimit-limit': String(most),
          'ratelimit-remaining': String(left),
          'ratelimit-reset': seconds,
        });
      }
    },
  );

  it('counts its requests apart from those of other keys and answers 429 with the standard headers', async () => {
    const { api, create } = await open({ RATE_LIMITS: 'on' });
    const { caller } = await create();
    const { caller: other } = await create();
    const body = { act: 'archival', confirmation: 1, items: [] };
    const act = (as: typeof caller) => api.send('POST', '/org/pois/acts', { as, body });
    const most = apiKeyLimits.perMinute.upload;
    const first = await act(caller);
    expect(first.headers).toMatchObject({
      'ratelimit-limit': String(most),
      'ratelimit-remaining': String(most - 1),
    });
    for (let sent = 1; sent < most; sent += 1) await act(caller);
    const refused = await act(caller);
    expect([refused.status, refused.body.code]).toEqual([429, 'rate_limited']);
    expect(refused.headers).toMatchObject({
      'retry-after': '60',
      'ratelimit-limit': String(most),
      'ratelimit-remaining': '0',
      'ratelimit-reset': '60',
    });
    expect((await act(other)).status).not.toBe(429);
  });
});

describe('a page of another site', () => {
  const origin = 'https://agenda.example';
  const preflight = {
    origin,
    'access-control-request-method': 'GET',
    'access-control-request-headers': 'authorization',
  };

  it('may read public operations with a publishable key, and reads its refusals', async () => {
    const { api, create } = await open();
    const { caller } = await create({ kind: 'publishable' });
    const asked = await api.request.options('/api/v1/pois').set(preflight);
    expect([asked.status, asked.headers['access-control-allow-origin']]).toEqual([204, '*']);
    expect(asked.headers['access-control-allow-headers']).toContain('authorization');
    expect(asked.headers).not.toHaveProperty('access-control-allow-credentials');
    for (const [as, status] of [
      [caller, 200],
      [keyCaller('parages_pk_x'), 401],
    ] as const) {
      const read = await api.request.get('/api/v1/pois').set({ origin, ...as.headers });
      expect([read.status, read.headers['access-control-allow-origin']]).toEqual([status, '*']);
    }
  });

  it('can neither read with a secret key nor without a key, nor ask for a change', async () => {
    const { api, create } = await open();
    const { caller } = await create();
    for (const headers of [caller.headers, {}]) {
      const read = await api.request.get('/api/v1/pois').set({ origin, ...headers });
      expect(read.headers).not.toHaveProperty('access-control-allow-origin');
    }
    for (const change of [
      { 'access-control-request-method': 'POST' },
      { 'access-control-request-headers': 'authorization,x-parages-session-id' },
    ]) {
      const asked = await api.request.options('/api/v1/org/pois').set({ ...preflight, ...change });
      expect(asked.headers).not.toHaveProperty('access-control-allow-origin');
    }
  });
});

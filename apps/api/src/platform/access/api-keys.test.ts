import { expect, it } from 'vitest';
import { createHttpServer } from '../http-server.ts';
import { Problem } from '../problems/problem.ts';
import type { KeyHolder } from './api-keys.ts';
import type { Viewer } from './viewer.ts';

const holder: KeyHolder = {
  id: 'one',
  actorId: 'key:one',
  organisationId: 'two',
  kind: 'secret',
  scopes: ['public:read', 'events:read'],
};
const member: Viewer = { userId: 'member', isVerified: true, permissions: [], role: 'user' };
const authorization = 'Bearer parages_sk_x';

async function serve(held: KeyHolder = holder) {
  const reads: string[] = [];
  const app = await createHttpServer({
    logLevel: 'silent',
    trustProxy: false,
    readViewer: async () => {
      reads.push('session');
      return member;
    },
    readApiKey: async (key) => {
      reads.push(key);
      if (key !== 'parages_sk_x') throw new Problem('api_key_unknown');
      return held;
    },
  });
  return { app, reads };
}

it('a key is the viewer of a route that names its scope, and no session is read', async () => {
  const { app, reads } = await serve();
  app.get(
    '/api/v1/thing',
    {
      config: { access: 'verified', apiKey: 'events:read' },
      schema: { operationId: 'findThing' },
    },
    async ({ viewer }) => ({ viewer }),
  );
  const ask = (text: string) =>
    app.inject({ url: '/api/v1/thing', headers: { authorization: text } });
  expect((await ask(authorization)).json()).toEqual({
    viewer: { userId: 'key:one', isVerified: true, permissions: [], role: 'organizer' },
  });
  expect((await ask('bearer  parages_sk_x')).statusCode).toBe(200);
  expect(reads).toEqual(['parages_sk_x', 'parages_sk_x']);
  expect((await ask('Bearer a.b.c')).json().viewer.userId).toBe('member');
  expect(reads.at(-1)).toBe('session');
});

it.each([
  ['public', 'GET', '/api/v1/thing', 200],
  ['public', 'POST', '/api/v1/thing', 403],
  ['public', 'GET', '/thing', 403],
  ['verified', 'GET', '/api/v1/thing', 403],
] as const)(
  'a route that names no scope, with the access %s, answers a key at %s %s with %i',
  async (access, method, url, status) => {
    const { app } = await serve();
    app.route({
      method,
      url,
      config: { access },
      schema: { operationId: 'callThing' },
      handler: async () => 'x',
    });
    const answer = await app.inject({ method, url, headers: { authorization } });
    expect(answer.statusCode).toBe(status);
    if (status === 403) expect(answer.json().code).toBe('api_key_not_accepted');
  },
);

it('an answer for its caller alone is not a public read', async () => {
  const { app } = await serve();
  app.get(
    '/api/v1/position',
    {
      config: { access: 'public', isNeverStored: true },
      schema: { operationId: 'findPosition' },
    },
    async () => 'x',
  );
  const answer = await app.inject({ url: '/api/v1/position', headers: { authorization } });
  expect(answer.json().code).toBe('api_key_not_accepted');
});

it('an unknown address answers 404 to a key, and does not read it', async () => {
  const { app, reads } = await serve();
  const answer = await app.inject({ url: '/api/v1/nothing', headers: { authorization } });
  expect([answer.statusCode, answer.json().code, reads]).toEqual([404, 'not_found', []]);
});

it.each([
  { access: 'poi_mod', apiKey: 'events:write' },
  { access: 'session', apiKey: 'events:read' },
  { access: 'verified', apiKey: 'events:write', freshSignIn: true },
] as const)('a route with %j fails at start', async (config) => {
  const { app } = await serve();
  expect(() =>
    app.post(
      '/api/v1/thing',
      { config, schema: { operationId: 'moderateThing' } },
      async () => 'x',
    ),
  ).toThrow('accepts API keys but not organisers');
});

it('a key with a writing scope edits events, another one does not', async () => {
  for (const [scopes, status] of [
    [['events:write'], 200],
    [['events:read'], 403],
  ] as const) {
    const { app } = await serve({ ...holder, scopes: ['events:read', ...scopes] });
    app.post(
      '/api/v1/thing',
      {
        config: { access: ['poi_editor', 'poi_mod'], apiKey: 'events:read' },
        schema: { operationId: 'editThing' },
      },
      async () => 'x',
    );
    const answer = await app.inject({
      method: 'POST',
      url: '/api/v1/thing',
      headers: { authorization },
    });
    expect(answer.statusCode).toBe(status);
  }
});

it.each([
  [['events:read'], 200],
  [['public:read', 'events:write'], 403],
] as const)('a key with the scopes %j reads events: %i', async (scopes, status) => {
  const { app } = await serve({ ...holder, scopes });
  app.get(
    '/api/v1/thing',
    { config: { access: 'verified', apiKey: 'events:read' }, schema: { operationId: 'findThing' } },
    async () => ({}),
  );
  const answer = await app.inject({ url: '/api/v1/thing', headers: { authorization } });
  expect(answer.statusCode).toBe(status);
  if (status === 403) expect(answer.json().code).toBe('api_key_scope_missing');
});

it('a key in an address is refused and not read, with or without a key in the header', async () => {
  const { app, reads } = await serve();
  app.get(
    '/api/v1/thing',
    { config: { access: 'public' }, schema: { operationId: 'findThing' } },
    async () => ({}),
  );
  for (const headers of [{}, { authorization }]) {
    const answer = await app.inject({ url: '/api/v1/thing?key=parages_sk_x', headers });
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'api_key_in_query']);
  }
  expect(reads).toEqual([]);
});

// Specification: §6.3, §8.13
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createHttpServer } from '../http-server.ts';
import { boundedText } from '../input/bounded-text.ts';
import { type Access, accesses, accessProblems, refusalOf } from './access.ts';
import type { ReadOptions, ReadViewer, Viewer } from './viewer.ts';
import { viewerOf } from './viewer.ts';

const visitor: Viewer = { userId: 'one', isVerified: false, permissions: [], role: 'user' };
const people = {
  anonymous: null,
  unverified: visitor,
  unverifiedEditor: { ...visitor, permissions: ['poi_editor', 'poi_mod'] },
  verified: { ...visitor, isVerified: true },
  editor: { ...visitor, isVerified: true, permissions: ['poi_editor'], role: 'organizer' },
} satisfies Record<string, Viewer | null>;

async function serve(access: Access, viewer: Viewer | null) {
  const reads: ReadOptions[] = [];
  const readViewer: ReadViewer = async (_request, _reply, options) => {
    reads.push(options);
    return viewer;
  };
  const app = await createHttpServer({ logLevel: 'silent', trustProxy: false, readViewer });
  const schema = { body: z.object({ label: boundedText(40) }) };
  app.get(
    '/api/v1/thing',
    { config: { access }, schema: { operationId: 'findThing' } },
    async ({ viewer: caller }) => ({ caller }),
  );
  app.post(
    '/api/v1/thing',
    { config: { access }, schema: { operationId: 'createThing', ...schema } },
    async (request) => viewerOf(request),
  );
  return { app, reads };
}

const expected: Partial<Record<(typeof accesses)[number], Record<keyof typeof people, number>>> = {
  public: { anonymous: 200, unverified: 200, unverifiedEditor: 200, verified: 200, editor: 200 },
  session: { anonymous: 401, unverified: 200, unverifiedEditor: 200, verified: 200, editor: 200 },
  verified: { anonymous: 401, unverified: 403, unverifiedEditor: 403, verified: 200, editor: 200 },
  poi_editor: {
    anonymous: 401,
    unverified: 403,
    unverifiedEditor: 403,
    verified: 403,
    editor: 200,
  },
};
const others = {
  anonymous: 401,
  unverified: 403,
  unverifiedEditor: 403,
  verified: 403,
  editor: 403,
};

const table = accesses.flatMap((access) =>
  Object.entries(expected[access] ?? others).map(([name, status]) => ({
    access,
    name: name as keyof typeof people,
    status,
  })),
);

it('refusalOf accepts any one of several permissions, else returns permission_missing; accessProblems lists the three refusals', async () => {
  const named = (...permissions: Viewer['permissions']): Viewer => ({
    userId: 'a',
    isVerified: true,
    permissions,
    role: 'user',
  });
  expect(refusalOf(['poi_editor', 'poi_mod'], named('poi_mod', 'theme_mod'))).toBeUndefined();
  expect(refusalOf(['poi_editor', 'poi_mod'], named('theme_mod'))).toBe('permission_missing');
  expect(accessProblems(['poi_editor', 'poi_mod'])).toEqual([
    'session_missing',
    'email_unverified',
    'permission_missing',
  ]);
});

describe('a route', () => {
  it.each(table)(
    'with the access "$access" answers $status to the caller "$name"',
    async ({ access, name, status }) => {
      const { app } = await serve(access, people[name]);
      expect((await app.inject('/api/v1/thing')).statusCode).toBe(status);
    },
  );

  it('that requires poi_mod refuses with the code of the reason: session_missing, email_unverified or permission_missing', async () => {
    const codes = [];
    for (const viewer of [people.anonymous, people.unverified, people.verified]) {
      const { app } = await serve('poi_mod', viewer);
      codes.push((await app.inject('/api/v1/thing')).json().code);
    }
    expect(codes).toEqual(['session_missing', 'email_unverified', 'permission_missing']);
  });

  it('answers 401 to an invalid body without a session: it refuses before it validates the body', async () => {
    const { app } = await serve('session', people.anonymous);
    expect(
      (await app.inject({ method: 'POST', url: '/api/v1/thing', payload: { wrong: true } }))
        .statusCode,
    ).toBe(401);
  });

  it('reads fresh permissions for a write, not for a read; when public, reads no session and has no viewer', async () => {
    const payload = { label: 'x' };
    const { app, reads } = await serve('poi_editor', people.editor);
    await app.inject('/api/v1/thing');
    await app.inject({ method: 'POST', url: '/api/v1/thing', payload });
    expect(reads).toEqual([{ isFresh: false }, { isFresh: true }]);
    const open = await serve('public', people.editor);
    expect((await open.app.inject('/api/v1/thing')).json()).toEqual({ caller: null });
    expect(
      (await open.app.inject({ method: 'POST', url: '/api/v1/thing', payload })).json().code,
    ).toBe('session_missing');
    expect(open.reads).toEqual([]);
  });

  it('that is not public sends `cache-control: private, no-store`', async () => {
    const { app } = await serve('session', people.verified);
    expect((await app.inject('/api/v1/thing')).headers['cache-control']).toBe('private, no-store');
  });

  it('with an unknown access fails at start', async () => {
    const app = await createHttpServer({ logLevel: 'silent', trustProxy: false });
    const unknown = JSON.parse('{"access":"everything"}');
    expect(() => app.get('/somewhere', { config: unknown }, async () => 'x')).toThrow(
      'names no access',
    );
  });
});

describe('a route that requires a fresh sign-in', () => {
  const now = new Date('2026-06-10T10:00:00Z');
  async function ask(signedInAt: number | undefined) {
    const viewer = { ...people.editor, signedInAt };
    const app = await createHttpServer({
      logLevel: 'silent',
      trustProxy: false,
      readViewer: async () => viewer,
      clock: { now: () => now },
    });
    const schema = { operationId: 'mergeThing' };
    app.post(
      '/api/v1/merge',
      { config: { access: 'poi_editor', freshSignIn: true }, schema },
      async () => ({ isMerged: true }),
    );
    await app.ready();
    return { app, answer: await app.inject({ method: 'POST', url: '/api/v1/merge' }) };
  }

  it.each([
    [0, 200],
    [15 * 60_000, 200],
    [15 * 60_000 + 1, 403],
    [12 * 3_600_000, 403],
  ])('with a sign-in %i ms ago answers %i', async (ms, status) => {
    expect((await ask(now.getTime() - ms)).answer.statusCode).toBe(status);
  });

  it('answers 403 sign_in_too_old to a session without a sign-in time', async () => {
    const { answer } = await ask(undefined);
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'sign_in_too_old']);
  });

  it('lists sign_in_too_old among its 403 codes in the OpenAPI document', async () => {
    const { app } = await ask(0);
    const { paths } = JSON.parse(JSON.stringify(app.swagger()));
    expect(paths['/api/v1/merge'].post.responses[403].description).toBe(
      'email_unverified, permission_missing, sign_in_too_old, api_key_not_accepted',
    );
  });

  it('names in the OpenAPI document the anti-forgery header beside the cookie, and session_header_missing among the codes of 401', async () => {
    const { app } = await ask(0);
    const { components, paths } = JSON.parse(JSON.stringify(app.swagger()));
    expect(components.securitySchemes.antiForgery.name).toBe('x-parages-session-id');
    const { security, responses } = paths['/api/v1/merge'].post;
    expect(security).toContainEqual({ session: [], antiForgery: [] });
    expect(security).toContainEqual({ sessionHeader: [] });
    expect(responses[401].description).toBe('session_missing, session_header_missing');
  });

  it('fails at start when it is public', async () => {
    const app = await createHttpServer({ logLevel: 'silent', trustProxy: false });
    expect(() =>
      app.get('/somewhere', { config: { access: 'public', freshSignIn: true } }, async () => 'x'),
    ).toThrow('requires a fresh sign-in');
  });
});

describe('the OpenAPI document', () => {
  it('names for a guarded route the session cookie and bearer token, the required permission, and the codes of 401 and 403', async () => {
    const { app } = await serve('poi_mod', null);
    await app.ready();
    const { components, paths } = JSON.parse(JSON.stringify(app.swagger()));
    expect(components.securitySchemes.session).toMatchObject({
      type: 'apiKey',
      in: 'cookie',
      name: 'sAccessToken',
    });
    expect(components.securitySchemes.sessionHeader).toMatchObject({
      type: 'http',
      scheme: 'bearer',
    });
    const { security, responses, ...operation } = paths['/api/v1/thing'].get;
    expect(security).toEqual([{ session: [] }, { sessionHeader: [] }]);
    expect(operation['x-access']).toBe('poi_mod');
    expect([responses[401].description, responses[403].description]).toEqual([
      'session_missing',
      'email_unverified, permission_missing, api_key_not_accepted',
    ]);
  });

  it('requires no security scheme for a public route, whose reads accept an API key', async () => {
    const { app } = await serve('public', null);
    await app.ready();
    const { paths } = JSON.parse(JSON.stringify(app.swagger()));
    const { get, post } = paths['/api/v1/thing'];
    expect([get.security, post.security]).toEqual([[{}, { apiKey: ['public:read'] }], []]);
  });
});

import { describe, expect, it } from 'vitest';
import { goodPassword, startAuth } from '../../../test/servers/start-auth.ts';
import { authCalls } from './auth.schema.ts';

const nowhere = 'http://127.0.0.1:9/none';
const { app, open } = await startAuth({
  environment: {
    FACEBOOK_CLIENT_ID: 'ours',
    FACEBOOK_CLIENT_SECRET: 'secret',
    FACEBOOK_AUTHORIZATION_URL: nowhere,
    FACEBOOK_TOKEN_URL: nowhere,
    FACEBOOK_USER_INFO_URL: nowhere,
    LOG_LEVEL: 'silent',
  },
});

const fields = (texts: Record<string, unknown>) =>
  Object.entries(texts).map(([id, value]) => ({ id, value }));
const callback = 'http://localhost:3000/auth/callback/facebook';
const signUp = {
  email: 'ada@parages.example',
  password: goodPassword,
  firstName: 'Ada',
  terms: 'true',
};

const bodies: Record<string, object> = {
  'POST /signup': { formFields: fields(signUp) },
  'POST /signin': { formFields: fields({ email: 'ada@parages.example', password: goodPassword }) },
  'POST /signout': {},
  'POST /session/refresh': {},
  'POST /user/password/reset/token': { formFields: fields({ email: 'ada@parages.example' }) },
  'POST /user/password/reset': {
    method: 'token',
    token: 'none',
    formFields: fields({ password: goodPassword }),
  },
  'POST /user/email/verify': { method: 'token', token: 'none' },
  'POST /user/email/verify/token': {},
  'POST /signinup': {
    thirdPartyId: 'facebook',
    clientType: 'web',
    redirectURIInfo: {
      redirectURIOnProviderDashboard: callback,
      redirectURIQueryParams: { error: 'denied' },
      pkceCodeVerifier: 'v',
    },
  },
};
const calls = Object.keys(authCalls);
const posts = calls
  .filter((call) => call.startsWith('POST '))
  .map((call) => call.replace('POST ', ''));
const gets = calls
  .filter((call) => call.startsWith('GET '))
  .map((call) => call.replace('GET ', ''));

let requestCount = 0;
// No provider runs in this test: 503 is the expected answer to a sign-in that needs the provider.
const isFailure = (path: string, status: number): boolean =>
  status >= 500 && !(path === '/signinup' && status === 503);

/**
 * Each request has another IP address, so that the limits of attempts per network do not refuse it.
 */
async function send(
  path: string,
  payload: string | Buffer,
  headers: Record<string, string> = {},
): Promise<number> {
  requestCount += 1;
  const answer = await app.inject({
    method: 'POST',
    url: `/auth-api${path}`,
    payload,
    remoteAddress: `10.${requestCount >> 16}.${(requestCount >> 8) & 255}.${requestCount & 255}`,
    headers: {
      host: 'localhost:3000',
      rid: 'anti-csrf',
      'content-type': 'application/json',
      ...headers,
    },
  });
  return answer.statusCode;
}

const nested = (depth: number, opening: string, closing: string): string =>
  `${opening.repeat(depth)}1${closing.repeat(depth)}`;
const wholeBodies: [string, string | Buffer][] = [
  ...[
    'null',
    '[]',
    '1',
    '"text"',
    'true',
    '{',
    '{"formFields":null}',
    '{"formFields":{}}',
    '{"formFields":[null,1,[],{}]}',
  ].map((text): [string, string] => [text, text]),
  [
    'formFields of 10,000 fields',
    JSON.stringify({ formFields: Array(10_000).fill({ id: 'email', value: 'a' }) }),
  ],
  ['20,000 nested arrays', nested(20_000, '[', ']')],
  ['20,000 nested objects', nested(20_000, '{"formFields":', '}')],
  ['a prototype', '{"__proto__":{"formFields":[]},"constructor":{"prototype":{"a":1}}}'],
  ['UTF-16', Buffer.from('{"formFields":[]}', 'utf16le')],
  [
    '700 KB of 0xFF as a password',
    Buffer.concat([
      Buffer.from(
        '{"formFields":[{"id":"email","value":"ada@parages.example"},{"id":"password","value":"',
      ),
      Buffer.alloc(700_000, 0xff),
      Buffer.from('"}]}'),
    ]),
  ],
];

const hostileValues: unknown[] = [
  null,
  0,
  true,
  [],
  {},
  '',
  'a\0b',
  '\ud800',
  'é'.repeat(100_000),
  { toString: 1 },
  [[['a']]],
];

const long = 'a'.repeat(12_000);
const hostileHeaders: Record<string, string>[] = [
  { cookie: `sAccessToken=${long}; sRefreshToken=${long}` },
  { authorization: `Bearer ${long}` },
  { 'st-auth-mode': long },
  { rid: long },
  { 'anti-csrf': long },
  { cookie: 'sRefreshToken=%00; sAccessToken=%ff' },
  { cookie: 'sRefreshToken=%ED%A0%80' },
  { authorization: 'Bearer a.b.c' },
  { authorization: 'Bearer \u00e9', 'st-auth-mode': 'header' },
  { cookie: 'sAccessToken=..' },
];

function* mutationsOf(body: unknown): Generator<unknown> {
  if (typeof body !== 'object' || body === null) return;
  for (const key of Object.keys(body)) {
    const inner: unknown = Reflect.get(body, key);
    const replace = (value: unknown) =>
      Array.isArray(body) ? body.with(Number(key), value) : { ...body, [key]: value };
    for (const value of hostileValues) yield replace(value);
    for (const changed of mutationsOf(inner)) yield replace(changed);
  }
}

describe.each(posts)('POST /auth-api%s', (path) => {
  const body = bodies[`POST ${path}`];

  it('answers malformed, deeply nested and oversized bodies with a status below 500', async () => {
    const failed: string[] = [];
    for (const [name, payload] of wholeBodies) {
      const status = await send(path, payload);
      if (status >= 500) failed.push(`${status} for ${name}`);
    }
    expect(failed).toEqual([]);
  });

  it('answers wrong types, control characters and huge texts in each field with a status below 500 (503 allowed at /signinup without a provider)', async () => {
    expect(body).toBeDefined();
    const failed: string[] = [];
    for (const changed of mutationsOf(body)) {
      const text = JSON.stringify(changed);
      const status = await send(path, text);
      if (isFailure(path, status)) failed.push(`${status} for ${text.slice(0, 200)}`);
    }
    expect(failed).toEqual([]);
  });

  it.each([
    'text/plain',
    'multipart/form-data',
    'application/x-www-form-urlencoded',
    'application/json; charset=utf-7',
    'x',
  ])(
    'answers the content type %s with a status below 500 (503 allowed at /signinup without a provider)',
    async (contentType) => {
      const status = await send(path, JSON.stringify(body), { 'content-type': contentType });
      expect([status, isFailure(path, status)]).toEqual([status, false]);
    },
  );

  it('answers malformed and oversized session cookies and headers with a status below 500 (503 allowed at /signinup without a provider)', async () => {
    const failed: string[] = [];
    for (const headers of hostileHeaders) {
      const status = await send(path, JSON.stringify(body), headers);
      if (isFailure(path, status))
        failed.push(`${status} for ${JSON.stringify(headers).slice(0, 60)}`);
    }
    expect(failed).toEqual([]);
  });
});

describe.each(gets)('GET /auth-api%s', (path) => {
  it('answers malformed, repeated and oversized query parameters with a status below 500', async () => {
    const names = [
      'email',
      'thirdPartyId',
      'clientType',
      'redirectURIOnProviderDashboard',
      'tenantId',
      'token',
    ];
    const known = { thirdPartyId: 'facebook', redirectURIOnProviderDashboard: callback };
    const failed: string[] = [];
    for (const name of names)
      for (const value of [
        '%00',
        '%ff',
        '%ED%A0%80',
        'a'.repeat(20_000),
        '__proto__',
        'x&NAME=y',
        '%5B%5D',
        '',
      ]) {
        const query = `${new URLSearchParams(Object.entries(known).filter(([key]) => key !== name))}&${name}=${value.replace('NAME', name)}`;
        const { status } = await open().get(`/auth-api${path}?${query}`);
        if (status >= 500) failed.push(`${status} for ${query.slice(0, 200)}`);
      }
    expect(failed).toEqual([]);
  });
});

it('POST /auth-api/callback/apple answers 303 to a form of 1 KB and 413 to a form above 64 KiB', async () => {
  const type = { 'content-type': 'application/x-www-form-urlencoded' };
  const form = (length: number): string => `code=${'a'.repeat(length)}`;
  expect(await send('/callback/apple', form(1000), type)).toBe(303);
  expect(await send('/callback/apple', form(65_536), type)).toBe(413);
});

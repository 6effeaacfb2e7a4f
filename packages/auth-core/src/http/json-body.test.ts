import { expect, it } from 'vitest';
import { startTestCore } from '../../test/start-test-core.ts';
import { allEndpoints } from '../all-endpoints.ts';
import { readJsonBody } from './json-body.ts';

const nested = (depth: number, open: string, close: string): string =>
  `${open.repeat(depth)}1${close.repeat(depth)}`;
const hostileBodies: [string, string | Uint8Array<ArrayBuffer>][] = [
  ['null', 'null'],
  ['an array', '[]'],
  ['a number', '1'],
  ['a text', '"a"'],
  ['a broken object', '{"a":'],
  ['100,000 nested arrays', `{"a":${nested(100_000, '[', ']')}}`],
  ['100,000 nested objects', nested(100_000, '{"a":', '}')],
  ['U+0000 in a value', '{"userId":"a\\u0000","email":"a\\u0000"}'],
  ['U+0000 in a name', '{"\\u0000":1}'],
  ['a lone surrogate', '{"userId":"\\ud800","metadataUpdate":{"a":"\\udc00"}}'],
  ['bytes that are no UTF-8', new Uint8Array(700_000).fill(255)],
  ['every field as a number', '{"email":1,"password":1,"userId":1,"token":1,"role":1}'],
  [
    'every field as an object',
    '{"email":{},"password":{},"userId":{},"token":{},"sessionHandles":{}}',
  ],
];

it.each(hostileBodies)(
  'the core answers 200, 400 or 402 at every POST and PUT endpoint for this body: %s',
  async (_name, body) => {
    const { core, logged } = await startTestCore();
    const calls = allEndpoints.filter(({ method }) => method !== 'GET');
    for (const contentType of ['application/json', 'text/plain', 'multipart/form-data']) {
      const headers = { 'api-key': core.apiKey, 'content-type': contentType };
      for (const { method, path } of calls) {
        const { status } = await fetch(`${core.uri}${path}`, { method, headers, body });
        expect(`${method} ${path} ${status}`).toMatch(/ (200|400|402)$/);
      }
    }
    expect(logged).toEqual([]);
  },
);

it('the core answers 413 to a body of more than 1 MiB', async () => {
  const { core } = await startTestCore();
  const headers = { 'api-key': core.apiKey, 'content-type': 'application/json' };
  const body = JSON.stringify({ email: 'ada@example.org', password: 'a'.repeat(1_048_576) });
  expect((await fetch(`${core.uri}/recipe/signup`, { method: 'POST', headers, body })).status).toBe(
    413,
  );
});

it('the core answers 200 or 400 at every GET endpoint for queries such as userId=%00 and limit=1e9', async () => {
  const { core, logged } = await startTestCore();
  const queries = [
    'userId=%00',
    'userId=%ff',
    'userId=a&userId=b',
    'email=%00&userId=a',
    'paginationToken=%00',
    'limit=1e9',
    'role=%00',
  ];
  for (const { path } of allEndpoints.filter(({ method }) => method === 'GET'))
    for (const query of queries) {
      const { status } = await fetch(`${core.uri}${path}?${query}`, {
        headers: { 'api-key': core.apiKey },
      });
      expect(`${path}?${query} ${status}`).toMatch(/ (200|400)$/);
    }
  expect(logged).toEqual([]);
});

it('readJsonBody accepts a body of 64 nested objects and refuses one of 65', () => {
  expect(readJsonBody(nested(64, '{"a":', '}'))).toHaveProperty(
    Array.from({ length: 64 }, () => 'a'),
  );
  expect(() => readJsonBody(nested(65, '{"a":', '}'))).toThrow('Invalid Json Input');
});

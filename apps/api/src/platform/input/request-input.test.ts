import { expect, it } from 'vitest';
import { z } from 'zod';
import { createHttpServer } from '../http-server.ts';
import { boundedText } from './bounded-text.ts';
import { plainLine } from './plain-text.ts';

const bodySchema = z
  .strictObject({
    name: plainLine(40),
    note: boundedText(40),
    tags: z.array(boundedText(10)).max(2000),
  })
  .partial();

async function serve() {
  const app = await createHttpServer({ logLevel: 'silent', trustProxy: false });
  const config = { access: 'public' as const };
  app.get('/found/:id', { config }, async () => ({ isFound: true }));
  app.post('/kept', { config, schema: { body: bodySchema } }, async ({ body }) => ({ body }));
  return {
    app,
    send: (payload: unknown) =>
      app.inject({ method: 'POST', url: '/kept', payload: payload as object }),
  };
}

it.each([
  ['/found/a?text=b%00c', '/query/text'],
  ['/found/a?list=b&list=%00', '/query/list/1'],
  ['/found/a%00b', '/path/id'],
])('a request with U+0000 in %s gets 400 with a pointer to it', async (url, pointer) => {
  const { app } = await serve();
  const answer = await app.inject(url);
  expect(answer.json()).toMatchObject({
    status: 400,
    code: 'request_invalid',
    errors: [{ pointer, code: 'invalid_format' }],
  });
  expect((await app.inject('/found/a?text=b')).statusCode).toBe(200);
});

it.each([
  ['U+0000', { note: 'a\0b' }, '/body/note'],
  ['an unpaired surrogate', { note: 'a\ud800' }, '/body/note'],
  ['U+0000 in a list', { tags: ['a', '\0'] }, '/body/tags/1'],
])(
  '%s in a body field without cleaning gets 400 with a pointer to the field',
  async (_what, body, pointer) => {
    const { send } = await serve();
    expect((await send(body)).json()).toMatchObject({
      status: 400,
      errors: [{ pointer, code: 'invalid_format' }],
    });
  },
);

it('in a plainLine field, U+0000 is removed and half a surrogate pair becomes U+FFFD, and the request is accepted', async () => {
  const { send } = await serve();
  expect((await send({ name: 'Bal\0 des\ud800' })).json()).toEqual({
    body: { name: 'Bal des\ufffd' },
  });
});

it('a list of 100,000 items gets 400 with one error, before its items are validated', async () => {
  const { send } = await serve();
  const answer = await send({ tags: Array.from({ length: 100_000 }, () => 0) });
  expect(answer.statusCode).toBe(400);
  expect(answer.json().errors).toEqual([
    { pointer: '/body/tags', code: 'too_big', detail: 'Too big: expected at most 2000 items' },
  ]);
});

it('the answer to an invalid body has at most 50 errors, with details of at most 300 characters', async () => {
  const { send } = await serve();
  const many = await send({ tags: Array.from({ length: 2000 }, () => 0) });
  expect(many.json().errors).toHaveLength(50);
  const unknown = await send({ ['x'.repeat(100_000)]: 1 });
  expect(unknown.json().errors[0].detail).toHaveLength(300);
});

it('a body of 200,000 nested lists gets 400', async () => {
  const { app } = await serve();
  const payload = `{"note":${'['.repeat(200_000)}${']'.repeat(200_000)}}`;
  const answer = await app.inject({
    method: 'POST',
    url: '/kept',
    payload,
    headers: { 'content-type': 'application/json' },
  });
  expect(answer.statusCode).toBe(400);
});

it.each([
  ['querystring', { querystring: z.object({ q: z.string() }) }],
  ['params', { params: z.object({ q: z.string().max(9) }) }],
  ['headers', { headers: z.object({ q: z.string() }) }],
  ['body', { body: z.object({ q: z.array(z.uuid()) }) }],
])('a route with an unbounded field in its %s fails at start', async (part, schema) => {
  const { app } = await serve();
  const add = () =>
    app.post('/unbounded', { config: { access: 'public' }, schema }, async () => ({}));
  expect(add).toThrow(`Route POST /unbounded reads input of any size:\n  ${part}/q: `);
});

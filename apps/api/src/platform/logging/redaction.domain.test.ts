import { expect, it } from 'vitest';
import { isSecretName, redactFields, redactText } from './redaction.domain.ts';

it.each([
  'password',
  'newPassword',
  'authorization',
  'set-cookie',
  'st-access-token',
  'X-API-Key',
  'stripe-signature',
  'secretBefore',
  'SUPERTOKENS_CONNECTION_URI',
])('the value of %s is secret', (name) => expect(isSecretName(name)).toBe(true));

it.each(['reqId', 'route', 'status', 'webhookId', 'kind', 'err', 'reason', 'path'])(
  'the value of %s is not secret',
  (name) => expect(isSecretName(name)).toBe(false),
);

it.each([
  ['GET /verify?token=abc&lang=fr failed', 'GET /verify?token=[redacted]&lang=[redacted] failed'],
  ['at postgres://app:hunter2@db:5432/p', 'at postgres://[redacted]@db:5432/p'],
  ['sent Bearer abc.def', 'sent Bearer [redacted]'],
  ['with Basic cG9zdG1hcms6eA==', 'with Basic [redacted]'],
  ['session eyJhbGciOi.eyJzdWIi.c2ln ended', 'session [redacted] ended'],
  ['key parages_sk_abc123 and whsec_abc/+=', 'key parages_sk_[redacted] and whsec_[redacted]'],
  [`/favorites/shared/${'0a'.repeat(32)} failed`, '/favorites/shared/[redacted] failed'],
  ['body {"password":"hunter2","x":1}', 'body {"password":"[redacted]","x":1}'],
  ['body {\\"newPassword\\":\\"hunter2\\"}', 'body {\\"newPassword\\":\\"[redacted]\\"}'],
  ['[{"id":"password","value":"hunter2"}]', '[{"id":"password","value":"[redacted]"}]'],
  ['password=hunter2&x=1', 'password=[redacted]&x=[redacted]'],
])('redactText of %j is %j', (text, clean) => {
  expect(redactText(text)).toBe(clean);
});

it.each([
  'database connection lost',
  '/api/v1/pois/0190b6a4-5c1e-7000-8000-000000000000 failed in 12 ms',
  'SELECT 1 WHERE a = $1 ? b',
])('redactText leaves %j as it is', (text) => expect(redactText(text)).toBe(text));

it('redactText keeps a line of JSON one, with quotes, line breaks and JSON within its texts', () => {
  const inner = JSON.stringify({ password: 'hunter2', token: 'a"b', x: 'y' });
  const msg = `first\npassword="hunter2"\n${inner}\nhttps://a:b@c/?d=e"f`;
  const numbers = { value: 1, token: 2, secret: { cookie: null } };
  for (const text of [msg, JSON.stringify({ msg })]) {
    const clean = redactText(JSON.stringify({ ...numbers, msg: text }));
    expect(JSON.parse(clean)).toMatchObject(numbers);
    expect(clean).not.toContain('hunter2');
  }
});

it('redactFields replaces secret values at any depth, and leaves errors to their serializer', () => {
  const err = new Error('no luck');
  expect(
    redactFields({
      err,
      id: 3,
      request: { headers: { cookie: 'a=b', host: 'localhost' }, body: [{ password: 'x' }] },
    }),
  ).toEqual({
    err,
    id: 3,
    request: {
      headers: { cookie: '[redacted]', host: 'localhost' },
      body: [{ password: '[redacted]' }],
    },
  });
});

it('redactFields bounds the depth and the number of entries', () => {
  let deep: object = { leaf: 'x' };
  for (let level = 0; level < 20; level += 1) deep = { deep };
  expect(JSON.stringify(redactFields(deep))).not.toContain('leaf');
  const wide = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`n${index}`, index]));
  expect(Object.keys(redactFields(wide))).toHaveLength(100);
});

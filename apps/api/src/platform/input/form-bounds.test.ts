import { expect, it } from 'vitest';
import { createHttpServer } from '../http-server.ts';
import { readForm, receiveForms } from './receive-form.ts';

const boundary = 'limit-of-parts';
const field = (name: string, value: string): string =>
  `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const file = (content: string): string =>
  `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\n${content}\r\n`;

async function post(...parts: string[]) {
  const app = await createHttpServer({ logLevel: 'silent', trustProxy: false });
  await app.register(async (scope) => {
    await receiveForms(scope, 1000);
    scope.post('/thing', { config: { access: 'public' } }, async (request) => {
      const form = await readForm(request, { tooLarge: 'payload_too_large' });
      return Object.entries(form).map(([name, value]) => [name, String(value).length]);
    });
  });
  const answer = await app.inject({
    method: 'POST',
    url: '/thing',
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: `${parts.join('')}--${boundary}--\r\n`,
  });
  return [answer.statusCode, answer.statusCode === 200 ? answer.json() : answer.json().code];
}

it('readForm returns fields of 2,048 characters and a file of the largest size', async () => {
  const parts = [field('label', 'x'.repeat(2048)), file('y'.repeat(1000))];
  expect(await post(...parts)).toEqual([
    200,
    [
      ['label', 2048],
      ['file', 1000],
    ],
  ]);
});

it.each([
  ['a longer field', [field('label', 'x'.repeat(2049))], 400, 'request_invalid'],
  ['a text in the place of the file', [field('file', 'a')], 400, 'request_invalid'],
  ['a second file', [file('a'), file('b')], 400, 'request_invalid'],
  ['a larger file', [file('y'.repeat(1001))], 413, 'payload_too_large'],
])('readForm refuses %s', async (_name, parts, status, code) => {
  expect(await post(...parts)).toEqual([status, code]);
});

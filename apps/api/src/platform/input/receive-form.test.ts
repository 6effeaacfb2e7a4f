import { batchImportLimits, limits, traceLimits } from '@parages/contracts/vocabulary/limits';
import { describe, expect, it } from 'vitest';
import { openEditor } from '../../../test/editor.ts';
import { pictureFolder } from '../../../test/pictures/picture-bench.ts';
import { startApi } from '../../../test/servers/start-api.ts';

const pictures = pictureFolder();
const boundary = 'limit-of-parts';
const end = `--${boundary}--\r\n`;
const field = (name: string, value: string): string =>
  `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const file = (content: string, { name = 'file', filename = 'a.txt', headers = '' } = {}): string =>
  `--${boundary}\r\ncontent-disposition: form-data; name="${name}"; filename="${filename}"\r\n${headers}\r\n${content}\r\n`;

const forms: [string, string, string?][] = [
  ['without a boundary', field('a', 'b') + end, 'multipart/form-data'],
  ['with an empty boundary', field('a', 'b') + end, 'multipart/form-data; boundary='],
  ['with another boundary', field('a', 'b') + end, 'multipart/form-data; boundary=other'],
  [
    'with a boundary of 5,000 characters',
    field('a', 'b') + end,
    `multipart/form-data; boundary=${'x'.repeat(5000)}`,
  ],
  ['that is empty', ''],
  ['without a part', end],
  ['cut short in a header', `--${boundary}\r\ncontent-disposition: form-da`],
  [
    'cut short before a file',
    `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\n`,
  ],
  ['cut short in a file', file('half a file').slice(0, -5)],
  ['cut short in a field', field('version', '0').slice(0, -2)],
  ['without its last boundary', field('version', '0') + file('a')],
  ['without a file', field('version', '0') + end],
  ['with two files', file('a') + file('b') + end],
  ['with a text in the place of its file', field('file', 'a') + end],
  ['with its file under another name', file('a', { name: 'upload' }) + end],
  [
    'with a field that is an object',
    `--${boundary}\r\ncontent-disposition: form-data; name="file"\r\ncontent-type: application/json\r\n\r\n{"a":1}\r\n${end}`,
  ],
  ['with a field of a prototype', field('__proto__', 'a') + file('a') + end],
  ['with a field name of 100,000 characters', field('x'.repeat(100_000), 'a') + end],
  ['with a field of 100,000 characters', field('version', '1'.repeat(100_000)) + end],
  [
    'with a header of 100,000 characters',
    file('a', { headers: `x-a: ${'x'.repeat(100_000)}\r\n` }) + end,
  ],
  ['with a thousand headers', file('a', { headers: 'x-a: b\r\n'.repeat(1000) }) + end],
  ['with a thousand parts', field('a', 'b').repeat(1000) + end],
  ['with a thousand files', file('a').repeat(1000) + end],
  ['with a file name of 60,000 spaces', file('a', { filename: `a${' '.repeat(60_000)}b` }) + end],
];

// The parser truncates headers, so that these forms may succeed.
const harmless = new Set([
  'with a header of 100,000 characters',
  'with a thousand headers',
  'with a file name of 60,000 spaces',
]);

describe.each(['trace', 'media', 'media by address', 'imports'] as const)(
  'the upload route "%s" refuses a form with a problem of status 4xx',
  (route) => {
    async function open() {
      const api = await startApi({ environment: { PICTURES_FOLDER: pictures.folder() } });
      const { editor, organisation, poiId } = await openEditor(api);
      const path = {
        trace: `/org/pois/${poiId}/trace`,
        media: `/org/pois/${poiId}/media`,
        'media by address': `/pois/${poiId}/media`,
        imports: '/imports',
      }[route];
      const post = (body: string | Buffer, type = `multipart/form-data; boundary=${boundary}`) =>
        api.request.post(`/api/v1${path}`).set(editor.headers).set('content-type', type).send(body);
      return { post, organisation };
    }

    it('when it is malformed in one of 24 ways (three with long headers may succeed)', async () => {
      const { post, organisation } = await open();
      for (const [what, text, type] of forms) {
        // An import needs its organisation before the file.
        const first =
          route === 'imports' && text.startsWith('--') && type === undefined
            ? field('organisationId', organisation.id)
            : '';
        const { status, body: answer } = await post(first + text, type);
        const isFine =
          status >= 400 ? typeof answer.code === 'string' : harmless.has(what) && status < 300;
        expect({ what, status, isFine: isFine && status < 500 }).toEqual({
          what,
          status,
          isFine: true,
        });
      }
    });

    it('when its file exceeds the size limit (413)', async () => {
      const { post, organisation } = await open();
      const maxBytes =
        { trace: traceLimits.maxBytes, imports: batchImportLimits.maxBytes }[route as string] ??
        limits.picture.maxBytes;
      const fields =
        route === 'imports' ? field('organisationId', organisation.id) : field('version', '0');
      const { status, body } = await post(fields + file('x'.repeat(maxBytes + 1)) + end);
      const code =
        { trace: 'payload_too_large', imports: 'import_file_too_large' }[route as string] ??
        'picture_too_large';
      expect({ status, code: body.code }).toEqual({ status: 413, code });
    });
  },
);

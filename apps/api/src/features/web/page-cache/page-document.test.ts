import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { matchesEntityTag } from '../../../platform/entity-tag.ts';
import { pageDocument } from './page-document.ts';

it('a page document is compressed with Brotli or gzip, and only once per encoding', async () => {
  const page = pageDocument({ html: Buffer.from('<p>é</p>'), status: 200 }, {});
  expect(brotliDecompressSync(await page.encoded('br')).toString()).toBe('<p>é</p>');
  expect(gunzipSync(await page.encoded('gzip')).toString()).toBe('<p>é</p>');
  expect(await page.encoded('br')).toBe(await page.encoded('br'));
});

it('the entity tag of a page document matches in a list, and not that of another content', () => {
  const page = pageDocument({ html: Buffer.from('a'), status: 200 }, {});
  expect(matchesEntityTag(`W/"other", ${page.entityTag}`, page.entityTag)).toBe(true);
  const other = pageDocument({ html: Buffer.from('b'), status: 200 }, {});
  expect(matchesEntityTag(page.entityTag, other.entityTag)).toBe(false);
  expect(matchesEntityTag(undefined, page.entityTag)).toBe(false);
});

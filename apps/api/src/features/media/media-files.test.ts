// Specification: §3.16, §7.14
import { beforeAll, describe, expect, it } from 'vitest';
import { pictureFolder } from '../../../test/pictures/picture-bench.ts';
import { drawTestPicture } from '../../../test/pictures/pictures.ts';
import { createOrganisation } from '../../../test/records/create-organisation.ts';
import { startApi } from '../../../test/servers/start-api.ts';

const { folder } = pictureFolder();
let picture: Buffer;
beforeAll(async () => {
  picture = await drawTestPicture({ width: 1400, height: 900 });
});

async function bench(status: 'draft' | 'published') {
  const api = await startApi({ environment: { PICTURES_FOLDER: folder() } });
  const [editor, reader, stranger] = [
    await api.signIn(),
    await api.signIn(),
    await api.signIn({ permissions: ['poi_editor', 'theme_mod'] }),
  ];
  const moderator = await api.signIn({ permissions: ['image_mod'] });
  const members = [
    { id: editor.id, role: 'editor' },
    { id: reader.id, role: 'reader' },
  ] as const;
  const organisation = await createOrganisation(api.db, { members });
  const poi = await api.create.poi({ status });
  await api.db.poi.update({ where: { id: poi.id }, data: { organisationId: organisation.id } });
  const who = status === 'draft' ? editor : moderator;
  const added = await api.request
    .post(`/api/v1/org/pois/${poi.id}/media`)
    .set(who.headers)
    .attach('file', picture, 'x.jpg');
  const path = `/mediafile/${added.body.mediaFileId}`;
  return { ...api, poi, editor, reader, stranger, moderator, path };
}

describe('GET /mediafile/{id} of a photo', () => {
  it('200: sends long-lived cache headers, a strong ETag and headers against content sniffing', async () => {
    const { get, path } = await bench('published');
    const { status, headers } = await get(path, { w: 640 });
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'content-disposition': 'inline',
      'cross-origin-resource-policy': 'cross-origin',
      vary: expect.stringMatching(/accept/i),
      etag: expect.stringMatching(/^"[0-9a-f]{24}-640-jpg-1"$/),
    });
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  });

  it.each([
    [{ thumb: 1 }, 320],
    [{ w: 320 }, 320],
    [{ thumb: 1, w: 640 }, 640],
    [{ w: 1280 }, 1280],
    [{}, 1280],
  ])('200: the copy for the query %j is %d pixels wide', async (query, width) => {
    const { request, path } = await bench('published');
    const { body, headers } = await request
      .get(path)
      .query(query)
      .set('accept', 'image/avif,image/webp,*/*')
      .buffer(true);
    const { default: sharp } = await import('sharp');
    expect(headers['content-type']).toBe('image/webp');
    expect(Number(headers['content-length'])).toBe(body.length);
    expect(await sharp(body).metadata()).toMatchObject({ width, format: 'webp' });
  });

  it.each([
    ['image/avif,image/webp,image/apng,*/*;q=0.8', 'image/webp'],
    ['image/WEBP', 'image/webp'],
    ['*/*', 'image/jpeg'],
    ['image/*', 'image/jpeg'],
    ['image/webp;q=0, image/jpeg', 'image/jpeg'],
    ['image/webpx', 'image/jpeg'],
  ])('200: negotiates the format: Accept %s gets %s', async (accept, type) => {
    const { get, path } = await bench('published');
    expect((await get(path, { w: 320 }, { accept })).headers['content-type']).toBe(type);
  });

  it('304: only for the ETag of the copy of the same width and format', async () => {
    const { get, path } = await bench('published');
    const { etag = '' } = (await get(path, { w: 320 })).headers;
    expect((await get(path, { w: 320 }, { 'if-none-match': etag })).status).toBe(304);
    expect((await get(path, { w: 640 }, { 'if-none-match': etag })).status).toBe(200);
    expect(
      (await get(path, { w: 320 }, { 'if-none-match': etag, accept: 'image/webp' })).status,
    ).toBe(200);
  });

  it('400: for a width of which no copy exists; 404 media_not_found: when the file of the photo is missing', async () => {
    const { get, path, db } = await bench('published');
    expect((await get(path, { w: 500 })).status).toBe(400);
    await db.media.updateMany({ data: { sha256: 'a'.repeat(64) } });
    expect(await get(path)).toMatchObject({ status: 404, body: { code: 'media_not_found' } });
  });
});

describe('a picture of a draft', () => {
  it('404: hidden from visitors and from non-members, even with poi_editor and theme_mod', async () => {
    const { send, path, stranger } = await bench('draft');
    for (const as of [undefined, stranger]) {
      const { status, body, headers } = await send('GET', path, as ? { as } : {});
      expect([status, body.code, headers['cache-control']]).toEqual([
        404,
        'media_not_found',
        'no-store',
      ]);
    }
  });

  it('200: visible to members of its organisation and moderators, as `private, no-cache`', async () => {
    const { send, path, editor, reader, moderator } = await bench('draft');
    for (const as of [editor, reader, moderator]) {
      const { status, headers } = await send('GET', path, { as, query: { thumb: 1 } });
      expect([status, headers['cache-control']]).toEqual([200, 'private, no-cache']);
    }
  });

  it('200: visible to visitors once published, 404 again once disabled or archived', async () => {
    const { get, path, db, poi } = await bench('draft');
    await db.poiVersion.updateMany({ where: { poiId: poi.id }, data: { status: 'published' } });
    expect((await get(path)).status).toBe(200);
    await db.poi.update({ where: { id: poi.id }, data: { isEnabled: false } });
    expect((await get(path)).status).toBe(404);
    await db.poi.update({
      where: { id: poi.id },
      data: { isEnabled: true, archivedAt: new Date() },
    });
    expect((await get(path)).status).toBe(404);
  });
});

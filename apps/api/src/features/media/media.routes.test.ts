// Specification: §3.16, §7.14
import { sceneIds } from '@parages/pictures/scene-ids';
import { v7 as uuidv7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { startApi } from '../../../test/servers/start-api.ts';

const text = (body: unknown) => (Buffer.isBuffer(body) ? body.toString('utf8') : String(body));

describe('GET /mediafile/{id}', () => {
  it('200: returns the drawing of every scene as SVG, without a database query', async () => {
    const { get, countQueries } = await startApi();
    countQueries();
    for (const id of sceneIds) {
      const { status, headers, body } = await get(`/mediafile/${id}`);
      expect(status, id).toBe(200);
      expect(headers['content-type']).toBe('image/svg+xml');
      expect(text(body)).toMatch(/^<svg /);
    }
    expect(countQueries()).toBe(0);
  });

  it('200: sends a drawing with a cache lifetime of a year, a weak ETag and headers against scripts and sniffing', async () => {
    const { get } = await startApi();
    const { headers } = await get('/mediafile/concerts-2', { w: 640 });
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
    );
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers.etag).toMatch(/^W\/"[\w-]{16}"$/);
  });

  it('200: returns the drawing of a media id; those of one scene with two seeds differ', async () => {
    const { db, get } = await startApi();
    const [id, other] = [uuidv7(), uuidv7()];
    await db.media.createMany({
      data: [
        { id, kind: 'drawing', drawing: 'fetes-1:one' },
        { id: other, kind: 'drawing', drawing: 'fetes-1:two' },
      ],
    });
    const [one, two] = [
      await get(`/mediafile/${id}`, { thumb: 1 }),
      await get(`/mediafile/${other}`),
    ];
    expect([one.status, two.status]).toEqual([200, 200]);
    expect(text(one.body)).not.toBe(text(two.body));
  });

  it('304: for a drawing when If-None-Match names its ETag', async () => {
    const { get } = await startApi();
    const { headers } = await get('/mediafile/cinema-3');
    const again = await get('/mediafile/cinema-3', {}, { 'if-none-match': headers.etag ?? '' });
    expect(again.status).toBe(304);
    expect(again.headers.etag).toBe(headers.etag);
  });

  it.each([
    'concerts-25',
    'parages-0',
    'nothing',
    'cinema-1.svg',
    '0198c0de-0000-7000-8000-000000000000',
  ])('404 media_not_found: the unknown id %s', async (id) => {
    const { get } = await startApi();
    const { status, body } = await get(`/mediafile/${id}`);
    expect(status).toBe(404);
    expect(body.code).toBe('media_not_found');
  });

  it('404 media_not_found: a remote picture, of which only the address is known', async () => {
    const { db, get } = await startApi();
    const id = uuidv7();
    await db.media.create({
      data: { id, kind: 'remote', sourceUrl: 'https://photos.example.org/1.jpg' },
    });
    expect((await get(`/mediafile/${id}`)).status).toBe(404);
  });

  it('400 request_invalid: refuses a width for which no copy exists', async () => {
    const { get } = await startApi();
    const { status, body } = await get('/mediafile/cinema-1', { w: 5000 });
    expect(status).toBe(400);
    expect(body.errors).toEqual([expect.objectContaining({ pointer: '/query/w' })]);
  });
});

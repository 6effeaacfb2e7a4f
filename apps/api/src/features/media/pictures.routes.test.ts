// Specification: §3.17, §3.22, §7.15, §7.32, §8.21
import { limits } from '@parages/contracts/vocabulary/limits';
import { describe, expect, it } from 'vitest';
import { editedPictures, ids } from '../../../test/pictures/edited-pictures.ts';
import { drawTestPicture, flatPng } from '../../../test/pictures/pictures.ts';
import { startApi } from '../../../test/servers/start-api.ts';

const { bench, picture } = editedPictures();

describe('POST /org/pois/{poiId}/media', () => {
  it('201: appends an uploaded file with its title, credits and licence', async () => {
    const { upload, editor, send, poi } = await bench();
    const first = await upload(editor, picture(), {
      title: ' Le bal\u202e ',
      credits: 'A. Martin',
      license: 'cc-by',
    });
    expect(first).toMatchObject({
      status: 201,
      body: { version: 1, images: [{ title: 'Le bal', credits: 'A. Martin', license: 'cc-by' }] },
    });
    expect(first.body.images[0]).toMatchObject({
      id: first.body.mediaFileId,
      width: 900,
      height: 600,
      position: 1,
      focal: { x: 0.5, y: 0.5 },
      origin: 'upload',
      isDrawing: false,
      thumbhash: expect.stringMatching(/^[\w+/]+=*$/),
    });
    const second = await upload(editor, await drawTestPicture({ format: 'png' }));
    expect(ids(second.body)).toEqual([first.body.mediaFileId, second.body.mediaFileId]);
    const listed = await send('GET', `/org/pois/${poi.id}/images`, { as: editor });
    expect(listed.body).toEqual({ version: 2, images: second.body.images });
  });

  it('201: publishes a moderator’s picture at once, on page and card, and adds it to the revision too', async () => {
    const { upload, moderator, poi, get, db, revise } = await bench('published');
    await revise();
    const { status, body } = await upload(moderator);
    expect(status).toBe(201);
    expect((await get(`/pois/${poi.id}`)).body.media).toMatchObject([{ id: body.mediaFileId }]);
    const cards = await get('/pois', { lon: 0.704, lat: 47.3948 });
    expect(cards.body.items[0].mainMediaFileId).toBe(body.mediaFileId);
    expect(await db.poiMedia.count({ where: { mediaId: body.mediaFileId } })).toBe(2);
  });

  it('201: puts a photo before the placeholder drawing, in the event’s pictures and on its card', async () => {
    const { upload, moderator, poi, db, get } = await bench('published');
    const id = '0198c0de-0000-7000-8000-00000000000d';
    await db.media.create({ data: { id, kind: 'drawing', drawing: 'concerts-1:x' } });
    await db.poiVersion.updateMany({ where: { poiId: poi.id }, data: { mainMediaId: id } });
    const { body } = await upload(moderator);
    expect(ids(body)).toEqual([body.mediaFileId, id]);
    expect((await get('/pois', { lon: 0.704, lat: 47.3948 })).body.items[0].mainMediaFileId).toBe(
      body.mediaFileId,
    );
  });

  const refused: [string, number, () => Promise<Buffer> | Buffer][] = [
    [
      'picture_unreadable',
      422,
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    ],
    ['picture_too_small', 422, () => drawTestPicture({ width: 399 })],
    ['picture_too_large', 413, () => flatPng(14_000, 14_000)],
    ['picture_too_large', 413, () => Buffer.alloc(limits.picture.maxBytes + 1, picture())],
  ];
  it.each(refused)('refuses a file as %s, %d, and stores nothing', async (code, expected, draw) => {
    const { upload, editor, db } = await bench();
    expect(await upload(editor, await draw())).toMatchObject({ status: expected, body: { code } });
    expect(await db.media.count()).toBe(0);
  });

  it('404 poi_not_found for a member of another organisation; 403 permission_missing for a reader and for an account without permissions', async () => {
    const { upload, stranger, reader, signIn } = await bench();
    expect(await upload(stranger)).toMatchObject({ status: 404, body: { code: 'poi_not_found' } });
    expect(await upload(reader)).toMatchObject({
      status: 403,
      body: { code: 'permission_missing' },
    });
    expect(await upload(await signIn())).toMatchObject({
      status: 403,
      body: { code: 'permission_missing' },
    });
  });

  it('404 poi_not_found: a member of another organisation may not know of a published event that a moderator has hidden', async () => {
    const { upload, stranger, db, poi } = await bench('published');
    expect((await upload(stranger)).body.code).toBe('permission_missing');
    await db.poi.update({ where: { id: poi.id }, data: { isEnabled: false } });
    expect(await upload(stranger)).toMatchObject({ status: 404, body: { code: 'poi_not_found' } });
  });

  it('409: refuses a picture from an organiser for an event in review, or published without a revision', async () => {
    for (const status of ['in-review', 'published'] as const) {
      const { upload, editor } = await bench(status);
      expect(await upload(editor)).toMatchObject({
        status: 409,
        body: { code: 'poi_transition_forbidden' },
      });
    }
  });

  it('409 pictures_full: refuses the eleventh picture of an event', async () => {
    const { upload, editor } = await bench();
    for (let count = 0; count < limits.images.max; count += 1)
      expect((await upload(editor)).status).toBe(201);
    expect(await upload(editor)).toMatchObject({ status: 409, body: { code: 'pictures_full' } });
  });

  it('409: refuses one of two concurrent uploads of a tenth picture to a published event with a revision', async () => {
    const { upload, moderator, revise } = await bench('published');
    for (let count = 1; count < limits.images.max; count += 1)
      expect((await upload(moderator)).status).toBe(201);
    await revise();
    const answers = await Promise.all([upload(moderator), upload(moderator)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it('415: refuses a body that is not a form; 400: a form without a file or with an unknown licence', async () => {
    const { send, upload, editor, poi, request } = await bench();
    const to = `/org/pois/${poi.id}/media`;
    expect(await send('POST', to, { as: editor, body: { url: 'x' } })).toMatchObject({
      status: 415,
      body: { code: 'unsupported_media_type' },
    });
    const without = await request.post(`/api/v1${to}`).set(editor.headers).field('title', 'x');
    expect(without).toMatchObject({ status: 400, body: { errors: [{ pointer: '/body/file' }] } });
    expect(await upload(editor, picture(), { license: 'mine' })).toMatchObject({
      status: 400,
      body: { errors: [{ pointer: '/body/license' }] },
    });
  });
});

describe('POST /pois/{poiId}/media [addMediaFileToPoiByUrl]', () => {
  it('201: adds a picture by its address for a moderator, without further fields', async () => {
    const { send, moderator, poi, address } = await bench('published');
    const { status, body } = await send('POST', `/pois/${poi.id}/media`, {
      as: moderator,
      body: { url: address('plain.png') },
    });
    expect([status, body]).toMatchObject([
      201,
      { images: [{ id: body.mediaFileId, origin: 'url', sourceUrl: address('plain.png') }] },
    ]);
  });

  it('201: accepts a form with a file, like POST /org/pois/{poiId}/media', async () => {
    const { upload, moderator, poi } = await bench('published');
    expect((await upload(moderator, picture(), {}, `/api/v1/pois/${poi.id}/media`)).status).toBe(
      201,
    );
  });

  it('422 picture_credits_missing: refuses credits without a licence from an organiser; 201: accepts them with one', async () => {
    const { send, editor, poi, address } = await bench();
    const add = (credit: object) =>
      send('POST', `/pois/${poi.id}/media`, {
        as: editor,
        body: { url: address('plain.jpg'), ...credit },
      });
    expect(await add({ credits: 'A. Martin' })).toMatchObject({
      status: 422,
      body: { code: 'picture_credits_missing' },
    });
    expect((await add({ credits: 'A. Martin', license: 'cc-by-sa' })).status).toBe(201);
  });

  it('201: keeps the link to the licence terms until the licence changes; 400: refuses an invalid link', async () => {
    const { send, editor, poi, address } = await bench();
    const licenseUrl = 'https://creativecommons.org/licenses/by-sa/4.0/';
    const described = { url: address('plain.jpg'), credits: 'A. Martin', license: 'cc-by-sa' };
    const add = (body: object) =>
      send('POST', `/pois/${poi.id}/media`, { as: editor, body: { ...described, ...body } });
    for (const elsewhere of [
      'https://creativecommons.org.example/licenses/by/4.0/',
      'javascript:alert(1)',
      'http://creativecommons.org/x',
    ])
      expect((await add({ licenseUrl: elsewhere })).body.errors).toMatchObject([
        { pointer: '/body/licenseUrl' },
      ]);
    const { mediaFileId, images } = (await add({ licenseUrl })).body;
    expect(images).toMatchObject([{ license: 'cc-by-sa', licenseUrl }]);
    const change = async (body: object) =>
      (await send('PATCH', `/media/${mediaFileId}`, { as: editor, body })).body.images;
    expect(await change({ title: 'Le bal' })).toMatchObject([
      { title: 'Le bal', license: 'cc-by-sa', licenseUrl },
    ]);
    expect(await change({ license: 'all-rights-reserved' })).toMatchObject([
      { license: 'all-rights-reserved', licenseUrl: null },
    ]);
  });

  const wrong = [
    'gone.jpg',
    'page.jpg',
    'drawing.svg',
    'small.jpg',
    'bomb.png',
    'heavy.jpg',
    'redirect-private',
    'truncated.jpg',
  ];
  it('422 picture_url_refused: names the address and the event, and not why the picture could not be fetched', async () => {
    const { send, moderator, poi, address } = await bench('published');
    const urls = [
      ...wrong.map(address),
      'http://127.0.0.1:22/',
      'http://169.254.169.254/latest/meta-data/',
      'file:///etc/passwd',
      'nothing',
    ];
    for (const url of urls) {
      const { status, body } = await send('POST', `/pois/${poi.id}/media`, {
        as: moderator,
        body: { url },
      });
      expect([status, body.code, body.detail]).toEqual([
        422,
        'picture_url_refused',
        `No picture could be taken from ${url} for “Bal”.`,
      ]);
    }
  });
});

it('503: POST /org/pois/{poiId}/media refuses an upload when no picture folder is configured', async () => {
  const api = await startApi();
  const moderator = await api.signIn({ permissions: ['image_mod'] });
  const poi = await api.create.poi();
  const { status } = await api.request
    .post(`/api/v1/org/pois/${poi.id}/media`)
    .set(moderator.headers)
    .attach('file', picture(), 'x.jpg');
  expect(status).toBe(503);
});

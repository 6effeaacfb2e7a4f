import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { limits } from '@parages/contracts/vocabulary/limits';
import { startSandbox } from '@parages/sandbox/start-sandbox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOrganisation } from '../../../test/create-organisation.ts';
import { drawTestPicture, flatPng } from '../../../test/pictures.ts';
import type { User } from '../../../test/signed-in.ts';
import { startApi } from '../../../test/start-api.ts';

let folder = '';
let picture: Buffer;
let sandbox: Awaited<ReturnType<typeof startSandbox>>;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'parages-pictures-'));
  picture = await drawTestPicture();
  sandbox = await startSandbox();
});
afterAll(async () => {
  await sandbox.close();
  await rm(folder, { recursive: true, force: true });
});

type Said = Record<string, string>;

/** An event of an organisation with its editor, a moderator of pictures, and a stranger who edits for another organisation. */
async function bench(status: 'draft' | 'in-review' | 'published' = 'draft') {
  const environment = { PICTURES_FOLDER: folder, ...sandbox.settings.images };
  const api = await startApi({ environment });
  const [editor, reader, stranger] = [await api.signIn(), await api.signIn(), await api.signIn()];
  const moderator = await api.signIn({ permissions: ['image_mod'] });
  const organisation = await createOrganisation(api.db, {
    members: [
      { id: editor.id, role: 'editor' },
      { id: reader.id, role: 'reader' },
    ],
  });
  await createOrganisation(api.db, { name: 'Les autres', siren: '000200014', members: [{ id: stranger.id, role: 'owner' }] });
  const poi = await api.create.poi({ status, label: 'Bal' });
  await api.db.poi.update({ where: { id: poi.id }, data: { organisationId: organisation.id } });
  const upload = async (as: User, bytes: Buffer = picture, said: Said = {}, to = `/api/v1/org/pois/${poi.id}/media`) => {
    const call = api.request.post(to).set(as.headers);
    for (const [name, value] of Object.entries(said)) call.field(name, value);
    const { status: code, body } = await call.attach('file', bytes, { filename: '../../x.svg', contentType: 'image/svg+xml' });
    return { status: code, body };
  };
  /** Opens a version in preparation beside the published one, with the same pictures. */
  const revise = () =>
    api.db.$executeRawUnsafe(
      `WITH v AS (INSERT INTO poi_version (id, poi_id, number, status, label, lon, lat, themes, main_media_id)
         SELECT gen_random_uuid(), poi_id, 2, 'draft', label, lon, lat, themes, main_media_id FROM poi_version WHERE poi_id = $1::uuid AND status = 'published' RETURNING id)
       INSERT INTO poi_media (version_id, media_id, rank) SELECT v.id, x.media_id, x.rank FROM v, poi_media x JOIN poi_version o ON o.id = x.version_id WHERE o.poi_id = $1::uuid`,
      poi.id,
    );
  const address = (name: string): string => `${sandbox.url}/images/${name}`;
  return { ...api, poi, editor, reader, stranger, moderator, upload, revise, address };
}
const ids = (body: { images: { id: string }[] }): string[] => body.images.map(({ id }) => id);

describe('POST /org/pois/{poiId}/media', () => {
  it('201: a file becomes the last picture, with what was said of it', async () => {
    const { upload, editor, send, poi } = await bench();
    const first = await upload(editor, picture, { title: ' Le bal\u202e ', credits: 'A. Martin', license: 'cc-by' });
    expect(first).toMatchObject({
      status: 201,
      body: { version: 1, images: [{ title: 'Le bal', credits: 'A. Martin', license: 'cc-by' }] },
    });
    expect(first.body.images[0]).toMatchObject({
      ...{
        id: first.body.mediaFileId,
        width: 900,
        height: 600,
        position: 1,
        focal: { x: 0.5, y: 0.5 },
        origin: 'upload',
        isDrawing: false,
      },
      thumbhash: expect.stringMatching(/^[\w+/]+=*$/),
    });
    const second = await upload(editor, await drawTestPicture({ format: 'png' }));
    expect(ids(second.body)).toEqual([first.body.mediaFileId, second.body.mediaFileId]);
    const listed = await send('GET', `/org/pois/${poi.id}/images`, { as: editor });
    expect(listed.body).toEqual({ version: 2, images: second.body.images });
  });

  it('201: a moderator’s is seen at once, and stays when the version in preparation is published', async () => {
    const { upload, moderator, poi, get, db, revise } = await bench('published');
    await revise();
    const { status, body } = await upload(moderator);
    expect(status).toBe(201);
    expect((await get(`/pois/${poi.id}`)).body.media).toMatchObject([{ id: body.mediaFileId }]);
    const cards = await get('/pois', { lon: 0.704, lat: 47.3948 });
    expect(cards.body.items[0].mainMediaFileId).toBe(body.mediaFileId);
    expect(await db.poiMedia.count({ where: { mediaId: body.mediaFileId } })).toBe(2);
  });

  it('201: a photo stands before a drawing, which stood in for one', async () => {
    const { upload, moderator, poi, db, get } = await bench('published');
    const id = '0198c0de-0000-7000-8000-00000000000d';
    await db.media.create({ data: { id, kind: 'drawing', drawing: 'concerts-1:x' } });
    await db.poiVersion.updateMany({ where: { poiId: poi.id }, data: { mainMediaId: id } });
    const { body } = await upload(moderator);
    expect(ids(body)).toEqual([body.mediaFileId, id]);
    expect((await get('/pois', { lon: 0.704, lat: 47.3948 })).body.items[0].mainMediaFileId).toBe(body.mediaFileId);
  });

  const refused: [string, number, () => Promise<Buffer> | Buffer][] = [
    ['picture_unreadable', 422, () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['picture_too_small', 422, () => drawTestPicture({ width: 399 })],
    ['picture_too_large', 413, () => flatPng(14_000, 14_000)],
    ['picture_too_large', 413, () => Buffer.alloc(limits.picture.maxBytes + 1, picture)],
  ];
  it.each(refused)('%s (%d)', async (code, expected, draw) => {
    const { upload, editor, db } = await bench();
    expect(await upload(editor, await draw())).toMatchObject({ status: expected, body: { code } });
    expect(await db.media.count()).toBe(0);
  });

  it('404 poi_not_found: of another organisation; 403: for readers and people without a permission', async () => {
    const { upload, stranger, reader, signIn } = await bench();
    expect(await upload(stranger)).toMatchObject({ status: 404, body: { code: 'poi_not_found' } });
    expect(await upload(reader)).toMatchObject({ status: 403, body: { code: 'permission_missing' } });
    expect(await upload(await signIn())).toMatchObject({ status: 403, body: { code: 'permission_missing' } });
  });

  it('409 poi_transition_forbidden: in review, and published without a version in preparation', async () => {
    for (const status of ['in-review', 'published'] as const) {
      const { upload, editor } = await bench(status);
      expect(await upload(editor)).toMatchObject({ status: 409, body: { code: 'poi_transition_forbidden' } });
    }
  });

  it('409 pictures_full: an eleventh', async () => {
    const { upload, editor } = await bench();
    for (let count = 0; count < limits.images.max; count += 1) expect((await upload(editor)).status).toBe(201);
    expect(await upload(editor)).toMatchObject({ status: 409, body: { code: 'pictures_full' } });
  });

  it('415: no form; 400: a form without a file, or with a licence nobody knows', async () => {
    const { send, upload, editor, poi, request } = await bench();
    const to = `/org/pois/${poi.id}/media`;
    expect(await send('POST', to, { as: editor, body: { url: 'x' } })).toMatchObject({
      status: 415,
      body: { code: 'unsupported_media_type' },
    });
    const without = await request.post(`/api/v1${to}`).set(editor.headers).field('title', 'x');
    expect(without).toMatchObject({ status: 400, body: { errors: [{ pointer: '/body/file' }] } });
    expect(await upload(editor, picture, { license: 'mine' })).toMatchObject({
      status: 400,
      body: { errors: [{ pointer: '/body/license' }] },
    });
  });
});

describe('POST /pois/{poiId}/media [addMediaFileToPoiByUrl]', () => {
  it('201: from an address, by a moderator, without another word', async () => {
    const { send, moderator, poi, address } = await bench('published');
    const { status, body } = await send('POST', `/pois/${poi.id}/media`, { as: moderator, body: { url: address('plain.png') } });
    expect([status, body]).toMatchObject([201, { images: [{ id: body.mediaFileId, origin: 'url', sourceUrl: address('plain.png') }] }]);
  });

  it('201: a form with a file is understood too', async () => {
    const { upload, moderator, poi } = await bench('published');
    expect((await upload(moderator, picture, {}, `/api/v1/pois/${poi.id}/media`)).status).toBe(201);
  });

  it('422 picture_credits_missing: an organiser tells whose it is', async () => {
    const { send, editor, poi, address } = await bench();
    const add = (said: object) => send('POST', `/pois/${poi.id}/media`, { as: editor, body: { url: address('plain.jpg'), ...said } });
    expect(await add({ credits: 'A. Martin' })).toMatchObject({ status: 422, body: { code: 'picture_credits_missing' } });
    expect((await add({ credits: 'A. Martin', license: 'cc-by-sa' })).status).toBe(201);
  });

  it('201: the terms of a licence are linked to, and go with it; 400 any other address', async () => {
    const { send, editor, poi, address } = await bench();
    const licenseUrl = 'https://creativecommons.org/licenses/by-sa/4.0/';
    const said = { url: address('plain.jpg'), credits: 'A. Martin', license: 'cc-by-sa' };
    const add = (body: object) => send('POST', `/pois/${poi.id}/media`, { as: editor, body: { ...said, ...body } });
    for (const elsewhere of ['https://creativecommons.org.example/licenses/by/4.0/', 'javascript:alert(1)', 'http://creativecommons.org/x'])
      expect((await add({ licenseUrl: elsewhere })).body.errors).toMatchObject([{ pointer: '/body/licenseUrl' }]);
    const { mediaFileId, images } = (await add({ licenseUrl })).body;
    expect(images).toMatchObject([{ license: 'cc-by-sa', licenseUrl }]);
    const change = async (body: object) => (await send('PATCH', `/media/${mediaFileId}`, { as: editor, body })).body.images;
    expect(await change({ title: 'Le bal' })).toMatchObject([{ title: 'Le bal', license: 'cc-by-sa', licenseUrl }]);
    expect(await change({ license: 'all-rights-reserved' })).toMatchObject([{ license: 'all-rights-reserved', licenseUrl: null }]);
  });

  const wrong = ['gone.jpg', 'page.jpg', 'drawing.svg', 'small.jpg', 'bomb.png', 'heavy.jpg', 'redirect-private', 'truncated.jpg'];
  it('422 picture_url_refused: names the address and the event, and the same words whatever went wrong', async () => {
    const { send, moderator, poi, address } = await bench('published');
    const urls = [
      ...wrong.map(address),
      'http://127.0.0.1:22/',
      'http://169.254.169.254/latest/meta-data/',
      'file:///etc/passwd',
      'nothing',
    ];
    for (const url of urls) {
      const { status, body } = await send('POST', `/pois/${poi.id}/media`, { as: moderator, body: { url } });
      expect([status, body.code, body.detail]).toEqual([422, 'picture_url_refused', `No picture could be taken from ${url} for “Bal”.`]);
    }
  });
});

describe('PATCH /media/{mediaFileId}', () => {
  it('200: words and focal point of one that nobody sees yet, in place', async () => {
    const { upload, editor, send } = await bench();
    const { body } = await upload(editor);
    const changes = { version: body.version, title: 'Le bal', license: 'cc0', focal: { x: 0.25, y: 0.75 } };
    const changed = await send('PATCH', `/media/${body.mediaFileId}`, { as: editor, body: changes });
    expect(changed).toMatchObject({
      status: 200,
      body: { version: 2, images: [{ id: body.mediaFileId, title: 'Le bal', license: 'cc0', credits: null, focal: { x: 0.25, y: 0.75 } }] },
    });
  });

  it('200: one that visitors see stays as it is; another row over the same file takes its place in preparation', async () => {
    const { upload, editor, moderator, send, get, poi, revise, db } = await bench('published');
    const { mediaFileId } = (await upload(moderator, picture, { title: 'Avant' })).body;
    await revise();
    const { status, body } = await send('PATCH', `/media/${mediaFileId}`, { as: editor, body: { title: 'Après' } });
    expect([status, body.images]).toMatchObject([200, [{ title: 'Après' }]]);
    expect(ids(body)).not.toEqual([mediaFileId]);
    expect((await get(`/pois/${poi.id}`)).body.media).toMatchObject([{ id: mediaFileId, title: 'Avant' }]);
    expect(new Set((await db.media.findMany()).map(({ sha256 }) => sha256)).size).toBe(1);
  });

  it('200: a card tells its colour and its focal point, the page both', async () => {
    const { upload, moderator, send, get, poi } = await bench('published');
    const { mediaFileId } = (await upload(moderator)).body;
    const cardOf = async () => (await get('/pois', { lon: 0.704, lat: 47.3948 })).body.items[0];
    const plain = await cardOf();
    expect(plain.mainMediaColor).toMatch(/^#[0-9a-f]{6}$/);
    expect(plain).not.toHaveProperty('mainMediaFocal');
    const focal = { x: 0.2, y: 0.8 };
    await send('PATCH', `/media/${mediaFileId}`, { as: moderator, body: { focal } });
    expect(await cardOf()).toMatchObject({ mainMediaFocal: focal, mainMediaColor: plain.mainMediaColor });
    expect((await get(`/pois/${poi.id}`)).body.media).toMatchObject([{ focal, color: plain.mainMediaColor, isDrawing: false }]);
  });

  it('200: one that two events show changes in one of them', async () => {
    const { upload, editor, send, db, create } = await bench();
    const { mediaFileId } = (await upload(editor)).body;
    const other = await create.poi({ status: 'draft' });
    await db.$executeRawUnsafe(
      `INSERT INTO poi_media (version_id, media_id, rank) SELECT id, $1::uuid, 1 FROM poi_version WHERE poi_id = $2::uuid`,
      ...[mediaFileId, other.id],
    );
    const { body } = await send('PATCH', `/media/${mediaFileId}`, { as: editor, body: { title: 'À nous' } });
    expect(ids(body)).not.toEqual([mediaFileId]);
    expect(await db.media.findUnique({ where: { id: mediaFileId } })).toMatchObject({ title: null });
  });

  it('412 poi_version_stale: two people at once, the second is told where things stand', async () => {
    const { upload, editor, send } = await bench();
    const { body } = await upload(editor);
    const change = (title: string) => send('PATCH', `/media/${body.mediaFileId}`, { as: editor, body: { version: body.version, title } });
    const outcomes = await Promise.all([change('Un'), change('Deux')]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 412]);
    expect(outcomes.find(({ status }) => status === 412)?.body.code).toBe('poi_version_stale');
  });

  it('404: of another organisation, or of another event than the one named', async () => {
    const { upload, editor, stranger, send, create, moderator } = await bench();
    const { mediaFileId } = (await upload(editor)).body;
    const to = `/media/${mediaFileId}`;
    expect(await send('PATCH', to, { as: stranger, body: { title: 'x' } })).toMatchObject({ status: 404, body: { code: 'poi_not_found' } });
    const other = await create.poi();
    const named = await send('PATCH', to, { as: moderator, query: { poiId: other.id }, body: { title: 'x' } });
    expect(named).toMatchObject({ status: 404, body: { code: 'media_not_found' } });
    const unknown = await send('DELETE', '/media/0198c0de-0000-7000-8000-000000000000', { as: moderator });
    expect(unknown).toMatchObject({ status: 404, body: { code: 'media_not_found' } });
  });
});

describe('DELETE /media/{mediaFileId}, PUT /org/pois/{poiId}/images', () => {
  it('200: without it, the next one is the main one; twice is 404', async () => {
    const { upload, moderator, send, get, poi } = await bench('published');
    const one = (await upload(moderator)).body.mediaFileId;
    const two = (await upload(moderator)).body.mediaFileId;
    const { status, body } = await send('DELETE', `/media/${one}`, { as: moderator });
    expect([status, ids(body)]).toEqual([200, [two]]);
    expect((await get('/pois', { lon: 0.704, lat: 47.3948 })).body.items[0].mainMediaFileId).toBe(two);
    expect((await send('DELETE', `/media/${one}`, { as: moderator, query: { poiId: poi.id } })).status).toBe(404);
  });

  it('200: the order that is sent; the first one is what cards show', async () => {
    const { upload, moderator, send, get, poi } = await bench('published');
    const all: string[] = [];
    for (let count = 0; count < 3; count += 1) all.push((await upload(moderator)).body.mediaFileId);
    const [one = '', two = '', three = ''] = all;
    const { status, body } = await send('PUT', `/org/pois/${poi.id}/images`, {
      as: moderator,
      body: { version: 3, ids: [three, one, two] },
    });
    expect([status, ids(body), body.version]).toEqual([200, [three, one, two], 4]);
    expect(body.images.map(({ position }: { position: number }) => position)).toEqual([1, 2, 3]);
    expect((await get('/pois', { lon: 0.704, lat: 47.3948 })).body.items[0].mainMediaFileId).toBe(three);
    const wrong = [
      [one, two],
      [one, one, two],
      [one, two, poi.id],
    ];
    for (const list of wrong)
      expect((await send('PUT', `/org/pois/${poi.id}/images`, { as: moderator, body: { ids: list } })).body.code).toBe('poi_version_stale');
  });

  it('writes down who did what, once for one sitting', async () => {
    const { upload, editor, db, poi } = await bench();
    await upload(editor);
    await upload(editor);
    const lines = await db.poiHistory.findMany({ where: { poiId: poi.id } });
    expect(lines).toMatchObject([{ actorId: editor.id, actorKind: 'organiser', action: 'saved' }]);
    expect(JSON.stringify(lines[0]?.diff)).toContain('/images');
  });
});

it('503 without a place to keep pictures', async () => {
  const api = await startApi();
  const moderator = await api.signIn({ permissions: ['image_mod'] });
  const poi = await api.create.poi();
  const { status } = await api.request.post(`/api/v1/org/pois/${poi.id}/media`).set(moderator.headers).attach('file', picture, 'x.jpg');
  expect(status).toBe(503);
});

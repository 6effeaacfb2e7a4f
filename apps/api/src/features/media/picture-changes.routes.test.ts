// Specification: §3.17, §7.15
import { describe, expect, it } from 'vitest';
import { editedPictures, ids } from '../../../test/pictures/edited-pictures.ts';

const { bench, picture } = editedPictures();

describe('PATCH /media/{mediaFileId}', () => {
  it('200: changes title, licence and focal point of an unpublished picture under the same id', async () => {
    const { upload, editor, send } = await bench();
    const { body } = await upload(editor);
    const changes = {
      version: body.version,
      title: 'Le bal',
      license: 'cc0',
      focal: { x: 0.25, y: 0.75 },
    };
    const changed = await send('PATCH', `/media/${body.mediaFileId}`, {
      as: editor,
      body: changes,
    });
    expect(changed).toMatchObject({
      status: 200,
      body: {
        version: 2,
        images: [
          {
            id: body.mediaFileId,
            title: 'Le bal',
            license: 'cc0',
            credits: null,
            focal: { x: 0.25, y: 0.75 },
          },
        ],
      },
    });
  });

  it('200: changes a copy of the picture in the revision of a published event; the published picture keeps its title', async () => {
    const { upload, editor, moderator, send, get, poi, revise, db } = await bench('published');
    const { mediaFileId } = (await upload(moderator, picture(), { title: 'Avant' })).body;
    await revise();
    const { status, body } = await send('PATCH', `/media/${mediaFileId}`, {
      as: editor,
      body: { title: 'Après' },
    });
    expect([status, body.images]).toMatchObject([200, [{ title: 'Après' }]]);
    expect(ids(body)).not.toEqual([mediaFileId]);
    expect((await get(`/pois/${poi.id}`)).body.media).toMatchObject([
      { id: mediaFileId, title: 'Avant' },
    ]);
    expect(new Set((await db.media.findMany()).map(({ sha256 }) => sha256)).size).toBe(1);
  });

  it('200: cards have the colour of the main picture and, if set, its focal point; the event page has both', async () => {
    const { upload, moderator, send, get, poi } = await bench('published');
    const { mediaFileId } = (await upload(moderator)).body;
    const cardOf = async () => (await get('/pois', { lon: 0.704, lat: 47.3948 })).body.items[0];
    const plain = await cardOf();
    expect(plain.mainMediaColor).toMatch(/^#[0-9a-f]{6}$/);
    expect(plain).not.toHaveProperty('mainMediaFocal');
    const focal = { x: 0.2, y: 0.8 };
    await send('PATCH', `/media/${mediaFileId}`, { as: moderator, body: { focal } });
    expect(await cardOf()).toMatchObject({
      mainMediaFocal: focal,
      mainMediaColor: plain.mainMediaColor,
    });
    expect((await get(`/pois/${poi.id}`)).body.media).toMatchObject([
      { focal, color: plain.mainMediaColor, isDrawing: false },
    ]);
  });

  it('200: changes a picture shared by two events in one of them only, by giving that event a copy', async () => {
    const { upload, editor, send, db, create } = await bench();
    const { mediaFileId } = (await upload(editor)).body;
    const other = await create.poi({ status: 'draft' });
    await db.$executeRawUnsafe(
      `INSERT INTO poi_media (version_id, media_id, rank) SELECT id, $1::uuid, 1 FROM poi_version WHERE poi_id = $2::uuid`,
      mediaFileId,
      other.id,
    );
    const { body } = await send('PATCH', `/media/${mediaFileId}`, {
      as: editor,
      body: { title: 'À nous' },
    });
    expect(ids(body)).not.toEqual([mediaFileId]);
    expect(await db.media.findUnique({ where: { id: mediaFileId } })).toMatchObject({
      title: null,
    });
  });

  it('412 poi_version_stale: refuses one of two concurrent changes of a picture from the same version', async () => {
    const { upload, editor, send } = await bench();
    const { body } = await upload(editor);
    const change = (title: string) =>
      send('PATCH', `/media/${body.mediaFileId}`, {
        as: editor,
        body: { version: body.version, title },
      });
    const outcomes = await Promise.all([change('Un'), change('Deux')]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 412]);
    expect(outcomes.find(({ status }) => status === 412)?.body.code).toBe('poi_version_stale');
  });

  it('404: PATCH of a picture of another organisation or of one that the named event lacks; DELETE of an unknown picture', async () => {
    const { upload, editor, stranger, send, create, moderator } = await bench();
    const { mediaFileId } = (await upload(editor)).body;
    const to = `/media/${mediaFileId}`;
    expect(await send('PATCH', to, { as: stranger, body: { title: 'x' } })).toMatchObject({
      status: 404,
      body: { code: 'poi_not_found' },
    });
    const other = await create.poi();
    const named = await send('PATCH', to, {
      as: moderator,
      query: { poiId: other.id },
      body: { title: 'x' },
    });
    expect(named).toMatchObject({ status: 404, body: { code: 'media_not_found' } });
    const unknown = await send('DELETE', '/media/0198c0de-0000-7000-8000-000000000000', {
      as: moderator,
    });
    expect(unknown).toMatchObject({ status: 404, body: { code: 'media_not_found' } });
  });
});

describe('DELETE /media/{mediaFileId}, PUT /org/pois/{poiId}/images', () => {
  it('200: deleting the main picture promotes the next one; a second deletion is 404', async () => {
    const { upload, moderator, send, get, poi } = await bench('published');
    const one = (await upload(moderator)).body.mediaFileId;
    const two = (await upload(moderator)).body.mediaFileId;
    const { status, body } = await send('DELETE', `/media/${one}`, { as: moderator });
    expect([status, ids(body)]).toEqual([200, [two]]);
    expect((await get('/pois', { lon: 0.704, lat: 47.3948 })).body.items[0].mainMediaFileId).toBe(
      two,
    );
    expect(
      (await send('DELETE', `/media/${one}`, { as: moderator, query: { poiId: poi.id } })).status,
    ).toBe(404);
  });

  it('200: an editor deletes a picture from the revision, then a moderator from the published version; the history records the latter', async () => {
    const { upload, editor, moderator, send, poi, revise, db } = await bench('published');
    const { mediaFileId } = (await upload(moderator)).body;
    await revise();
    const remove = (as: typeof editor) =>
      send('DELETE', `/media/${mediaFileId}`, { as, query: { poiId: poi.id } });
    expect(await remove(editor)).toMatchObject({ status: 200, body: { version: 2 } });
    expect(await remove(moderator)).toMatchObject({ status: 200, body: { version: 3 } });
    const last = await db.poiHistory.findFirst({
      where: { poiId: poi.id },
      orderBy: { id: 'desc' },
    });
    expect(last).toMatchObject({
      actorId: moderator.id,
      versionNumber: 1,
      diff: [{ field: '/images', from: [{ id: mediaFileId }], to: [] }],
    });
  });

  it('200: PUT saves the order, whose first picture is on the card; poi_version_stale for missing, repeated or foreign ids', async () => {
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
    expect((await get('/pois', { lon: 0.704, lat: 47.3948 })).body.items[0].mainMediaFileId).toBe(
      three,
    );
    const wrong = [
      [one, two],
      [one, one, two],
      [one, two, poi.id],
    ];
    for (const list of wrong)
      expect(
        (await send('PUT', `/org/pois/${poi.id}/images`, { as: moderator, body: { ids: list } }))
          .body.code,
      ).toBe('poi_version_stale');
  });
});

it('two uploads of pictures to an event by one editor are merged into one history entry', async () => {
  const { upload, editor, db, poi } = await bench();
  await upload(editor);
  await upload(editor);
  const lines = await db.poiHistory.findMany({ where: { poiId: poi.id } });
  expect(lines).toMatchObject([{ actorId: editor.id, actorKind: 'organiser', action: 'saved' }]);
  expect(JSON.stringify(lines[0]?.diff)).toContain('/images');
});

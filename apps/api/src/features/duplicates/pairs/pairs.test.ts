// Specification: §6.16
import { v7 as uuidv7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { createOrganisation } from '../../../../test/records/create-organisation.ts';
import { startApi } from '../../../../test/servers/start-api.ts';
import { detectDuplicates } from '../detection/detect-duplicates.ts';

async function start() {
  const api = await startApi();
  const { create, db, send, signIn } = api;
  const moderator = await signIn({ permissions: ['poi_mod'] });
  const bare = await create.poi({ label: 'Bal', placeName: 'Kiosque' });
  const filled = await create.poi({ label: 'Bal', description: 'Un bal au kiosque. '.repeat(20) });
  await db.poi.update({ where: { id: bare.id }, data: { source: 'datatourisme', extId: 'x1' } });
  const detect = detectDuplicates({ ...api, log: { warn: () => undefined } });
  await detect();
  const list = async (as = moderator, query = {}) =>
    (await send('GET', '/moderation/duplicates', { as, query })).body;
  const decide = (areDistinct = true, as = moderator, ids = [bare.id, filled.id]) =>
    send('PUT', `/moderation/pois/${ids[0]}/distinction`, {
      as,
      body: { otherPoiId: ids[1], areDistinct },
    });
  return { ...api, moderator, bare, filled, detect, list, decide };
}

describe('GET /moderation/duplicates', () => {
  it('200: lists a pair with its reasons, both events and the better filled one', async () => {
    const { list, bare, filled, send, signIn } = await start();
    await send('PUT', `/me/favorites/${bare.id}`, { as: await signIn() });
    const answer = await list();
    expect(answer).toMatchObject({
      total: 1,
      items: [
        {
          keepId: filled.id,
          sameDay: '2026-06-10',
          distance: 0,
          likeness: 1,
          foundAt: '2026-06-10T10:00:00Z',
        },
      ],
    });
    const common = { version: 0, label: 'Bal', locality: 'Tours', startDate: '2026-06-10' };
    const none = { mainMediaFileId: null, organisationName: null, isOwn: false };
    expect(answer.items[0].pois).toEqual([
      {
        ...common,
        ...none,
        ...bare,
        placeName: 'Kiosque',
        description: '',
        origin: 'feed',
        favorites: 1,
      },
      {
        ...common,
        ...none,
        ...filled,
        placeName: null,
        description: 'Un bal au kiosque. '.repeat(20).slice(0, 280),
        origin: 'editor',
        favorites: 0,
      },
    ]);
  });

  it('200: pages the pairs, longest waiting first, and omits those with a hidden or a merged event', async () => {
    const { list, bare, filled, create, db, detect, clock, send, moderator } = await start();
    clock.set('2026-06-10T11:00:00Z');
    const third = await create.poi({ label: 'Bals' });
    await db.poi.update({ where: { id: third.id }, data: { source: 'feed', extId: 'x1' } });
    await detect();
    expect(await list(moderator, { offset: 2, pageSize: 1 })).toMatchObject({
      total: 3,
      items: [{ foundAt: '2026-06-10T11:00:00Z' }],
    });
    const hidden = { enabled: false, reason: 'x' };
    await send('PUT', `/pois/${third.id}/visibility`, { as: moderator, body: hidden });
    expect(await list()).toMatchObject({ total: 1 });
    await send('POST', `/moderation/pois/${bare.id}/merge`, {
      as: moderator,
      body: { version: 0, intoPoiId: filled.id },
    });
    expect(await list()).toEqual({ items: [], total: 0 });
    await send('DELETE', `/moderation/pois/${bare.id}/merge`, { as: moderator });
    expect(await list()).toMatchObject({ total: 1 });
  });

  it('200: lists two events of the team once one of them was given to an organisation', async () => {
    const { list, create, db, detect, filled, send, moderator } = await start();
    await create.poi({ label: 'Bal' });
    await detect();
    expect(await list()).toMatchObject({ total: 2 });
    const { id: organisationId } = await createOrganisation(db);
    await send('POST', `/org/pois/${filled.id}/reassignment`, {
      as: moderator,
      body: { version: 0, organisationId },
    });
    await detect();
    expect(await list()).toMatchObject({ total: 3 });
  });

  it('403 permission_missing: refuses an organiser', async () => {
    const { list, signIn } = await start();
    expect(await list(await signIn({ permissions: ['poi_editor'] }))).toMatchObject({
      status: 403,
      code: 'permission_missing',
    });
  });
});

describe('PUT /moderation/pois/{poiId}/distinction', () => {
  it('200: takes a pair out of the queue for good, in either order of its events, and puts it back', async () => {
    const { list, decide, bare, filled, db, clock, detect } = await start();
    expect((await decide(true, undefined, [filled.id, bare.id])).body).toEqual({
      areDistinct: true,
    });
    clock.set('2026-06-10T11:00:00Z');
    expect((await decide()).status).toBe(200);
    await db.duplicateCheck.create({ data: { poiId: bare.id } });
    await detect();
    expect(await list()).toEqual({ items: [], total: 0 });
    expect(await db.duplicatePair.findMany()).toMatchObject([
      { refusedAt: new Date('2026-06-10T10:00:00Z') },
    ]);
    expect((await decide(false)).body).toEqual({ areDistinct: false });
    expect(await list()).toMatchObject({ total: 1 });
  });

  it('404 poi_not_found: refuses events that are no pair', async () => {
    const { decide, bare } = await start();
    for (const ids of [
      [bare.id, uuidv7()],
      [bare.id, bare.id],
    ])
      expect((await decide(true, undefined, ids)).body).toMatchObject({
        status: 404,
        code: 'poi_not_found',
      });
  });

  it('403 poi_own: refuses a moderator who belongs to the organisation of one of the events; another moderator decides', async () => {
    const { decide, filled, signIn, db, list } = await start();
    const partisan = await signIn({ permissions: ['poi_mod', 'poi_editor'] });
    const members = [{ id: partisan.id, role: 'reader' as const }];
    const { id: organisationId } = await createOrganisation(db, { members });
    await db.poi.update({ where: { id: filled.id }, data: { organisationId } });
    expect((await decide(true, partisan)).body).toMatchObject({ status: 403, code: 'poi_own' });
    expect((await list(partisan)).items[0].pois).toMatchObject([{ isOwn: false }, { isOwn: true }]);
    expect(await list()).toMatchObject({ total: 1 });
    expect((await decide()).status).toBe(200);
  });
});

// Specification: §6.16
import { v7 as uuidv7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { createOrganisation } from '../../../../test/records/create-organisation.ts';
import { startApi } from '../../../../test/servers/start-api.ts';
import type { User } from '../../../../test/signed-in.ts';
import { automaticMergesService } from './automatic-merges.service.ts';

async function start() {
  const api = await startApi();
  const { create, send, db, clock } = api;
  const moderator = await api.signIn({ permissions: ['poi_mod'] });
  const [gone, stays] = [
    await create.poi({ label: 'Bal' }),
    await create.poi({ label: 'Grand bal' }),
  ];
  const merge = async (from = gone.id, into = stays.id, as: User = moderator) => {
    const { editVersion } = await db.poi.findUniqueOrThrow({ where: { id: from } });
    const body = { version: editVersion, intoPoiId: into };
    return send('POST', `/moderation/pois/${from}/merge`, { as, body });
  };
  const undo = (id = gone.id, as: User = moderator) =>
    send('DELETE', `/moderation/pois/${id}/merge`, { as });
  const list = async () => (await send('GET', '/moderation/merges', { as: moderator })).body;
  const favorites = async (as: User) =>
    (await send('GET', '/me/favorites/ids', { as })).body.items.sort();
  const later = () => clock.set('2026-06-10T11:00:00Z');
  return { ...api, moderator, gone, stays, merge, undo, list, favorites, later };
}

const addRevision = async ({ db }: Pick<Awaited<ReturnType<typeof start>>, 'db'>, poiId: string) =>
  db.poiVersion.create({
    data: { id: uuidv7(), poiId, number: 2, status: 'draft', label: 'Bal masqué' },
  });

describe('undoing a merge', () => {
  it('200: restores the event with its versions, its addresses, its place in search and its history', async () => {
    const api = await start();
    const { gone, stays, merge, undo, get, db, send, moderator } = api;
    await addRevision(api, gone.id);
    await db.poiSlugHistory.create({ data: { slugFr: 'ancien-bal', poiId: gone.id } });
    const read = async () => ({
      versions: await db.poiVersion.findMany({
        where: { poiId: gone.id },
        orderBy: { number: 'asc' },
        select: { id: true, number: true, status: true },
      }),
      slugs: await db.poiSlugHistory.findMany({ orderBy: { slugFr: 'asc' } }),
      search: await db.$queryRawUnsafe('SELECT poi_id, card FROM poi_search ORDER BY poi_id'),
      page: (await get(`/pois/by-slug/${gone.slugFr}`)).body.id,
    });
    const before = await read();
    expect((await merge()).body).toMatchObject({ id: gone.id, version: 1, status: 'archived' });
    for (const slug of [gone.slugFr, 'ancien-bal'])
      expect((await get(`/pois/by-slug/${slug}`)).body).toEqual({ movedTo: stays.slugFr });
    expect((await undo()).body).toEqual({ id: gone.id, version: 2, status: 'draft' });
    expect(await read()).toEqual(before);
    const history = await send('GET', `/org/pois/${gone.id}/history`, { as: moderator });
    expect(history.body.items).toMatchObject([
      { action: 'unmerged', changes: [{ field: '/mergedInto', from: stays.id, to: null }] },
      { action: 'merged', changes: [{ field: '/mergedInto', from: null, to: stays.id }] },
    ]);
  });

  it('200: returns moved favourites, keeps later ones, and gives none back to a reader who has removed it', async () => {
    const { gone, stays, merge, undo, send, signIn, favorites, later, db } = await start();
    const [reader, both, late, remover] = await Promise.all([1, 2, 3, 4].map(() => signIn()));
    const [a, b, c, d] = [reader, both, late, remover] as User[] as [User, User, User, User];
    const add = (as: User, id: string) => send('PUT', `/me/favorites/${id}`, { as });
    for (const as of [a, b, d]) await add(as, gone.id);
    await add(b, stays.id);
    const before = await db.favorite.findMany({
      orderBy: [{ accountId: 'asc' }, { poiId: 'asc' }],
    });
    await merge();
    later();
    await add(c, stays.id);
    await send('DELETE', `/me/favorites/${stays.id}`, { as: d });
    expect(await Promise.all([a, b, c, d].map(favorites))).toEqual([
      [stays.id],
      [stays.id],
      [stays.id],
      [],
    ]);
    await undo();
    expect(await Promise.all([a, b, c, d].map(favorites))).toEqual([
      [gone.id],
      [gone.id, stays.id].sort(),
      [stays.id],
      [],
    ]);
    const after = await db.favorite.findMany({ orderBy: [{ accountId: 'asc' }, { poiId: 'asc' }] });
    const ofThree = (rows: typeof before) =>
      rows.filter(({ accountId }) => accountId === a.id || accountId === b.id);
    expect(ofThree(after)).toEqual(ofThree(before));
    expect(await db.mergedFavorite.count()).toBe(0);
  });

  it('200: returns the favourites of several events merged into one, in either order of the undoing', async () => {
    const { gone, stays, merge, undo, send, signIn, db, create, clock } = await start();
    const reader = await signIn();
    const others = [await create.poi({ label: 'Bal trad' }), await create.poi({ label: 'Bals' })];
    const ids = [gone, ...others].map(({ id }) => id);
    const add = (id: string) => send('PUT', `/me/favorites/${id}`, { as: reader });
    for (const [n, id] of ids.entries()) {
      clock.set(`2026-06-10T1${n}:00:00Z`);
      await add(id);
    }
    const read = () => db.favorite.findMany({ orderBy: { poiId: 'asc' } });
    const before = await read();
    for (const order of [ids, [...ids].reverse()]) {
      for (const id of ids) await merge(id);
      expect(await read()).toMatchObject([{ poiId: stays.id }]);
      for (const [n, id] of order.entries()) {
        await undo(id);
        expect(await read()).toHaveLength(n < 2 ? n + 2 : 3);
      }
      expect(await read()).toEqual(before);
    }
  });

  it('after a year, brings the event back without its favourites, which the worker has trimmed and which stay with the kept one', async () => {
    const { gone, stays, merge, undo, send, signIn, favorites, db, clock } = await start();
    const reader = await signIn();
    await send('PUT', `/me/favorites/${gone.id}`, { as: reader });
    await merge();
    const letters = { queue: async () => undefined };
    const origins = { site: '', pro: '' };
    const { forgetFavorites } = automaticMergesService({ db, clock, letters, origins });
    clock.set('2027-06-10T09:00:00Z');
    expect(await forgetFavorites()).toBe(0);
    clock.set('2027-06-10T11:00:00Z');
    expect(await forgetFavorites()).toBe(1);
    expect((await undo()).status).toBe(200);
    expect(await favorites(reader)).toEqual([stays.id]);
  });

  it('409 poi_decision_final: refuses an event that is not merged, a second undo, and an event whose target was merged since', async () => {
    const { gone, stays, merge, undo, create } = await start();
    const refused = { status: 409, code: 'poi_decision_final' };
    expect((await undo()).body).toMatchObject(refused);
    const third = await create.poi({ label: 'Très grand bal' });
    await merge();
    await merge(stays.id, third.id);
    expect((await undo()).body).toMatchObject(refused);
    expect((await undo(stays.id)).status).toBe(200);
    expect((await undo()).status).toBe(200);
    expect((await undo(gone.id)).body).toMatchObject(refused);
  });

  it('404 poi_not_found: refuses an unknown event', async () => {
    const { undo } = await start();
    expect((await undo(uuidv7())).body).toMatchObject({ status: 404, code: 'poi_not_found' });
  });

  it('403 poi_own: a moderator who belongs to the organisation of one of the two events cannot undo', async () => {
    const { gone, stays, merge, undo, signIn, db } = await start();
    const partisan = await signIn({ permissions: ['poi_mod', 'poi_editor'] });
    const members = [{ id: partisan.id, role: 'reader' as const }];
    const own = await createOrganisation(db, { members });
    await merge();
    for (const { id } of [gone, stays]) {
      await db.poi.update({ where: { id }, data: { organisationId: own.id } });
      expect((await undo(gone.id, partisan)).body).toMatchObject({ status: 403, code: 'poi_own' });
      await db.poi.update({ where: { id }, data: { organisationId: null } });
    }
    expect(await db.poiMerge.count({ where: { undoneAt: null } })).toBe(1);
  });

  it('403 permission_missing: refuses an organiser, as does the list of merges', async () => {
    const { undo, send, signIn } = await start();
    const editor = await signIn({ permissions: ['poi_editor'] });
    const refused = { status: 403, code: 'permission_missing' };
    expect((await undo(undefined, editor)).body).toMatchObject(refused);
    expect((await send('GET', '/moderation/merges', { as: editor })).body).toMatchObject(refused);
  });
});

it('a merge mails the organisation of the merged event after ten seconds; an undo before then withdraws the mail', async () => {
  const { gone, stays, merge, undo, signIn, db } = await start();
  const owner = await signIn({ permissions: ['poi_editor'], email: 'claude@example.org' });
  const members = [{ id: owner.id, role: 'owner' as const }];
  const { id: organisationId, name } = await createOrganisation(db, { members });
  await db.poi.update({ where: { id: gone.id }, data: { organisationId } });
  await merge();
  expect(await db.mailOutbox.findMany({ where: { kind: 'poi-merged' } })).toMatchObject([
    {
      recipient: 'claude@example.org',
      nextAttemptAt: new Date('2026-06-10T10:00:10Z'),
      data: {
        title: 'Bal',
        kept: 'Grand bal',
        organisation: name,
        link: expect.stringMatching(new RegExp(`/evenement/${stays.slugFr}$`)),
      },
    },
  ]);
  await undo();
  expect(await db.mailOutbox.count({ where: { kind: 'poi-merged' } })).toBe(0);
});

it('200: GET /moderation/merges lists the merges that can be undone, latest first', async () => {
  const { gone, stays, merge, undo, list, later, create } = await start();
  const third = await create.poi({ label: 'Bal trad' });
  await merge();
  later();
  await merge(third.id);
  const kept = { id: stays.id, slugFr: stays.slugFr, label: 'Grand bal' };
  const common = { kept, isAutomatic: false };
  expect(await list()).toEqual({
    items: [
      { ...common, id: third.id, label: 'Bal trad', mergedAt: '2026-06-10T11:00:00Z' },
      { ...common, id: gone.id, label: 'Bal', mergedAt: '2026-06-10T10:00:00Z' },
    ],
    total: 2,
  });
  await undo(third.id);
  expect(await list()).toMatchObject({ items: [{ id: gone.id }], total: 1 });
});

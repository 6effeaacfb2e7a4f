import { expect, it } from 'vitest';
import { openCompleteEvent, openEditor } from '../../../../test/editor.ts';
import { type Api, startApi } from '../../../../test/servers/start-api.ts';
import type { User } from '../../../../test/signed-in.ts';
import { draftsRepository } from './drafts.repository.ts';

const remove = async (api: Api, poiId: string, as: User, version?: number) =>
  api.send('DELETE', `/org/pois/${poiId}`, {
    as,
    query: {
      version: version ?? (await api.send('GET', `/org/pois/${poiId}`, { as })).body.version ?? 0,
    },
  });
const countOf = async (api: Api, table: string): Promise<number> =>
  (
    await api.db.$queryRawUnsafe<{ rows: number }[]>(`SELECT count(*)::int AS rows FROM ${table}`)
  )[0]?.rows ?? -1;

it('deleting a draft deletes its versions, dates, prices, contacts and history, marks its pictures for the sweeper and frees the quota', async () => {
  const api = await startApi();
  const { editor, organisation, poiId } = await openCompleteEvent(api);
  const countDrafts = () => draftsRepository(api.db).countDrafts(organisation.id, 500);
  expect(await countDrafts()).toBe(1);
  expect(await remove(api, poiId, editor)).toMatchObject({ status: 204 });
  for (const table of [
    'poi',
    'poi_version',
    'period',
    'price',
    'contact',
    'poi_media',
    'poi_history',
  ])
    expect({ table, rows: await countOf(api, table) }).toEqual({ table, rows: 0 });
  expect(await api.db.media.findMany({ select: { orphanedAt: true } })).toEqual([
    { orphanedAt: api.clock.now() },
  ]);
  expect(await countDrafts()).toBe(0);
  expect((await api.send('GET', '/org/pois', { as: editor })).body.total).toBe(0);
  expect((await remove(api, poiId, editor, 0)).body.code).toBe('poi_not_found');
});

it('deleting a copy of an event keeps the pictures that the original shows', async () => {
  const api = await startApi();
  const { editor, poiId } = await openCompleteEvent(api);
  const copy = await api.send('POST', `/org/pois/${poiId}/duplication`, { as: editor, body: {} });
  expect((await remove(api, copy.body.id, editor)).status).toBe(204);
  expect(await api.db.media.findMany({ select: { orphanedAt: true } })).toEqual([
    { orphanedAt: null },
  ]);
  expect((await api.send('GET', `/org/pois/${poiId}`, { as: editor })).body.images).toHaveLength(1);
});

it('refuses to delete for a moderator or reader (403), another organiser (404), a stale version (412) and a suspended organisation (403)', async () => {
  const api = await startApi();
  const { editor, organisation, poiId } = await openEditor(api);
  const [moderator, reader, stranger] = [
    await api.signIn({ permissions: ['poi_mod'] }),
    await api.signIn({ permissions: ['poi_editor'] }),
    await api.signIn({ permissions: ['poi_editor'] }),
  ];
  await api.db.membership.create({
    data: { organisationId: organisation.id, accountId: reader.id, role: 'reader' },
  });
  for (const as of [moderator, reader])
    expect(await remove(api, poiId, as, 0)).toMatchObject({
      status: 403,
      body: { code: 'permission_missing' },
    });
  expect((await remove(api, poiId, stranger, 0)).body.code).toBe('poi_not_found');
  expect((await remove(api, poiId, editor, 7)).body.code).toBe('poi_version_stale');
  await api.db.organisation.update({
    where: { id: organisation.id },
    data: { status: 'suspended', reason: 'Impayés' },
  });
  expect((await remove(api, poiId, editor, 0)).body.code).toBe('organisation_suspended');
  expect(await countOf(api, 'poi')).toBe(1);
});

it('deletes a refused event that was never published, with its dates and history', async () => {
  const api = await startApi();
  const { editor, poiId, move } = await openCompleteEvent(api);
  await move(editor, 'submission', { autopublish: true });
  const moderator = await api.signIn({ permissions: ['poi_mod'] });
  const { body } = await move(moderator, 'refusal', { reasons: ['DOUBLON'] });
  expect(body.status).toBe('refused');
  expect(await remove(api, poiId, editor)).toMatchObject({ status: 204 });
  for (const table of ['poi', 'poi_version', 'period', 'poi_history'])
    expect({ table, rows: await countOf(api, table) }).toEqual({ table, rows: 0 });
});

it('409 poi_transition_forbidden: refuses to delete an event in review, published, a revision, a refused revision, or from a feed', async () => {
  const api = await startApi();
  const { editor, poiId, move } = await openCompleteEvent(api);
  const moderator = await api.signIn({ permissions: ['poi_mod'] });
  const refuses = async () => {
    expect(await remove(api, poiId, editor)).toMatchObject({
      status: 409,
      body: { code: 'poi_transition_forbidden' },
    });
  };
  await api.db.poi.update({ where: { id: poiId }, data: { source: 'datatourisme', extId: 'x' } });
  await refuses();
  await api.db.poi.update({ where: { id: poiId }, data: { source: null, extId: null } });
  await move(editor, 'submission', { autopublish: true });
  await refuses();
  await move(moderator, 'acceptance');
  await refuses();
  await move(editor, 'revision');
  await refuses();
  await move(editor, 'submission', { autopublish: true });
  await move(moderator, 'refusal', { reasons: ['DOUBLON'] });
  await refuses();
});

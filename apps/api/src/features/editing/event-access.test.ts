// Specification: §6.8, §6.9, §6.11
import { expect, it } from 'vitest';
import { filled, openCompleteEvent, steps } from '../../../test/editor.ts';
import { startApi } from '../../../test/servers/start-api.ts';

it('a member with the role reader cannot save an event (permission_missing); a former member cannot find it (poi_not_found)', async () => {
  const api = await startApi();
  const { editor, organisation, poiId, save, read } = await openCompleteEvent(api);
  const { version } = await read(editor);
  const reader = await api.signIn();
  await api.db.membership.create({
    data: { organisationId: organisation.id, accountId: reader.id, role: 'reader' },
  });
  expect((await save(reader, 'dates')).body.code).toBe('permission_missing');
  expect(await read(reader)).toMatchObject({ isEditable: false, allowedTransitions: [] });
  await api.db.membership.deleteMany({ where: { accountId: editor.id } });
  expect((await read(editor)).code).toBe('poi_not_found');
  const late = await api.send('PATCH', `/org/pois/${poiId}/dates`, {
    as: editor,
    body: { version, ...filled.dates },
  });
  expect(late.body.code).toBe('poi_not_found');
});

it('an editor cannot find an imported event until it is assigned to their organisation, then edits it', async () => {
  const api = await startApi();
  const { editor, organisation } = await openCompleteEvent(api);
  const { id } = await api.create.poi({ label: 'Foire' });
  const event = steps(api, id);
  expect((await event.read(editor)).code).toBe('poi_not_found');
  await api.db.poi.update({
    where: { id },
    data: { organisationId: organisation.id, source: 'feed', extId: '1', isImportLocked: true },
  });
  expect(await event.read(editor)).toMatchObject({
    status: 'published',
    source: 'feed',
    allowedTransitions: ['draft', 'archived'],
  });
  await event.move(editor, 'revision');
  expect((await event.save(editor, 'dates', { label: 'Foire aux vins' })).body).toMatchObject({
    status: 'draft',
    label: 'Foire aux vins',
  });
});

it('a moderator edits an imported event and publishes it once complete, which locks it against imports', async () => {
  const api = await startApi();
  const moderator = await api.signIn({ permissions: ['poi_mod'], firstName: 'Dominique' });
  const { id } = await api.create.poi({ label: 'Foire' });
  await api.db.poi.update({ where: { id }, data: { source: 'feed', extId: '1' } });
  const event = steps(api, id);
  await event.move(moderator, 'revision');
  await event.save(moderator, 'contacts');
  expect((await event.move(moderator, 'publication')).body).toMatchObject({
    code: 'poi_incomplete',
  });
  await event.save(moderator, 'prices');
  await api.db.$executeRawUnsafe(
    `WITH m AS (INSERT INTO media (id, kind, sha256) VALUES (gen_random_uuid(), 'file', repeat('a', 64)) RETURNING id)
     INSERT INTO poi_media (version_id, media_id, rank) SELECT v.id, m.id, 1 FROM poi_version v, m WHERE v.poi_id = $1::uuid`,
    id,
  );
  expect((await event.move(moderator, 'publication')).body).toMatchObject({
    status: 'published',
    role: 'moderator',
    organisation: null,
  });
  expect(await api.db.poi.findUnique({ where: { id } })).toMatchObject({ isImportLocked: true });
  const [last] = (await api.send('GET', `/org/pois/${id}/history`, { as: moderator })).body.items;
  expect(last).toMatchObject({
    action: 'published',
    actorKind: 'moderator',
    fromStatus: 'published',
    toStatus: 'published',
  });
});

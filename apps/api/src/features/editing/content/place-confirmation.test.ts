import { expect, it } from 'vitest';
import { openCompleteEvent } from '../../../../test/editor.ts';
import { createOrganisation } from '../../../../test/records/create-organisation.ts';
import { startApi } from '../../../../test/servers/start-api.ts';

/** An imported event at the centre of its commune, whose address has no sure match. */
async function doubtful() {
  const api = await startApi();
  const opened = await openCompleteEvent(api);
  const { poiId, editor } = opened;
  const notedAt = api.clock.now();
  const at = { lon: 0.68, lat: 47.4 };
  await api.db.placeDoubt.create({
    data: { poiId, reason: 'address_uncertain', score: 0.31, ...at, notedAt },
  });
  const list = async (query: Record<string, string> = {}) =>
    (await api.send('GET', '/org/pois', { as: editor, query })).body;
  return { api, ...opened, list };
}

it('an event whose place an import questions says so in the editor and in its list, which counts and filters such events', async () => {
  const { editor, poiId, read, list } = await doubtful();
  expect(await read(editor)).toMatchObject({ placeDoubt: 'address_uncertain' });
  for (const query of [{}, { place: 'in-doubt' }, { place: 'in-doubt', when: 'upcoming' }])
    expect(await list(query)).toMatchObject({
      items: [{ id: poiId, placeDoubt: 'address_uncertain' }],
      total: 1,
      placesInDoubt: 1,
    });
  expect(await list({ place: 'in-doubt', when: 'past' })).toMatchObject({ items: [], total: 0 });
});

it('confirming the place settles the doubt once, with an entry of the history, and keeps the place', async () => {
  const { api, editor, poiId, read, move, list } = await doubtful();
  const before = await read(editor);
  const { body } = await move(editor, 'place-confirmation');
  expect(body).toMatchObject({ placeDoubt: null, place: before.place, status: 'draft' });
  expect(await list()).toMatchObject({ items: [{ placeDoubt: null }], placesInDoubt: 0 });
  expect(await list({ place: 'in-doubt' })).toMatchObject({ items: [], total: 0 });
  const history = await api.send('GET', `/org/pois/${poiId}/history`, { as: editor });
  expect(history.body.items[0]).toMatchObject({ action: 'place-confirmed', isMe: true });
  const again = await move(editor, 'place-confirmation');
  expect(again).toMatchObject({ status: 200, body: { version: body.version } });
});

it('another position settles the doubt, and so does the end of the last date in the lists', async () => {
  const { api, editor, save, read, list } = await doubtful();
  api.clock.set('2026-08-01T10:00:00Z');
  expect(await list()).toMatchObject({ items: [{ placeDoubt: null }], placesInDoubt: 0 });
  await save(editor, 'place', { position: { lon: 0.69, lat: 47.39 } });
  expect(await read(editor)).toMatchObject({ placeDoubt: null });
});

it('a moderator sees the doubt of an event in review and may confirm its place', async () => {
  const { api, editor, move, read } = await doubtful();
  await move(editor, 'submission', { autopublish: true });
  const moderator = await api.signIn({ permissions: ['poi_mod'] });
  expect(await read(moderator)).toMatchObject({ placeDoubt: 'address_uncertain' });
  expect((await move(moderator, 'place-confirmation')).body).toMatchObject({
    placeDoubt: null,
    status: 'in-review',
  });
});

it('404, 403, 412 and 409: another organisation, a reader, an older version and an archived event are refused, and the doubt stays', async () => {
  const { api, editor, organisation, poiId, move, read } = await doubtful();
  const confirm = (as: typeof editor, version: number) =>
    api.send('POST', `/org/pois/${poiId}/place-confirmation`, { as, body: { version } });
  const { version } = await read(editor);
  const stranger = await api.signIn({ permissions: ['poi_editor'] });
  await createOrganisation(api.db, { members: [{ id: stranger.id, role: 'owner' }] });
  const reader = await api.signIn({ permissions: ['poi_editor'] });
  await api.db.membership.create({
    data: { organisationId: organisation.id, accountId: reader.id, role: 'reader' },
  });
  const codes = [
    await confirm(stranger, version),
    await confirm(reader, version),
    await confirm(editor, version - 1),
  ].map(({ status, body }) => [status, body.code]);
  expect(codes).toEqual([
    [404, 'poi_not_found'],
    [403, 'permission_missing'],
    [412, 'poi_version_stale'],
  ]);
  expect(await read(editor)).toMatchObject({ placeDoubt: 'address_uncertain' });
  await api.db.organisation.update({
    where: { id: organisation.id },
    data: { status: 'suspended', reason: 'À revoir' },
  });
  expect((await confirm(editor, version)).body.code).toBe('organisation_suspended');
  await api.db.organisation.update({
    where: { id: organisation.id },
    data: { status: 'approved' },
  });
  await api.db.poi.update({ where: { id: poiId }, data: { archivedAt: api.clock.now() } });
  expect((await move(editor, 'place-confirmation')).body.code).toBe('poi_transition_forbidden');
});

import { expect, it } from 'vitest';
import { filled, openCompleteEvent, steps } from '../../../test/editor.ts';
import { type Api, type Method, startApi } from '../../../test/start-api.ts';

const tag = 'Events of organisers';
const bodies: Record<string, object> = {
  ...Object.fromEntries(Object.entries(filled).map(([tab, body]) => [`PATCH ${tab}`, body])),
  'PATCH traces': { tour: null },
  'POST submission': { autopublish: true },
  'POST archival': { confirmation: 'Bal' },
  'POST refusal': { reasons: ['DOUBLON'] },
  'PUT live-state': { liveState: 'cancelled' },
};

type Call = { method: Method; verb: string };

/** Every operation of this feature on one event, as the contract lists them. */
async function listCalls(api: Api): Promise<Call[]> {
  const { body } = await api.get('/api/openapi.json');
  return Object.entries(body.paths as Record<string, Record<string, { tags?: string[] }>>).flatMap(([path, operations]) =>
    path.startsWith('/api/v1/org/pois/{poiId}')
      ? Object.entries(operations)
          .filter(([, { tags }]) => tags?.includes(tag))
          .map(([method]) => ({ method: method.toUpperCase() as Method, verb: path.split('/')[6] ?? '' }))
      : [],
  );
}

const countAll = (api: Api) =>
  api.db.$queryRawUnsafe(`SELECT (SELECT count(*)::int FROM poi) AS pois, (SELECT count(*)::int FROM poi_version) AS versions,
    (SELECT count(*)::int FROM poi_history) AS history, (SELECT count(*)::int FROM mail_outbox) AS mails, (SELECT sum(edit_version)::int FROM poi) AS changes`);

it('whoever belongs to one organisation reads and writes nothing of its twin, on any route', async () => {
  const api = await startApi();
  const [own, other] = [await openCompleteEvent(api), await openCompleteEvent(api)];
  // He holds every permission but those of moderators and administrators.
  const { version } = await other.read(other.editor);
  const before = [await countAll(api), await other.read(other.editor)];
  const calls = await listCalls(api);
  expect(calls.length).toBeGreaterThanOrEqual(20);
  for (const { method, verb } of calls) {
    const path = `/org/pois/${other.poiId}${verb === '' ? '' : `/${verb}`}`;
    const isDecision = ['acceptance', 'refusal', 'decision'].includes(verb);
    const query = method === 'DELETE' ? { version } : {};
    const body = verb === 'duplication' ? {} : { version, ...bodies[`${method} ${verb}`] };
    const answer =
      verb === 'trace' && method === 'POST'
        ? await api.request
            .post(`/api/v1${path}`)
            .set(own.editor.headers)
            .field('version', version)
            .attach('file', Buffer.from('{"type":"LineString","coordinates":[[0.7,47.4],[0.7,47.5]]}'), 'a.json')
        : await api.send(method, path, { as: own.editor, query, ...(method === 'GET' || method === 'DELETE' ? {} : { body }) });
    const expected = isDecision ? [403, 'permission_missing'] : [404, 'poi_not_found'];
    expect({ method, verb, answer: [answer.status, answer.body.code] }).toEqual({ method, verb, answer: expected });
  }
  expect([await countAll(api), await other.read(other.editor)]).toEqual(before);
});

it('nothing is made in, copied to or listed from the organisation of others', async () => {
  const api = await startApi();
  const [own, other] = [await openCompleteEvent(api), await openCompleteEvent(api)];
  const as = own.editor;
  const organisationId = other.organisation.id;
  const made = await api.send('POST', '/org/pois', { as, body: { organisationId, label: 'Bal' } });
  const copied = await api.send('POST', `/org/pois/${own.poiId}/duplication`, { as, body: { organisationId } });
  for (const answer of [made, copied]) expect([answer.status, answer.body.code]).toEqual([404, 'organisation_not_found']);
  const all = await api.send('GET', '/org/pois', { as });
  expect(all.body.items.map(({ id }: { id: string }) => id)).toEqual([own.poiId]);
  expect((await api.send('GET', '/org/pois', { as, query: { organisationId } })).body).toMatchObject({ items: [], total: 0 });
  // The page after an event of others is the page after nothing.
  const [{ id: before }] = (await api.send('GET', `/org/pois/${other.poiId}/history`, { as: other.editor })).body.items;
  expect((await api.send('GET', `/org/pois/${own.poiId}/history`, { as, query: { before } })).body.items).toEqual([]);
});

it('who only reads, or has left the organisation, writes nothing', async () => {
  const api = await startApi();
  const { editor, organisation, poiId, save, read } = await openCompleteEvent(api);
  const { version } = await read(editor);
  const reader = await api.signIn();
  await api.db.membership.create({ data: { organisationId: organisation.id, accountId: reader.id, role: 'reader' } });
  expect((await save(reader, 'dates')).body.code).toBe('permission_missing');
  expect(await read(reader)).toMatchObject({ isEditable: false, allowedTransitions: [] });
  await api.db.membership.deleteMany({ where: { accountId: editor.id } });
  expect((await read(editor)).code).toBe('poi_not_found');
  const late = await api.send('PATCH', `/org/pois/${poiId}/dates`, { as: editor, body: { version, ...filled.dates } });
  expect(late.body.code).toBe('poi_not_found');
});

it('an imported event is edited by the organisation it was given to, and no feed writes over what was published', async () => {
  const api = await startApi();
  const { editor, organisation } = await openCompleteEvent(api);
  const { id } = await api.create.poi({ label: 'Foire' });
  const event = steps(api, id);
  expect((await event.read(editor)).code).toBe('poi_not_found');
  await api.db.poi.update({ where: { id }, data: { organisationId: organisation.id, source: 'feed', extId: '1', isImportLocked: true } });
  expect(await event.read(editor)).toMatchObject({ status: 'published', source: 'feed', allowedTransitions: ['draft', 'archived'] });
  await event.move(editor, 'revision');
  expect((await event.save(editor, 'dates', { label: 'Foire aux vins' })).body).toMatchObject({ status: 'draft', label: 'Foire aux vins' });
});

it('a moderator edits any event, in his own name', async () => {
  const api = await startApi();
  const moderator = await api.signIn({ permissions: ['poi_mod'], firstName: 'Dominique' });
  const { id } = await api.create.poi({ label: 'Foire' });
  await api.db.poi.update({ where: { id }, data: { source: 'feed', extId: '1' } });
  const event = steps(api, id);
  await event.move(moderator, 'revision');
  await event.save(moderator, 'contacts');
  expect((await event.move(moderator, 'publication')).body).toMatchObject({ code: 'poi_incomplete' });
  await event.save(moderator, 'prices');
  await api.db.$executeRawUnsafe(
    `WITH m AS (INSERT INTO media (id, kind, sha256) VALUES (gen_random_uuid(), 'file', repeat('a', 64)) RETURNING id)
     INSERT INTO poi_media (version_id, media_id, rank) SELECT v.id, m.id, 1 FROM poi_version v, m WHERE v.poi_id = $1::uuid`,
    id,
  );
  expect((await event.move(moderator, 'publication')).body).toMatchObject({ status: 'published', role: 'moderator', organisation: null });
  expect(await api.db.poi.findUnique({ where: { id } })).toMatchObject({ isImportLocked: true });
  const [last] = (await api.send('GET', `/org/pois/${id}/history`, { as: moderator })).body.items;
  expect(last).toMatchObject({ action: 'published', actorKind: 'moderator', fromStatus: 'published', toStatus: 'published' });
});

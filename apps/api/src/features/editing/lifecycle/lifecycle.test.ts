// Specification: §4.16, §4.17, §4.18, §4.19, §4.20, §4.21, §4.22, §4.23, §6.8, §6.9, §7.42, §11.9
import { expect, it } from 'vitest';
import {
  addPicture,
  filled,
  openCompleteEvent,
  openEditor,
  steps,
} from '../../../../test/editor.ts';
import { type Api, startApi } from '../../../../test/servers/start-api.ts';

type Mail = { kind: string; recipient: string; data: Record<string, unknown> };
const listMails = (api: Api) =>
  api.db.$queryRawUnsafe<Mail[]>(
    `SELECT kind, recipient, data FROM mail_outbox WHERE kind <> 'change' ORDER BY created_at, id`,
  );
const isFound = async (api: Api): Promise<number> =>
  (await api.get('/pois', { lon: 0.68, lat: 47.4, distanceKm: 10 })).body.total;

async function publish(api: Api) {
  const opened = await openCompleteEvent(api);
  const moderator = await api.signIn({ permissions: ['poi_mod'], firstName: 'Dominique' });
  await opened.move(opened.editor, 'submission', { autopublish: true });
  expect((await opened.move(moderator, 'acceptance')).body).toMatchObject({ status: 'published' });
  return { ...opened, moderator };
}

it('422 poi_incomplete: refuses the submission of an incomplete event and lists each missing field with its tab', async () => {
  const api = await startApi();
  const { editor, poiId } = await openEditor(api);
  const refused = await steps(api, poiId).move(editor, 'submission', { autopublish: true });
  expect(refused).toMatchObject({ status: 422, body: { code: 'poi_incomplete' } });
  expect(
    refused.body.errors.map(({ pointer, code, detail }: Record<string, string>) => [
      detail,
      pointer,
      code,
    ]),
  ).toEqual([
    ['categories', '/categories/themes', 'themes_missing'],
    ['dates', '/dates/periods', 'periods_missing'],
    ['place', '/place/position', 'position_missing'],
    ['prices', '/prices/prices', 'prices_missing'],
    ['images', '/images', 'images_missing'],
  ]);
});

it('a pending organisation saves drafts but cannot submit them; a suspended one cannot save, archive or create events', async () => {
  const api = await startApi();
  const { editor, organisation, move, save, read } = await openCompleteEvent(api);
  await api.db.organisation.update({ where: { id: organisation.id }, data: { status: 'pending' } });
  expect((await save(editor, 'dates', { label: 'Grand bal' })).status).toBe(200);
  expect((await read(editor)).allowedTransitions).toEqual(['draft', 'archived']);
  expect(await move(editor, 'submission', { autopublish: true })).toMatchObject({
    status: 409,
    body: { code: 'organisation_not_approved' },
  });
  await api.db.organisation.update({
    where: { id: organisation.id },
    data: { status: 'suspended', reason: 'Impayés' },
  });
  expect(await save(editor, 'dates')).toMatchObject({
    status: 403,
    body: { code: 'organisation_suspended' },
  });
  expect((await move(editor, 'archival', { confirmation: 'Grand bal' })).body.code).toBe(
    'organisation_suspended',
  );
  const body = { organisationId: organisation.id, label: 'Autre' };
  expect((await api.send('POST', '/org/pois', { as: editor, body })).body.code).toBe(
    'organisation_suspended',
  );
  expect(await read(editor)).toMatchObject({
    label: 'Grand bal',
    isEditable: false,
    allowedTransitions: [],
  });
});

it('a member with the role reader reads an event, and gets permission_missing when saving or submitting it', async () => {
  const api = await startApi();
  const { organisation, poiId, move, save, read } = await openCompleteEvent(api);
  const reader = await api.signIn({ permissions: ['poi_editor'] });
  await api.db.membership.create({
    data: { organisationId: organisation.id, accountId: reader.id, role: 'reader' },
  });
  expect(await read(reader)).toMatchObject({
    id: poiId,
    role: 'reader',
    isEditable: false,
    allowedTransitions: [],
  });
  expect(await save(reader, 'dates')).toMatchObject({
    status: 403,
    body: { code: 'permission_missing' },
  });
  expect((await move(reader, 'submission', { autopublish: true })).body.code).toBe(
    'permission_missing',
  );
});

it('the organiser of a refused event sees the reasons, also by mail, corrects and resubmits it, and publishes it once accepted; O15: each mail links to the event', async () => {
  const api = await startApi();
  const { editor, move, save, read, poiId } = await openCompleteEvent(api);
  const moderator = await api.signIn({ permissions: ['poi_mod'] });
  await move(editor, 'submission', { autopublish: true });
  expect(await read(editor)).toMatchObject({
    isEditable: false,
    allowedTransitions: [],
    review: { medianDelayMin: null },
  });
  expect((await move(moderator, 'refusal', { reasons: [] })).status).toBe(400);
  expect((await move(moderator, 'refusal', { reasons: ['AUTRE'] })).body.errors[0].pointer).toBe(
    '/body/comment',
  );
  const refusal = {
    reasons: ['TEXTE_A_REVOIR', 'AUTRE'],
    comment: 'Le titre crie.',
    note: 'Deuxième fois.',
  };
  expect(await move(moderator, 'refusal', refusal)).toMatchObject({
    status: 200,
    body: { status: 'refused' },
  });
  expect(await read(editor)).toMatchObject({
    isEditable: true,
    allowedTransitions: ['in-review', 'refused', 'archived'],
    refusal: { reasons: refusal.reasons, comment: refusal.comment },
  });
  expect((await save(editor, 'dates', { label: 'Grand bal' })).body).toMatchObject({
    status: 'refused',
    refusal: { comment: refusal.comment },
  });
  expect((await move(editor, 'submission', { autopublish: false })).body).toMatchObject({
    status: 'in-review',
    refusal: null,
  });
  expect((await move(moderator, 'acceptance')).body).toMatchObject({ status: 'accepted' });
  expect((await move(editor, 'publication')).body).toMatchObject({
    status: 'published',
    slugFr: 'grand-bal-tours',
  });
  const mails = await listMails(api);
  const dataOf = (kind: string) => mails.find((mail) => mail.kind === kind)?.data;
  const kinds = ['poi-accepted', 'poi-in-review', 'poi-in-review', 'poi-published', 'poi-refused'];
  expect(mails.map(({ kind }) => kind).sort()).toEqual(kinds);
  expect(new Set(mails.map(({ recipient }) => recipient))).toEqual(new Set([editor.email]));
  expect(dataOf('poi-refused')).toMatchObject({
    title: 'Bal',
    reasons: refusal.reasons,
    comment: refusal.comment,
  });
  for (const kind of ['poi-accepted', 'poi-in-review', 'poi-refused'])
    expect(String(dataOf(kind)?.link)).toMatch(new RegExp(`/org/events/${poiId}$`));
  expect(String(dataOf('poi-published')?.link)).toMatch(/\/evenement\/grand-bal-tours$/);
});

it('a revision of a published event leaves the published version online until its acceptance, which replaces it', async () => {
  const api = await startApi();
  const { editor, moderator, poiId, move, save, read } = await publish(api);
  expect((await move(editor, 'revision')).body).toMatchObject({
    status: 'draft',
    changes: [],
    canDiscardRevision: true,
  });
  expect((await save(editor, 'dates', { label: 'Grand bal' })).body).toMatchObject({
    label: 'Grand bal',
    publishedVersion: { label: 'Bal', number: 1 },
    workingVersion: { number: 2 },
    changes: [{ field: '/dates/label', from: 'Bal', to: 'Grand bal' }],
    allowedTransitions: ['draft', 'in-review', 'archived'],
  });
  expect((await api.get(`/pois/${poiId}`)).body.label).toBe('Bal');
  expect(await move(editor, 'publication')).toMatchObject({
    status: 409,
    body: { code: 'poi_transition_forbidden' },
  });
  await move(editor, 'submission', { autopublish: true });
  await move(moderator, 'acceptance');
  expect((await api.get(`/pois/${poiId}`)).body).toMatchObject({
    label: 'Grand bal',
    slugFr: 'bal-tours',
  });
  expect(await read(editor)).toMatchObject({
    status: 'published',
    workingVersion: null,
    publishedVersion: { number: 2 },
  });
});

it('a revision with changed periods, prices and contacts is published without review; one with a new picture is not', async () => {
  const api = await startApi();
  const { editor, poiId, move, save, read } = await publish(api);
  await move(editor, 'revision');
  const periods = [
    ...filled.dates.periods,
    { startDate: '2026-07-21', endDate: '2026-07-21', startTime: null, endTime: null },
  ];
  await save(editor, 'dates', { periods });
  await save(editor, 'prices', { isFree: true, prices: [] });
  expect((await save(editor, 'contacts', { contacts: [] })).body.allowedTransitions).toContain(
    'published',
  );
  expect((await move(editor, 'publication')).body).toMatchObject({ status: 'published' });
  expect((await api.get(`/pois/${poiId}`)).body).toMatchObject({
    isFree: true,
    contacts: [],
    periods: [{}, { startDate: '2026-07-21' }],
  });
  await move(editor, 'revision');
  await addPicture(api.db, poiId);
  expect((await read(editor)).allowedTransitions).not.toContain('published');
  expect((await move(editor, 'publication')).status).toBe(409);
});

it('discarding a revision of an event returns the published version; the next revision has a new number', async () => {
  const api = await startApi();
  const { editor, poiId, move, save, read } = await publish(api);
  await move(editor, 'revision');
  const { version } = (await save(editor, 'dates', { label: 'Autre' })).body;
  const left = await api.send('DELETE', `/org/pois/${poiId}/revision`, {
    as: editor,
    query: { version },
  });
  expect(left).toMatchObject({ status: 200, body: { status: 'published', label: 'Bal' } });
  await move(editor, 'revision');
  expect(await read(editor)).toMatchObject({ workingVersion: { number: 3 } });
});

it('archiving an event requires its exact title, is irreversible, and removes the event from the search', async () => {
  const api = await startApi();
  const { editor, poiId, move, save, read } = await publish(api);
  expect(await isFound(api)).toBe(1);
  expect(await move(editor, 'archival', { confirmation: 'bal' })).toMatchObject({
    status: 422,
    body: { code: 'poi_confirmation_wrong' },
  });
  expect(await move(editor, 'archival', { confirmation: 'Bal' })).toMatchObject({
    status: 200,
    body: { status: 'archived', allowedTransitions: [] },
  });
  expect(await isFound(api)).toBe(0);
  expect((await api.get(`/pois/${poiId}`)).status).toBe(410);
  for (const verb of ['revision', 'publication'])
    expect((await move(editor, verb)).body.code).toBe('poi_transition_forbidden');
  expect((await save(editor, 'dates')).status).toBe(409);
  expect(await read(editor)).toMatchObject({ status: 'archived', label: 'Bal' });
});

it("403: refuses a decision by a moderator who belongs to the event's organisation, and by an editor", async () => {
  const api = await startApi();
  const { organisation, editor, move } = await openCompleteEvent(api);
  const own = await api.signIn({ permissions: ['poi_editor', 'poi_mod'] });
  await api.db.membership.create({
    data: { organisationId: organisation.id, accountId: own.id, role: 'reader' },
  });
  await move(editor, 'submission', { autopublish: true });
  expect(await move(own, 'acceptance')).toMatchObject({ status: 403, body: { code: 'poi_own' } });
  expect((await move(own, 'refusal', { reasons: ['DOUBLON'] })).body.code).toBe('poi_own');
  expect((await move(editor, 'acceptance')).body.code).toBe('permission_missing');
});

it('a moderator can undo a decision after nine seconds, not after ten; no mail reports the undone acceptance', async () => {
  const api = await startApi();
  const { editor, moderator, poiId, move, save, read } = await publish(api);
  api.clock.set('2026-06-10T11:00:00Z');
  await move(editor, 'revision');
  await save(editor, 'dates', { label: 'Grand bal' });
  await move(editor, 'submission', { autopublish: true });
  const accepted = await move(moderator, 'acceptance');
  expect((await api.get(`/pois/${poiId}`)).body.label).toBe('Grand bal');
  const undo = async (as = moderator) =>
    api.send('DELETE', `/org/pois/${poiId}/decision`, {
      as,
      query: { version: (await read(moderator)).version },
    });
  api.clock.set('2026-06-10T11:00:09Z');
  const other = await api.signIn({ permissions: ['poi_mod'] });
  expect((await undo(other)).body.code).toBe('poi_decision_final');
  expect(await undo()).toMatchObject({
    status: 200,
    body: {
      status: 'in-review',
      version: accepted.body.version + 1,
      publishedVersion: { label: 'Bal' },
    },
  });
  expect((await api.get(`/pois/${poiId}`)).body.label).toBe('Bal');
  expect((await listMails(api)).map(({ kind }) => kind).sort()).toEqual([
    'poi-in-review',
    'poi-in-review',
    'poi-published',
  ]);
  await move(moderator, 'refusal', { reasons: ['DOUBLON'] });
  api.clock.set('2026-06-10T11:00:19Z');
  expect(await undo()).toMatchObject({ status: 409, body: { code: 'poi_decision_final' } });
});

it('a refusal can no longer be undone once the organiser has saved a change, even if a second save reverts it', async () => {
  const api = await startApi();
  const { editor, poiId, move, save, read } = await openCompleteEvent(api);
  const moderator = await api.signIn({ permissions: ['poi_mod'] });
  await move(editor, 'submission', { autopublish: true });
  await move(moderator, 'refusal', { reasons: ['DOUBLON'] });
  for (const label of ['Grand bal', 'Bal']) await save(editor, 'dates', { label });
  const query = { version: (await read(moderator)).version };
  expect(
    (await api.send('DELETE', `/org/pois/${poiId}/decision`, { as: moderator, query })).body.code,
  ).toBe('poi_decision_final');
});

it('a cancellation shows on the event and queues a mail to a visitor who has it as a favourite', async () => {
  const api = await startApi();
  const { editor, poiId, read } = await publish(api);
  const visitor = await api.signIn();
  await api.send('PUT', `/me/favorites/${poiId}`, { as: visitor });
  const body = { version: (await read(editor)).version, liveState: 'cancelled' };
  const answer = await api.send('PUT', `/org/pois/${poiId}/live-state`, { as: editor, body });
  expect(answer).toMatchObject({
    status: 200,
    body: { liveState: 'cancelled', status: 'published' },
  });
  expect((await api.get(`/pois/${poiId}`)).body.liveState).toBe('cancelled');
  const changes = await api.db.$queryRawUnsafe<Mail[]>(
    `SELECT recipient, data FROM mail_outbox WHERE kind = 'change'`,
  );
  expect(changes).toEqual([
    { recipient: visitor.email, data: expect.objectContaining({ liveState: 'cancelled' }) },
  ]);
});

it('the history of an event has pages and merges consecutive saves; only moderators see the name and note of a moderator', async () => {
  const api = await startApi();
  const { editor, moderator, poiId, move } = await openCompleteEvent(api).then(async (opened) => ({
    ...opened,
    moderator: await api.signIn({ permissions: ['poi_mod'], firstName: 'Dominique' }),
  }));
  await move(editor, 'submission', { autopublish: true });
  await move(moderator, 'refusal', { reasons: ['INCOMPLET'], note: 'À suivre' });
  const path = `/org/pois/${poiId}/history`;
  const { body } = await api.send('GET', path, { as: editor });
  expect(body.items.map(({ action }: { action: string }) => action)).toEqual([
    'refused',
    'submitted',
    'saved',
    'created',
  ]);
  expect(body.items[0]).toMatchObject({
    actorKind: 'moderator',
    actor: null,
    isMe: false,
    reasons: ['INCOMPLET'],
    note: null,
    toStatus: 'refused',
  });
  expect(body.items[2].changes).toContainEqual({
    field: '/dates/allowedPerson',
    from: null,
    to: 200,
  });
  expect(body.items[2].changes.length).toBeGreaterThan(8);
  const [seen] = (await api.send('GET', path, { as: moderator })).body.items;
  expect(seen).toMatchObject({ actor: 'Dominique', isMe: true, note: 'À suivre' });
  const page = (await api.send('GET', path, { as: editor, query: { pageSize: 2 } })).body;
  const rest = (
    await api.send('GET', path, { as: editor, query: { pageSize: 2, before: page.next } })
  ).body;
  expect([...page.items, ...rest.items]).toEqual(body.items);
  expect(rest.next).toBeNull();
});

it('concurrent acceptances give three events of one name and town different slugs', async () => {
  const api = await startApi();
  const events = [
    await openCompleteEvent(api),
    await openCompleteEvent(api),
    await openCompleteEvent(api),
  ];
  const moderator = await api.signIn({ permissions: ['poi_mod'] });
  for (const { editor, move } of events) await move(editor, 'submission', { autopublish: true });
  const answers = await Promise.all(events.map(({ move }) => move(moderator, 'acceptance')));
  expect(answers.map(({ body }) => body.slugFr).sort()).toEqual([
    'bal-tours',
    'bal-tours-2',
    'bal-tours-3',
  ]);
});

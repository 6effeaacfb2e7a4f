// Specification: §1.17
import { v7 as uuidv7 } from 'uuid';
import { expect, it } from 'vitest';
import { openCompleteEvent } from '../../../../test/editor.ts';
import { createOrganisation } from '../../../../test/records/create-organisation.ts';
import { startApi } from '../../../../test/servers/start-api.ts';

it('200: counts each queue with its oldest entry, for a moderator of events, organisations and photos', async () => {
  const api = await startApi();
  const moderator = await api.signIn({ permissions: ['poi_mod', 'org_mod', 'image_mod'] });
  const read = async () => (await api.send('GET', '/moderation/queues', { as: moderator })).body;
  const none = { total: 0, oldestAt: null };
  expect(await read()).toEqual({
    items: [
      { queue: 'pois', ...none },
      { queue: 'organisations', ...none },
      { queue: 'organisation-changes', ...none },
      { queue: 'event-messages', ...none },
      { queue: 'organisation-messages', ...none },
      { queue: 'duplicates', ...none },
      { queue: 'photos', ...none },
    ],
  });
  for (const at of ['2026-06-08T10:00:00Z', '2026-06-09T10:00:00Z']) {
    api.clock.set(at);
    const { editor, move } = await openCompleteEvent(api);
    await move(editor, 'submission', { autopublish: true });
  }
  const submittedAt = new Date('2026-06-07T10:00:00Z');
  await createOrganisation(api.db, { status: 'pending', submittedAt });
  const { id: organisationId } = await createOrganisation(api.db);
  const change = {
    organisationId,
    name: 'Le Bal',
    locality: 'Tours',
    description: '',
    submittedAt,
  };
  await api.db.organisationChange.create({ data: change });
  const { id: poiId } = await api.create.poi({ label: 'Bal', locality: 'Tours' });
  const { id: other } = await api.create.poi({ label: 'Grand bal' });
  const [firstId = '', secondId = ''] = [poiId, other].sort();
  const seen = { distanceM: 0, likeness: 0.8, firstFacts: '', secondFacts: '' };
  const foundAt = new Date('2026-06-04T10:00:00Z');
  await api.db.duplicatePair.create({ data: { ...seen, firstId, secondId, foundAt } });
  const photo = { url: 'https://feed.example/1.jpg', host: 'feed.example', rank: 1, poiId };
  const failure = {
    status: 'failed',
    fault: 'unreadable',
    failedAt: new Date('2026-06-06T10:00:00Z'),
  };
  const conversation = { id: uuidv7(), organisationId };
  const waits = { side: 'organisation', text: 'Bonjour' };
  const messages = ['2026-06-05T10:00:00Z', '2026-06-06T10:00:00Z'].map((at) => ({
    ...waits,
    id: uuidv7(),
    sentAt: new Date(at),
  }));
  await api.db.conversation.create({ data: { ...conversation, messages: { create: messages } } });
  await api.db.photoFetch.create({ data: { id: uuidv7(), ...photo, ...failure } });
  expect((await read()).items).toEqual([
    { queue: 'pois', total: 2, oldestAt: '2026-06-08T10:00:00Z' },
    { queue: 'organisations', total: 1, oldestAt: '2026-06-07T10:00:00Z' },
    { queue: 'organisation-changes', total: 1, oldestAt: '2026-06-07T10:00:00Z' },
    { queue: 'event-messages', total: 0, oldestAt: null },
    { queue: 'organisation-messages', total: 1, oldestAt: '2026-06-05T10:00:00Z' },
    { queue: 'duplicates', total: 1, oldestAt: '2026-06-04T10:00:00Z' },
    { queue: 'photos', total: 1, oldestAt: '2026-06-06T10:00:00Z' },
  ]);
});

it('200: counts only the queues that the permissions of the caller open; 403 for an organiser', async () => {
  const api = await startApi();
  const curator = await api.signIn({ permissions: ['image_mod'] });
  expect((await api.send('GET', '/moderation/queues', { as: curator })).body.items).toEqual([
    { queue: 'photos', total: 0, oldestAt: null },
  ]);
  const editor = await api.signIn({ permissions: ['poi_editor'] });
  expect(await api.send('GET', '/moderation/queues', { as: editor })).toMatchObject({
    status: 403,
    body: { code: 'permission_missing' },
  });
});

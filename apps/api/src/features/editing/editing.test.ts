// Specification: §1.16, §4.16, §4.17
import { poiErrorMessages } from '@parages/contracts/vocabulary/events/poi-errors.fr';
import { expect, it } from 'vitest';
import { openCompleteEvent, openEditor } from '../../../test/editor.ts';
import { startApi } from '../../../test/servers/start-api.ts';

it('POST /org/pois creates a draft from a title alone, and answers 400 for a blank title', async () => {
  const api = await startApi();
  const { editor, organisation, poiId } = await openEditor(api);
  const { body } = await api.send('GET', `/org/pois/${poiId}`, { as: editor });
  expect(body).toMatchObject({
    status: 'draft',
    version: 0,
    label: 'Bal',
    slugFr: null,
    allowedTransitions: ['draft', 'in-review', 'archived'],
  });
  const untitled = await api.send('POST', '/org/pois', {
    as: editor,
    body: { organisationId: organisation.id, label: ' ' },
  });
  expect(untitled).toMatchObject({
    status: 400,
    body: { errors: [{ pointer: '/body/label', code: 'label_missing' }] },
  });
  expect(poiErrorMessages.label_missing).toBe(
    'Veuillez renseigner un titre avant de pouvoir sauvegarder',
  );
});

it('a moderator’s acceptance publishes an event that was submitted with autopublish', async () => {
  const api = await startApi();
  const { editor, poiId, move } = await openCompleteEvent(api);
  const moderator = await api.signIn({ permissions: ['poi_mod'] });
  expect(await move(editor, 'submission', { autopublish: true })).toMatchObject({
    status: 200,
    body: { status: 'in-review' },
  });
  expect(await move(moderator, 'acceptance')).toMatchObject({
    status: 200,
    body: { status: 'published', slugFr: 'bal-tours' },
  });
  expect((await api.get(`/pois/${poiId}`)).body).toMatchObject({
    label: 'Bal',
    minPriceCents: 500,
  });
});

it('GET /org/pois lists the events of an organisation to its readers, who have no permission', async () => {
  const api = await startApi();
  const { organisation, poiId } = await openEditor(api);
  const reader = await api.signIn({ permissions: [] });
  await api.db.membership.create({
    data: { organisationId: organisation.id, accountId: reader.id, role: 'reader' },
  });
  expect((await api.send('GET', '/org/pois', { as: reader })).body).toMatchObject({
    total: 1,
    items: [{ id: poiId }],
  });
});

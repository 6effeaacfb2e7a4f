// Specification: §1.17
import { expect, it } from 'vitest';
import { openCompleteEvent } from '../../../test/editor.ts';
import { startApi } from '../../../test/servers/start-api.ts';

it('the review queue filters by organisation and by origin, and counts the waiting events of each organisation', async () => {
  const api = await startApi();
  const moderator = await api.signIn({ permissions: ['poi_mod'] });
  const events = [];
  for (const source of [null, null, 'file', 'datatourisme']) {
    const event = await openCompleteEvent(api);
    await event.move(event.editor, 'submission', { autopublish: true });
    const [first] = events;
    const organisationId =
      source === null ? (first ?? event).organisation.id : event.organisation.id;
    await api.db.poi.update({
      where: { id: event.poiId },
      data: {
        organisationId,
        source: source === 'file' ? `import:${organisationId}` : source,
        extId: source === null ? null : event.poiId,
      },
    });
    events.push(event);
  }
  const [one, two, imported, fed] = events.map(({ poiId }) => poiId);
  const list = async (query: Record<string, string | number | undefined>) =>
    (await api.send('GET', '/moderation/pois', { as: moderator, query })).body;
  const idsOf = async (query: Parameters<typeof list>[0]): Promise<string[]> =>
    (await list(query)).items.map(({ id }: { id: string }) => id);
  const organisationId = events[0]?.organisation.id;
  expect(new Set(await idsOf({ organisationId }))).toEqual(new Set([one, two]));
  expect(new Set(await idsOf({ origin: 'editor' }))).toEqual(new Set([one, two]));
  expect(await idsOf({ origin: 'file' })).toEqual([imported]);
  expect(await idsOf({ origin: 'feed' })).toEqual([fed]);
  expect(await idsOf({ origin: 'file', organisationId })).toEqual([]);
  const all = await list({ pageSize: 1 });
  expect(all).toMatchObject({
    total: 4,
    items: [{ version: expect.any(Number), origin: 'editor' }],
  });
  expect(all.organisations).toHaveLength(3);
  expect(all.organisations[0]).toEqual({ id: organisationId, name: 'Comité des fêtes', events: 2 });
  const wrong = await api.send('GET', '/moderation/pois', {
    as: moderator,
    query: { origin: 'elsewhere' },
  });
  expect(wrong).toMatchObject({ status: 400, body: { errors: [{ pointer: '/query/origin' }] } });
});

import { describe, expect, it } from 'vitest';
import { mcpKeyTools, mcpTools } from '../../apps/api/src/platform/openapi/guide/client-section.ts';
import { settle } from '../../apps/api/test/change-feed.ts';
import { openEditor } from '../../apps/api/test/editor.ts';
import { smallGazetteer, touraine } from '../../apps/api/test/records/create-gazetteer.ts';
import { createKey } from '../../apps/api/test/records/create-key.ts';
import { type Api, startApi } from '../../apps/api/test/servers/start-api.ts';
import { connectAgent } from './connect-agent.ts';

const listen = (api: Api) => api.app.listen({ host: '127.0.0.1', port: 0 });

describe('the tools without a key', () => {
  it('are the public reads', async () => {
    const { agent } = await connectAgent(await listen(await startApi()));
    const { tools } = await agent.listTools();
    expect(tools.map(({ name, annotations }) => [name, annotations?.readOnlyHint])).toEqual([
      ['search_events', true],
      ['find_place', true],
      ['get_event', true],
      ['list_themes', true],
      ['read_changes', true],
    ]);
    for (const { description, outputSchema } of tools) {
      expect(description).not.toBe('');
      expect(outputSchema?.type).toBe('object');
    }
  });

  it('read the changes from a cursor, with tombstones', async () => {
    const api = await startApi();
    const { id } = await api.create.poi({ label: 'Bal' });
    const { call } = await connectAgent(await listen(api));
    await settle(api.db);
    const first: { cursor: string } = await call('read_changes');
    expect(first).toMatchObject({
      changes: [{ id, change: 'published', title: 'Bal' }],
      startsOver: true,
      hasMore: false,
    });
    const moderator = await api.signIn({ permissions: ['poi_mod'] });
    const body = { enabled: false, reason: 'Faux' };
    await api.send('PUT', `/pois/${id}/visibility`, { as: moderator, body });
    await settle(api.db);
    expect(await call('read_changes', { cursor: first.cursor })).toMatchObject({
      changes: [{ id, change: 'hidden', title: null }],
      startsOver: false,
    });
  });

  it('limit a list and say that further events match', async () => {
    const api = await startApi();
    for (const label of ['Un', 'Deux', 'Trois']) await api.create.poi({ label });
    const { call } = await connectAgent(await listen(api));
    const found: { events: object[] } = await call('search_events', { limit: 2 });
    expect(found).toMatchObject({ searched: { place: null, days: [] }, hasMore: true });
    expect(found.events).toHaveLength(2);
  });

  it('word refusals so that an agent can correct its call', async () => {
    const api = await startApi();
    await smallGazetteer(api.db, touraine).loadIfMissing();
    const { call } = await connectAgent(await listen(api));
    const id = '0197a3c2-6f1e-7c44-9d0a-3b5e8f2a1c70';
    const errors = await Promise.all([
      call('get_event', { id }),
      call('search_events', { place: 'Xyzzyx' }),
      call('search_events', { to: '2026-06-13' }),
      call('search_events', { from: '2026-06-14', to: '2026-06-13' }),
      call('search_events', { theme: 'rock' }),
    ]);
    expect(errors.map(({ error }: { error: string }) => error.split('\n')[0])).toEqual([
      expect.stringMatching(/^poi_not_found: /),
      expect.stringMatching(/^place_not_found: .*"Xyzzyx"/),
      expect.stringMatching(/^from_missing: /),
      expect.stringMatching(/^days_reversed: /),
      expect.stringContaining('theme'),
    ]);
  });

  it('say that the service does not answer', async () => {
    const { call } = await connectAgent('http://127.0.0.1:9', { retries: 0 });
    expect(await call('list_themes')).toMatchObject({
      error: expect.stringMatching(/^unreachable: /),
    });
  });
});

type KeyDraft = NonNullable<Parameters<typeof createKey>[3]>;
const weakKeys: { name: string; draft: KeyDraft; reads: boolean }[] = [
  { name: 'a publishable key', draft: { kind: 'publishable' }, reads: false },
  { name: 'a key with statistics:read', draft: { scopes: ['statistics:read'] }, reads: false },
  { name: 'to write with events:read', draft: { scopes: ['events:read'] }, reads: true },
];

describe('the tools with a key', () => {
  async function openDrafts(draft: KeyDraft = {}) {
    const api = await startApi();
    const { editor, organisation, poiId } = await openEditor(api);
    const other = await openEditor(api);
    const { key } = await createKey(api, editor, organisation.id, draft);
    const origin = await listen(api);
    return { api, origin, poiId, other, ...(await connectAgent(origin, { apiKey: key })) };
  }

  it('are those that the guide names', async () => {
    const { agent } = await openDrafts();
    const { tools } = await agent.listTools();
    expect(tools.map(({ name }) => name)).toEqual(
      [...mcpTools, ...mcpKeyTools].map(([name]) => name),
    );
  });

  it('create a draft, change a part of it, and list it with what it lacks', async () => {
    const { api, call } = await openDrafts();
    const created: { id: string } = await call('create_draft', {
      title: 'Bal folk',
      description: 'Au bord de l’eau.',
      dates: [{ startDate: '2026-07-14', startTime: '20:30' }],
      themes: ['concerts'],
      place: { name: 'Guinguette', town: 'Tours', position: { lon: 0.68, lat: 47.4 } },
      prices: [{ label: 'Entrée', minPriceEuros: 5, maxPriceEuros: 12.5 }],
    });
    expect(created).toMatchObject({
      title: 'Bal folk',
      status: 'draft',
      lacks: [{ code: 'images_missing' }],
    });
    const { id } = created;
    const changes = { id, title: 'Grand bal folk', options: ['outside'], isFree: true };
    expect(await call('update_draft', changes)).toMatchObject({ title: 'Grand bal folk' });
    expect(await call('list_own_events', { text: 'Grand' })).toMatchObject({
      events: [{ id, title: 'Grand bal folk', status: 'draft', town: 'Tours' }],
      total: 1,
    });
    const version = await api.db.poiVersion.findFirstOrThrow({ where: { poiId: id } });
    expect(version).toMatchObject({
      description: 'Au bord de l’eau.',
      themes: ['concerts'],
      placeName: 'Guinguette',
    });
  });

  it('refuse the event of another organisation, a wrong part, and an event in review', async () => {
    const { api, call, poiId, other } = await openDrafts();
    expect(await call('update_draft', { id: other.poiId, title: 'Le mien' })).toMatchObject({
      error: expect.stringMatching(/^poi_not_found: /),
    });
    expect(
      await call('update_draft', { id: poiId, dates: [{ startDate: 'demain' }] }),
    ).toMatchObject({ error: expect.stringMatching(/startDate/) });
    await api.db.poiVersion.updateMany({ where: { poiId }, data: { status: 'in-review' } });
    expect(await call('update_draft', { id: poiId, title: 'Autre' })).toMatchObject({
      error: expect.stringMatching(/^poi_not_editable: the event is in-review/),
    });
  });

  it.each(weakKeys)(
    'refuse $name, name the scope that it lacks, and write nothing',
    async ({ draft, reads }) => {
      const { api, origin, call, poiId } = await openDrafts(draft);
      const lacks = (scope: string) => ({
        error: expect.stringMatching(
          new RegExp(
            `^api_key_scope_missing: .+\nThe key lacks the scope ${scope}\nSee ${origin}/api/problems/api_key_scope_missing$`,
          ),
        ),
      });
      expect(await call('search_events')).toMatchObject({ hasMore: false });
      const listed = await call('list_own_events');
      expect(listed).toMatchObject(reads ? { total: 1 } : lacks('events:read'));
      const first = lacks(reads ? 'events:write' : 'events:read');
      expect(await call('create_draft', { title: 'Autre' })).toEqual(first);
      expect(await call('update_draft', { id: poiId, title: 'Autre' })).toEqual(first);
      expect(await api.db.poiVersion.count({ where: { label: 'Autre' } })).toBe(0);
    },
  );
});

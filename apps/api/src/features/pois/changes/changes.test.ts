import { describe, expect, it } from 'vitest';
import { inWords, readFeed } from '../../../../test/change-feed.ts';
import { openCompleteEvent } from '../../../../test/editor.ts';
import { refreshPoi } from '../../../../test/records/create-poi.ts';
import { startApi } from '../../../../test/servers/start-api.ts';
import { sweepSearch } from '../search-projection/sweep-search.ts';

const ids = (items: { poi?: { id: string } }[]) => items.map(({ poi }) => poi?.id);

async function openPublished() {
  const api = await startApi();
  const event = await openCompleteEvent(api);
  const moderator = await api.signIn({ permissions: ['poi_mod'] });
  await event.move(event.editor, 'submission', { autopublish: true });
  await event.move(moderator, 'acceptance');
  const { next } = await readFeed(api);
  const since = async () => inWords((await readFeed(api, next)).items);
  return { ...api, ...event, moderator, next, since };
}
type Published = Awaited<ReturnType<typeof openPublished>>;

describe('GET /pois/changes without a cursor', () => {
  it('200: lists each public event that is not over, whole, and none that is a draft, hidden, archived or over', async () => {
    const api = await startApi();
    const { id } = await api.create.poi({ label: 'Bal' });
    const permanent = await api.create.poi({ isPermanent: true, themes: ['musees'] });
    const noTheme = await api.create.poi({ themes: [] });
    for (const status of ['draft', 'in-review', 'refused', 'archived'] as const)
      await api.create.poi({ status });
    await api.create.poi({ isEnabled: false });
    await api.create.poi({ periods: [{ startDate: '2026-06-01' }] });
    const { items } = await readFeed(api);
    expect(ids(items).sort()).toEqual([id, permanent.id, noTheme.id].sort());
    const [first] = items.filter(({ poi }) => poi?.id === id);
    expect(first).toEqual({
      kind: 'published',
      changedAt: '2026-06-10T10:00:00Z',
      poi: (await api.get(`/pois/${id}`)).body,
    });
  });

  it('200: reads every event once with pages of any size', async () => {
    const api = await startApi();
    const created = [];
    for (let n = 0; n < 7; n += 1) created.push((await api.create.poi()).id);
    for (const pageSize of [1, 3, 7, 100])
      expect(ids((await readFeed(api, undefined, { pageSize })).items)).toEqual(created);
  });

  it('200: gives a copy that has everything an empty page, and the cursor to ask again with', async () => {
    const api = await startApi();
    const { next } = await readFeed(api);
    const { items } = await readFeed(api, next);
    expect(items).toEqual([]);
    const answer = await api.get('/pois/changes');
    expect(answer.headers['cache-control']).toBe('private, no-store');
  });
});

const acts: [string, string, (event: Published) => Promise<unknown>][] = [
  [
    'archived by its organiser',
    'archived',
    ({ move, editor }) => move(editor, 'archival', { confirmation: 'Bal' }),
  ],
  [
    'hidden by a moderator',
    'hidden',
    ({ send, moderator, poiId }) =>
      send('PUT', `/pois/${poiId}/visibility`, {
        as: moderator,
        body: { enabled: false, reason: 'Faux' },
      }),
  ],
  [
    'cancelled',
    'cancelled',
    async ({ send, editor, poiId, read }) =>
      send('PUT', `/org/pois/${poiId}/live-state`, {
        as: editor,
        body: { version: (await read(editor)).version, liveState: 'cancelled' },
      }),
  ],
  [
    'postponed',
    'changed',
    async ({ send, editor, poiId, read }) =>
      send('PUT', `/org/pois/${poiId}/live-state`, {
        as: editor,
        body: { version: (await read(editor)).version, liveState: 'postponed' },
      }),
  ],
  [
    'given a theme by a moderator',
    'changed',
    ({ send, moderator, poiId }) =>
      send('POST', `/pois/${poiId}/themes`, { as: moderator, body: { themes: ['famille'] } }),
  ],
  [
    'changed on one date',
    'changed',
    async ({ send, editor, poiId, read }) =>
      send('PUT', `/org/pois/${poiId}/date-state`, {
        as: editor,
        body: {
          version: (await read(editor)).version,
          startDate: '2026-07-14',
          startTime: '20:30:00',
          liveState: 'full',
        },
      }),
  ],
  [
    'published again after a revision',
    'changed',
    async ({ move, save, editor, moderator }) => {
      await move(editor, 'revision');
      await save(editor, 'dates', { label: 'Grand bal' });
      await move(editor, 'submission', { autopublish: true });
      return move(moderator, 'acceptance');
    },
  ],
];

describe('GET /pois/changes with a cursor', () => {
  it.each(acts)('200: lists an event that was %s as %s', async (_, kind, act) => {
    const event = await openPublished();
    const answer = (await act(event)) as { status: number; body: object };
    expect({ status: answer.status, body: answer.body }).toMatchObject({ status: 200 });
    expect(await event.since()).toEqual([`${kind} ${event.poiId}`]);
  });

  it('200: lists nothing for a draft, a revision that is being written or an act on a hidden event', async () => {
    const event = await openPublished();
    const { send, move, save, editor, moderator, poiId, since, read } = event;
    await openCompleteEvent(event);
    await move(editor, 'revision');
    await save(editor, 'dates', { label: 'Brouillon secret' });
    expect(await since()).toEqual([]);
    await send('PUT', `/pois/${poiId}/visibility`, {
      as: moderator,
      body: { enabled: false, reason: 'Faux' },
    });
    const hidden = await readFeed(event, event.next);
    const version = (await read(editor)).version;
    await send('PUT', `/org/pois/${poiId}/live-state`, {
      as: editor,
      body: { version, liveState: 'full' },
    });
    expect((await readFeed(event, hidden.next)).items).toEqual([]);
    await send('PUT', `/pois/${poiId}/visibility`, { as: moderator, body: { enabled: true } });
    expect(inWords((await readFeed(event, hidden.next)).items)).toEqual([`published ${poiId}`]);
  });

  it('200: lists a merged event with the one that stays, and as published after the undo', async () => {
    const api = await startApi();
    const moderator = await api.signIn({ permissions: ['poi_mod'] });
    const [gone, stays] = [await api.create.poi(), await api.create.poi()];
    const { next } = await readFeed(api);
    const body = { version: 0, intoPoiId: stays.id };
    await api.send('POST', `/moderation/pois/${gone.id}/merge`, { as: moderator, body });
    const merged = await readFeed(api, next);
    expect(merged.items.map(({ tombstone }) => tombstone)).toContainEqual({
      poiId: gone.id,
      reason: 'merged',
      mergedInto: stays.id,
    });
    await api.send('DELETE', `/moderation/pois/${gone.id}/merge`, { as: moderator });
    expect(inWords((await readFeed(api, merged.next)).items)).toContain(`published ${gone.id}`);
  });

  it('200: lists a deleted event to the copies that have it, and not to new ones', async () => {
    const api = await startApi();
    const { id } = await api.create.poi();
    const { next } = await readFeed(api);
    await api.db.$queryRawUnsafe(
      'SELECT delete_pois(ARRAY[$1::uuid], $2::timestamptz)::text',
      id,
      api.clock.now(),
    );
    expect(inWords((await readFeed(api, next)).items)).toEqual([`deleted ${id}`]);
    expect((await readFeed(api)).items).toEqual([]);
  });

  it('200: lists the events of an organisation that is suspended, and nothing for an event that ends', async () => {
    const event = await openPublished();
    const { db, send, organisation, since, poiId, clock } = event;
    const ended = await event.create.poi({ periods: [{ startDate: '2026-06-10' }] });
    const { next } = await readFeed(event);
    clock.set('2026-06-12T10:00:00Z');
    expect(await sweepSearch(db, clock.now())).toBe(1);
    expect((await readFeed(event, next)).items).toEqual([]);
    const admin = await event.signIn({ permissions: ['org_mod'] });
    const decide = (verb: string, body: object) =>
      send('POST', `/moderation/organisations/${organisation.id}/${verb}`, { as: admin, body });
    const { version } = await db.organisation.findUniqueOrThrow({ where: { id: organisation.id } });
    expect((await decide('suspension', { version, reason: 'Compte volé' })).status).toBe(200);
    expect(await since()).toEqual([`published ${ended.id}`, `changed ${poiId}`]);
  });

  it('200: leaves out what changed before it, and lists several changes of an event once', async () => {
    const api = await startApi();
    const [a, b] = [await api.create.poi(), await api.create.poi()];
    const { next } = await readFeed(api);
    for (const label of ['Bal', 'Grand bal', 'Bal masqué']) {
      await api.db.poiVersion.updateMany({ where: { poiId: b.id }, data: { label } });
      await refreshPoi(api.db, b.id, api.clock.now());
    }
    const { items } = await readFeed(api, next);
    expect(items.map(({ poi }) => [poi?.id, poi?.label])).toEqual([[b.id, 'Bal masqué']]);
    expect(inWords(items)).not.toContain(`changed ${a.id}`);
  });
});

import { createParages } from '@parages/client';
import type { ChangePage } from '@parages/client/changes';
import { dataOf } from '@parages/client/problems';
import { describe, expect, it } from 'vitest';
import { settle } from '../../apps/api/test/change-feed.ts';
import { openEditor } from '../../apps/api/test/editor.ts';
import { createKey } from '../../apps/api/test/records/create-key.ts';
import { type Api, startApi } from '../../apps/api/test/servers/start-api.ts';

const listen = (api: Api) => api.app.listen({ host: '127.0.0.1', port: 0 });
const openClient = async (api: Api, apiKey?: string) =>
  createParages({ origin: await listen(api), apiKey });

async function readAll<T>(items: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const item of items) all.push(item);
  return all;
}

const changesOf = (pages: ChangePage[]): string[] =>
  pages.flatMap(({ changes }) =>
    changes.map((change) =>
      'poi' in change ? `${change.kind} ${change.poi.id}` : `gone ${change.tombstone.poiId}`,
    ),
  );

describe('the client and the service', () => {
  it('list the same events over several pages', async () => {
    const api = await startApi();
    const created = [];
    for (let n = 0; n < 5; n += 1) created.push((await api.create.poi()).id);
    await api.create.poi({ themes: ['famille'] });
    const parages = await openClient(api);
    const search = {
      lon: 0.7,
      lat: 47.39,
      distanceKm: 10,
      theme: 'concerts',
      pageSize: 2,
    } as const;
    const events = await readAll(parages.listEvents(search));
    expect(events.map(({ id }) => id).sort()).toEqual(created.sort());
  });

  it('list the events of the organisation of a key', async () => {
    const api = await startApi();
    const { editor, organisation, poiId } = await openEditor(api);
    await openEditor(api);
    const { key } = await createKey(api, editor, organisation.id);
    const parages = await openClient(api, key);
    const events = await readAll(parages.listOwnEvents());
    expect(events.map(({ id, status }) => [id, status])).toEqual([[poiId, 'draft']]);
  });

  it('follow the changes from a stored cursor through an archival', async () => {
    const api = await startApi();
    const [kept, gone] = [await api.create.poi(), await api.create.poi()];
    const moderator = await api.signIn({ permissions: ['poi_mod'] });
    const parages = await openClient(api);
    await settle(api.db);
    const first = await readAll(parages.followChanges({ pageSize: 1 }));
    expect(changesOf(first)).toEqual([`published ${kept.id}`, `published ${gone.id}`]);
    expect(first.map(({ startsOver }) => startsOver)[0]).toBe(true);
    const body = { enabled: false, reason: 'Faux' };
    await api.send('PUT', `/pois/${gone.id}/visibility`, { as: moderator, body });
    await settle(api.db);
    const cursor = first.at(-1)?.cursor;
    expect(changesOf(await readAll(parages.followChanges({ cursor })))).toEqual([
      `gone ${gone.id}`,
    ]);
  });

  it('begin again with every event when the service refuses the cursor', async () => {
    const api = await startApi();
    const { id } = await api.create.poi();
    const parages = await openClient(api);
    await settle(api.db);
    const [page] = await readAll(parages.followChanges());
    // A cursor of other filters is refused like one of another database.
    const options = { cursor: page?.cursor, theme: 'concerts' } as const;
    const again = await readAll(parages.followChanges(options));
    expect(again[0]?.startsOver).toBe(true);
    expect(changesOf(again)).toEqual([`published ${id}`]);
  });

  it('give the refusals of the service as problems with their code', async () => {
    const api = await startApi();
    const origin = await listen(api);
    const parages = createParages({ origin, apiKey: 'parages_sk_unknown' });
    const params = { path: { poiId: '0197a3c2-6f1e-7c44-9d0a-3b5e8f2a1c70' } };
    const call = dataOf(parages.api.GET('/api/v1/pois/{poiId}', { params }));
    await expect(call).rejects.toMatchObject({ status: 401, code: 'api_key_unknown' });
    const anonymous = createParages({ origin });
    const search = anonymous.listEvents({ dates: 'soon' });
    await expect(readAll(search)).rejects.toMatchObject({ status: 400, code: 'request_invalid' });
    const missing = dataOf(anonymous.api.GET('/api/v1/pois/{poiId}', { params }));
    await expect(missing).rejects.toMatchObject({ status: 404, code: 'poi_not_found' });
  });
});

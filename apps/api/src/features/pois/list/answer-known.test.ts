import request from 'supertest';
import { expect, it } from 'vitest';
import { createPoi } from '../../../../test/records/create-poi.ts';
import { closeAfterTest } from '../../../../test/servers/close-after-test.ts';
import { emptyDatabase } from '../../../../test/servers/test-database.ts';
import { shownChange } from '../../../../test/shown-change.ts';
import { createHttpServer } from '../../../platform/http-server.ts';
import { areaChangesRepository } from '../area-changes/area-changes.repository.ts';
import {
  type AreaChanges,
  areaChangesService,
  type CacheOfAnswers,
  type Change,
} from '../area-changes/area-changes.service.ts';
import { poisRoutes } from '../pois.routes.ts';
import { poisService } from '../pois.service.ts';
import { knownAnswers } from './known-answers.ts';

const cellOfTours = 134 * 1000 + 127;
const cellOfAngers = 109 * 1000 + 129;
const concert = 4;
const tours = '/api/v1/pois?lon=0.704&lat=47.3948&theme=concerts';
const at = (cell: number, themeMask: number): Change => [{ cell, themeMask }];

/** A server that counts how often it computes the list, which one client has. */
async function setUp({ keptForMs = 300_000 } = {}) {
  const times = { now: Date.parse('2026-06-13T10:00:10Z') };
  const clock = { now: () => new Date(times.now) };
  const state = { computed: 0, during: () => {} };
  const pois = {
    ...poisService({ db: undefined as never, clock }),
    listAsJson: async () => {
      state.computed += 1;
      state.during();
      return '{"items":[],"extra":[],"total":0}';
    },
  };
  const known = knownAnswers({ clock });
  let isFollowing = false;
  const follow = (cache: CacheOfAnswers): void => {
    if (!isFollowing) cache.open(keptForMs);
    isFollowing = true;
  };
  const get = await serve(pois, { known, changes: { follow } });
  const etag = String((await get(tours)).headers.etag);
  const again = (url = tours) => get(url, { 'if-none-match': etag });
  await again();
  state.computed = 0;
  return { get, again, etag, known, state, times };
}

async function serve(
  pois: ReturnType<typeof poisService>,
  known: { known: ReturnType<typeof knownAnswers>; changes: Pick<AreaChanges, 'follow'> },
) {
  const app = await createHttpServer({ logLevel: 'silent', trustProxy: false });
  await app.register(poisRoutes, { prefix: '/api/v1', pois, known });
  await app.ready();
  closeAfterTest(() => app.close());
  return (url: string, headers: Record<string, string> = {}) =>
    request(app.server)
      .get(url)
      .set({ host: 'localhost', ...headers });
}

it('a list that a client revalidates is answered 304 without being computed, with the headers of a computed 304', async () => {
  const { again, known, state } = await setUp();
  const kept = await again();
  expect([kept.status, kept.text, state.computed]).toEqual([304, '', 0]);
  known.close();
  const computed = await again();
  expect([computed.status, state.computed]).toEqual([304, 1]);
  const { date: _1, 'x-request-id': _2, ...headers } = kept.headers;
  const { date: _3, 'x-request-id': _4, ...others } = computed.headers;
  expect(headers).toEqual(others);
});

it('a client without the list, or with a former one, gets it computed', async () => {
  const { get, state } = await setUp();
  expect((await get(tours)).status).toBe(200);
  expect((await get(tours, { 'if-none-match': 'W/"former"' })).status).toBe(200);
  expect(state.computed).toBe(2);
});

it.each([
  ['of a concert in Tours', tours, at(cellOfTours, concert), 1],
  ['of an exhibition in Tours', tours, at(cellOfTours, 8), 0],
  ['of a concert in Angers', tours, at(cellOfAngers, concert), 0],
  [
    'of a concert in Angers, of a list that is extended',
    `${tours}&autoExtend=true`,
    at(cellOfAngers, concert),
    1,
  ],
  ['of everything', tours, 'everything', 1],
  [
    'anywhere, of a list of the whole country',
    '/api/v1/pois?theme=concerts',
    at(cellOfAngers, 8),
    1,
  ],
  ['anywhere, of a list in a rectangle', '/api/v1/pois?bbox=0,47,1,48', at(cellOfAngers, 8), 1],
] as const)(
  'after a change %s (%s), the list is computed %s',
  async (_name, url, change, times) => {
    const { again, known, state } = await setUp();
    await again(url);
    state.computed = 0;
    await again(url);
    expect(state.computed).toBe(0);
    known.change(change);
    await again(url);
    expect(state.computed).toBe(times);
  },
);

it('a list is computed again in the next minute, in which an occurrence may begin or end', async () => {
  const { again, state, times } = await setUp();
  times.now = Date.parse('2026-06-13T10:00:59.999Z');
  await again();
  expect(state.computed).toBe(0);
  times.now += 1;
  await again();
  expect(state.computed).toBe(1);
});

it('a database that sends no changes keeps a list for as long as it says', async () => {
  const { again, state, times } = await setUp({ keptForMs: 1000 });
  times.now += 1000;
  await again();
  expect(state.computed).toBe(1);
});

it('a list is not kept when an event changes while it is computed', async () => {
  const { again, known, state } = await setUp();
  known.change('everything');
  state.during = () => known.change(at(cellOfAngers, 8));
  await again();
  await again();
  expect(state.computed).toBe(2);
});

it('a list is not kept until reads show the last change', async () => {
  const { again, known, state } = await setUp();
  const shown = shownChange();
  known.change('everything', shown.promise);
  await again();
  await again();
  expect(state.computed).toBe(2);
  await shown.show();
  await again();
  await again();
  expect(state.computed).toBe(3);
});

it('a list is not kept under an address of more than 500 characters', async () => {
  const { again, state } = await setUp();
  const long = `${tours}&options=${'free,'.repeat(90)}`;
  await again(long);
  await again(long);
  expect(state.computed).toBe(2);
});

it('nothing is kept while changes may be missed', async () => {
  const { again, known, state } = await setUp();
  known.close();
  await again();
  await again();
  expect(state.computed).toBe(2);
});

it('within 1 s of a new event near by, a client that has the list gets the new one', async () => {
  const now = new Date('2026-06-10T10:00:00Z');
  const clock = { now: () => now };
  const { db, url } = await emptyDatabase();
  const changes = areaChangesService(
    areaChangesRepository({
      databaseUrl: url,
      engine: 'postgresql',
      onDisconnect: () => undefined,
    }),
  );
  closeAfterTest(changes.stop);
  const known = knownAnswers({ clock });
  const get = await serve(poisService({ db, clock }), { known, changes });
  const headers = { 'if-none-match': String((await get(tours)).headers.etag) };
  await expect
    .poll(async () => {
      await get(tours, headers);
      return known.tagOf(tours);
    })
    .toBe(headers['if-none-match']);
  await createPoi(db, now, { label: 'Concert', at: { lon: 0.7, lat: 47.4 }, themes: ['concerts'] });
  await expect
    .poll(async () => (await get(tours, headers)).status, { timeout: 1000, interval: 20 })
    .toBe(200);
});

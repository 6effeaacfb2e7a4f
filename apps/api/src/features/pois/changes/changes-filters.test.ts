import { expect, it } from 'vitest';
import { inWords, readFeed, settle } from '../../../../test/change-feed.ts';
import { createOrganisation } from '../../../../test/records/create-organisation.ts';
import { refreshPoi } from '../../../../test/records/create-poi.ts';
import { type Api, startApi } from '../../../../test/servers/start-api.ts';
import { readCursor, writeCursor } from './change-cursor.domain.ts';
import { keepChangeLog } from './keep-change-log.ts';

const change = async ({ db, clock }: Api, poiId: string, set: string): Promise<void> => {
  await db.$executeRawUnsafe(
    `UPDATE ${set} WHERE ${set.startsWith('poi_v') ? 'poi_id' : 'id'} = '${poiId}'`,
  );
  await refreshPoi(db, poiId, clock.now());
};

it('200: of one theme, lists an event that loses the theme as unmatched, and no event that never had it', async () => {
  const api = await startApi();
  const concert = await api.create.poi({ themes: ['concerts', 'famille'] });
  const other = await api.create.poi({ themes: ['famille'] });
  const query = { theme: 'concerts' };
  const first = await readFeed(api, undefined, query);
  expect(inWords(first.items)).toEqual([`published ${concert.id}`]);
  for (const { id } of [other, concert])
    await change(api, id, `poi_version SET themes = '{famille}'`);
  const second = await readFeed(api, first.next, query);
  expect(inWords(second.items)).toEqual([`unmatched ${concert.id}`]);
  await change(api, concert.id, `poi_version SET themes = '{concerts}'`);
  expect(inWords((await readFeed(api, second.next, query)).items)).toEqual([
    `changed ${concert.id}`,
  ]);
});

it('200: a new copy of one theme has no tombstone of an event that once had the theme', async () => {
  const api = await startApi();
  const { id } = await api.create.poi({ themes: ['concerts', 'famille'] });
  await change(api, id, `poi_version SET themes = '{famille}'`);
  expect((await readFeed(api, undefined, { theme: 'concerts' })).items).toEqual([]);
});

it('200: an event that changed while a copy was begun is published on each of its pages', async () => {
  const api = await startApi();
  const ids: string[] = [];
  for (let count = 0; count < 3; count += 1) ids.push((await api.create.poi()).id);
  for (const id of ids.toReversed()) await change(api, id, `poi_version SET label = 'Bal'`);
  await settle(api.db);
  const kinds: string[] = [];
  let cursor: string | undefined;
  for (const _ of ids) {
    const { body } = await api.get('/pois/changes', {
      pageSize: '1',
      ...(cursor && { updatedSince: cursor }),
    });
    kinds.push(...body.items.map(({ kind }: { kind: string }) => kind));
    cursor = body.next;
  }
  expect(kinds).toEqual(['published', 'published', 'published']);
});

it('200: of one organiser, lists an event that a moderator gives to another one as unmatched', async () => {
  const api = await startApi();
  const [mine, theirs] = [await createOrganisation(api.db), await createOrganisation(api.db)];
  const { id } = await api.create.poi();
  await api.create.poi();
  await change(api, id, `poi SET organisation_id = '${mine.id}'`);
  const query = { organiser: mine.slug };
  const first = await readFeed(api, undefined, query);
  expect(inWords(first.items)).toEqual([`published ${id}`]);
  await change(api, id, `poi SET organisation_id = '${theirs.id}'`);
  expect(inWords((await readFeed(api, first.next, query)).items)).toEqual([`unmatched ${id}`]);
  expect(inWords((await readFeed(api, undefined, { organiser: theirs.slug })).items)).toEqual([
    `published ${id}`,
  ]);
});

it('404 organiser_not_found: refuses the slug of no organisation, and of one that is not approved', async () => {
  const api = await startApi();
  const { slug } = await createOrganisation(api.db, { status: 'pending' });
  for (const organiser of [slug, 'inconnu']) {
    const { status, body } = await api.get('/pois/changes', { organiser });
    expect([status, body.code]).toEqual([404, 'organiser_not_found']);
  }
});

it('410 change_cursor_expired: refuses a cursor of another database or of other filters', async () => {
  const api = await startApi();
  const { next } = await readFeed(api);
  const cursor = readCursor(next);
  if (cursor === undefined) throw new Error('no cursor');
  const foreign = writeCursor({ ...cursor, era: '000000000000' });
  for (const query of [{ updatedSince: foreign }, { updatedSince: next, theme: 'concerts' }]) {
    const { status, body } = await api.get('/pois/changes', query);
    expect([status, body.code]).toEqual([410, 'change_cursor_expired']);
  }
});

it('400 request_invalid: refuses a text that is no cursor, an unknown theme and a page of more than 100', async () => {
  const api = await startApi();
  for (const [name, value] of [
    ['updatedSince', 'demain'],
    ['theme', 'x'],
    ['pageSize', '101'],
  ] as const) {
    const { status, body } = await api.get('/pois/changes', { [name]: value });
    expect([status, body.errors[0].pointer]).toEqual([400, `/query/${name}`]);
  }
});

it('the worker records events that were published before the table existed, once, and those of servers of the release before', async () => {
  const api = await startApi();
  const [old, known] = [await api.create.poi(), await api.create.poi()];
  await api.create.poi({ status: 'draft' });
  const { next } = await readFeed(api);
  await api.db.poiChange.deleteMany({ where: { poiId: old.id } });
  await api.db.poiChangeBackfill.create({
    data: { after: '00000000-0000-0000-0000-000000000000' },
  });
  await keepChangeLog(api.db, api.clock.now());
  expect(inWords((await readFeed(api, next)).items)).toEqual([`published ${old.id}`]);
  expect(await api.db.poiChangeBackfill.count()).toBe(0);
  expect((await readFeed(api)).items.map(({ poi }) => poi?.id)).toEqual([known.id, old.id]);
});

it('the worker renumbers the changes that a restore brought from another database, which the feed then lists', async () => {
  const api = await startApi();
  const { id } = await api.create.poi();
  await api.db.poiChange.updateMany({ data: { xid: 2n ** 60n, stateXid: 2n ** 60n, liveXid: 1n } });
  expect((await readFeed(api)).items).toEqual([]);
  await keepChangeLog(api.db, api.clock.now());
  expect(inWords((await readFeed(api)).items)).toEqual([`published ${id}`]);
});

import { limits } from '@parages/contracts/vocabulary/limits';
import { v7 as uuidv7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { createOrganisation } from '../../../../test/records/create-organisation.ts';
import { startApi } from '../../../../test/servers/start-api.ts';
import type { ReportedPois } from './reports.schema.ts';

async function start() {
  const api = await startApi();
  const moderator = await api.signIn({ permissions: ['poi_mod', 'image_mod'] });
  const list = async (query = {}, as = moderator): Promise<ReportedPois> =>
    (await api.send('GET', '/moderation/reports', { as, query })).body;
  // Written directly, a second after the report before: the form accepts few messages of a network.
  const report = async (poiId: string, draft: { kind?: string; message?: string } = {}) => {
    const createdAt = new Date(api.clock.now().getTime() + 1000);
    api.clock.set(createdAt.toISOString());
    const id = uuidv7({ msecs: createdAt.getTime() });
    const { kind = 'wrong-dates', message = '' } = draft;
    const sent = { id, poiId, reportKind: kind, message, locale: 'fr', createdAt };
    await api.db.feedback.create({ data: sent });
    return id;
  };
  const close = (poiId: string, latestReportId: string, as = moderator) =>
    api.send('POST', `/moderation/pois/${poiId}/reports/done`, { as, body: { latestReportId } });
  const count = async () =>
    (await api.send('GET', '/moderation/dashboard', { as: moderator })).body.items;
  return { ...api, moderator, list, report, close, count };
}

describe('issue "a queue of reports"', () => {
  it('200: groups the open reports by event, latest report first, with their kinds and texts', async () => {
    const { create, db, clock, list, report, request } = await start();
    const [bal, fete] = [await create.poi({ label: 'Bal' }), await create.poi({ label: 'Fête' })];
    await report(bal.id);
    await report(fete.id, { kind: 'duplicate' });
    await report(bal.id, { kind: 'other', message: '<b>Trop cher</b>' });
    await report(bal.id, { kind: 'wrong-dates', message: 'Le 14, pas le 15.' });
    const { items, next } = await list();
    expect(items).toMatchObject([
      {
        id: bal.id,
        slugFr: bal.slugFr,
        label: 'Bal',
        total: 3,
        isOwn: false,
        kinds: [
          { kind: 'wrong-dates', count: 2 },
          { kind: 'other', count: 1 },
        ],
        reports: [
          { kind: 'wrong-dates', message: 'Le 14, pas le 15.', createdAt: '2026-06-10T10:00:04Z' },
          { kind: 'other', message: '<b>Trop cher</b>' },
          { kind: 'wrong-dates', message: '' },
        ],
      },
      { id: fete.id, total: 1, kinds: [{ kind: 'duplicate', count: 1 }] },
    ]);
    expect(next).toBeNull();
    clock.set('2026-06-10T10:01:00Z');
    await request.post('/api/v1/feedback').send({
      message: '',
      email: 'moi@example.org',
      page: `/evenement/${fete.slugFr}`,
      locale: 'fr',
      reportKind: 'cancelled',
    });
    const [first] = (await list()).items;
    expect(first).toMatchObject({ id: fete.id, total: 2 });
    expect(first?.reports[0]).toMatchObject({ kind: 'cancelled', email: 'moi@example.org' });
    expect(await db.feedback.count({ where: { doneAt: null } })).toBe(5);
  });

  it('200: leaves out messages that report nothing, and archived events', async () => {
    const { create, db, clock, list, report, count } = await start();
    const [praised, gone] = [await create.poi(), await create.poi({ status: 'archived' })];
    const message = { message: 'Bravo', locale: 'fr', createdAt: clock.now() };
    await db.feedback.create({ data: { id: uuidv7(), poiId: praised.id, ...message } });
    await report(gone.id);
    expect(await list()).toEqual({ items: [], next: null });
    expect(await count()).toContainEqual({ listing: 'reports', count: 0 });
  });

  it('200: pages have neither gap nor overlap, and show the latest reports of each event', async () => {
    const { create, list, report } = await start();
    const made: string[] = [];
    for (let index = 0; index < 3; index += 1) {
      const { id } = await create.poi();
      await report(id);
      made.unshift(id);
    }
    const most = limits.feedback.reportsShown;
    const newest = String(made[0]);
    for (let index = 0; index < most; index += 1) await report(newest);
    const first = await list({ pageSize: 2 });
    const second = await list({ pageSize: 2, after: first.next });
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(made);
    expect(first.items[0]).toMatchObject({ total: most + 1 });
    expect(first.items[0]?.reports).toHaveLength(most);
    expect(second.next).toBeNull();
  });

  it('200: the dashboard counts the events with open reports, for moderators of events only', async () => {
    const { create, report, count, send, signIn } = await start();
    const [one, two] = [await create.poi(), await create.poi()];
    for (const { id } of [one, one, two]) await report(id);
    expect(await count()).toContainEqual({ listing: 'reports', count: 2 });
    const curator = await signIn({ permissions: ['image_mod'] });
    const { items } = (await send('GET', '/moderation/dashboard', { as: curator })).body;
    expect(items.map(({ listing }: { listing: string }) => listing)).not.toContain('reports');
  });

  it('403 permission_missing: refuses the queue and its acts to accounts without poi_mod', async () => {
    const { create, report, close, send, signIn } = await start();
    const curator = await signIn({ permissions: ['image_mod', 'theme_mod', 'poi_editor'] });
    const { id } = await create.poi();
    const latest = await report(id);
    expect((await send('GET', '/moderation/reports', { as: curator })).body.code).toBe(
      'permission_missing',
    );
    expect((await close(id, latest, curator)).body.code).toBe('permission_missing');
  });

  it('400 request_invalid: names the field of an invalid cursor, page size and report', async () => {
    const { create, close, send, moderator } = await start();
    const { id } = await create.poi();
    const get = (query: Record<string, string>) =>
      send('GET', '/moderation/reports', { as: moderator, query });
    const answers = [await get({ after: 'x' }), await get({ pageSize: '0' }), await close(id, 'x')];
    expect(answers.map(({ status, body }) => [status, body.errors[0].pointer])).toEqual([
      [400, '/query/after'],
      [400, '/query/pageSize'],
      [400, '/body/latestReportId'],
    ]);
  });
});

describe('marking reports as done', () => {
  it('200: closes the reports that the moderator has read, and keeps a later one open', async () => {
    const { create, list, report, close, db } = await start();
    const { id } = await create.poi();
    await report(id);
    const read = await report(id);
    await report(id, { kind: 'cancelled' });
    expect((await close(id, read)).body).toEqual({ open: 1 });
    expect((await list()).items).toMatchObject([
      { id, total: 1, reports: [{ kind: 'cancelled' }] },
    ]);
    expect(await db.feedback.count({ where: { doneAt: { not: null } } })).toBe(2);
  });

  it('200: answers the same to two moderators who press at once, and keeps the first time', async () => {
    const { create, list, report, close, signIn, db, clock } = await start();
    const other = await signIn({ permissions: ['poi_mod'] });
    const { id } = await create.poi();
    await report(id);
    const latest = await report(id);
    const answers = await Promise.all([close(id, latest), close(id, latest, other)]);
    expect(answers.map(({ status, body }) => [status, body])).toEqual([
      [200, { open: 0 }],
      [200, { open: 0 }],
    ]);
    clock.set('2026-06-10T11:00:00Z');
    expect((await close(id, latest)).body).toEqual({ open: 0 });
    expect((await list()).items).toEqual([]);
    const done = await db.feedback.findMany({ where: { poiId: id } });
    expect(done.map(({ doneAt }) => doneAt)).toEqual([
      new Date('2026-06-10T10:00:02Z'),
      new Date('2026-06-10T10:00:02Z'),
    ]);
  });

  it('403 poi_own: a moderator cannot close the reports about an event of their own organisation', async () => {
    const { create, db, list, report, close, moderator } = await start();
    const { id } = await create.poi();
    const own = await createOrganisation(db, { members: [{ id: moderator.id, role: 'reader' }] });
    await db.poi.update({ where: { id }, data: { organisationId: own.id } });
    const latest = await report(id);
    expect((await close(id, latest)).body).toMatchObject({ status: 403, code: 'poi_own' });
    expect((await list()).items).toMatchObject([{ id, isOwn: true, total: 1 }]);
  });

  it('404 poi_not_found: an unknown event', async () => {
    const { close } = await start();
    expect((await close(uuidv7(), uuidv7())).body.code).toBe('poi_not_found');
  });
});

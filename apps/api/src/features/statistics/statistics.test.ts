import { statisticsLimits } from '@parages/contracts/vocabulary/limits';
import { v7 as uuidv7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../../test/servers/start-api.ts';
import type { User } from '../../../test/signed-in.ts';
import { forgetVisitors } from './statistics.service.ts';

const agents = (count: number) =>
  Array.from(
    { length: count },
    (_, n) => `Mozilla/5.0 (X11; Linux x86_64; rv:${n}.0) Gecko/20100101 Firefox/${n}.0`,
  );
const [firefox = '', other = ''] = agents(2);

async function organisationOf({ db }: Api, member: User, role = 'owner'): Promise<string> {
  const id = uuidv7();
  const data = {
    id,
    slug: id,
    status: 'approved',
    name: 'Le Bateau Ivre',
    email: 'bateau@example.org',
    applicantId: member.id,
  };
  await db.organisation.create({
    data: { ...data, members: { create: { accountId: member.id, role } } },
  });
  return id;
}

async function start() {
  const api = await startApi();
  const owner = await api.signIn();
  const organisationId = await organisationOf(api, owner);
  const { id: poiId } = await api.create.poi();
  await api.db.poi.update({ where: { id: poiId }, data: { organisationId } });
  const visit = async (kind: string, agent: string, id = poiId) =>
    (
      await api.send('POST', `/pois/${id}/visits`, {
        body: { kind },
        headers: { 'user-agent': agent },
      })
    ).status;
  const read = (as: User, path = `/org/pois/${poiId}/statistics`, query = {}) =>
    api.send('GET', path, { as, query });
  return { ...api, api, owner, organisationId, poiId, visit, read };
}

describe('counting the visits of an event', () => {
  it('204: "views, favourites, clicks out, per day": counts each visitor once per day and kind', async () => {
    const { visit, read, owner, clock } = await start();
    for (const agent of [firefox, firefox, other]) expect(await visit('view', agent)).toBe(204);
    await visit('click', firefox);
    clock.set('2026-06-11T10:00:00Z');
    await visit('view', firefox);
    const { status, body } = await read(owner);
    expect([status, body.items.length, body.totals]).toEqual([
      200,
      30,
      { views: 3, favorites: 0, clicks: 1 },
    ]);
    expect(body.items.slice(-2)).toEqual([
      { day: '2026-06-10', views: 2, favorites: 0, clicks: 1 },
      { day: '2026-06-11', views: 1, favorites: 0, clicks: 0 },
    ]);
  });

  it('counts one favourite when it is added twice, also after its removal', async () => {
    const { signIn, send, read, owner, poiId } = await start();
    const reader = await signIn();
    for (const method of ['PUT', 'PUT', 'DELETE'] as const)
      await send(method, `/me/favorites/${poiId}`, { as: reader });
    expect((await read(owner)).body.totals).toEqual({ views: 0, favorites: 1, clicks: 0 });
  });

  it('counts a view at 22:30 UTC in summer for the next day, which has begun in Paris', async () => {
    const { visit, read, owner, clock } = await start();
    clock.set('2026-06-10T22:30:00Z');
    await visit('view', firefox);
    expect((await read(owner)).body.items.at(-1)).toMatchObject({ day: '2026-06-11', views: 1 });
  });

  it('204: counts no visit by a robot, nor of an unpublished or unknown event', async () => {
    const { visit, db, create } = await start();
    const draft = await create.poi({ status: 'draft' });
    expect(await visit('view', 'curl/8.5.0')).toBe(204);
    expect(await visit('view', firefox, draft.id)).toBe(204);
    expect(await visit('view', firefox, uuidv7())).toBe(204);
    expect([await db.poiDay.count(), await db.poiVisit.count()]).toEqual([0, 0]);
  });

  it('counts at most `visitorsPerNetwork` visitors from one network', async () => {
    const { visit, read, owner } = await start();
    for (const agent of agents(statisticsLimits.visitorsPerNetwork + 3)) await visit('view', agent);
    expect((await read(owner)).body.totals.views).toBe(statisticsLimits.visitorsPerNetwork);
  });

  it('counts each of twelve simultaneous visitors', async () => {
    const { visit, read, owner } = await start();
    await Promise.all(agents(12).map((agent) => visit('view', agent)));
    expect((await read(owner)).body.totals.views).toBe(12);
  });

  it('deletes visitor hashes and their salt the next day, and keeps the counts', async () => {
    const { visit, read, owner, db, clock } = await start();
    await visit('view', firefox);
    expect(await forgetVisitors(db, clock.now())).toBe(0);
    clock.set('2026-06-11T10:00:00Z');
    expect(await forgetVisitors(db, clock.now())).toBe(1);
    expect([await db.poiVisit.count(), await db.visitSalt.count()]).toEqual([0, 0]);
    expect((await read(owner)).body.totals.views).toBe(1);
  });

  it('400 request_invalid: refuses an unknown kind of visit, and names the field', async () => {
    const { send, poiId } = await start();
    const { status, body } = await send('POST', `/pois/${poiId}/visits`, {
      body: { kind: 'stare' },
    });
    expect([status, body.code, body.errors[0].pointer]).toEqual([
      400,
      'request_invalid',
      '/body/kind',
    ]);
  });
});

describe('reading statistics', () => {
  it('200: shows an organisation the sum of its events, without the visits of other events', async () => {
    const { api, visit, read, owner, organisationId, create, db } = await start();
    const { id } = await create.poi();
    await db.poi.update({ where: { id }, data: { organisationId } });
    await visit('view', firefox);
    await visit('click', firefox, id);
    const elsewhere = await api.create.poi();
    await visit('view', firefox, elsewhere.id);
    const { body } = await read(owner, `/org/organisations/${organisationId}/statistics`, {
      from: '2026-06-10',
      to: '2026-06-10',
    });
    expect(body).toEqual({
      items: [{ day: '2026-06-10', views: 1, favorites: 0, clicks: 1 }],
      totals: { views: 1, favorites: 0, clicks: 1 },
    });
  });

  it('200: readers of the organisation and moderators see the counts', async () => {
    const { db, read, signIn, organisationId } = await start();
    const reader = await signIn();
    await db.membership.create({ data: { organisationId, accountId: reader.id, role: 'reader' } });
    expect((await read(reader)).status).toBe(200);
    expect((await read(await signIn({ permissions: ['poi_mod'] }))).status).toBe(200);
  });

  it('404: answers a stranger for an organisation and its event as for unknown ones', async () => {
    const { api, read, signIn, organisationId } = await start();
    const stranger = await signIn();
    await organisationOf(api, stranger);
    const answers = await Promise.all([
      read(stranger),
      read(stranger, `/org/pois/${uuidv7()}/statistics`),
      read(stranger, `/org/organisations/${organisationId}/statistics`),
      read(stranger, `/org/organisations/${uuidv7()}/statistics`),
    ]);
    const codes = answers.map(({ status, body }) => `${status} ${body.code}`);
    expect(codes).toEqual([
      '404 poi_not_found',
      '404 poi_not_found',
      '404 organisation_not_found',
      '404 organisation_not_found',
    ]);
  });

  it.each([
    ['ends before it starts', { from: '2026-06-11', to: '2026-06-10' }],
    ['is longer than a year', { from: '2025-01-01', to: '2026-06-10' }],
  ])('400 request_invalid: refuses a range that %s', async (_what, query) => {
    const { read, owner, poiId } = await start();
    const { status, body } = await read(owner, `/org/pois/${poiId}/statistics`, query);
    expect([status, body.code, body.errors[0].pointer]).toEqual([
      400,
      'request_invalid',
      '/query/from',
    ]);
  });

  it('401 session_missing: refuses the statistics of an event to a visitor without a session', async () => {
    const { send, poiId } = await start();
    expect(await send('GET', `/org/pois/${poiId}/statistics`)).toMatchObject({
      status: 401,
      body: { code: 'session_missing' },
    });
  });
});

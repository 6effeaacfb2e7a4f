// Specification: §3.29, §7.43, §9.18, §13.1, §13.3
import { describe, expect, it } from 'vitest';
import {
  anyId,
  createDraft,
  createOrganiser,
  createOwnPoi,
} from '../../../test/records/create-campaign.ts';
import { createOrganisation } from '../../../test/records/create-organisation.ts';
import { startApi } from '../../../test/servers/start-api.ts';

async function start() {
  const api = await startApi();
  const organiser = await createOrganiser(api);
  const { owner, poiId } = organiser;
  const send = (
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    path: string,
    body?: object,
    as = owner,
  ) => api.send(method, path, { as, ...(body && { body }) });
  const create = (body: object = {}) =>
    send('POST', '/org/campaigns', { poiId, startDate: '2026-06-12', weeks: 2, ...body });
  return { ...organiser, api, send, create };
}

describe('campaign prices', () => {
  it('GET /org/campaigns/offer 200: "weekly rate from configuration, default 20 € HT; 1–12 weeks; start ≥ today"', async () => {
    const { send } = await start();
    expect((await send('GET', '/org/campaigns/offer')).body).toEqual({
      weeklyRateCents: 2000,
      vatPercent: 20,
      minWeeks: 1,
      maxWeeks: 12,
      isPayable: false,
      firstDay: '2026-06-10',
      lastDay: '2027-06-11',
    });
  });

  it('201: prices a draft at the configured rate, without VAT for an exempt seller (article 293 B)', async () => {
    const api = await startApi({
      environment: { CAMPAIGN_WEEKLY_RATE_CENTS: '3500', CAMPAIGN_VAT_PERCENT: '0' },
    });
    const organiser = await createOrganiser(api);
    expect(await createDraft(api, organiser, { weeks: 3 })).toMatchObject({
      price: { exclVatCents: 10_500, vatCents: 0, inclVatCents: 10_500 },
    });
  });
});

describe('a campaign draft', () => {
  it('201: "Campaign total = weeks x weekly rate"; computes the last day and takes the title of the event', async () => {
    const { create, poiId, organisationId } = await start();
    const { status, body } = await create();
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.any(String),
      title: 'Grand bal',
      organisation: { id: organisationId, name: 'Comité des fêtes' },
      poi: {
        id: poiId,
        slugFr: `poi-${poiId}`,
        label: 'Grand bal',
        locality: 'Tours',
        mainMediaFileId: null,
        isPublished: true,
        lastDay: '2026-12-31',
      },
      startDate: '2026-06-12',
      endDate: '2026-06-25',
      weeks: 2,
      status: 'draft',
      state: 'draft',
      price: { exclVatCents: 4000, vatCents: 800, inclVatCents: 4800 },
      payment: null,
      isFree: false,
      stoppedAt: null,
      stopReason: null,
      version: 1,
    });
  });

  it.each([
    ['a start in the past', { startDate: '2026-06-09' }, '/body/startDate', 'past'],
    ['a start more than a year away', { startDate: '2027-06-12' }, '/body/startDate', 'too_far'],
    ['a start after the event', { startDate: '2027-01-01' }, '/body/startDate', 'after_event'],
    ['a start on a non-existent day', { startDate: '2026-02-30' }, '/body/startDate', undefined],
    ['zero weeks', { weeks: 0 }, '/body/weeks', undefined],
    ['thirteen weeks', { weeks: 13 }, '/body/weeks', undefined],
    ['half a week', { weeks: 1.5 }, '/body/weeks', undefined],
    ['a price in the body', { exclVatCents: 1 }, '/body/', undefined],
    ['an empty title', { title: '  ' }, '/body/title', undefined],
    ['a title of 141 characters', { title: 'x'.repeat(141) }, '/body/title', undefined],
  ])('400 request_invalid at the field: %s', async (_what, body, pointer, code) => {
    const { create } = await start();
    const answer = await create(body);
    expect([answer.status, answer.body.code, answer.body.errors[0].pointer]).toEqual([
      400,
      'request_invalid',
      pointer,
    ]);
    if (code !== undefined) expect(answer.body.errors[0].code).toBe(code);
  });

  it.each([
    ['a draft', { status: 'draft' as const }],
    ['hidden', { isEnabled: false }],
    ['archived', { status: 'archived' as const }],
    ['without a theme, so in no list', { themes: [] }],
  ])('400 request_invalid, not_published: an event that is %s', async (_what, draft) => {
    const { api, create, organisationId } = await start();
    const { body } = await create({ poiId: await createOwnPoi(api, organisationId, draft) });
    expect([body.code, body.errors[0].pointer, body.errors[0].code]).toEqual([
      'request_invalid',
      '/body/poiId',
      'not_published',
    ]);
  });

  it('201: is created for a permanent event, with null as its last day', async () => {
    const { api, create, organisationId } = await start();
    const { body } = await create({
      poiId: await createOwnPoi(api, organisationId, { isPermanent: true, periods: [] }),
      startDate: '2027-06-11',
    });
    expect(body.poi).toMatchObject({ lastDay: null, isPublished: true });
  });

  it('404 poi_not_found: for an event of another organisation, without an organisation, or that does not exist', async () => {
    const { api, create } = await start();
    const other = await createOrganiser(api);
    const free = await api.create.poi();
    for (const poiId of [other.poiId, free.id, anyId()])
      expect(await create({ poiId })).toMatchObject({
        status: 404,
        body: { code: 'poi_not_found' },
      });
  });

  it('PATCH changes the given fields and increments the version; PATCH and DELETE with an older version answer campaign_version_stale', async () => {
    const { api, send, create, organisationId } = await start();
    const { id } = (await create()).body;
    const poiId = await createOwnPoi(api, organisationId, { label: 'Petit bal' });
    const path = `/org/campaigns/${id}`;
    expect((await send('PATCH', path, { version: 1, title: ' Été ' })).body).toMatchObject({
      title: 'Été',
      version: 2,
      weeks: 2,
    });
    expect((await send('PATCH', path, { version: 2, weeks: 3, poiId })).body).toMatchObject({
      title: 'Été',
      version: 3,
      endDate: '2026-07-02',
      poi: { label: 'Petit bal' },
      price: { exclVatCents: 6000, vatCents: 1200, inclVatCents: 7200 },
    });
    expect((await send('PATCH', path, { version: 2, weeks: 4 })).body.code).toBe(
      'campaign_version_stale',
    );
    expect((await send('DELETE', `${path}?version=2`)).body.code).toBe('campaign_version_stale');
    expect(
      (await send('PATCH', path, { version: 3, startDate: '2026-06-01' })).body.errors[0].code,
    ).toBe('past');
    expect((await send('GET', path)).body).toMatchObject({ version: 3, startDate: '2026-06-12' });
  });

  it('404 poi_not_found: PATCH refuses to move the draft to an event of another organisation of the account', async () => {
    const { api, owner, send, create } = await start();
    const other = await createOrganisation(api.db, { members: [{ id: owner.id, role: 'owner' }] });
    const { id } = (await create()).body;
    const poiId = await createOwnPoi(api, other.id);
    expect(await send('PATCH', `/org/campaigns/${id}`, { version: 1, poiId })).toMatchObject({
      status: 404,
      body: { code: 'poi_not_found' },
    });
  });

  it('204: deletes the draft, which is no longer readable or listed', async () => {
    const { send, create } = await start();
    const { id } = (await create()).body;
    expect((await send('DELETE', `/org/campaigns/${id}?version=1`)).status).toBe(204);
    expect((await send('GET', `/org/campaigns/${id}`)).body.code).toBe('campaign_not_found');
    expect((await send('GET', '/org/campaigns')).body).toMatchObject({ items: [], total: 0 });
  });
});

describe('access to campaign drafts', () => {
  it('a reader reads but does not change a draft; a suspended organisation neither changes nor creates one, a pending one creates none', async () => {
    const { api, send, create, organisationId } = await start();
    const { id } = (await create()).body;
    const reader = await api.signIn({ permissions: ['camp_editor'] });
    await api.db.membership.create({
      data: { organisationId, accountId: reader.id, role: 'reader' },
    });
    expect((await send('GET', `/org/campaigns/${id}`, undefined, reader)).status).toBe(200);
    expect(
      (await send('PATCH', `/org/campaigns/${id}`, { version: 1, weeks: 1 }, reader)).body.code,
    ).toBe('permission_missing');
    await api.db.organisation.update({
      where: { id: organisationId },
      data: { status: 'suspended', reason: 'Non.' },
    });
    for (const answer of [
      await send('PATCH', `/org/campaigns/${id}`, { version: 1, weeks: 1 }),
      await create(),
    ])
      expect(answer.body.code).toBe('organisation_suspended');
    await api.db.organisation.update({
      where: { id: organisationId },
      data: { status: 'pending' },
    });
    expect((await create()).body.code).toBe('organisation_not_approved');
  });

  it('creating a draft: 403 permission_missing without camp_editor; 401 session_missing without a session', async () => {
    const { api, poiId } = await start();
    const account = await api.signIn();
    const body = { poiId, startDate: '2026-06-12', weeks: 1 };
    expect(await api.send('POST', '/org/campaigns', { as: account, body })).toMatchObject({
      status: 403,
      body: { code: 'permission_missing' },
    });
    expect(await api.send('POST', '/org/campaigns', { body })).toMatchObject({
      status: 401,
      body: { code: 'session_missing' },
    });
  });
});

it('409 campaign_transition_forbidden: an active campaign is neither changed nor deleted', async () => {
  const { api, send, create } = await start();
  const { id } = (await create()).body;
  const data = { status: 'active', activatedAt: new Date('2026-06-10') };
  await api.db.campaign.update({ where: { id }, data });
  for (const answer of [
    await send('PATCH', `/org/campaigns/${id}`, { version: 1, title: 'Bal' }),
    await send('DELETE', `/org/campaigns/${id}?version=1`),
  ])
    expect([answer.status, answer.body.code]).toEqual([409, 'campaign_transition_forbidden']);
});

describe('lists of campaigns', () => {
  it('GET /org/campaigns 200: neither lists nor counts the campaigns of another organisation', async () => {
    const { api, send, create } = await start();
    await create();
    const other = await createOrganiser(api);
    const { body } = await send('GET', '/org/campaigns', undefined, other.owner);
    expect(body).toMatchObject({ items: [], total: 0, counts: { draft: 0 } });
  });

  it('GET /org/campaigns 200: lists drafts first, then scheduled and running, then ended, with counts by state, filters and pages', async () => {
    const { api, owner, send, create, organisationId } = await start();
    for (const startDate of ['2026-06-12', '2026-07-12', '2026-08-12', '2026-09-12'])
      await create({ startDate });
    const { items } = (await send('GET', '/org/campaigns')).body;
    const [ended, running, scheduled] = items.map(({ id }: { id: string }) => id);
    const activatedAt = new Date('2026-05-01');
    const active = async (id: string, startDate: string, endDate: string) =>
      api.db.campaign.update({
        where: { id },
        data: {
          status: 'active',
          activatedAt,
          startDate: new Date(startDate),
          endDate: new Date(endDate),
        },
      });
    await active(ended, '2026-05-01', '2026-05-14');
    await active(running, '2026-06-01', '2026-06-14');
    await active(scheduled, '2026-07-12', '2026-07-25');
    const { body } = await send('GET', '/org/campaigns');
    expect(body.items.map(({ state }: { state: string }) => state)).toEqual([
      'draft',
      'running',
      'scheduled',
      'ended',
    ]);
    expect([body.total, body.counts]).toEqual([
      4,
      { draft: 1, scheduled: 1, running: 1, ended: 1, stopped: 0 },
    ]);
    const ofState = (await send('GET', '/org/campaigns?state=running')).body;
    expect([ofState.total, ofState.items.length, ofState.counts.draft]).toEqual([1, 1, 1]);
    const second = (await send('GET', '/org/campaigns?offset=3&pageSize=1')).body;
    expect([second.total, second.items[0].id]).toEqual([4, ended]);
    const other = await createOrganisation(api.db, { members: [{ id: owner.id, role: 'owner' }] });
    expect((await send('GET', `/org/campaigns?organisationId=${other.id}`)).body.total).toBe(0);
    expect((await send('GET', `/org/campaigns?organisationId=${organisationId}`)).body.total).toBe(
      4,
    );
  });

  it('GET /org/pois/:poiId/campaigns 200: lists the campaigns of an event; a draft occupies no days', async () => {
    const { send, create, poiId } = await start();
    const { body } = await create();
    expect((await send('GET', `/org/pois/${poiId}/campaigns`)).body).toEqual({
      occupied: [],
      items: [body],
    });
  });
});

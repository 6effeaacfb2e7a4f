// Specification: §4.32, §4.35, §6.13, §6.15, §7.43, §13.3, §13.6, §13.7, §13.8
import { describe, expect, it } from 'vitest';
import {
  anyId,
  createDraft,
  createOrganiser,
  createOwnPoi,
} from '../../../../test/records/create-campaign.ts';
import { startApi } from '../../../../test/servers/start-api.ts';
import { countAll, startPaying, startPayments } from '../../../../test/servers/start-payments.ts';

async function start() {
  const api = await startApi();
  const organiser = await createOrganiser(api);
  const moderator = await api.signIn({ permissions: ['camp_mod'] });
  const send = (method: 'GET' | 'POST', path: string, body?: object, as = moderator) =>
    api.send(method, path, { as, ...(body && { body }) });
  const grant = (body: object = {}, as = moderator) =>
    send(
      'POST',
      '/moderation/campaigns',
      { poiId: organiser.poiId, startDate: '2026-06-10', weeks: 2, reason: 'Partenaire.', ...body },
      as,
    );
  return { ...organiser, api, organiser, moderator, send, grant };
}
const cards = async ({ api }: { api: Awaited<ReturnType<typeof startApi>> }, query: object = {}) =>
  (await api.get('/pois/promoted', { lon: 0.7, lat: 47.4, ...query })).body.items.map(
    ({ id }: { id: string }) => id,
  );

describe('a moderator can "grant a free one": POST /moderation/campaigns', () => {
  it('201: promotes the event at once without payment or invoice, queues one mail and records the reason', async () => {
    const started = await start();
    const { api, owner, poiId, grant, send } = started;
    const { status, body } = await grant();
    expect([status, body]).toMatchObject([
      201,
      {
        isFree: true,
        status: 'active',
        state: 'running',
        price: { inclVatCents: 0 },
        payment: null,
      },
    ]);
    expect(await cards(started)).toEqual([poiId]);
    expect(await countAll(api)).toEqual({
      active: 1,
      slots: ['active'],
      promotions: 1,
      invoices: 0,
      mails: 1,
    });
    expect((await api.db.mailOutbox.findFirstOrThrow()).kind).toBe('campaign-granted');
    expect((await send('GET', `/org/campaigns/${body.id}`, undefined, owner)).body).toMatchObject({
      id: body.id,
      isFree: true,
    });
    expect((await api.db.campaignHistory.findFirstOrThrow()).detail).toEqual({
      reason: 'Partenaire.',
    });
  });

  it('409 campaign_period_taken: refuses a campaign that overlaps a free one of the event, not an adjacent one', async () => {
    const { api, owner, poiId, grant, send } = await start();
    expect((await grant({ startDate: '2026-06-20', weeks: 1 })).status).toBe(201);
    expect(await grant({ startDate: '2026-06-14', weeks: 1 })).toMatchObject({
      status: 409,
      body: { code: 'campaign_period_taken' },
    });
    expect((await grant({ startDate: '2026-06-13', weeks: 1 })).status).toBe(201);
    expect((await grant({ startDate: '2026-06-27', weeks: 1 })).status).toBe(201);
    const draft = { poiId, startDate: '2026-06-10', weeks: 4 };
    expect(await send('POST', '/org/campaigns', draft, owner)).toMatchObject({
      status: 409,
      body: { code: 'campaign_period_taken' },
    });
    expect(
      (await send('GET', `/org/pois/${poiId}/campaigns`, undefined, owner)).body.occupied,
    ).toEqual(
      ['2026-06-13 2026-06-19', '2026-06-20 2026-06-26', '2026-06-27 2026-07-03'].map((days) => ({
        campaignId: expect.any(String),
        kind: 'active',
        startDate: days.slice(0, 10),
        endDate: days.slice(11),
      })),
    );
    expect(await api.db.campaignSlot.count()).toBe(3);
  });

  it('201: an event without an organisation, with no mail; refuses an unknown or hidden event, a past first day and a blank reason', async () => {
    const { api, organisationId, grant } = await start();
    const free = await api.create.poi();
    expect((await grant({ poiId: free.id })).body).toMatchObject({
      organisation: null,
      state: 'running',
    });
    expect(await api.db.mailOutbox.count()).toBe(0);
    expect((await grant({ poiId: anyId() })).body.code).toBe('poi_not_found');
    const hidden = await createOwnPoi(api, organisationId, { isEnabled: false });
    expect((await grant({ poiId: hidden })).body.errors[0].code).toBe('not_published');
    expect((await grant({ startDate: '2026-06-09' })).body.errors[0].code).toBe('past');
    expect((await grant({ reason: ' ' })).body.errors[0].pointer).toBe('/body/reason');
  });

  it('403: a moderator for an event of their own organisation, and an account without camp_mod', async () => {
    const { api, organisationId, moderator, owner, grant, send } = await start();
    await api.db.membership.create({
      data: { organisationId, accountId: moderator.id, role: 'reader' },
    });
    expect((await grant()).body.code).toBe('poi_own');
    expect((await grant({}, owner)).body.code).toBe('permission_missing');
    expect((await send('GET', '/moderation/campaigns', undefined, owner)).body.code).toBe(
      'permission_missing',
    );
  });
});

describe('a moderator can "stop one with a reason": POST /moderation/campaigns/:campaignId/stop', () => {
  it('200: ends the promotion, frees the days and mails the reason to the organisation', async () => {
    const started = await start();
    const { api, poiId, grant, send, owner } = started;
    const { id } = (await grant()).body;
    const { status, body } = await send('POST', `/moderation/campaigns/${id}/stop`, {
      reason: 'L’affiche n’est pas la vôtre.',
    });
    expect([status, body]).toMatchObject([
      200,
      {
        status: 'active',
        state: 'stopped',
        stopReason: 'L’affiche n’est pas la vôtre.',
        stoppedAt: '2026-06-10T10:00:00Z',
      },
    ]);
    expect(await cards(started)).toEqual([]);
    expect(
      (await send('GET', `/org/pois/${poiId}/campaigns`, undefined, owner)).body.occupied,
    ).toEqual([]);
    const mail = await api.db.mailOutbox.findFirstOrThrow({ where: { kind: 'campaign-stopped' } });
    expect(mail.data).toMatchObject({ reason: 'L’affiche n’est pas la vôtre.' });
    expect((await grant()).status).toBe(201);
  });

  it('409 poi_promoted: refuses to merge a promoted event into another one until its campaign is stopped', async () => {
    const { api, poiId, grant, send } = await start();
    const merger = await api.signIn({ permissions: ['poi_mod'] });
    const { id: intoPoiId } = await api.create.poi();
    const { id } = (await grant()).body;
    const merge = () =>
      send('POST', `/moderation/pois/${poiId}/merge`, { version: 0, intoPoiId }, merger);
    expect((await merge()).body).toMatchObject({
      status: 409,
      code: 'poi_promoted',
      detail: expect.stringContaining('Grand bal'),
    });
    expect(await api.db.poi.findUnique({ where: { id: poiId } })).toMatchObject({
      archivedAt: null,
      mergedIntoId: null,
    });
    await send('POST', `/moderation/campaigns/${id}/stop`, { reason: 'Doublon.' });
    expect((await merge()).status).toBe(200);
  });

  it('409: a draft, a stopped or an ended campaign; 404: an unknown one; 403: one of the moderator’s organisation', async () => {
    const { api, organiser, organisationId, moderator, grant, send } = await start();
    const stop = async (id: string) =>
      (await send('POST', `/moderation/campaigns/${id}/stop`, { reason: 'Non.' })).body.code;
    const draft = await createDraft(api, organiser, { startDate: '2026-08-01' });
    expect(await stop(draft.id)).toBe('campaign_transition_forbidden');
    const { id } = (await grant()).body;
    expect(await stop(id)).toBeUndefined();
    expect(await stop(id)).toBe('campaign_transition_forbidden');
    const second = (await grant()).body.id;
    await api.db.membership.create({
      data: { organisationId, accountId: moderator.id, role: 'reader' },
    });
    expect(await stop(second)).toBe('poi_own');
    await api.db.membership.delete({
      where: { organisationId_accountId: { organisationId, accountId: moderator.id } },
    });
    api.clock.set('2026-06-24T10:00:00Z');
    expect(await stop(second)).toBe('campaign_transition_forbidden');
    expect(await stop(anyId())).toBe('campaign_not_found');
  });
});

it('"see all": GET /moderation/campaigns lists the campaigns of every organisation, filtered by state and by words of the title', async () => {
  const { api, organiser, grant, send } = await start();
  const other = await createOrganiser(api, { label: 'Fête de l’eau' });
  await createDraft(api, organiser, { startDate: '2026-08-01' });
  await createDraft(api, other, { startDate: '2026-08-01' });
  await grant({ poiId: other.poiId });
  const all = (await send('GET', '/moderation/campaigns')).body;
  expect([all.total, all.counts]).toEqual([
    3,
    { draft: 2, scheduled: 0, running: 1, ended: 0, stopped: 0 },
  ]);
  expect(
    (await send('GET', '/moderation/campaigns?state=running')).body.items.map(
      ({ title }: { title: string }) => title,
    ),
  ).toEqual(['Fête de l’eau']);
  expect((await send('GET', '/moderation/campaigns?q=DE%20L%E2%80%99EAU')).body.total).toBe(2);
  expect((await send('GET', '/moderation/campaigns?q=100%25')).body.total).toBe(0);
});

describe('a promoted event', () => {
  it('is not in GET /pois/promoted while hidden, keeps its occupied days, and is promoted again once visible', async () => {
    const started = await start();
    const { api, poiId, grant, owner, send } = started;
    await grant();
    const admin = await api.signIn({ permissions: ['poi_mod'] });
    const show = (enabled: boolean) =>
      api.send('PUT', `/pois/${poiId}/visibility`, {
        as: admin,
        body: { enabled, reason: 'À revoir.' },
      });
    await show(false);
    expect(await cards(started)).toEqual([]);
    expect(
      (await send('GET', `/org/pois/${poiId}/campaigns`, undefined, owner)).body,
    ).toMatchObject({
      occupied: [{ kind: 'active' }],
      items: [{ state: 'running', poi: { isPublished: false } }],
    });
    await show(true);
    expect(await cards(started)).toEqual([poiId]);
  });
});

describe('GET /org/campaigns/:campaignId/report', () => {
  const agents = ['1', '2', '3'].map(
    (n) => `Mozilla/5.0 (X11; Linux x86_64; rv:${n}.0) Gecko/20100101 Firefox/${n}.0`,
  );

  it('200: "impressions, clicks, favourites before/after": counts each visitor once a day, with the same number of days before', async () => {
    const { api, poiId, grant, send, owner } = await start();
    const other = await api.create.poi();
    const see = (agent: string, poiIds = [poiId, other.id]) =>
      api.send('POST', '/pois/promoted/impressions', {
        body: { poiIds },
        headers: { 'user-agent': agent },
      });
    const visit = (agent: string, kind: string) =>
      api.send('POST', `/pois/${poiId}/visits`, {
        body: { kind },
        headers: { 'user-agent': agent },
      });
    api.clock.set('2026-06-09T10:00:00Z');
    // Not promoted yet: a view of the card does not count as an impression.
    expect((await see(agents[0] ?? '')).status).toBe(204);
    await visit(agents[0] ?? '', 'promoted-click');
    await visit(agents[0] ?? '', 'view');
    api.clock.set('2026-06-10T10:00:00Z');
    const { id } = (await grant()).body;
    for (const agent of [...agents, ...agents]) await see(agent, [poiId, poiId, other.id]);
    await visit(agents[0] ?? '', 'promoted-click');
    await visit(agents[0] ?? '', 'view');
    api.clock.set('2026-06-11T10:00:00Z');
    await see(agents[0] ?? '');
    const reader = await api.signIn();
    await api.send('PUT', `/me/favorites/${poiId}`, { as: reader });
    const { body } = await send('GET', `/org/campaigns/${id}/report`, undefined, owner);
    expect(body).toEqual({
      days: [
        { day: '2026-06-10', impressions: 3, clicks: 1, views: 1, favorites: 0 },
        { day: '2026-06-11', impressions: 1, clicks: 0, views: 0, favorites: 1 },
      ],
      totals: { impressions: 4, clicks: 1, views: 1, favorites: 1 },
      before: {
        startDate: '2026-06-08',
        endDate: '2026-06-09',
        impressions: 0,
        clicks: 0,
        views: 1,
        favorites: 0,
      },
    });
    expect(await api.db.poiDay.count({ where: { poiId: other.id } })).toBe(0);
  });

  it('200: no days for a draft, days until the stop for a stopped campaign; 404: another organisation', async () => {
    const { api, organiser, grant, send, owner } = await start();
    const stranger = await createOrganiser(api);
    const draft = await createDraft(api, organiser, { startDate: '2026-08-01' });
    expect(
      (await send('GET', `/org/campaigns/${draft.id}/report`, undefined, owner)).body.days,
    ).toEqual([]);
    const { id } = (await grant()).body;
    api.clock.set('2026-06-12T10:00:00Z');
    await send('POST', `/moderation/campaigns/${id}/stop`, { reason: 'Non.' });
    api.clock.set('2026-06-20T10:00:00Z');
    expect(
      (await send('GET', `/org/campaigns/${id}/report`, undefined, owner)).body.days.length,
    ).toBe(3);
    expect(
      (await send('GET', `/org/campaigns/${id}/report`, undefined, stranger.owner)).body.code,
    ).toBe('campaign_not_found');
  });
});

it('POST /pois/promoted/impressions 400: refuses 21 events in one request', async () => {
  const { send } = await startApi();
  const poiIds = Array.from({ length: 21 }, anyId);
  expect((await send('POST', '/pois/promoted/impressions', { body: { poiIds } })).status).toBe(400);
});

describe('the PDF of an invoice', () => {
  it('O15: 200: names the event and not the campaign, has the same bytes at each reading by the invoiced organisation, also after a change of its name; 404 for another one', async () => {
    const payments = await startPayments();
    const { api, organiser, pay } = payments;
    const { path } = await startPaying(payments, { title: 'Notre offre de juin' });
    await pay();
    await api.send('POST', `${path}/payment/settlement`, { as: organiser.owner });
    const read = (as = organiser.owner, number = 'F2026-000001') =>
      api.request
        .get(`/api/v1/org/invoices/${number}`)
        .set(as.headers)
        .buffer(true)
        .parse((response, done) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('end', () => done(null, Buffer.concat(chunks)));
        });
    const first = await read();
    expect([
      first.status,
      first.headers['content-type'],
      first.headers['content-disposition'],
    ]).toEqual([200, 'application/pdf', 'attachment; filename="F2026-000001.pdf"']);
    expect(first.body.subarray(0, 5).toString()).toBe('%PDF-');
    await api.db.organisation.update({
      where: { id: organiser.organisationId },
      data: { name: 'Autre nom' },
    });
    expect((await read()).body.equals(first.body)).toBe(true);
    const { document } = await api.db.invoice.findFirstOrThrow();
    expect(document).toMatchObject({
      number: 'F2026-000001',
      issuedOn: '2026-06-10',
      paidOn: '2026-06-10',
      vatPercent: 20,
      buyer: {
        name: 'Comité des fêtes',
        address: '3 quai du Port, 37000 Tours',
        siren: '000100016',
      },
      seller: { name: 'Parages (bac à sable)', isTrial: true, vatNumber: 'FR12000000000' },
      service: { title: 'Grand bal', startDate: '2026-06-10', endDate: '2026-06-23' },
      line: { weeks: 2, unitCents: 2000, exclVatCents: 4000, vatCents: 800, inclVatCents: 4800 },
    });
    const stranger = await createOrganiser(api);
    expect((await read(stranger.owner)).status).toBe(404);
    expect((await read(organiser.owner, 'F2026-000002')).status).toBe(404);
  });
});

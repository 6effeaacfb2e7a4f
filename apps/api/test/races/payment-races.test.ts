import { expect, it } from 'vitest';
import { createDraft, createOrganiser } from '../records/create-campaign.ts';
import { type Payments, startPayments } from '../servers/start-payments.ts';
import { allAtOnce, connections, repeatRace } from './race.ts';

const patienceMs = 180_000;

async function openDraft({ api }: Payments) {
  const organiser = await createOrganiser(api);
  const { id, version } = await createDraft(api, organiser);
  return { organiser, id, version, path: `/org/campaigns/${id}` };
}

async function sessionOf(payments: Payments, campaignId: string): Promise<string> {
  const { sessionId } = await payments.api.db.payment.findFirstOrThrow({ where: { campaignId } });
  if (sessionId === null) throw new Error('the payment has no session yet');
  return sessionId;
}

it('eight simultaneous requests to pay a campaign open one payment and get its client secret', {
  timeout: patienceMs,
}, async () => {
  const payments = await startPayments({}, connections);
  await repeatRace(async () => {
    const { organiser, id, path } = await openDraft(payments);
    const answers = await allAtOnce(8, () =>
      payments.api.send('POST', `${path}/payment`, { as: organiser.owner }),
    );
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.clientSecret}`)).size).toBe(
      1,
    );
    expect(answers[0]?.status).toBe(200);
    const session = await sessionOf(payments, id);
    expect(answers[0]?.body.clientSecret).toMatch(new RegExp(`^${session}_secret_.`));
    expect(await payments.api.db.payment.count({ where: { campaignId: id } })).toBe(1);
  });
});

it('of two overlapping campaigns of an event whose payments are opened simultaneously, one gets a payment', {
  timeout: patienceMs,
}, async () => {
  const payments = await startPayments({}, connections);
  const { api } = payments;
  await repeatRace(async () => {
    const organiser = await createOrganiser(api);
    const drafts = [
      await createDraft(api, organiser),
      await createDraft(api, organiser, { startDate: '2026-06-12' }),
    ];
    const answers = await allAtOnce(8, (n) =>
      api.send('POST', `/org/campaigns/${drafts[n % 2]?.id}/payment`, { as: organiser.owner }),
    );
    const paid = new Set(
      answers.flatMap(({ status, body }) => (status === 200 ? [body.clientSecret] : [])),
    );
    expect([...paid]).toEqual([expect.stringMatching(/^cs_test_.+_secret_./)]);
    for (const { status, body } of answers)
      expect([200, 'campaign_period_taken']).toContain(status === 200 ? 200 : body.code);
    expect(
      await api.db.payment.count({ where: { campaignId: { in: drafts.map(({ id }) => id) } } }),
    ).toBe(1);
  });
});

it('a payment is settled once for four webhooks and four requests of its payer that arrive simultaneously', {
  timeout: patienceMs,
}, async () => {
  const payments = await startPayments({}, connections);
  const { api } = payments;
  await repeatRace(async (n) => {
    const { organiser, id, path } = await openDraft(payments);
    await api.send('POST', `${path}/payment`, { as: organiser.owner });
    const session = await sessionOf(payments, id);
    await payments.pay(session);
    const events = await payments.listEvents('checkout.session.completed');
    const completed = events.find(({ data }) => data.object.id === session);
    if (completed === undefined) throw new Error('the provider recorded no payment');
    const settle = () => api.send('POST', `${path}/payment/settlement`, { as: organiser.owner });
    const [statuses, answers] = await Promise.all([
      Promise.all(Array.from({ length: 4 }, () => payments.deliver(completed.id))),
      allAtOnce(4, settle),
    ]);
    expect(statuses).toEqual([200, 200, 200, 200]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await api.db.campaign.count({ where: { id, status: 'active' } })).toBe(1);
    expect(await api.db.promotion.count({ where: { poiId: organiser.poiId } })).toBe(1);
    expect(await api.db.invoice.count()).toBe(n + 1);
    expect(
      await api.db.mailOutbox.count({
        where: { kind: { startsWith: 'campaign-' }, recipient: organiser.owner.email },
      }),
    ).toBe(1);
  });
});

it('a campaign draft is deleted or its payment opened, never both, when both are requested simultaneously', {
  timeout: patienceMs,
}, async () => {
  const payments = await startPayments({}, connections);
  const { api } = payments;
  await repeatRace(async () => {
    const { organiser, id, version, path } = await openDraft(payments);
    const answers = await allAtOnce(2, (n) =>
      n === 0
        ? api.send('POST', `${path}/payment`, { as: organiser.owner })
        : api.send('DELETE', path, { as: organiser.owner, query: { version } }),
    );
    const isDeleted = (await api.db.campaign.count({ where: { id, deletedAt: null } })) === 0;
    expect(answers[1]?.status === 204).toBe(isDeleted);
    if (isDeleted)
      expect(['campaign_not_found', 'campaign_version_stale']).toContain(answers[0]?.body.code);
    else
      expect([answers[0]?.status, answers[1]?.body.code]).toEqual([
        200,
        expect.stringMatching(/payment_open|version_stale/),
      ]);
  });
});

it('one of three simultaneous requests succeeds: merge an event, pay its campaign, grant it a free campaign', {
  timeout: patienceMs,
}, async () => {
  const payments = await startPayments({}, connections);
  const { api } = payments;
  const moderator = await api.signIn({ permissions: ['camp_mod', 'poi_mod'] });
  await repeatRace(async () => {
    const { organiser, path } = await openDraft(payments);
    const { poiId } = organiser;
    const { id: intoPoiId } = await api.create.poi();
    const grant = { poiId, startDate: '2026-06-10', weeks: 2, reason: 'Partenaire.' };
    const [merged, paid, granted] = await Promise.all([
      api.send('POST', `/moderation/pois/${poiId}/merge`, {
        as: moderator,
        body: { version: 0, intoPoiId },
      }),
      api.send('POST', `${path}/payment`, { as: organiser.owner }),
      api.send('POST', '/moderation/campaigns', { as: moderator, body: grant }),
    ]);
    const codes = [merged, paid, granted].map(({ status, body }) => body.code ?? status);
    expect([
      [200, 'campaign_not_payable', 'request_invalid'],
      ['poi_promoted', 200, 'campaign_period_taken'],
      ['poi_promoted', 'campaign_period_taken', 201],
    ]).toContainEqual(codes);
    const slots = await api.db.campaignSlot.count({ where: { poiId } });
    expect(slots).toBe(merged.status === 200 ? 0 : 1);
  });
});

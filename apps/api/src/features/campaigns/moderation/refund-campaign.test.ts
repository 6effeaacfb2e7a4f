// Specification: §6.15
import { permissions } from '@parages/contracts/vocabulary/accounts/permissions';
import { expect, it } from 'vitest';
import { anyId, createOwnPoi } from '../../../../test/records/create-campaign.ts';
import { startPaying, startPayments } from '../../../../test/servers/start-payments.ts';

async function bench() {
  const started = await startPayments();
  const { api, organiser, pay } = started;
  const admin = await api.signIn({ permissions: [...permissions] });
  const { id, path } = await startPaying(started);
  await pay();
  await api.send('POST', `${path}/payment/settlement`, { as: organiser.owner });
  const refunds = `/moderation/campaigns/${id}/refunds`;
  const read = async () => (await api.send('GET', refunds, { as: admin })).body;
  const refund = (amountCents: number, refundedCents: number, as = admin) =>
    api.send('POST', refunds, { as, body: { amountCents, refundedCents } });
  const countRefunds = () => api.db.refund.count();
  return { ...started, admin, id, path, read, refund, countRefunds };
}

it('an administrator refunds a part of a payment, then the rest: each part gets a credit note and a mail, and the campaign goes on', async () => {
  const { api, organiser, path, read, refund } = await bench();
  expect(await read()).toEqual({ paidCents: 4800, refundedCents: 0, items: [] });
  expect(await refund(1000, 0)).toMatchObject({
    status: 200,
    body: {
      paidCents: 4800,
      refundedCents: 1000,
      items: [
        {
          id: expect.any(String),
          amountCents: 1000,
          status: 'succeeded',
          createdAt: '2026-06-10T10:00:00.000Z',
        },
      ],
    },
  });
  expect((await refund(3800, 1000)).body).toMatchObject({ refundedCents: 4800 });
  const as = organiser.owner;
  const { body: invoices } = await api.send('GET', `${path}/invoices`, { as });
  expect(invoices.items.map(({ totalCents }: { totalCents: number }) => totalCents)).toEqual([
    4800, -1000, -3800,
  ]);
  expect((await api.send('GET', path, { as })).body).toMatchObject({
    state: 'running',
    payment: { status: 'refunded' },
  });
  expect(await api.db.mailOutbox.count({ where: { kind: 'campaign-refunded' } })).toBe(2);
});

it('two equal calls at once, and a repeated one, refund once: the later call is refused as stale', async () => {
  const { refund, countRefunds, read } = await bench();
  const both = await Promise.all([refund(1000, 0), refund(1000, 0)]);
  expect(both.map(({ status }) => status).every((status) => [200, 412].includes(status))).toBe(
    true,
  );
  expect(await refund(1000, 0)).toMatchObject({
    status: 412,
    body: { code: 'campaign_version_stale' },
  });
  expect([await countRefunds(), (await read()).refundedCents]).toEqual([1, 1000]);
});

it('400: refuses more than what is left of the payment, zero and a fraction of a cent, and names the field', async () => {
  const { refund, countRefunds } = await bench();
  for (const amountCents of [4801, 0, 10.5])
    expect(await refund(amountCents, 0)).toMatchObject({
      status: 400,
      body: { errors: [{ pointer: '/body/amountCents' }] },
    });
  await refund(4800, 0);
  expect((await refund(1, 4800)).body.errors[0].pointer).toBe('/body/amountCents');
  expect(await countRefunds()).toBe(1);
});

it('a refund at the provider that has not been recorded yet makes the call stale, and nothing is refunded twice', async () => {
  const { api, settings, refund, countRefunds } = await bench();
  const { paymentIntentId } = await api.db.payment.findFirstOrThrow();
  await fetch(`${settings.PAYMENTS_URL}/v1/refunds`, {
    method: 'POST',
    headers: { authorization: `Bearer ${settings.PAYMENTS_SECRET_KEY}` },
    body: new URLSearchParams({ payment_intent: paymentIntentId ?? '' }),
  });
  expect((await refund(1000, 0)).body.code).toBe('campaign_version_stale');
  expect(await countRefunds()).toBe(0);
});

it('503 payments_unavailable while the provider fails; the next try refunds once', async () => {
  const { fail, control, refund, countRefunds } = await bench();
  await fail('status', { status: 500 });
  expect(await refund(1000, 0)).toMatchObject({
    status: 503,
    body: { code: 'payments_unavailable' },
  });
  await control('/faults', undefined, 'DELETE');
  expect((await refund(1000, 0)).body).toMatchObject({ refundedCents: 1000 });
  expect(await countRefunds()).toBe(1);
});

it('403 for a moderator of campaigns who is no administrator, 404 for an unknown campaign, 409 without a payment', async () => {
  const { api, admin, organiser, refund } = await bench();
  const moderator = await api.signIn({ permissions: ['camp_mod'] });
  expect((await refund(1000, 0, moderator)).body.code).toBe('permission_missing');
  const of = (id: string) =>
    api.send('POST', `/moderation/campaigns/${id}/refunds`, {
      as: admin,
      body: { amountCents: 100, refundedCents: 0 },
    });
  expect(await of(anyId())).toMatchObject({ status: 404, body: { code: 'campaign_not_found' } });
  const poiId = await createOwnPoi(api, organiser.organisationId);
  const body = { poiId, startDate: '2026-06-10', weeks: 1, reason: 'Partenaire.' };
  const free = (await api.send('POST', '/moderation/campaigns', { as: admin, body })).body;
  expect(await of(free.id)).toMatchObject({
    status: 409,
    body: { code: 'campaign_transition_forbidden' },
  });
});

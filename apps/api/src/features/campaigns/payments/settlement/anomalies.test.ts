import { expect, it } from 'vitest';
import {
  countAll,
  type Payments,
  startPaying,
  startPayments,
} from '../../../../../test/servers/start-payments.ts';

/** The days of a payment are free again, and its session can still be paid. */
async function expirePayment({ api }: Payments): Promise<void> {
  await api.db.$executeRawUnsafe(`UPDATE payment SET status = 'expired', request = NULL`);
  await api.db.campaignSlot.deleteMany();
}

async function deliverPayment({ pay, listEvents, deliver }: Payments, sessionId?: string) {
  await pay(sessionId);
  const event = (await listEvents('checkout.session.completed')).at(-1);
  return deliver(event?.id ?? '');
}

const listOutcomes = ({ api }: Payments) =>
  api.db.payment.findMany({
    select: { status: true, note: true },
    orderBy: { attempt: 'asc' },
  });

it('a campaign that a second payment attempt has paid for runs once, and the late payment of the first attempt is to be refunded', async () => {
  const payments = await startPayments();
  const { path } = await startPaying(payments);
  const [first] = await payments.listSessions();
  await expirePayment(payments);
  await payments.api.send('POST', `${path}/payment`, { as: payments.organiser.owner });
  const second = (await payments.listSessions()).find(({ id }) => id !== first?.id);
  expect(await deliverPayment(payments, second?.id)).toBe(200);
  expect(await deliverPayment(payments, first?.id)).toBe(200);
  expect(await listOutcomes(payments)).toEqual([
    { status: 'anomaly', note: 'paid_twice_refund' },
    { status: 'paid', note: null },
  ]);
  expect(await countAll(payments.api)).toMatchObject({ active: 1, promotions: 1 });
});

it.each([
  ['deleted', (api: Payments['api']) => ({ deletedAt: api.clock.now() })],
  ['prolonged', () => ({ weeks: 3, endDate: new Date('2026-06-30') })],
])(
  'the late payment for a campaign that was %s meanwhile activates nothing, and is to be refunded',
  async (_name, change) => {
    const payments = await startPayments();
    await startPaying(payments);
    await expirePayment(payments);
    await payments.api.db.campaign.updateMany({ data: change(payments.api) });
    expect(await deliverPayment(payments)).toBe(200);
    expect(await listOutcomes(payments)).toEqual([
      { status: 'anomaly', note: 'campaign_gone_refund' },
    ]);
    expect(await countAll(payments.api)).toMatchObject({ active: 0, promotions: 0 });
  },
);

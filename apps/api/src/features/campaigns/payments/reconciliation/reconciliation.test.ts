// Specification: §4.33, §4.35, §13.4, §13.5, §13.6
import { describe, expect, it } from 'vitest';
import { createDraft } from '../../../../../test/records/create-campaign.ts';
import {
  countAll,
  startPaying,
  startPayments,
} from '../../../../../test/servers/start-payments.ts';
import { readConfig } from '../../../../config/config.ts';
import { proSiteOrigin } from '../../../../config/mail-settings.ts';
import { sellerSettings } from '../../../../config/payment-settings.ts';
import { openPayments } from '../../../../gateways/payments/open-payments.ts';
import { mailsService } from '../../../mails/mails.service.ts';
import { campaignMailsService } from '../../mails/campaign-mails.service.ts';
import { paymentsService } from '../payments.service.ts';

const everything = { active: 1, slots: ['active'], promotions: 1, invoices: 1, mails: 1 };

async function start() {
  const payments = await startPayments();
  const { api, settings, organiser } = payments;
  const anomalies: string[] = [];
  const config = readConfig({
    NODE_ENV: 'test',
    DATABASE_URL: 'postgres://app@127.0.0.1/unused',
    ...settings,
  });
  // Simulates the worker: another process with the same keys and database.
  const provider = openPayments(config);
  if (!provider) throw new Error('no payments');
  const mails = mailsService({ clock: api.clock });
  const opened = paymentsService({
    db: api.db,
    clock: api.clock,
    payments: provider,
    seller: sellerSettings(config),
    mails: campaignMailsService({ mails, proOrigin: proSiteOrigin(config) }),
    onAnomaly: (_facts, message) => void anomalies.push(message),
  });
  const send = (method: 'GET' | 'POST' | 'DELETE', path: string) =>
    api.send(method, path, { as: organiser.owner });
  return { ...payments, ...opened, anomalies, send };
}
type Started = Awaited<ReturnType<typeof start>>;

/**
 * Returns the first campaign, whose expired payment is paid after another campaign took its days.
 */
async function loseSlot(started: Started) {
  const { api, organiser, pay, listSessions, send } = started;
  const { path, id } = await startPaying(started);
  const sessionId = (await listSessions())[0]?.id ?? '';
  await api.db.$executeRawUnsafe(`UPDATE payment SET status = 'expired', request = NULL`);
  await api.db.campaignSlot.deleteMany();
  const other = await createDraft(api, organiser);
  await send('POST', `/org/campaigns/${other.id}/payment`);
  await pay((await listSessions()).find((session) => session.id !== sessionId)?.id);
  await send('POST', `/org/campaigns/${other.id}/payment/settlement`);
  await pay(sessionId);
  return { path, id };
}

describe('reconciliation of payments with the provider', () => {
  it('activates a paid campaign whose webhook was lost; a second run changes nothing', async () => {
    const started = await start();
    const { api, pay, reconciliation } = started;
    await startPaying(started);
    await pay();
    expect(await reconciliation.run()).toMatchObject({ failed: 0, refunded: 0 });
    // A run does not read a payment that is younger than 15 minutes: the listed events settled it.
    expect(await countAll(api)).toEqual(everything);
    expect(await reconciliation.run()).toMatchObject({ settled: 0, failed: 0 });
    expect(await countAll(api)).toEqual(everything);
  });

  it('frees the days of an expired payment and queues one mail about it in two runs', async () => {
    const started = await start();
    const { api, reconciliation, send } = started;
    const { path } = await startPaying(started);
    api.clock.set('2026-06-10T10:36:00Z');
    await reconciliation.run();
    await reconciliation.run();
    expect((await send('GET', path)).body).toMatchObject({
      state: 'draft',
      payment: { status: 'expired' },
    });
    expect(await countAll(api)).toEqual({
      active: 0,
      slots: [],
      promotions: 0,
      invoices: 0,
      mails: 1,
    });
    expect(
      (await api.db.mailOutbox.findFirstOrThrow({ where: { kind: { startsWith: 'campaign-' } } }))
        .kind,
    ).toBe('campaign-payment-failed');
  });

  it('activates the campaign of a paid session whose id is not stored, by the payment id in its metadata', async () => {
    const started = await start();
    const { api, pay, reconciliation } = started;
    await startPaying(started);
    await api.db.payment.updateMany({ data: { sessionId: null } });
    await pay();
    await reconciliation.run();
    expect(await countAll(api)).toEqual(everything);
  });

  it('expires a payment without a session and frees its days once it is too late to open a session', async () => {
    const started = await start();
    const { api, fail, control, organiser, send, reconciliation, listSessions } = started;
    const { id } = await createDraft(api, organiser);
    await fail('status', { status: 500 });
    await send('POST', `/org/campaigns/${id}/payment`);
    await control('/faults', undefined, 'DELETE');
    api.clock.set('2026-06-10T10:16:00Z');
    await reconciliation.run();
    expect([(await listSessions()).length, (await countAll(api)).slots]).toEqual([0, []]);
    expect((await api.db.payment.findFirstOrThrow()).status).toBe('expired');
  });

  it('closes the session of a second payment attempt once the first attempt is paid', async () => {
    const started = await start();
    const { api, send, pay, listSessions, reconciliation } = started;
    const { path } = await startPaying(started);
    const first = (await listSessions())[0]?.id;
    await api.db.$executeRawUnsafe(`UPDATE payment SET status = 'expired', request = NULL`);
    await api.db.campaignSlot.deleteMany();
    await send('POST', `${path}/payment`);
    const second = (await listSessions()).find(({ id }) => id !== first)?.id;
    await pay(first);
    api.clock.set('2026-06-10T10:20:00Z');
    await reconciliation.run();
    await reconciliation.run();
    expect(await pay(second)).toBe(409);
    expect(await countAll(api)).toEqual(everything);
  });

  it('throws while the provider fails, and activates the paid campaign at the next run', async () => {
    const started = await start();
    const { api, fail, control, pay, reconciliation } = started;
    await startPaying(started);
    await pay();
    await fail('status', { status: 500 });
    await expect(reconciliation.run()).rejects.toThrow();
    await control('/faults', undefined, 'DELETE');
    await reconciliation.run();
    expect(await countAll(api)).toEqual(everything);
  });
});

describe('anomalies, refunds and delayed payments', () => {
  it('a payment received after another campaign took its days is invoiced, and refunded once with a credit note and a mail', async () => {
    const started = await start();
    const { api, reconciliation, send, anomalies } = started;
    const { path } = await loseSlot(started);
    await reconciliation.run();
    expect(anomalies).toContain('a payment was received but its campaign cannot begin');
    await reconciliation.run();
    expect((await send('GET', path)).body).toMatchObject({
      state: 'draft',
      payment: { status: 'refunded' },
    });
    expect((await send('GET', `${path}/invoices`)).body.items).toEqual([
      { number: 'F2026-000002', kind: 'invoice', issuedOn: '2026-06-10', totalCents: 4800 },
      { number: 'A2026-000001', kind: 'credit-note', issuedOn: '2026-06-10', totalCents: -4800 },
    ]);
    expect(await api.db.refund.findMany({ select: { amountCents: true, status: true } })).toEqual([
      { amountCents: 4800, status: 'succeeded' },
    ]);
    const mails = await api.db.mailOutbox.findMany({ where: { kind: 'campaign-refunded' } });
    expect(mails.map(({ data }) => data)).toMatchObject([
      { number: 'A2026-000001', totalCents: 4800, isLost: true },
    ]);
    expect((await countAll(api)).active).toBe(1);
  });

  it('a payment for an event archived meanwhile activates no campaign, and is refunded', async () => {
    const started = await start();
    const { api, pay, reconciliation, send } = started;
    const { path } = await startPaying(started);
    await api.db.poi.updateMany({ data: { archivedAt: api.clock.now() } });
    await pay();
    await reconciliation.run();
    await reconciliation.run();
    expect((await send('GET', path)).body).toMatchObject({
      state: 'draft',
      payment: { status: 'refunded' },
    });
    expect((await countAll(api)).active).toBe(0);
  });

  it('a payment for lost days is refunded once, with one credit note, when the response of the refund was lost', async () => {
    const started = await start();
    const { api, reconciliation, fail, control, events, payments } = started;
    await loseSlot(started);
    for (const event of await payments.listEvents(new Date('2026-06-09')))
      await events.handle(event);
    await fail('lose-answer');
    await reconciliation.run().catch(() => undefined);
    await control('/faults', undefined, 'DELETE');
    await reconciliation.run();
    await reconciliation.run();
    expect([
      await api.db.refund.count(),
      await api.db.invoice.count({ where: { kind: 'credit-note' } }),
    ]).toEqual([1, 1]);
  });

  it('a run does not report a payment whose automatic refund is pending as needing a decision', async () => {
    const started = await start();
    const { api, reconciliation, events, payments, anomalies } = started;
    await loseSlot(started);
    for (const event of await payments.listEvents(new Date('2026-06-09')))
      await events.handle(event);
    const lost = { status: 'anomaly', note: 'slot_lost_refund' };
    const { id: paymentId, amountCents } = await api.db.payment.findFirstOrThrow({ where: lost });
    const now = api.clock.now();
    // The stand-in of the provider completes refunds at once, so this row is written here.
    await api.db.refund.create({
      data: {
        id: 're_pending',
        paymentId,
        amountCents,
        status: 'pending',
        createdAt: now,
        updatedAt: now,
      },
    });
    await reconciliation.run();
    expect(anomalies).not.toContain('payments need a decision by the team');
    expect(await api.db.payment.count({ where: lost })).toBe(1);
  });

  it('a payment of a wrong amount is neither invoiced nor refunded, activates nothing, and every run reports it', async () => {
    const started = await start();
    const { api, pay, reconciliation, anomalies } = started;
    await startPaying(started);
    await api.db.payment.updateMany({
      data: { weeklyRateCents: 3000, exclVatCents: 6000, vatCents: 1200, amountCents: 7200 },
    });
    await pay();
    await reconciliation.run();
    await reconciliation.run();
    expect(await api.db.payment.findFirstOrThrow()).toMatchObject({
      status: 'anomaly',
      note: 'amount_mismatch',
    });
    expect(await countAll(api)).toEqual({
      active: 0,
      slots: [],
      promotions: 0,
      invoices: 0,
      mails: 0,
    });
    expect([
      await api.db.refund.count(),
      anomalies.filter((message) => message === 'payments need a decision by the team').length,
    ]).toEqual([0, 2]);
  });

  it('writes a credit note for each of two partial refunds made at the provider, and keeps the campaign running', async () => {
    const started = await start();
    const { api, settings, pay, send, reconciliation } = started;
    const { path } = await startPaying(started);
    await pay();
    await send('POST', `${path}/payment/settlement`);
    const { paymentIntentId } = await api.db.payment.findFirstOrThrow();
    for (const amount of ['1000', '3800'])
      await fetch(`${settings.PAYMENTS_URL}/v1/refunds`, {
        method: 'POST',
        headers: { authorization: `Bearer ${settings.PAYMENTS_SECRET_KEY}` },
        body: new URLSearchParams({ payment_intent: paymentIntentId ?? '', amount }),
      });
    await reconciliation.run();
    expect(
      (await send('GET', `${path}/invoices`)).body.items.map(
        ({ totalCents }: { totalCents: number }) => totalCents,
      ),
    ).toEqual([4800, -1000, -3800]);
    const notes = await api.db.invoice.findMany({
      where: { kind: 'credit-note' },
      orderBy: { number: 'asc' },
    });
    expect(
      notes.map(({ exclVatCents, vatCents, corrects }) => [exclVatCents, vatCents, corrects]),
    ).toEqual([
      [-833, -167, 'F2026-000001'],
      [-3167, -633, 'F2026-000001'],
    ]);
    expect((await send('GET', path)).body).toMatchObject({
      state: 'running',
      payment: { status: 'refunded' },
    });
  });

  it('holds the days of a delayed payment until the provider confirms it, then activates the campaign', async () => {
    const started = await start();
    const { api, control, listSessions, reconciliation, send } = started;
    const { path } = await startPaying(started);
    const id = (await listSessions())[0]?.id;
    await control(`/payments/sessions/${id}/payment`, { isDelayed: true });
    api.clock.set('2026-06-10T12:00:00Z');
    await reconciliation.run();
    expect((await countAll(api)).slots).toEqual(['hold']);
    expect((await send('POST', `${path}/payment`)).body.code).toBe('campaign_payment_open');
    await control(`/payments/sessions/${id}/settlement`, { isPaid: true });
    await reconciliation.run();
    expect(await countAll(api)).toEqual(everything);
  });

  it('frees the days of a delayed payment when the provider reports its failure, and queues one mail', async () => {
    const started = await start();
    const { api, control, listSessions, reconciliation } = started;
    await startPaying(started);
    const id = (await listSessions())[0]?.id;
    await control(`/payments/sessions/${id}/payment`, { isDelayed: true });
    await control(`/payments/sessions/${id}/settlement`, { isPaid: false });
    await reconciliation.run();
    expect(await countAll(api)).toEqual({
      active: 0,
      slots: [],
      promotions: 0,
      invoices: 0,
      mails: 1,
    });
  });
});

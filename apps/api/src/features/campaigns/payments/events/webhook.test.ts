// Specification: §3.29, §4.33, §4.35, §13.6
import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createDraft, createOrganiser } from '../../../../../test/records/create-campaign.ts';
import {
  countAll,
  type Payments,
  startPaying,
  startPayments,
} from '../../../../../test/servers/start-payments.ts';

const nothing = { active: 0, slots: ['hold'], promotions: 0, invoices: 0, mails: 0 };
const everything = { active: 1, slots: ['active'], promotions: 1, invoices: 1, mails: 1 };
const secret = 'whsec_bacasable';
// Long enough for a thousand requests or forty payments on a busy machine.
const timeoutMs = 120_000;

async function startPaid(environment: Record<string, string> = {}) {
  const payments = await startPayments(environment);
  const { path, id } = await startPaying(payments);
  await payments.pay();
  const [completed] = await payments.listEvents('checkout.session.completed');
  if (!completed) throw new Error('no payment was made');
  return { ...payments, path, id, completed };
}

const sendBytes = async ({ api }: Payments, payload: string, headers: Record<string, string>) => {
  const call = api.request
    .post('/api/webhooks/stripe')
    .set({ 'content-type': 'application/json', ...headers });
  const { status, body } = await call.send(payload);
  return `${status} ${body.code ?? ''}`.trim();
};
const sign = (payload: string, at: number, key = secret, scheme = 'v1'): string =>
  `t=${at},${scheme}=${createHmac('sha256', key).update(`${at}.${payload}`).digest('hex')}`;

const stateOf = async ({ api: { db } }: Payments): Promise<string> => {
  const tables = [
    'campaign',
    'campaign_slot',
    'payment',
    'refund',
    'invoice',
    'promotion',
    'mail_outbox',
    'stripe_event',
    'campaign_history',
  ];
  const rows: unknown[] = [];
  for (const table of tables)
    rows.push(await db.$queryRawUnsafe(`SELECT t::text FROM ${table} t ORDER BY 1`));
  return JSON.stringify(rows);
};

const inBatches = async <Item, Answer>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<Answer>,
): Promise<Answer[]> => {
  const answers: Answer[] = [];
  for (let start = 0; start < items.length; start += atOnce)
    answers.push(...(await Promise.all(items.slice(start, start + atOnce).map(work))));
  return answers;
};

describe('POST /api/webhooks/stripe', () => {
  it('activates a paid campaign, promotes its event near its place, and queues a mail with a link to the invoices on its page', async () => {
    const payments = await startPaid();
    const { api, organiser, completed, deliver, path } = payments;
    expect(await deliver(completed.id)).toBe(200);
    const { body } = await api.send('GET', path, { as: organiser.owner });
    expect(body).toMatchObject({
      status: 'active',
      state: 'running',
      payment: { status: 'paid' },
      price: { inclVatCents: 4800 },
    });
    const promoted = await api.get('/pois/promoted', { lon: 0.7, lat: 47.4 });
    expect(promoted.body.items.map(({ id }: { id: string }) => id)).toEqual([organiser.poiId]);
    expect((await api.get('/pois/promoted', { lon: 4.8, lat: 45.7 })).body.items).toEqual([]);
    const [mail] = await api.db.mailOutbox.findMany({ where: { kind: 'campaign-activated' } });
    expect([mail?.recipient, mail?.data]).toEqual([
      organiser.owner.email,
      {
        firstName: 'Camille',
        organisation: 'Comité des fêtes',
        title: 'Grand bal',
        link: `http://pro.localhost:3000${path}`,
        startDate: '2026-06-10',
        endDate: '2026-06-23',
        number: 'F2026-000001',
        totalCents: 4800,
        invoiceLink: `http://pro.localhost:3000${path}#campaign-invoices`,
      },
    ]);
    expect(await countAll(api)).toEqual(everything);
    expect((await api.db.payment.findFirstOrThrow()).request).toBeNull();
  });

  it('queues the invoice as a mail to the address typed at the payment, beside the mail to the editors; none when an editor has that address', async () => {
    const payments = await startPayments();
    const { api, organiser, deliver, pay, listEvents, listSessions } = payments;
    const { path } = await startPaying(payments);
    const settle = async (email: string) => {
      const open = (await listSessions()).find(({ status }) => status === 'open');
      await pay(open?.id, undefined, email);
      const event = (await listEvents('checkout.session.completed')).at(-1);
      expect(await deliver(event?.id ?? '')).toBe(200);
    };
    const readReceipts = () => api.db.mailOutbox.findMany({ where: { kind: 'campaign-receipt' } });
    await settle('compta@comite.example');
    const [receipt, ...others] = await readReceipts();
    const { pdf } = await api.db.invoice.findFirstOrThrow();
    expect(others).toEqual([]);
    expect(receipt).toMatchObject({ recipient: 'compta@comite.example', accountId: null });
    expect(receipt?.data).toEqual({
      organisation: 'Comité des fêtes',
      startDate: '2026-06-10',
      endDate: '2026-06-23',
      number: 'F2026-000001',
      totalCents: 4800,
      link: `http://pro.localhost:3000${path}`,
      pdf: Buffer.from(pdf).toString('base64'),
    });
    expect(await api.db.mailOutbox.count({ where: { kind: 'campaign-activated' } })).toBe(1);
    await startPaying(payments, { startDate: '2026-08-10' });
    await settle(organiser.owner.email.toUpperCase());
    expect(await api.db.mailOutbox.count({ where: { kind: 'campaign-activated' } })).toBe(2);
    expect(await readReceipts()).toHaveLength(1);
  });

  it('activates the campaign once when the provider sends each event thrice and the buyer does not return', async () => {
    const payments = await startPayments();
    const { api, control, pay } = payments;
    const url = await api.app.listen({ host: '127.0.0.1', port: 0 });
    await control('/payments/webhook-endpoint', { url: `${url}/api/webhooks/stripe` }, 'PUT');
    await control('/payments/webhooks', { repeat: 2 });
    await startPaying(payments);
    await pay();
    const outcomes = async () => {
      const items = (await control('/payments/deliveries')).body.items as {
        outcome: string;
        attempts: number;
      }[];
      return items.map(({ outcome, attempts }) => `${outcome} ${attempts}`);
    };
    await expect.poll(outcomes, { timeout: 20_000 }).toEqual(['delivered 3', 'delivered 3']);
    await expect.poll(() => countAll(api)).toEqual(everything);
    // The provider's stand-in keeps its connections open for the next event.
    api.app.server.closeAllConnections();
  });

  it('issue "1,000 replays of one webhook, 50 in parallel": answers 200 to all, with one activation, one invoice, one mail', {
    timeout: timeoutMs,
  }, async () => {
    const payments = await startPaid();
    const { api, completed, signed } = payments;
    const { payload, signature } = await signed(completed.id);
    const answers = await inBatches(Array.from({ length: 1000 }), 50, () =>
      sendBytes(payments, payload, { 'stripe-signature': signature }),
    );
    expect(new Set(answers)).toEqual(new Set(['200']));
    expect(await countAll(api)).toEqual(everything);
    expect(await api.db.stripeEvent.count()).toBe(1);
    expect(await api.db.campaignHistory.count({ where: { action: 'activated' } })).toBe(1);
  });

  it('issue "200 events in shuffled order": forty payments reach their final state, with gapless invoice numbers', {
    timeout: timeoutMs,
  }, async () => {
    const payments = await startPayments();
    const { api, control, pay, listEvents, listSessions, deliver } = payments;
    for (let n = 0; n < 40; n += 1) {
      const organiser = await createOrganiser(api);
      const { path } = await startPaying({ api, organiser });
      const id = (await listSessions())[0]?.id;
      if (n % 4 === 3) await api.send('DELETE', `${path}/payment`, { as: organiser.owner });
      else await pay(id);
    }
    const wanted = await listEvents();
    const events = [...wanted, ...wanted, ...wanted, ...wanted].slice(0, 200);
    // A seeded generator: the same order at each run.
    let seed = 20_260_610;
    const next = () => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return seed / 2_147_483_648;
    };
    for (let index = events.length - 1; index > 0; index -= 1) {
      const other = Math.floor(next() * (index + 1));
      [events[index], events[other]] = [events[other] as never, events[index] as never];
    }
    expect(events.length).toBe(200);
    expect(new Set(await inBatches(events, 10, ({ id }) => deliver(id)))).toEqual(new Set([200]));
    for (const { id } of wanted) await deliver(id);
    const counted = await api.db.payment.groupBy({
      by: ['status'],
      _count: true,
      orderBy: { status: 'asc' },
    });
    expect(counted.map(({ status, _count }) => [status, _count])).toEqual([
      ['expired', 10],
      ['paid', 30],
    ]);
    expect(
      (await api.db.invoice.findMany({ select: { number: true }, orderBy: { number: 'asc' } })).map(
        ({ number }) => number,
      ),
    ).toEqual(Array.from({ length: 30 }, (_, n) => `F2026-${String(n + 1).padStart(6, '0')}`));
    expect(await countAll(api)).toEqual({
      active: 30,
      slots: Array(30).fill('active'),
      promotions: 30,
      invoices: 30,
      mails: 30,
    });
    await control('/reset', {});
  });

  it('issue "crash between commit and answer": rolls back an event that failed, retries it, and changes nothing when it is repeated', async () => {
    const payments = await startPaid();
    const { api, completed, deliver } = payments;
    // The invoice is written near the end: all earlier changes of the transaction must be rolled
    // back too.
    await api.db.$executeRawUnsafe(
      `CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'the disk is full'; END $$`,
    );
    await api.db.$executeRawUnsafe(
      'CREATE TRIGGER refusing BEFORE INSERT ON invoice FOR EACH ROW EXECUTE FUNCTION refuse()',
    );
    try {
      expect(await deliver(completed.id)).toBe(500);
      expect(await countAll(api)).toEqual(nothing);
      expect(await api.db.stripeEvent.findFirst()).toMatchObject({
        processedAt: null,
        error: expect.stringContaining('the disk is full'),
      });
      expect(await api.db.invoiceCounter.count()).toBe(0);
    } finally {
      await api.db.$executeRawUnsafe('DROP FUNCTION refuse() CASCADE');
    }
    expect(await deliver(completed.id)).toBe(200);
    // Simulates a crash after the commit and before the event was marked as processed.
    await api.db.stripeEvent.updateMany({ data: { processedAt: null } });
    expect(await deliver(completed.id)).toBe(200);
    expect(await countAll(api)).toEqual(everything);
    expect(await api.db.invoiceCounter.findMany()).toEqual([{ kind: 'invoice', year: 2026, n: 1 }]);
  });

  it('answers 500 to an event of an unknown payment, and 200 without change to an event type that is not used', async () => {
    const payments = await startPaid();
    const { api, signed, completed } = payments;
    const { payload } = await signed(completed.id);
    const at = api.clock.now().getTime() / 1000;
    const unknownPayment = payload.replaceAll(completed.data.object.id, 'cs_test_nobody');
    expect(
      await sendBytes(payments, unknownPayment, { 'stripe-signature': sign(unknownPayment, at) }),
    ).toBe('500 internal_error');
    const other = payload.replace('checkout.session.completed', 'customer.created');
    expect(await sendBytes(payments, other, { 'stripe-signature': sign(other, at) })).toBe('200');
    expect(await countAll(api)).toEqual(nothing);
  });

  it('503 payments_unavailable while the provider’s API fails; a later delivery activates the campaign', async () => {
    const payments = await startPaid();
    const { api, completed, signed, fail, control, deliver } = payments;
    const { payload, signature } = await signed(completed.id);
    await fail('status', { status: 500 });
    expect(await sendBytes(payments, payload, { 'stripe-signature': signature })).toBe(
      '503 payments_unavailable',
    );
    await control('/faults', undefined, 'DELETE');
    expect(await deliver(completed.id)).toBe(200);
    expect(await countAll(api)).toEqual(everything);
  });
});

describe('webhook signatures', () => {
  it('400: issue "forged, stale and reordered signatures … every forgery refused with no change"', async () => {
    const payments = await startPaid();
    const { api, completed, signed } = payments;
    const { payload, signature } = await signed(completed.id);
    const at = Math.floor(api.clock.now().getTime() / 1000);
    const [t = '', v1 = ''] = signature.split(',');
    const other = payload.replace('"livemode": false', '"livemode":  false');
    const forged: [string, Record<string, string>][] = [
      [payload, {}],
      [payload, { 'stripe-signature': '' }],
      [payload, { 'stripe-signature': 'none' }],
      [payload, { 'stripe-signature': sign(payload, at, 'whsec_another') }],
      [payload, { 'stripe-signature': sign(payload, at, '') }],
      [other, { 'stripe-signature': signature }],
      [payload, { 'stripe-signature': `t=${at + 1},${v1}` }],
      [payload, { 'stripe-signature': `${t},${v1.replace('v1=', 'v0=')}` }],
      [payload, { 'stripe-signature': `${t},v1=${v1.slice(3).split('').reverse().join('')}` }],
      [payload, { 'stripe-signature': `${t}` }],
      [payload, { 'stripe-signature': `${v1}` }],
      // A valid signature older than five minutes.
      [payload, { 'stripe-signature': sign(payload, at - 301) }],
      [payload, { 'stripe-signature': sign(payload, at, secret, 'v0') }],
      ['', { 'stripe-signature': sign('', at, 'whsec_another') }],
      ['[]', { 'stripe-signature': signature }],
    ];
    const before = await stateOf(payments);
    for (const [bytes, headers] of forged)
      expect(await sendBytes(payments, bytes, headers)).toMatch(/^400 /);
    expect(await stateOf(payments)).toBe(before);
  });

  it('413, 400: refuses a signed body that is too long or not JSON; 415: a body of another content type; changes nothing', async () => {
    const payments = await startPaid();
    const at = Math.floor(payments.api.clock.now().getTime() / 1000);
    const before = await stateOf(payments);
    const long = `{"x":"${'x'.repeat(1_048_576)}"}`;
    expect(await sendBytes(payments, long, { 'stripe-signature': sign(long, at) })).toBe(
      '413 payload_too_large',
    );
    expect(
      await sendBytes(payments, 'a=1', { 'content-type': 'application/x-www-form-urlencoded' }),
    ).toBe('415 unsupported_media_type');
    expect(await sendBytes(payments, '{', { 'stripe-signature': sign('{', at) })).toBe(
      '400 webhook_signature_invalid',
    );
    expect(await stateOf(payments)).toBe(before);
  });

  it('200: accepts signature parts in any order, extra schemes and signatures, and the current and the previous secret', async () => {
    const payments = await startPaid({
      PAYMENTS_WEBHOOK_SECRET: 'whsec_new',
      PAYMENTS_WEBHOOK_SECRET_BEFORE: secret,
    });
    const { api, completed, signed } = payments;
    const { payload, signature } = await signed(completed.id);
    const [t, v1] = signature.split(',');
    const headers = [
      `${v1},${t}`,
      `${t},v0=abc,v1=00,${v1}`,
      sign(payload, Math.floor(api.clock.now().getTime() / 1000), 'whsec_new'),
    ];
    for (const header of headers)
      expect(await sendBytes(payments, payload, { 'stripe-signature': header })).toBe('200');
    expect(await countAll(api)).toEqual(everything);
  });

  it('400 webhook_mode_wrong: refuses a live-mode event in test mode and activates nothing', async () => {
    const payments = await startPaid();
    const { payload } = await payments.signed(payments.completed.id);
    const live = payload.replace(/"livemode": false(?![\s\S]*"livemode")/, '"livemode": true');
    const at = Math.floor(payments.api.clock.now().getTime() / 1000);
    expect(live).not.toBe(payload);
    expect(await sendBytes(payments, live, { 'stripe-signature': sign(live, at) })).toBe(
      '400 webhook_mode_wrong',
    );
    expect(await countAll(payments.api)).toEqual(nothing);
  });

  it('ignores the content of an event: a signed event that calls an unpaid session paid changes nothing', async () => {
    const payments = await startPayments();
    const { api, organiser } = payments;
    await startPaying(payments);
    const [session] = await payments.listSessions();
    const object = { ...session, status: 'complete', payment_status: 'paid' };
    const event = {
      id: 'evt_1',
      object: 'event',
      type: 'checkout.session.completed',
      created: 1,
      livemode: false,
      data: { object },
    };
    const payload = JSON.stringify(event);
    const at = Math.floor(api.clock.now().getTime() / 1000);
    expect(await sendBytes(payments, payload, { 'stripe-signature': sign(payload, at) })).toBe(
      '200',
    );
    expect(await countAll(api)).toEqual(nothing);
    expect((await createDraft(api, organiser, { startDate: '2026-08-01' })).version).toBe(1);
  });
});

// Specification: §4.32, §7.43, §13.2, §13.4, §13.5
import { describe, expect, it } from 'vitest';
import {
  createDraft,
  createOrganiser,
  type Organiser,
} from '../../../../../test/records/create-campaign.ts';
import {
  countAll,
  startPaying,
  startPayments,
} from '../../../../../test/servers/start-payments.ts';
import { beginPayment } from './begin-payment.ts';

// Long enough for a hundred concurrent requests on a busy machine.
const timeoutMs = 120_000;
const nothing = { active: 0, slots: [], promotions: 0, invoices: 0, mails: 0 };
const everything = { active: 1, slots: ['active'], promotions: 1, invoices: 1, mails: 1 };

async function start(environment: Record<string, string> = {}) {
  const payments = await startPayments(environment);
  const { api, organiser } = payments;
  const send = (
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    path: string,
    body?: object,
    as = organiser.owner,
  ) => api.send(method, path, { as, ...(body && { body }) });
  return { ...payments, send };
}

describe('"Payer et activer": POST /org/campaigns/:campaignId/payment', () => {
  it('200: opens a Stripe session with the amount from the database, and holds the days until five minutes after the session', async () => {
    const payments = await start();
    const { api, organiser, settings, listSessions } = payments;
    const { answer, id } = await startPaying(payments);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      clientSecret: expect.stringMatching(/^cs_test_.+_secret_/),
      publishableKey: 'pk_test_bacasable',
      stripeJsUrl: settings.PAYMENTS_SCRIPT_URL,
      expiresAt: '2026-06-10T10:35:00.000Z',
    });
    const [session] = await listSessions();
    const payment = await api.db.payment.findFirstOrThrow();
    expect(session).toMatchObject({
      amount_total: 4800,
      currency: 'eur',
      ui_mode: 'embedded_page',
      locale: 'fr',
      redirect_on_completion: 'if_required',
      expires_at: Date.parse('2026-06-10T10:35:00Z') / 1000,
      client_reference_id: id,
      customer_email: 'bonjour@comite.example',
      metadata: { payment_id: payment.id, campaign_id: id },
      return_url: `http://pro.localhost/org/campaigns/${id}?session_id={CHECKOUT_SESSION_ID}`,
    });
    expect(payment).toMatchObject({
      status: 'open',
      attempt: 1,
      sessionId: session?.id,
      amountCents: 4800,
      vatCents: 800,
    });
    const slot = await api.db.campaignSlot.findFirstOrThrow();
    expect([slot.kind, slot.expiresAt?.toISOString(), slot.poiId]).toEqual([
      'hold',
      '2026-06-10T10:40:00.000Z',
      organiser.poiId,
    ]);
  });

  it('200: the amount is that of the rate when the payment began, not when the draft was created or the session opened', async () => {
    const { api, organiser, send, listSessions } = await start();
    const { id } = await createDraft(api, organiser);
    const priceOf = async () => (await send('GET', `/org/campaigns/${id}`)).body.price;
    expect(await priceOf()).toMatchObject({ inclVatCents: 4800 });
    const tariff = { weeklyRateCents: 3000, vatPercent: 20 };
    await beginPayment({ db: api.db, clock: api.clock, tariff })({
      accountId: organiser.owner.id,
      campaignId: id,
      proOrigin: 'http://pro.localhost',
    });
    expect((await send('POST', `/org/campaigns/${id}/payment`)).status).toBe(200);
    expect(await listSessions()).toMatchObject([{ amount_total: 7200 }]);
    expect(await api.db.payment.findMany()).toMatchObject([{ amountCents: 7200, vatCents: 1200 }]);
  });

  it('200: resumes the open payment for repeated and concurrent calls and for another editor', async () => {
    const payments = await start();
    const { api, organiser, send, listSessions } = payments;
    const { answer, path } = await startPaying(payments);
    const editor = await api.signIn({ permissions: ['camp_editor'] });
    await api.db.membership.create({
      data: { organisationId: organiser.organisationId, accountId: editor.id, role: 'editor' },
    });
    const again = await Promise.all(
      [1, 2, 3].map((n) =>
        send('POST', `${path}/payment`, undefined, n === 3 ? editor : organiser.owner),
      ),
    );
    for (const { body } of again) expect(body).toEqual(answer.body);
    expect([(await listSessions()).length, await api.db.payment.count()]).toEqual([1, 1]);
  });

  it('issue "100 parallel": a hundred concurrent starts for one campaign create one session and one payment', {
    timeout: timeoutMs,
  }, async () => {
    const payments = await start();
    const { api, organiser, send, listSessions } = payments;
    const { id } = await createDraft(api, organiser);
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => send('POST', `/org/campaigns/${id}/payment`)),
    );
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.clientSecret}`)).size).toBe(
      1,
    );
    expect(answers[0]).toMatchObject({
      status: 200,
      body: { clientSecret: expect.stringMatching(/^cs_test_.+_secret_/) },
    });
    expect([(await listSessions()).length, await api.db.payment.count()]).toEqual([1, 1]);
  });

  it('issue "100 parallel payer et activer for one event and period": exactly one active, 99 clean refusals, no charge without a campaign', {
    timeout: timeoutMs,
  }, async () => {
    const payments = await start();
    const { api, organiser, send, pay, listSessions } = payments;
    const ids: string[] = [];
    // A hundred drafts of different lengths and first days, all including 20 June.
    for (let n = 0; n < 100; n += 1)
      ids.push(
        (
          await createDraft(api, organiser, {
            startDate: `2026-06-${14 + (n % 7)}`,
            weeks: 1 + (n % 12),
          })
        ).id,
      );
    const answers = await Promise.all(
      ids.map((id) => send('POST', `/org/campaigns/${id}/payment`)),
    );
    const codes = answers.map(({ status, body }) => body.code ?? status);
    expect(codes.filter((code) => code === 200).length).toBe(1);
    expect(codes.filter((code) => code === 'campaign_period_taken').length).toBe(99);
    const sessions = await listSessions();
    expect(sessions.length).toBe(1);
    expect(await pay()).toBe(200);
    const won = ids[codes.indexOf(200)];
    expect((await send('POST', `/org/campaigns/${won}/payment/settlement`)).body).toMatchObject({
      status: 'active',
    });
    expect(await countAll(api)).toEqual(everything);
    expect(await api.db.payment.count()).toBe(1);
  });

  it('409 campaign_not_payable: lists each field that became invalid since the draft was written', async () => {
    const { api, organiser, send } = await start();
    const { id } = await createDraft(api, organiser);
    await api.db.poi.update({ where: { id: organiser.poiId }, data: { isEnabled: false } });
    api.clock.set('2026-06-11T10:00:00Z');
    const { status, body } = await send('POST', `/org/campaigns/${id}/payment`);
    expect([status, body.code]).toEqual([409, 'campaign_not_payable']);
    expect(
      body.errors.map(
        (error: { pointer: string; code: string }) => `${error.pointer} ${error.code}`,
      ),
    ).toEqual(['/body/poiId not_published', '/body/startDate past']);
    expect(await countAll(api)).toEqual(nothing);
  });

  it('campaign_payment_open: PATCH and DELETE refuse to change or delete a draft during its payment', async () => {
    const payments = await start();
    const { path } = await startPaying(payments);
    expect((await payments.send('PATCH', path, { version: 1, weeks: 1 })).body.code).toBe(
      'campaign_payment_open',
    );
    expect((await payments.send('DELETE', `${path}?version=1`)).body.code).toBe(
      'campaign_payment_open',
    );
  });

  it('GET /org/pois/:poiId/campaigns lists the days held by the campaign until the hold expires', async () => {
    const payments = await start();
    const { id } = await startPaying(payments);
    const days = { startDate: '2026-06-10', endDate: '2026-06-23', kind: 'hold' };
    const path = `/org/pois/${payments.organiser.poiId}/campaigns`;
    expect((await payments.send('GET', path)).body.occupied).toEqual([{ campaignId: id, ...days }]);
    payments.api.clock.set('2026-06-10T10:41:00Z');
    expect((await payments.send('GET', path)).body.occupied).toEqual([]);
  });

  it('refuses a payment by a non-member or a reader, for a suspended or pending organisation, and for an active campaign', async () => {
    const payments = await start();
    const { api, organiser, send, pay } = payments;
    const { id } = await createDraft(api, organiser);
    const path = `/org/campaigns/${id}/payment`;
    const stranger: Organiser = await createOrganiser(api);
    const reader = await api.signIn({ permissions: ['camp_editor'] });
    await api.db.membership.create({
      data: { organisationId: organiser.organisationId, accountId: reader.id, role: 'reader' },
    });
    const codeFor = async (as = organiser.owner) =>
      (await send('POST', path, undefined, as)).body.code;
    expect([await codeFor(stranger.owner), await codeFor(reader)]).toEqual([
      'campaign_not_found',
      'permission_missing',
    ]);
    const put = (status: string) =>
      api.db.organisation.update({
        where: { id: organiser.organisationId },
        data: { status, reason: 'Non.' },
      });
    await put('suspended');
    expect(await codeFor()).toBe('organisation_suspended');
    await put('pending');
    expect(await codeFor()).toBe('organisation_not_approved');
    await put('approved');
    await send('POST', path);
    await pay();
    await send('POST', `${path}/settlement`);
    expect(await codeFor()).toBe('campaign_transition_forbidden');
  });
});

describe('the payment provider fails', () => {
  it.each([
    ['answers 500', 'status', { status: 500 }],
    ['closes the connection', 'refuse', {}],
    ['opens the session but loses the response', 'lose-answer', {}],
    ['answers with a web page', 'html', {}],
  ])(
    '503 payments_unavailable when the provider %s; the next try resumes the same payment',
    async (_what, mode, options) => {
      const payments = await start();
      const { api, organiser, send, fail, control, listSessions } = payments;
      const { id } = await createDraft(api, organiser);
      await fail(mode, options);
      const { status, body } = await send('POST', `/org/campaigns/${id}/payment`);
      expect([status, body.code]).toEqual([503, 'payments_unavailable']);
      await control('/faults', undefined, 'DELETE');
      expect(
        await api.db.payment.findMany({ select: { status: true, attempt: true, sessionId: true } }),
      ).toEqual([{ status: 'open', attempt: 1, sessionId: null }]);
      api.clock.set('2026-06-10T10:03:00Z');
      expect((await send('POST', `/org/campaigns/${id}/payment`)).status).toBe(200);
      expect([(await listSessions()).length, await api.db.payment.count()]).toEqual([1, 1]);
    },
  );

  it('200: starts a second payment attempt when the first failed and is too old to open its session', async () => {
    const payments = await start();
    const { api, organiser, send, fail, control } = payments;
    const { id } = await createDraft(api, organiser);
    await fail('status', { status: 503 });
    await send('POST', `/org/campaigns/${id}/payment`);
    await control('/faults', undefined, 'DELETE');
    api.clock.set('2026-06-10T10:10:00Z');
    const { body } = await send('POST', `/org/campaigns/${id}/payment`);
    expect(body.expiresAt).toBe('2026-06-10T10:45:00.000Z');
    expect(
      await api.db.payment.findMany({
        select: { status: true, attempt: true },
        orderBy: { attempt: 'asc' },
      }),
    ).toEqual([
      { status: 'expired', attempt: 1 },
      { status: 'open', attempt: 2 },
    ]);
  });

  it('payments_unavailable for abandoning and for settling a payment while the provider fails; the days stay held', async () => {
    const payments = await start();
    const { path } = await startPaying(payments);
    await payments.fail('status', { status: 500 });
    expect((await payments.send('DELETE', `${path}/payment`)).body.code).toBe(
      'payments_unavailable',
    );
    expect((await payments.send('POST', `${path}/payment/settlement`)).body.code).toBe(
      'payments_unavailable',
    );
    expect((await countAll(payments.api)).slots).toEqual(['hold']);
  });

  it('payments_unavailable for every payment route without configured keys; the offer has `isPayable` false, and the webhook answers 404', async () => {
    const { send, api, organiser } = await start({
      PAYMENTS_SECRET_KEY: '',
      PAYMENTS_PUBLISHABLE_KEY: '',
      PAYMENTS_WEBHOOK_SECRET: '',
    });
    const { id } = await createDraft(api, organiser);
    expect((await send('GET', '/org/campaigns/offer')).body.isPayable).toBe(false);
    for (const [method, end] of [
      ['POST', ''],
      ['DELETE', ''],
      ['POST', '/settlement'],
    ] as const)
      expect((await send(method, `/org/campaigns/${id}/payment${end}`)).body.code).toBe(
        'payments_unavailable',
      );
    expect((await api.request.post('/api/webhooks/stripe').send({})).status).toBe(404);
  });
});

describe('abandoned and expired payments', () => {
  it('200: abandoning a payment closes its session, sends no mail and frees the days at once for its campaign and another draft', async () => {
    const payments = await start();
    const { api, organiser, send, pay, listSessions } = payments;
    const { path, id } = await startPaying(payments);
    const { status, body } = await send('DELETE', `${path}/payment`);
    expect([status, body.status, body.payment.status]).toEqual([200, 'draft', 'expired']);
    expect(await countAll(api)).toEqual(nothing);
    expect(await pay((await listSessions())[0]?.id)).toBe(409);
    expect((await send('DELETE', `${path}/payment`)).body.code).toBe('campaign_payment_missing');
    const other = await createDraft(api, organiser);
    expect((await send('POST', `/org/campaigns/${other.id}/payment`)).status).toBe(200);
    expect((await send('POST', `${path}/payment`)).body.code).toBe('campaign_period_taken');
    await send('DELETE', `/org/campaigns/${other.id}/payment`);
    expect((await send('POST', `${path}/payment`)).status).toBe(200);
    expect(await api.db.payment.count({ where: { campaignId: id } })).toBe(2);
  });

  it('200: abandoning a payment that the buyer has just made activates the campaign', async () => {
    const payments = await start();
    const { path } = await startPaying(payments);
    await payments.pay();
    const { body } = await payments.send('DELETE', `${path}/payment`);
    expect([body.status, body.payment.status]).toEqual(['active', 'paid']);
    expect(await countAll(payments.api)).toEqual(everything);
  });

  it('200: another campaign takes the days of an unpaid payment once the hold has expired; campaign_period_taken before', async () => {
    const payments = await start();
    const { api, organiser, send } = payments;
    await startPaying(payments);
    const other = await createDraft(api, organiser);
    api.clock.set('2026-06-10T10:39:00Z');
    expect((await send('POST', `/org/campaigns/${other.id}/payment`)).body.code).toBe(
      'campaign_period_taken',
    );
    api.clock.set('2026-06-10T10:41:00Z');
    expect((await send('POST', `/org/campaigns/${other.id}/payment`)).status).toBe(200);
    expect((await api.db.payment.groupBy({ by: ['status'], _count: true })).length).toBe(2);
  });

  it('409 campaign_period_taken: an expired hold that was paid without a webhook keeps its days', async () => {
    const payments = await start();
    const { api, organiser, send, pay } = payments;
    await startPaying(payments);
    const other = await createDraft(api, organiser);
    api.clock.set('2026-06-10T10:34:59Z');
    await pay();
    api.clock.set('2026-06-10T11:00:00Z');
    expect(await send('POST', `/org/campaigns/${other.id}/payment`)).toMatchObject({
      status: 409,
      body: { code: 'campaign_period_taken' },
    });
    expect(await countAll(api)).toEqual(everything);
  });
});

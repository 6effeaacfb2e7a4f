import { startSandbox } from '@parages/sandbox/start-sandbox';
import { createDraft, createOrganiser, type Organiser } from '../records/create-campaign.ts';
import { closeAfterTest } from './close-after-test.ts';
import { type Api, startApi } from './start-api.ts';

type StripeEvent = { id: string; type: string; data: { object: { id: string } } };
type SandboxSession = {
  id: string;
  status: string;
  amount_total: number;
  expires_at: number;
  metadata: Record<string, string>;
  payment_intent: string | null;
};

/** Webhooks are delivered when the test calls `deliver`, or sets an endpoint with `control`. */
export type Payments = {
  api: Api;
  organiser: Organiser;
  settings: Record<string, string>;
  control: (
    path: string,
    body?: object,
    method?: string,
  ) => Promise<{ status: number; body: Record<string, unknown> }>;
  listSessions: () => Promise<SandboxSession[]>;
  pay: (sessionId?: string, card?: string, email?: string) => Promise<number>;
  /** Returns the oldest first. */
  listEvents: (type?: string) => Promise<StripeEvent[]>;
  signed: (eventId: string) => Promise<{ payload: string; signature: string }>;
  deliver: (eventId: string) => Promise<number>;
  /** Makes calls of the provider fail; `mode` is a fault of the sandbox, such as `status`. */
  fail: (mode: string, options?: object) => Promise<void>;
};

const key = { authorization: 'Bearer sk_test_bacasable' };

type Sandbox = Awaited<ReturnType<typeof startSandbox>>;

const controlOf =
  ({ url }: Sandbox): Payments['control'] =>
  async (path, body, method = body === undefined ? 'GET' : 'POST') => {
    const answer = await fetch(`${url}/_sandbox${path}`, {
      method,
      ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    const text = await answer.text();
    return { status: answer.status, body: JSON.parse(text === '' ? '{}' : text) };
  };

const listEventsOf =
  ({ url }: Sandbox): Payments['listEvents'] =>
  async (type) => {
    const events: StripeEvent[] = [];
    for (let after = ''; ; ) {
      const start = after === '' ? '' : `&starting_after=${after}`;
      const answer = await fetch(`${url}/v1/events?limit=100${start}`, { headers: key });
      const { data, has_more: hasMore } = (await answer.json()) as {
        data: StripeEvent[];
        has_more: boolean;
      };
      events.push(...data);
      after = data.at(-1)?.id ?? '';
      if (!hasMore) break;
    }
    return events.filter((event) => type === undefined || event.type === type).reverse();
  };

async function postWebhook(
  { request }: Api,
  { payload, signature }: { payload: string; signature: string },
): Promise<number> {
  const { status } = await request
    .post('/api/webhooks/stripe')
    .set({ 'content-type': 'application/json', 'stripe-signature': signature })
    .send(payload);
  return status;
}

export async function startPayments(
  environment: Record<string, string> = {},
  poolSize?: number,
): Promise<Payments> {
  let started: Api | undefined;
  const clock = { now: () => started?.clock.now() ?? new Date('2026-06-10T10:00:00Z') };
  const sandbox = await startSandbox({ clock, environment: {} });
  closeAfterTest(sandbox.close);
  const settings = sandbox.settings.payments ?? {};
  const api = await startApi({
    environment: { ...settings, ...environment },
    ...(poolSize !== undefined && { poolSize }),
  });
  started = api;
  const organiser = await createOrganiser(api);
  const control = controlOf(sandbox);
  const listSessions = async () =>
    (await control('/payments/sessions')).body.items as SandboxSession[];
  const signed = async (eventId: string) =>
    (await control(`/payments/events/${eventId}/signed`)).body as {
      payload: string;
      signature: string;
    };
  return {
    api,
    organiser,
    settings,
    control,
    listSessions,
    signed,
    pay: async (sessionId, card = '4242424242424242', email) => {
      const id = sessionId ?? (await listSessions())[0]?.id;
      return (await control(`/payments/sessions/${id}/payment`, { card, email })).status;
    },
    listEvents: listEventsOf(sandbox),
    deliver: async (eventId) => postWebhook(api, await signed(eventId)),
    fail: async (mode, options = {}) => {
      await control('/faults', { service: 'payments', mode, ...options });
    },
  };
}

export async function startPaying(
  { api, organiser }: Pick<Payments, 'api' | 'organiser'>,
  body: object = {},
) {
  const { id } = await createDraft(api, organiser, body);
  const answer = await api.send('POST', `/org/campaigns/${id}/payment`, { as: organiser.owner });
  return { id, path: `/org/campaigns/${id}`, answer };
}

export async function countAll({ db }: Api) {
  const [active, slots, promotions, invoices, mails] = await Promise.all([
    db.campaign.count({ where: { status: 'active' } }),
    db.campaignSlot.findMany({ select: { kind: true } }),
    db.promotion.count(),
    db.invoice.count(),
    db.mailOutbox.count({ where: { kind: { startsWith: 'campaign-' } } }),
  ]);
  return { active, slots: slots.map(({ kind }) => kind), promotions, invoices, mails };
}

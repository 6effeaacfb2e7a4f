import { webhookTypes } from '@parages/contracts/vocabulary/organisations/webhook-types';
import { mailsService } from '../src/features/mails/mails.service.ts';
import { poiCardsService } from '../src/features/pois/poi-cards.service.ts';
import { deliverDue } from '../src/features/webhooks/delivering/deliver-due.ts';
import type { WebhookAnswer, WebhookCall } from '../src/gateways/webhook-calls/webhook-calls.ts';
import { sealer } from '../src/platform/sealed-text.ts';
import { openCompleteEvent } from './editor.ts';
import { startApi } from './servers/start-api.ts';

const key = 'a'.repeat(64);
export const received: WebhookAnswer = { status: 204, fault: null };
export const broken: WebhookAnswer = { status: 500, fault: null };

/** A complete event of an organisation with a webhook, whose receiver answers `answers.next`. */
export async function webhookBench(types: readonly string[] = webhookTypes) {
  const api = await startApi({ environment: { WEBHOOK_KEY: key } });
  const event = await openCompleteEvent(api);
  const { editor: owner, organisation } = event;
  const moderator = await api.signIn({ permissions: ['poi_mod'] });
  const path = `/org/organisations/${organisation.id}/webhooks`;
  const body = { url: 'https://example.org/in', types };
  const webhook = (await api.send('POST', path, { as: owner, body })).body;
  const calls: WebhookCall[] = [];
  const answers = { next: received };
  const deliver = deliverDue({
    db: api.db,
    clock: api.clock,
    seals: sealer(key),
    calls: {
      call: async (call) => {
        calls.push(call);
        return answers.next;
      },
    },
    listCards: poiCardsService({ db: api.db, clock: api.clock }),
    mails: mailsService({ clock: api.clock }),
    proOrigin: 'http://pro.localhost',
    jitter: () => 0,
    log: { warn: () => undefined },
  });
  const pass = (ms: number): void =>
    api.clock.set(new Date(api.clock.now().getTime() + ms).toISOString());
  return {
    ...api,
    ...event,
    owner,
    moderator,
    path: `${path}/${webhook.id}`,
    secret: String(webhook.secret),
    answers,
    calls,
    deliver: () => deliver(),
    pass,
    /** The messages that arrived since the last call. */
    arrived: () => calls.splice(0).map((call) => JSON.parse(call.body)),
    read: async () =>
      (await api.send('GET', path, { as: owner })).body.items.find(
        ({ id }: { id: string }) => id === webhook.id,
      ),
    log: async () =>
      (await api.send('GET', `${path}/${webhook.id}/deliveries`, { as: owner })).body.items,
    readEvent: event.read,
    publish: async () => {
      await event.move(owner, 'submission', { autopublish: true });
      return event.move(moderator, 'acceptance');
    },
  };
}

import { webhookLimits } from '@parages/contracts/vocabulary/organisations/webhook-types';
import type { WebhookAnswer, WebhookCalls } from '../../../gateways/webhook-calls/webhook-calls.ts';
import { concurrencyLimit } from '../../../platform/background/concurrency-limit.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db, Transaction } from '../../../platform/database/database.ts';
import { lockName } from '../../../platform/database/named-locks.ts';
import type { Sealer } from '../../../platform/sealed-text.ts';
import type { MailsService } from '../../mails/mails.service.ts';
import { listMailedMembers } from '../../organisations/memberships/memberships.service.ts';
import type { PoiCardsService } from '../../pois/poi-cards.service.ts';
import {
  type ClaimedDelivery,
  deliveringRepository,
  type PausedWebhook,
  type Settlement,
} from './delivering.repository.ts';
import { retryDelayMs } from './retries.domain.ts';
import { type Cards, writeMessage } from './write-message.ts';

export type DeliverDueDeps = {
  db: Db;
  clock: Clock;
  seals: Sealer;
  calls: Pick<WebhookCalls, 'call'>;
  listCards: PoiCardsService;
  mails: Pick<MailsService, 'queueAll'>;
  proOrigin: string;
  /** From 0 to 1. */
  jitter: () => number;
  log: { warn: (details: object, message: string) => void };
};

// All attempts of a batch at one host take 16 / 4 × 10 s at most, which the lease exceeds.
const batchSize = 16;
const perWebhook = 4;
const perHost = 4;
const leaseMs = 120_000;
const dayMs = 86_400_000;

const isSuccess = ({ status }: WebhookAnswer): boolean =>
  status !== null && status >= 200 && status < 300;

function settlementOf(
  { id, attempts }: ClaimedDelivery,
  answer: WebhookAnswer,
  now: Date,
  jitter: number,
): Settlement {
  const known = {
    id,
    attempts,
    statusCode: answer.status,
    fault: answer.fault,
    now,
    pauseSince: new Date(now.getTime() - webhookLimits.failingDays * dayMs),
  };
  if (isSuccess(answer)) return { ...known, status: 'delivered', retryAt: null };
  const delayMs = retryDelayMs(attempts, jitter);
  return delayMs === undefined
    ? { ...known, status: 'failed', retryAt: null }
    : { ...known, status: 'pending', retryAt: new Date(now.getTime() + delayMs) };
}

type HostLimit = ReturnType<typeof concurrencyLimit>;

/** At most `perHost` requests at a time to the host of an address. */
function hostLimits(): (url: string) => HostLimit {
  const limits = new Map<string, HostLimit>();
  return (url) => {
    const { host } = new URL(url);
    const limit = limits.get(host) ?? concurrencyLimit({ atOnce: perHost, mostWaiting: batchSize });
    limits.set(host, limit);
    return limit;
  };
}

async function cardsOf(
  { listCards }: DeliverDueDeps,
  deliveries: readonly ClaimedDelivery[],
): Promise<Cards> {
  const ids = [...new Set(deliveries.flatMap(({ poiId }) => poiId ?? []))];
  if (ids.length === 0) return new Map();
  const { items } = await listCards({ ids });
  return new Map(items.map((card) => [card.id, card]));
}

async function announcePause(
  { clock, mails, proOrigin }: DeliverDueDeps,
  tx: Transaction,
  { id, organisationId, url }: PausedWebhook,
): Promise<void> {
  const repository = deliveringRepository(tx);
  await repository.endWaiting(id);
  const organisation = await repository.findName(organisationId);
  const owners = await listMailedMembers(tx, organisationId, ['owner']);
  const link = `${proOrigin}/org/organisations/${organisationId}/webhooks`;
  const about = { organisation, address: url, days: webhookLimits.failingDays, link };
  await mails.queueAll(
    tx,
    owners.map((owner) => ({
      kind: 'webhook-paused' as const,
      to: owner.email,
      accountId: owner.id,
      dedupeKey: `webhook-paused:${id}:${owner.id}:${clock.now().toISOString()}`,
      data: { firstName: owner.firstName, ...about },
    })),
  );
}

async function call(
  { calls, clock, seals, log }: DeliverDueDeps,
  delivery: ClaimedDelivery,
  cards: Cards,
): Promise<WebhookAnswer> {
  const { id, webhookId, url } = delivery;
  try {
    const message = writeMessage(delivery, { cards, seals, now: clock.now() });
    return await calls.call({ url, ...message });
  } catch (error) {
    log.warn({ err: error, id, webhookId }, 'webhook not signed');
    return { status: null, fault: 'secret' };
  }
}

async function deliver(
  deps: DeliverDueDeps,
  delivery: ClaimedDelivery,
  cards: Cards,
): Promise<void> {
  const { db, clock, jitter, log } = deps;
  const { id, webhookId } = delivery;
  const answer = await call(deps, delivery, cards);
  const settlement = settlementOf(delivery, answer, clock.now(), jitter());
  await db.$transaction(async (tx) => {
    // A pause ends the other deliveries of the webhook: two outcomes at once would wait for each other.
    await lockName(tx, `webhook ${webhookId}`);
    const paused = await deliveringRepository(tx).settle(settlement);
    if (paused !== undefined) await announcePause(deps, tx, paused);
  });
  if (!isSuccess(answer)) log.warn({ id, webhookId, ...answer }, 'webhook not delivered');
}

async function deliverBatch(
  deps: DeliverDueDeps,
  deliveries: readonly ClaimedDelivery[],
): Promise<void> {
  const cards = await cardsOf(deps, deliveries);
  const limitOf = hostLimits();
  const outcomes = await Promise.allSettled(
    deliveries.map((one) => limitOf(one.url)(() => deliver(deps, one, cards))),
  );
  for (const outcome of outcomes)
    if (outcome.status === 'rejected')
      deps.log.warn({ err: outcome.reason }, 'webhook not settled');
}

/**
 * Delivers what is due and returns the number of attempts. A message can arrive twice, for example
 * when a worker dies after a request and before recording its answer; its id stays the same.
 * Several workers may run concurrently.
 */
export const deliverDue =
  (deps: DeliverDueDeps) =>
  async (isStopping: () => boolean = () => false): Promise<number> => {
    let attempts = 0;
    while (!isStopping()) {
      const now = deps.clock.now();
      const leaseUntil = new Date(now.getTime() + leaseMs);
      const bounds = { count: batchSize, perWebhook };
      const deliveries = await deliveringRepository(deps.db).claim({ now, leaseUntil, ...bounds });
      if (deliveries.length === 0) break;
      await deliverBatch(deps, deliveries);
      attempts += deliveries.length;
    }
    return attempts;
  };

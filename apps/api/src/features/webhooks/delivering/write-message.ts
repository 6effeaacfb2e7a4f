import { Webhook } from 'standardwebhooks';
import type { Sealer } from '../../../platform/sealed-text.ts';
import type { PoiCardsService } from '../../pois/poi-cards.service.ts';
import { sealedRow } from '../sealed-row.ts';
import type { ClaimedDelivery } from './delivering.repository.ts';

type Card = Awaited<ReturnType<PoiCardsService>>['items'][number];
export type Cards = ReadonlyMap<string, Card>;

/** The body of a message. It has no personal data: the card is what every visitor reads. */
function bodyOf(delivery: ClaimedDelivery, cards: Cards): string {
  const { type, occurredAt, organisationId, sequence, poiId, cause, reasons } = delivery;
  return JSON.stringify({
    type,
    timestamp: occurredAt.toISOString(),
    data: {
      organisationId,
      sequence,
      poiId,
      cause,
      reasons,
      poi: poiId === null ? null : (cards.get(poiId) ?? null),
    },
  });
}

/**
 * A request of Standard Webhooks, with a second signature while the former secret signs too.
 * @throws when the secret does not open
 */
export function writeMessage(
  delivery: ClaimedDelivery,
  { cards, seals, now }: { cards: Cards; seals: Sealer; now: Date },
): { headers: Record<string, string>; body: string } {
  const { id, webhookId, secret, secretBefore } = delivery;
  const body = bodyOf(delivery, cards);
  const signatures = [secret, secretBefore].flatMap((sealed) =>
    sealed === null
      ? []
      : new Webhook(seals.open(sealedRow(webhookId), sealed)).sign(id, now, body),
  );
  return {
    headers: {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
      'webhook-signature': signatures.join(' '),
    },
    body,
  };
}

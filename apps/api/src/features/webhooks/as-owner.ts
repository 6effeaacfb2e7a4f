import type { WebhookCalls } from '../../gateways/webhook-calls/webhook-calls.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Transaction } from '../../platform/database/database.ts';
import { Problem } from '../../platform/problems/problem.ts';
import type { Sealer } from '../../platform/sealed-text.ts';
import { ownerOf } from '../organisations/memberships/memberships.service.ts';
import { webhooksRepository } from './webhooks.repository.ts';
import type { Webhook, WebhookKey } from './webhooks.schema.ts';

/** `seals` is undefined without `WEBHOOK_KEY`. */
export type WebhooksDeps = {
  db: Db;
  clock: Clock;
  seals: Sealer | undefined;
  calls: Pick<WebhookCalls, 'isAcceptable'>;
};

/** Webhooks are changed by the owners of their organisation. Problems: those of `ownerOf`. */
export const asOwner = <Result>(
  { db }: Pick<WebhooksDeps, 'db'>,
  accountId: string,
  organisationId: string,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> =>
  db.$transaction(async (tx) => {
    await ownerOf(tx, accountId, organisationId);
    return work(tx);
  });

export const webhookNotFound = (): Problem => new Problem('webhook_not_found');

/** @throws {Problem} webhook_not_found */
export async function findKnown(
  tx: Parameters<typeof webhooksRepository>[0],
  key: WebhookKey,
): Promise<Webhook> {
  const found = await webhooksRepository(tx).find(key);
  if (found === undefined) throw webhookNotFound();
  return found;
}

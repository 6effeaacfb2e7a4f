import { randomBytes } from 'node:crypto';
import { webhookLimits } from '@parages/contracts/vocabulary/organisations/webhook-types';
import { v7 as uuidv7 } from 'uuid';
import { lockName } from '../../platform/database/named-locks.ts';
import { Problem } from '../../platform/problems/problem.ts';
import { assertQuota } from '../../platform/quotas/quotas.service.ts';
import type { Sealer } from '../../platform/sealed-text.ts';
import { asOwner, findKnown, type WebhooksDeps, webhookNotFound } from './as-owner.ts';
import { sealedRow } from './sealed-row.ts';
import { webhooksRepository } from './webhooks.repository.ts';
import type {
  Webhook,
  WebhookBody,
  WebhookChange,
  WebhookKey,
  WebhookWithSecret,
} from './webhooks.schema.ts';

const secretBytes = 32;
const hourMs = 3_600_000;
const newSecret = (): string => `whsec_${randomBytes(secretBytes).toString('base64')}`;

function sealing({ seals }: WebhooksDeps): Sealer {
  if (seals === undefined) throw new Problem('webhooks_unavailable');
  return seals;
}

/** False for a secret that was sealed by a key that is lost. */
function canOpen({ open }: Sealer, webhookId: string, sealed: string): boolean {
  try {
    open(sealedRow(webhookId), sealed);
    return true;
  } catch {
    return false;
  }
}

function assertAcceptable({ calls }: WebhooksDeps, url: string | undefined): void {
  if (url !== undefined && !calls.isAcceptable(url)) throw new Problem('webhook_url_refused');
}

/** Problems: those of `asOwner`, quota_reached, webhook_url_refused, webhooks_unavailable. */
export const createWebhook =
  (deps: WebhooksDeps) =>
  (
    accountId: string,
    organisationId: string,
    { url, types }: WebhookBody,
  ): Promise<WebhookWithSecret> =>
    asOwner(deps, accountId, organisationId, async (tx) => {
      const { seal } = sealing(deps);
      assertAcceptable(deps, url);
      await lockName(tx, `webhooks ${organisationId}`);
      const webhooks = webhooksRepository(tx);
      assertQuota('webhooks', await webhooks.count(organisationId));
      const id = uuidv7();
      const secret = newSecret();
      const sealed = seal(sealedRow(id), secret);
      const row = { id, organisationId, url, types: [...new Set(types)], secret: sealed };
      return { ...(await webhooks.add({ ...row, now: deps.clock.now() })), secret };
    });

/** Resuming forgets the failures. Problems: those of `asOwner`, webhook_not_found, webhook_url_refused. */
export const updateWebhook =
  (deps: WebhooksDeps) =>
  (accountId: string, key: WebhookKey, { url, types, isPaused }: WebhookChange): Promise<Webhook> =>
    asOwner(deps, accountId, key.organisationId, async (tx) => {
      const { status } = await findKnown(tx, key);
      assertAcceptable(deps, url);
      const resumed = status === 'active' ? {} : { status: 'active', failingSince: null };
      const data = {
        ...(url !== undefined && { url }),
        ...(types !== undefined && { types: [...new Set(types)] }),
        ...(isPaused !== undefined && (isPaused ? { status: 'paused' } : resumed)),
      };
      await webhooksRepository(tx).change(key, data, deps.clock.now());
      return findKnown(tx, key);
    });

/** Problems: those of `asOwner`, webhook_not_found. */
export const removeWebhook =
  (deps: WebhooksDeps) =>
  (accountId: string, key: WebhookKey): Promise<void> =>
    asOwner(deps, accountId, key.organisationId, async (tx) => {
      // The outcome of a delivery locks in this order too.
      await lockName(tx, `webhook ${key.webhookId}`);
      if (!(await webhooksRepository(tx).remove(key))) throw webhookNotFound();
    });

/**
 * The former secret signs beside the new one for a day, unless it can no longer be opened. Problems: those of `asOwner`,
 * webhook_not_found, webhooks_unavailable.
 */
export const rotateSecret =
  (deps: WebhooksDeps) =>
  (accountId: string, key: WebhookKey): Promise<WebhookWithSecret> =>
    asOwner(deps, accountId, key.organisationId, async (tx) => {
      await lockName(tx, `webhook ${key.webhookId}`);
      const webhooks = webhooksRepository(tx);
      const former = await webhooks.findSecret(key);
      if (former === undefined) throw webhookNotFound();
      const seals = sealing(deps);
      const secret = newSecret();
      const now = deps.clock.now();
      const sealed = seals.seal(sealedRow(key.webhookId), secret);
      const until = new Date(now.getTime() + webhookLimits.overlapHours * hourMs);
      const before = canOpen(seals, key.webhookId, former)
        ? { secretBefore: former, secretBeforeUntil: until }
        : { secretBefore: null, secretBeforeUntil: null };
      await webhooks.change(key, { secret: sealed, ...before }, now);
      return { ...(await findKnown(tx, key)), secret };
    });

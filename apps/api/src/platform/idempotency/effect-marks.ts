import { AsyncLocalStorage } from 'node:async_hooks';
import type { Transaction } from '../database/database.ts';
import { Problem } from '../problems/problem.ts';

/** A request with an `Idempotency-Key`; `attempt` counts the ones that took over from a crash. */
export type Attempt = { organisationId: string; keyHash: string; attempt: number };

/** The attempt of the current request; undefined for requests without a key. */
export const currentAttempt = new AsyncLocalStorage<Attempt>();

/**
 * Notes in the transaction that creates something that the request has had its effect, so that a
 * repetition never creates it again, even when the process dies before the answer is stored. No
 * effect without an `Idempotency-Key`. Problem: idempotency_request_running, when another attempt
 * has taken over.
 */
export async function markEffect(tx: Pick<Transaction, 'idempotentRequest'>): Promise<void> {
  const attempt = currentAttempt.getStore();
  if (attempt === undefined) return;
  const { count } = await tx.idempotentRequest.updateMany({
    where: { ...attempt, status: null },
    data: { hasEffect: true },
  });
  if (count === 0) throw new Problem('idempotency_request_running').retryAfter(1);
}

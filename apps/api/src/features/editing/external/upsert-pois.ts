import type { Clock } from '../../../platform/clock.ts';
import { databaseProblem } from '../../../platform/database/database-failure.ts';
import { Problem } from '../../../platform/problems/problem.ts';
import {
  type ExternalBulkResult,
  type ExternalItemResult,
  type ItemProblem,
  itemProblems,
  type UpsertOutcome,
} from './external.schema.ts';
import type { ReadItem } from './read-bulk.ts';
import type { UpsertCall, upsertPoi } from './upsert-poi.ts';

export type UpsertPoisDeps = {
  upsert: ReturnType<typeof upsertPoi>;
  clock: Clock;
};

// An item that begins last may wait for its transaction and use all of its time, and still ends
// before a repetition of the request could take over (`idempotencyLimits.runningMs`).
const beginWithinMs = 35_000;

function assertTime(endsAt: number, now: Date, written: number): void {
  if (now.getTime() < endsAt) return;
  throw new Problem(
    'service_unavailable',
    `The request takes too long. Its first ${written} items were handled: repeat it or send fewer.`,
  ).retryAfter(1);
}

const isItemProblem = (code: string): code is ItemProblem =>
  (itemProblems as readonly string[]).includes(code);

type Failure = NonNullable<ExternalItemResult['problem']>;

/** Undefined for a failure that concerns the other items too. */
function failureOf(error: unknown, index: number): Failure | undefined {
  const problem = error instanceof Problem ? error : databaseProblem(error);
  if (problem !== undefined) {
    const { code, message, errors = [] } = problem;
    if (!isItemProblem(code)) return undefined;
    return {
      code,
      detail: message,
      errors: errors.map(({ pointer, ...rest }) => ({
        ...rest,
        pointer: pointer.replace(/^\/body/, `/body/items/${index}/poi`),
      })),
    };
  }
  return { code: 'internal_error', detail: new Problem('internal_error').message, errors: [] };
}

/**
 * Upserts each item in a transaction of its own: a faulty one leaves the others. `onFault` gets each
 * unexpected error. Problems: service_unavailable, when it takes too long; those that would refuse
 * every item.
 */
export const upsertPois =
  ({ upsert, clock }: UpsertPoisDeps) =>
  async (
    call: UpsertCall,
    items: readonly ReadItem[],
    onFault: (error: unknown) => void,
  ): Promise<ExternalBulkResult> => {
    const results: ExternalItemResult[] = [];
    const endsAt = clock.now().getTime() + beginWithinMs;
    for (const [index, { source, extId, item, errors }] of items.entries()) {
      const about = { index, source, extId };
      const none = { outcome: null, poiId: null, version: null, status: null };
      if (item === undefined) {
        const { message: detail } = new Problem('request_invalid');
        results.push({ ...about, ...none, problem: { code: 'request_invalid', detail, errors } });
        continue;
      }
      assertTime(endsAt, clock.now(), index);
      try {
        const { outcome, poi } = await upsert(call, item, item.poi);
        results.push({ ...about, ...shownOf(outcome, poi, call), problem: null });
      } catch (error) {
        const problem = failureOf(error, index);
        if (problem === undefined) throw error;
        if (problem.code === 'internal_error') onFault(error);
        results.push({ ...about, ...none, problem });
      }
    }
    return { isDryRun: call.isDryRun, items: results };
  };

// An event that a dry run would create has no id yet.
const shownOf = (
  outcome: UpsertOutcome,
  { id, version, status }: Pick<ExternalItemResult, 'version' | 'status'> & { id: string },
  { isDryRun }: UpsertCall,
) => ({ outcome, poiId: isDryRun && outcome === 'created' ? null : id, version, status });

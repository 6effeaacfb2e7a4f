import { setTimeout as wait } from 'node:timers/promises';

/** Checks a part that requests need; rejects when the part fails. */
export type Check = () => Promise<unknown>;

/** `part`: `ok` or `failed` for each checked part. */
export type Readiness = { isReady: boolean; parts: Record<string, 'ok' | 'failed'> };

export type ReadinessOptions = {
  checks: Record<string, Check>;
  /** Milliseconds after which a check without an answer has failed. */
  deadlineMs: number;
  /** Milliseconds during which the same result answers, so that many probes ask the parts once. */
  keptMs: number;
  onFailure: (part: string, error: unknown) => void;
};

async function orTimeout(check: Check, deadlineMs: number): Promise<void> {
  const late = wait(deadlineMs, undefined, { ref: false }).then(() => {
    throw new Error(`no answer within ${deadlineMs} ms`);
  });
  await Promise.race([check(), late]);
}

/** Returns a function that checks all parts at once, or answers with the result of a moment ago. */
export function readinessOf(options: ReadinessOptions): () => Promise<Readiness> {
  const { checks, deadlineMs, keptMs, onFailure } = options;
  let last: { at: number; readiness: Promise<Readiness> } | undefined;

  async function checkAll(): Promise<Readiness> {
    const results = await Promise.all(
      Object.entries(checks).map(async ([part, check]): Promise<[string, 'ok' | 'failed']> => {
        try {
          await orTimeout(check, deadlineMs);
          return [part, 'ok'];
        } catch (error) {
          onFailure(part, error);
          return [part, 'failed'];
        }
      }),
    );
    const isReady = results.every(([, result]) => result === 'ok');
    return { isReady, parts: Object.fromEntries(results) };
  }

  return () => {
    const now = performance.now();
    if (last === undefined || now - last.at >= keptMs) last = { at: now, readiness: checkAll() };
    return last.readiness;
  };
}

import { setTimeout as wait } from 'node:timers/promises';

/** Checks a part that requests need; rejects when the part fails. */
export type Check = () => Promise<unknown>;

/** `part`: `ok` or `failed` for each checked part. */
export type Readiness = { isReady: boolean; parts: Record<string, 'ok' | 'failed'> };

export type ReadinessOptions = {
  checks: Record<string, Check>;
  /** Milliseconds after which a check without an answer has failed. */
  deadlineMs: number;
  /**
   * Milliseconds after which a check without an answer is given up, and its part asked anew: the
   * connection of a lost host may hang for a quarter of an hour while new ones are answered.
   */
  givenUpMs: number;
  /** Milliseconds during which the same result answers, so that many probes ask the parts once. */
  keptMs: number;
  onFailure: (part: string, error: unknown) => void;
};

type Settled = { isOk: true } | { isOk: false; error: unknown };

/**
 * Asks the part, unless its last check is still without an answer and not given up: a part that
 * hangs holds few checks, however many probes come.
 */
function askOnce(check: Check, givenUpMs: number): () => Promise<Settled> {
  let unsettled: { answer: Promise<Settled>; startedAt: number } | undefined;
  const ask = async (): Promise<Settled> => {
    try {
      await check();
      return { isOk: true };
    } catch (error) {
      return { isOk: false, error };
    }
  };
  return () => {
    const now = performance.now();
    if (unsettled && now - unsettled.startedAt < givenUpMs) return unsettled.answer;
    const asked = { answer: ask(), startedAt: now };
    unsettled = asked;
    void asked.answer.finally(() => {
      if (unsettled === asked) unsettled = undefined;
    });
    return asked.answer;
  };
}

async function orLate(answer: Promise<Settled>, deadlineMs: number): Promise<Settled> {
  const late = async (): Promise<Settled> => {
    await wait(deadlineMs, undefined, { ref: false });
    return { isOk: false, error: new Error(`no answer within ${deadlineMs} ms`) };
  };
  return Promise.race([answer, late()]);
}

/**
 * Returns a function that checks all parts at once, or answers with the result of a moment ago. All
 * probes that come while parts are checked share one check.
 */
export function readinessOf(options: ReadinessOptions): () => Promise<Readiness> {
  const { checks, deadlineMs, givenUpMs, keptMs, onFailure } = options;
  const parts = Object.entries(checks).map(([part, check]) => ({
    part,
    ask: askOnce(check, givenUpMs),
  }));
  let last: { readiness: Promise<Readiness>; endedAt: number } | undefined;

  async function checkAll(): Promise<Readiness> {
    const results = await Promise.all(
      parts.map(async ({ part, ask }): Promise<[string, 'ok' | 'failed']> => {
        const settled = await orLate(ask(), deadlineMs);
        if (settled.isOk) return [part, 'ok'];
        onFailure(part, settled.error);
        return [part, 'failed'];
      }),
    );
    const isReady = results.every(([, result]) => result === 'ok');
    return { isReady, parts: Object.fromEntries(results) };
  }

  return () => {
    if (last !== undefined && performance.now() - last.endedAt < keptMs) return last.readiness;
    const checked = { readiness: checkAll(), endedAt: Number.POSITIVE_INFINITY };
    last = checked;
    void checked.readiness.then(() => {
      checked.endedAt = performance.now();
    });
    return checked.readiness;
  };
}

export type SampleKind = 'search' | 'search with a session' | 'page' | 'write' | 'own read';

/** A request: its start in milliseconds, its duration, and what was wrong with its answer. */
export type Sample = { kind: SampleKind; startedAt: number; ms: number; fault?: string };

export type Spread = { count: number; median: number; p95: number; most: number };

/** Zeros for no value. */
export function spreadOf(values: readonly number[]): Spread {
  const sorted = [...values].sort((one, other) => one - other);
  const at = (share: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { count: sorted.length, median: at(0.5), p95: at(0.95), most: sorted.at(-1) ?? 0 };
}

const endOf = ({ startedAt, ms }: Sample): number => startedAt + ms;

export type Interruption = {
  asked: number;
  failed: number;
  longestMs: number;
  /** Until the first answer after the last failure; 0 without one, undefined without an answer. */
  answeredAgainMs: number | undefined;
};

/** How the requests that ended after an instant were answered. */
export function interruptionOf(samples: readonly Sample[], fromMs: number): Interruption {
  const later = samples.filter((one) => endOf(one) >= fromMs);
  const failures = later.filter(({ fault }) => fault !== undefined).map(endOf);
  const lastFailure = Math.max(...failures, Number.NEGATIVE_INFINITY);
  const answers = later.filter((one) => one.fault === undefined && endOf(one) > lastFailure);
  const again = Math.min(...answers.map(endOf));
  const answeredAgainMs = Number.isFinite(again) ? again - fromMs : undefined;
  return {
    asked: later.length,
    failed: failures.length,
    longestMs: Math.max(0, ...later.map(({ ms }) => ms)),
    answeredAgainMs: failures.length === 0 ? 0 : answeredAgainMs,
  };
}

/** Milliseconds until a request that began after an instant had succeeded. */
export function firstSuccessMs(samples: readonly Sample[], fromMs: number): number | undefined {
  const ends = samples
    .filter(({ startedAt, fault }) => startedAt >= fromMs && fault === undefined)
    .map(endOf);
  return ends.length === 0 ? undefined : Math.min(...ends) - fromMs;
}

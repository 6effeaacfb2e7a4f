/** Rules of requests with an `Idempotency-Key`. */
export const idempotencyLimits = {
  keyLength: 255,
  /** How long a key is remembered. */
  keptMs: 86_400_000,
  /** After this time a request that has not answered counts as crashed. */
  runningMs: 60_000,
  /** Characters of a stored answer; a longer one is not stored. */
  answerLength: 1_000_000,
} as const;

const minuteMs = 60_000;
const dayMs = 86_400_000;
/** A quarter of an hour, four times as long after each further failure, and a day at most. */
const firstRetryMs = 15 * minuteMs;
const retryFactor = 4;
const longestWaitMs = 7 * dayMs;

type Failure = { failures: number; retryAfterS: number | null };

/** A host that asks for a later visit gets it, within a week. */
export function retryAt(now: Date, { failures, retryAfterS }: Failure): Date {
  const backOffMs = Math.min(firstRetryMs * retryFactor ** Math.min(failures - 1, 10), dayMs);
  const askedMs = Math.min((retryAfterS ?? 0) * 1000, longestWaitMs);
  return new Date(now.getTime() + Math.max(backOffMs, askedMs));
}

/** A day later, less up to an hour that depends on the source, so that hosts are asked evenly. */
export function dailyPullAt(now: Date, sourceId: string): Date {
  const share = Number.parseInt(sourceId.slice(-4), 16) / 0x1_0000;
  return new Date(now.getTime() + dayMs - Math.floor(share * 60) * minuteMs);
}

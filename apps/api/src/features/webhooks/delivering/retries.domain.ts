const secondMs = 1000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;

// 72.6 hours in all: the last attempt comes more than three days after the first one.
const delaysMs = [
  5 * secondMs,
  minuteMs,
  5 * minuteMs,
  30 * minuteMs,
  2 * hourMs,
  5 * hourMs,
  10 * hourMs,
  14 * hourMs,
  18 * hourMs,
  23 * hourMs,
];
const mostJitter = 0.1;

/**
 * Delay after attempt `attempts`, counted from 1; undefined after the last one.
 * @param jitter from 0 to 1, spreads the retries of messages that failed together
 */
export function retryDelayMs(attempts: number, jitter: number): number | undefined {
  const delayMs = delaysMs[attempts - 1];
  return delayMs === undefined ? undefined : Math.round(delayMs * (1 + mostJitter * jitter));
}

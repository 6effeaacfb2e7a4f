import { z } from 'zod';
import type { LoadBounds } from '../platform/edge/load-shedding.ts';
import { emptyIsAbsent } from '../platform/input/bounded-text.ts';

// The deadline of a query is two seconds. With a second between two turns of the event loop it
// passes before an answer of the database is read: what is accepted then fails anyway.
const usualEventLoopMs = 1000;
// Above it V8 collects garbage most of the time, and soon ends the process.
const usualHeapPercent = 90;

const whole = (most: number) =>
  z.preprocess(emptyIsAbsent, z.coerce.number().int().min(0).max(most).optional());

export const loadSettings = {
  SHED_EVENT_LOOP_MS: whole(60_000).meta({
    description:
      'Mean delay of the event loop, in milliseconds over two seconds, beyond which requests get 503 with `Retry-After`; `0` for no bound.',
    fallback: `\`${usualEventLoopMs}\` in production, else \`0\``,
  }),
  SHED_HEAP_PERCENT: whole(100).meta({
    description:
      'Used part of the heap of Node, in per cent of its largest size, beyond which requests get 503 with `Retry-After`; `0` for no bound.',
    fallback: `\`${usualHeapPercent}\` in production, else \`0\``,
  }),
};

const shape = z.object(loadSettings);
type LoadConfig = z.output<typeof shape> & { NODE_ENV: string };

/** Debuggers, builds and tests stop the event loop of a development machine. */
export function loadBounds(config: LoadConfig): LoadBounds {
  const isProduction = config.NODE_ENV === 'production';
  return {
    eventLoopMs: config.SHED_EVENT_LOOP_MS ?? (isProduction ? usualEventLoopMs : 0),
    heapPercent: config.SHED_HEAP_PERCENT ?? (isProduction ? usualHeapPercent : 0),
  };
}
